/** What has happened at a table of mine, in the words of its own log. Comes only for those who have been away. */
import { api } from '../core/api';
import { wholeLine } from '../core/log';
import { TableStore } from '../core/table.svelte';
import { tell } from '../core/telling';
import { learn, spoken } from '../core/words.svelte';
import { pageOf } from '../games';
import type { MyTable, TableInfo } from '../wire/house';

/** So many sentences are enough to remember the rest. */
const TOLD = 3;

export interface Story {
  /** The last sentences. */
  told: string[];
  /** The picture of whoever holds the note at that table. */
  animal: string;
  /** When the last of it happened, in seconds since 1970. */
  last: number | undefined;
}

/** A table that was never opened: it says what its lines say, and hears nothing. */
export async function storyOf(mine: MyTable): Promise<Story> {
  const [page, since] = await Promise.all([pageOf(mine.game), api.since(mine.id), learn(mine.game)]);
  const table = new TableStore(mine.id, () => page);
  table.info = mine as unknown as TableInfo; // of what it has more, no line says anything
  table.seat = mine.seat;
  table.steps = since.map(wholeLine);
  const told = table.entries.flatMap((entry) => tell(entry, table, page));
  return { told: told.slice(-TOLD), animal: page.animal(mine.seat), last: since.at(-1)?.at };
}

/** How long ago, in words: "2 hours ago". */
export function agoInWords(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const [unit, size] =
    past < 3600 ? (['minute', 60] as const) : past < 86_400 ? (['hour', 3600] as const) : (['day', 86_400] as const);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' }).format(-Math.floor(past / size), unit);
}
