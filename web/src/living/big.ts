/** What a game shows to a whole room, and the sentence that goes with it. Loaded where a big screen is, and nowhere else. */
import type { Component } from 'svelte';
import type { TableStore } from '../core/table.svelte';
import { actorOf } from '../core/log';
import { endingInWords, sentences, tell, winnersInWords } from '../core/telling';
import { t } from '../core/words.svelte';
import type { AnyEvent, GamePage } from '../games/game';

export type BigBoard = Component<{ table: TableStore; page: GamePage }>;

const boards = import.meta.glob<{ default: BigBoard }>('../games/*/Big.svelte');

export async function bigOf(game: string): Promise<BigBoard> {
  const load = boards[`../games/${game}/Big.svelte`] ?? (() => import('../plain/Big.svelte'));
  return (await load()).default;
}

export interface Said {
  /** Who did it; null: chance, or all of them. */
  seat: number | null;
  says: string;
}

/** What happens, in one sentence: the event that is being shown, or the last one worth a word; never those `unsaid`. */
export function happens(table: TableStore, page: GamePage, unsaid: string[] = []): Said {
  if (table.result) {
    const name = (seat: number) => table.name(seat);
    return { seat: table.result.winners[0] ?? null, says: winnersInWords(table.result, name) };
  }
  const words = (events: AnyEvent[]): Said | null => {
    const worth = events.filter(({ event }) => !unsaid.includes(event));
    const says = sentences(worth, table, page).at(-1)?.says;
    return says ? { seat: worth.map(seatOf).findLast((seat) => seat !== null) ?? null, says } : null;
  };
  const now = words(table.happened);
  if (now) return now;
  for (const entry of [...table.entries].reverse()) {
    const said = words(table.eventsOf(entry.line));
    const house = entry.line.actor === '!' ? tell(entry, table, page).at(-1) : undefined;
    if (said) return { ...said, seat: said.seat ?? actorOf(entry.line) };
    if (house) return { seat: null, says: house };
  }
  const [next] = table.now?.asked ?? [];
  return { seat: next ?? null, says: next ? t('living-turn', { name: table.name(next) }) : t('web-waits-chance') };
}

/** Why it ended, where the rules alone don't say it. */
export function endedBy(table: TableStore): string | null {
  return endingInWords(table.ending, (seat) => table.name(seat));
}

function seatOf(event: AnyEvent & { seat?: unknown }): number | null {
  return typeof event.seat === 'number' ? event.seat : null;
}
