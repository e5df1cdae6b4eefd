/** The log in words: what a line of it says, in the language of the screen; and how a game ended. */
import type { AnyEvent, Gathered, GamePage } from '../games/game';
import type { Ending, Over } from '../wire/house';
import { turnsIn, type Entry, type Turn } from './log';
import type { TableStore } from './table.svelte';
import { says, t, type Facts } from './words.svelte';

/** The sentences of one line; none if nothing worth telling happened. */
export function tell({ line, takenBack }: Entry, table: TableStore, page: GamePage): string[] {
  if (line.undone) return undoneInWords(line.undone.by, turnsIn(takenBack), table);
  if (line.actor === '!') return houseSays(line.line ?? '', table);
  return table.eventsOf(line).flatMap((event) => told(event, table, page) ?? []);
}

export function told(event: AnyEvent, table: TableStore, page: GamePage): string | null {
  const facts = page.facts(event, table);
  if (facts === null || !table.info) return null;
  const key = `${table.info.game}-event-${event.event.replaceAll(' ', '-')}`;
  return t(key, { ...event, ...whoIn(event, table), ...facts });
}

/** Whoever does something is told by name. */
function whoIn(event: AnyEvent & { seat?: number | null }, table: TableStore): Facts {
  return typeof event.seat === 'number' ? { name: table.name(event.seat) } : {};
}

/** Who took a move back, alone or with what followed it; nothing if there was nothing to take back. */
export function undoneInWords(by: number | null, turns: number, table: TableStore): string[] {
  return by === null || !turns ? [] : [t('web-did-undo', { name: table.name(by), others: turns - 1 })];
}

export function winnersInWords({ winners }: Over, name: (seat: number) => string): string {
  if (!winners.length) return t('web-nobody-won');
  return t('web-won', { names: winners.map(name), shared: winners.length > 1 });
}

/** Who resigned, or whose time was up; null if the game ended by its own rules. */
export function endingInWords(ending: Ending | null, name: (seat: number) => string): string | null {
  if (ending?.seat === undefined) return null;
  return t(ending.reason === 'time' ? 'web-did-flag' : 'web-did-resign', { name: name(ending.seat) });
}

/** What the house wrote: `resign 2`, `flag 2`, `bot 2 3`, `person 2`. That a bot plays its own seat is no news. */
function houseSays(line: string, table: TableStore): string[] {
  const [word, seat] = line.split(' ');
  const key = `web-did-${word}`;
  if (!says(key) || (word === 'bot' && !table.chair(Number(seat))?.person)) return [];
  return [t(key, { name: table.name(Number(seat)) })];
}

/** Events in as few sentences as tell them well; an event that isn't worth one is part of the sentence before it. */
export function sentences(events: AnyEvent[], table: TableStore, page: GamePage): Gathered[] {
  const said: Gathered[] = [];
  for (let from = 0; from < events.length;) {
    const rest = events.slice(from);
    const one = page.gathered?.(rest, table) ?? { says: told(rest[0]!, table, page) ?? '', count: 1 };
    const last = said.at(-1);
    if (one.says || !last) said.push(one);
    else last.count += one.count;
    from += one.count;
  }
  return said;
}

/** What is being shown, or was shown last since my move, in a sentence; null if nothing was. */
export function present(table: TableStore): string | null {
  const { page, happening } = table;
  if (!page) return null;
  if (happening) {
    let index = happening.before.length;
    return sentences(happening.all, table, page).find(({ count }) => (index -= count) < 0)?.says || null;
  }
  return table.meanwhile.length ? (inShort(table.meanwhile.at(-1)!, table, page).at(-1) ?? null) : null;
}

/** A turn in sentences. */
export function inShort(turn: Turn, table: TableStore, page: GamePage): string[] {
  const events = turn.lines.flatMap((line) => table.eventsOf(line));
  return sentences(events, table, page).flatMap(({ says }) => says || []);
}
