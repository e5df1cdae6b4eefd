/**
 * The table while something is being shown: the last view, with what has happened since laid upon it.
 * Nothing is decided here; a card goes where an event says it went.
 */
import { actorOf, type LogLine } from '../../core/log';
import type { Event, Glance, Played, RowItem, View } from '../../wire/barking';
import { WONDER } from './naming';
import type { BarkingTable } from './table';

/** `leads`: whose pack is in front; `takenBy`: who takes the item as the round ends, null if nobody does. */
export type StageItem = RowItem & { leads?: number | null; takenBy?: number | null };
export interface Stage extends Omit<View, 'row'> {
  row: StageItem[];
  /** What the items of each seat are worth. */
  points: number[];
}

/** What this table shows now. */
export function stageOf(table: BarkingTable): Stage {
  return staged(table.view, table.glance, table.happened, table.seat);
}

export function staged(view: View, { leads, points }: Glance, events: Event[], seat: number | null): Stage {
  const row = view.row.map((place, at) => ({ ...place, leads: leads[at] ?? null }));
  return events.reduce<Stage>((now, event) => after(now, event, seat), { ...view, row, points });
}

function after(now: Stage, event: Event, seat: number | null): Stage {
  switch (event.event) {
    case 'played':
      return { ...change(now, event.place, (place) => bark(place, event)), ...gone(now, event, seat) };
    case 'token laid':
      return event.place === undefined ? now : change(now, event.place, (place) => ({ ...place, cat: true }));
    case 'passed':
      return {
        ...now,
        players: now.players.map((player, at) => (at === event.seat - 1 ? { ...player, passed: true } : player)),
      };
    case 'item won':
      return change(now, event.place, (place) => ({ ...place, takenBy: event.seat }));
    case 'item left':
      return change(now, event.place, (place) => ({ ...place, takenBy: null }));
    case 'laid out':
      return { ...now, round: event.round, row: event.items.map((item) => ({ item, cat: false, packs: [] })) };
    default:
      return now;
  }
}

/** The line that ended a round, as far as it has been shown, until somebody does something in the next one. */
export function endedRound(table: BarkingTable): LogLine | null {
  const { played, past, happening, happened } = table;
  if (past) return null;
  const over = happened.find(isOver);
  if (over) return played.findLast((line) => table.eventsOf(line).includes(over)) ?? null;
  if (happening) return null;
  const shown = played.filter(({ ply }) => ply <= (table.now?.ply ?? 0));
  const at = shown.findLastIndex((line) => table.eventsOf(line).some(isOver));
  return shown.slice(at + 1).some((line) => actorOf(line) !== null) ? null : (shown[at] ?? null);
}

const isOver = (event: Event) => event.event === 'round over';

function change(now: Stage, number: number, how: (place: StageItem) => StageItem): Stage {
  return { ...now, row: now.row.map((place, at) => (at === number - 1 ? how(place) : place)) };
}

/** These dogs beside those of the same seat, or as a new pack. Who leads then comes with the next view. */
function bark(place: StageItem, { seat, cards }: Played): StageItem {
  const mine = place.packs.some((pack) => pack.seat === seat);
  const packs = place.packs.map((pack) => (pack.seat === seat ? { seat, cards: [...pack.cards, ...cards] } : pack));
  return { ...place, packs: mine ? packs : [...packs, { seat, cards }] };
}

/** My hand without what I played; of others only the number is known, and it comes with the next view. */
function gone(now: Stage, event: { seat: number; cards: string[] }, seat: number | null): Pick<View, 'players'> {
  const players = now.players.map((player, at) => {
    if (event.seat !== seat || at !== seat - 1 || !Array.isArray(player.hand)) return player;
    const hand = [...player.hand];
    for (const card of event.cards) hand.splice(hand.indexOf(card.startsWith(WONDER) ? WONDER : card), 1);
    return { ...player, hand };
  });
  return { players };
}
