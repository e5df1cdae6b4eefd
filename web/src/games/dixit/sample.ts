/** One of each thing that can happen, for tests. */
import type { Event } from '../../wire/dixit';
import type { OneOfEach } from '../sample';

export const events: OneOfEach<Event> = {
  dealt: { event: 'dealt', seat: 1, count: 6 },
  'round began': { event: 'round began', round: 2, storyteller: 3 },
  told: { event: 'told', seat: 3, clue: 'тихо' },
  gave: { event: 'gave', seat: 2, count: 1 },
  'laid out': { event: 'laid out', cards: [4, 8, 15] },
  voted: { event: 'voted', seat: 2 },
  shown: {
    event: 'shown',
    storyteller: 3,
    slot: 2,
    card: 8,
    found: [2],
    verdict: 'some',
    owners: [1, 3, 2],
    votes: [3, 2, null],
  },
  gained: { event: 'gained', seat: 2, points: 4, score: 9, lured: 1 },
  discarded: { event: 'discarded', cards: [4, 8, 15] },
  reshuffled: { event: 'reshuffled', count: 60 },
  ended: { event: 'ended', winners: [2], score: 30 },
};
/** Cards have no names here: such lines would be nothing but numbers. */
export const untold = ['dealt', 'laid out', 'discarded'];
/** What leaves no mark, and what stands there instead. */
export const stands = {
  dealt: 'the hands',
  'round began': 'who tells, above the cards',
  'laid out': 'the cards on the table',
  shown: 'the round turned over',
  discarded: 'the number of cards in the discard',
  reshuffled: 'the number of cards in the discard',
  ended: 'the end in the note',
};
