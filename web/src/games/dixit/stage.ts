/** What a view and the events since then tell of the round: read, never reckoned. */
import type { Event, Last, Upshot, View } from '../../wire/dixit';
import type { DixitTable } from './table';

/** A round turned over: its points come one by one. */
export interface Turned extends Omit<Last, 'gains'>, Upshot {
  gains: (number | null)[];
}

export type Doing = 'teller' | 'racing' | 'thinking' | 'done';

/** My own cards among those of the round. */
export function mineOf(view: View, seat: number | null): number[] {
  if (seat === null) return [];
  if (seat === view.storyteller) return view.told === null ? [] : [view.told];
  const gift = view.gifts[seat - 1];
  return Array.isArray(gift) ? gift : [];
}

/** My hand; empty for whoever only looks on. */
export function handOf(view: View, seat: number | null): number[] {
  const hand = seat === null ? 0 : view.players[seat - 1]?.hand;
  return Array.isArray(hand) ? hand : [];
}

/** What a seat is busy with; null if with nothing. */
export function doingOf(view: View, seat: number): Doing | null {
  if (view.phase === 'over') return null;
  if (seat === view.storyteller) return 'teller';
  if (view.phase === 'tell' && view.storyteller === null) return 'racing';
  if (view.phase !== 'give' && view.phase !== 'vote') return null;
  const answer = (view.phase === 'give' ? view.gifts : view.votes)[seat - 1];
  return answer === null || answer === false ? 'thinking' : 'done';
}

/** How far each rabbit is, with those points that are being given right now. */
export function scoresOf(table: DixitTable, view: View): number[] {
  const scores = view.players.map((player) => player.score);
  for (const gained of happened(table, 'gained')) scores[gained.seat - 1] = gained.score;
  return scores;
}

/** The round that is being turned over at this moment; null if none is. */
export function turning(table: DixitTable, view: View): Turned | null {
  const [shown] = happened(table, 'shown');
  if (!shown) return null;
  const gains: (number | null)[] = view.players.map(() => null);
  const lured = view.players.map(() => 0);
  for (const gained of happened(table, 'gained')) {
    gains[gained.seat - 1] = gained.points;
    lured[gained.seat - 1] = gained.lured ?? 0;
  }
  const { storyteller, owners, votes, found, verdict } = shown;
  return { storyteller, owners, votes, found, verdict, gains, lured, clue: view.clue ?? '', table: view.table };
}

/** The last round that was turned over, with what it came to. */
export function turnedLast(table: DixitTable, view: View): Turned | null {
  const came = table.glance.last;
  return view.last && came ? { ...view.last, ...came } : null;
}

/** How many looked for the storyteller's card, and how many found it. */
export function searchOf(turned: Turned): { found: number; voters: number } {
  return { found: turned.found.length, voters: turned.votes.filter((vote) => vote !== null).length };
}

/** The score that ends the game. */
export function goalOf(table: DixitTable): number {
  return Number(table.info?.options.goal);
}

/** Those of a kind among the events that are being shown, the present one included. */
function happened<Tag extends Event['event']>(table: DixitTable, tag: Tag): Extract<Event, { event: Tag }>[] {
  return table.happened.filter((one): one is Extract<Event, { event: Tag }> => one.event === tag);
}
