/** Events in words: the facts of the log's lines, and what a move would do, said before it is played. */
import type { LogLine } from '../../core/log';
import { spoken, t, type Facts } from '../../core/words.svelte';
import type { Event as Happened } from '../../wire/boooop';
import { catsOf } from './stage';
import type { BoooopTable } from './table';

/** The wire's names and silences, as the messages know them. */
export function facts(event: Happened): Facts {
  const start = 'from' in event ? event.from : null;
  const lists: Facts = {};
  if ('cells' in event && event.cells) lists['cells'] = list(event.cells);
  if ('over' in event) lists['over'] = list(event.over);
  return { off: false, to: null, skipped: null, eight: false, ...event, ...lists, start };
}

/** How the cats won; null if nobody has. */
export function ended(table: Pick<BoooopTable, 'played' | 'eventsOf' | 'name'>): string | null {
  const wonIn = (line: LogLine) => table.eventsOf(line).find((event) => event.event === 'won');
  const line = table.played.findLast(wonIn);
  const won = line && wonIn(line);
  return won ? t('boooop-event-won', { ...facts(won), name: table.name(won.seat) }) : null;
}

/** How far whoever lost had come. */
export function behind(table: BoooopTable): string | null {
  const loser = [1, 2].find((seat) => !table.result?.winners.includes(seat));
  return loser ? t('boooop-web-behind', { name: table.name(loser), cats: catsOf(table.view, loser) }) : null;
}

/** What would come of a move, in short sentences. */
export function consequence(events: Happened[]): string {
  const shoved = shoves(events);
  const pushed = shoved.filter((event) => event.to);
  const falling = shoved.filter((event) => !event.to);
  const stays = events.filter((event) => event.event === 'held');
  const heavy = stays.filter((one) => one.heavy).map(({ cell }) => cell);
  const held = stays.filter((one) => !one.heavy).map(({ cell }) => cell);
  const said = [
    pushed.length &&
      t('boooop-web-pushed', { count: pushed.length, moves: pushed.map((event) => `${event.from} → ${event.to}`) }),
    falling.length && t('boooop-web-falls', { count: falling.length, cells: list(falling.map((event) => event.from)) }),
    held.length && t('boooop-web-stays', { count: held.length, cells: list(held) }),
    heavy.length && t('boooop-web-heavy', { count: heavy.length, cells: list(heavy) }),
    ...events.filter((event) => !(shoved as Happened[]).includes(event)).map(later),
  ].filter(Boolean);
  return said.length ? said.join(' ') : t('boooop-web-nobody');
}

/** Cells as they are listed in this language: «d2 і f3». */
export function list(names: string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);
}

/** The pushes by the placed piece: those before anything else happens. */
function shoves(events: Happened[]) {
  const end = events.findIndex((event) => event.event !== 'placed' && event.event !== 'booped');
  return events.slice(0, end < 0 ? undefined : end).filter((event) => event.event === 'booped');
}

/** What comes after the pushes, each thing in a sentence. */
function later(event: Happened): string | null {
  const said = facts(event);
  switch (event.event) {
    case 'placed':
    case 'held':
      return null;
    case 'booped':
      return event.to
        ? t('boooop-web-pushed', { count: 1, moves: `${event.from} → ${event.to}` })
        : t('boooop-web-falls', { count: 1, cells: event.from });
    case 'graduated':
      return t('boooop-web-grows', said);
    default:
      return t(`boooop-web-${event.event.replaceAll(' ', '-')}`, said);
  }
}
