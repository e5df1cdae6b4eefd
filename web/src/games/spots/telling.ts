/** Events and chances in words. */
import { t, type Facts } from '../../core/words.svelte';
import type { Advice, Event, View } from '../../wire/spots';
import { colourOf } from './box';
import type { SpotsTable } from './table';

const named = (key: string, fact: string, names: readonly string[]) =>
  names.map((name) => t(key, { [fact]: name })).join(', ');

export const dogNames = (names: readonly string[]): string => named('spots-dog', 'dog', names);

/** What a trick does and, where tricks lie in stacks, which ones lie under it. */
export function described(view: View, trick: string): string {
  const [, ...under] = view.stacks?.[colourOf(trick)] ?? [];
  const does = t('spots-does', { trick });
  return under.length ? `${does} ${t('spots-web-under', { tricks: named('spots-trick', 'trick', under) })}` : does;
}

/** What `spots-event-…` wants to know. The wire leaves out what is absent. */
export function facts(event: Event, table: Pick<SpotsTable, 'name'>): Facts {
  const all: Facts = { seat: null, tile: null, dog: null, to: null, fast: false, ...event };
  switch (event.event) {
    case 'dealt':
      return { ...all, dogs: dogNames(event.dogs) };
    case 'tricks chosen':
    case 'stack laid':
      return { ...all, tricks: named('spots-trick', 'trick', event.tricks) };
    case 'stack turned':
      return { ...all, top: t('spots-trick', { trick: event.top }) };
    case 'trotted':
      return { ...all, to: t('spots-dog', { dog: event.to }) };
    case 'tied':
      return { ...all, names: event.seats.map((seat) => table.name(seat)) };
    case 'dug':
      return { ...all, owner: table.name(event.owner) };
    default:
      return all;
  }
}

/** What would come of a move, from its preview. */
export interface Outcome {
  says: string;
  bust: boolean;
}

export function outcome(events: readonly Event[], table: SpotsTable): Outcome {
  const busted = events.filter((event) => event.event === 'busted').find(({ seat }) => seat === table.seat);
  if (busted) return { says: t('spots-web-then-bust', { total: busted.total }), bust: true };
  return { says: sentences(events, table).join(' '), bust: false };
}

function sentences(told: readonly Event[], table: SpotsTable): string[] {
  if (told.some((event) => event.event === 'trotted' || event.event === 'joined')) return []; // it can be seen
  const dug = told.find((event) => event.event === 'dug');
  if (dug) {
    const bust = told.some((event) => event.event === 'busted');
    return [
      t('spots-web-then-dug', { mine: dug.owner === table.seat, name: table.name(dug.owner), total: dug.total, bust }),
    ];
  }
  if (told.some((event) => event.event === 'scored')) return [t('spots-web-then-fast')];
  const buried = told.findLast((event) => event.event === 'buried');
  return [buried ? t('spots-web-then-yard', { total: buried.total }) : t('spots-web-then-safe')];
}

/** A chance in whole per cent: never 0 or 100 unless it is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** `Невдача: 12 %`, for a tile or a button. */
export function riskShort(chance: number): string {
  return chance > 0 ? t('spots-web-chance', { percent: percent(chance) }) : t('spots-web-chance-none');
}

/** The same as a sentence, for the note; `briefly` after another sentence. */
export function riskSaid(advice: Advice | null, move: string, briefly = false): string | null {
  const chance = advice?.bust[move];
  if (chance === undefined) return null;
  return t(briefly ? 'spots-web-chance-next' : 'spots-web-chance-says', { percent: percent(chance) });
}
