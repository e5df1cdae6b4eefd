/** Events in words: the facts of the log's lines. */
import type { Facts } from '../../core/words.svelte';
import type { Event } from '../../wire/dixit';
import { deckOf } from './deck.svelte';
import type { DixitTable } from './table';

/** Cards have no names here, only pictures: lines that would be nothing but their numbers are left out. */
export function facts(event: Event, table: DixitTable): Facts | null {
  switch (event.event) {
    case 'dealt':
    case 'laid out':
    case 'discarded':
      return null;
    case 'round began':
      return { round: event.round, storyteller: event.storyteller ? table.name(event.storyteller) : null };
    case 'told':
      return { clue: event.clue, card: null };
    case 'gave':
      return { count: event.count, cards: null };
    case 'voted':
      return { slot: event.slot ?? null };
    case 'shown':
      return { ...event, card: deckOf(table).title(event.card), found: names(event.found, table) };
    case 'gained':
      return { ...event, lured: event.lured ?? 0 };
    case 'reshuffled':
      return { count: event.count };
    case 'ended':
      return { winners: names(event.winners, table), score: event.score };
  }
}

function names(seats: number[], table: DixitTable): string[] {
  return seats.map((seat) => table.name(seat));
}
