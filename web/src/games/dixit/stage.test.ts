import { describe, expect, it } from 'vitest';
import type { Event, Gained, Shown, View } from '../../wire/dixit';
import { doingOf, handOf, mineOf, scoresOf, searchOf, turnedLast, turning } from './stage';
import type { DixitTable } from './table';

/** Four seats; I am the second, and look at a table where all but the fourth have voted. */
const VIEW: View = {
  players: [
    { hand: 5, score: 4 },
    { hand: [7, 8], score: 2 },
    { hand: 5, score: 0 },
    { hand: 5, score: 1 },
  ],
  deck: 50,
  discard: [],
  round: 2,
  storyteller: 1,
  phase: 'vote',
  clue: 'тиша',
  told: null,
  gifts: [null, [23], true, true],
  table: [11, 23, 5, 40],
  votes: [null, 3, true, false],
  last: null,
  winners: null,
};
const SHOWN: Shown = {
  event: 'shown',
  storyteller: 1,
  slot: 1,
  card: 11,
  found: [3],
  verdict: 'some',
  owners: [1, 2, 3, 4],
  votes: [null, 3, 1, 2],
};
const GAINED: Gained[] = [
  { event: 'gained', seat: 1, points: 3, score: 7 },
  { event: 'gained', seat: 2, points: 1, score: 3, lured: 1 },
];

function tableOf(...events: Event[]): DixitTable {
  return { happened: events } as DixitTable;
}

describe('a round as one eye sees it', () => {
  it('knows my own cards, and nobody else’s', () => {
    expect(mineOf(VIEW, 2)).toEqual([23]);
    expect(mineOf(VIEW, 3)).toEqual([]);
    expect(mineOf(VIEW, null)).toEqual([]);
    expect(mineOf({ ...VIEW, told: 11 }, 1)).toEqual([11]);
    expect(handOf(VIEW, 2)).toEqual([7, 8]);
    expect(handOf(VIEW, null)).toEqual([]);
  });

  it('tells who is busy with what', () => {
    expect([1, 2, 3, 4].map((seat) => doingOf(VIEW, seat))).toEqual(['teller', 'done', 'done', 'thinking']);
    expect(doingOf({ ...VIEW, phase: 'tell', storyteller: null }, 3)).toBe('racing');
    expect(doingOf({ ...VIEW, phase: 'tell' }, 3)).toBeNull();
    expect(doingOf({ ...VIEW, phase: 'over' }, 1)).toBeNull();
  });
});

describe('a round being turned over', () => {
  it('is nothing before the tablets are shown', () => {
    expect(turning(tableOf(), VIEW)).toBeNull();
    expect(turning(tableOf({ event: 'voted', seat: 4 }), VIEW)).toBeNull();
  });

  it('gives points and hops one by one', () => {
    const halfway = tableOf(SHOWN, GAINED[0]!);
    expect(turning(halfway, VIEW)?.gains).toEqual([3, null, null, null]);
    expect(scoresOf(halfway, VIEW)).toEqual([7, 2, 0, 1]);
    expect(scoresOf(tableOf(SHOWN, ...GAINED), VIEW)).toEqual([7, 3, 0, 1]);
  });

  it('says whom each lured, as far as the points have come', () => {
    expect(turning(tableOf(SHOWN, GAINED[0]!), VIEW)?.lured).toEqual([0, 0, 0, 0]);
    expect(turning(tableOf(SHOWN, ...GAINED), VIEW)?.lured).toEqual([0, 1, 0, 0]);
  });

  it('is told with what it came to once it is over', () => {
    const last = { storyteller: 1, clue: 'тиша', table: [11], owners: [1], votes: [null, 1], gains: [3, 3] };
    const upshot = { verdict: 'all' as const, found: [2], lured: [0, 0] };
    const table = { happened: [] as Event[], glance: { last: upshot } } as DixitTable;
    expect(turnedLast(table, { ...VIEW, last })).toEqual({ ...last, ...upshot });
    expect(turnedLast(table, VIEW)).toBeNull();
  });

  it('counts who found the card', () => {
    expect(searchOf(turning(tableOf(SHOWN), VIEW)!)).toEqual({ found: 1, voters: 3 });
  });
});
