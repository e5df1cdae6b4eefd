/** The log in words: what a line of it says, in the language of the screen. */
import type { AnyEvent, GamePage } from '../games/game';
import type { LogLine } from './log';
import type { TableStore } from './table.svelte';
import { says, t } from './words.svelte';

/** The sentences of one line; none if nothing worth telling happened. */
export function tell(line: LogLine, table: TableStore, page: GamePage): string[] {
  if (step.actor === '!') return houseSays(step.line ?? '', table);
  return table.eventsOf(line).flatMap((event) => {
    const sentence = told(event, table, page);
    return sentence === null ? [] : [sentence];
  });
}

export function told(event: AnyEvent, table: TableStore, page: GamePage): string | null {
  const facts = page.facts(event, table);
  if (facts === null || !table.info) return null;
  return t(`${table.info.game}-event-${event.event.replaceAll(' ', '-')}`, { ...event, ...facts });
}

/** Whose line it is; null for chance and the house. */
export function actorOf(line: LogLine): number | null {
  const seat = Number(step.actor);
  return Number.isInteger(seat) ? seat : null;
}

/** `! undo 4`, `! resign 2`, `! bot 2 3` … */
function houseSays(line: string, table: TableStore): string[] {
  const [, word, seat, level] = line.split(' ');
  const key = `web-did-${word}`;
  if (!says(key)) return [];
  const number = Number(seat);
  return [t(key, { name: word === 'undo' ? '' : table.name(number), level: Number(level ?? 0) })];
}
