import { expect, test } from 'vitest';
import { beside, shareOf, winsIn } from './shares';

test('few games say little: an interval is wide, and never leaves what is possible', () => {
  const all = shareOf(3, 3);
  expect(all.low).toBeLessThan(0.5);
  expect(all.high).toBe(1);
  expect(shareOf(0, 5).low).toBe(0);
  const many = shareOf(190, 310);
  expect(many.high - many.low).toBeLessThan(0.12);
  expect([many.low.toFixed(3), many.high.toFixed(3)]).toEqual(['0.558', '0.665']);
});

test('a difference is told only where luck alone would hardly make it', () => {
  expect(beside(shareOf(12, 21), 0.5)).toBe('same');
  expect(beside(shareOf(120, 210), 0.5)).toBe('above');
  expect(beside(shareOf(5, 40), 0.25)).toBe('same');
  expect(beside(shareOf(0, 0), 0.5)).toBe('same');
  expect(beside(shareOf(2, 40), 0.25)).toBe('below');
});

test('wins are counted by the size of a table, with people first; playing alone is no contest', () => {
  const wins = winsIn({
    'bots:2': { won: 1 },
    'people:4': { lost: 3, shared: 1 },
    'people:2': { won: 2, lost: 1 },
    'people:1': { won: 5 },
    turn: { busted: 3, safe: 4 },
  });
  expect(wins.map(({ bots, seats, times, of }) => [bots, seats, times, of])).toEqual([
    [false, 2, 2, 3],
    [false, 4, 1, 4],
    [true, 2, 1, 1],
  ]);
});
