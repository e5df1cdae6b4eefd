import { beforeEach, expect, test } from 'vitest';
import { bouts, middling, note, strength, type Bout } from './strength';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const bout = (level: number, won: number, seats = 2): Bout => ({ table: '', level, won, seats });
const many = (count: number, ...of: Bout[]): Bout[] => Array.from({ length: count }, () => of).flat();

beforeEach(() => localStorage.clear());

test('nobody knows how strong a newcomer is', () => {
  expect(strength([], LEVELS)).toEqual({ level: 3, from: 2, to: 5 });
});

test('whoever wins every second game against a level plays like it, and the more games the surer', () => {
  expect(strength(many(10, bout(6, 1), bout(6, 0)), LEVELS)).toEqual({ level: 6, from: 5, to: 6 });
  const [few, more] = [2, 12].map((count) => strength(many(count, bout(6, 1), bout(6, 0)), LEVELS));
  expect(few!.to - few!.from).toBeGreaterThan(more!.to - more!.from);
});

test('a win leads up, a defeat down, to the ends of the ladder and not beyond', () => {
  expect(strength([bout(3, 1)], LEVELS).level).toBeGreaterThanOrEqual(strength([bout(3, 0)], LEVELS).level);
  expect(strength(many(15, bout(8, 1)), LEVELS).level).toBe(8);
  expect(strength(many(15, bout(1, 0)), LEVELS).level).toBe(1);
  expect(strength(many(15, bout(3, 1)), [1, 3]).level).toBe(3);
});

test('a newcomer meets the fourth of eight, and no other because there is one beyond them', () => {
  expect([8, 9].map((many) => middling(Array.from({ length: many }, (_, at) => at + 1)))).toEqual([4, 4]);
  expect([[], [3], [1, 2]].map(middling)).toEqual([1, 3, 1]);
});

test('whoever wins every game against the eighth level is not sent to the one beyond, who wins them all', () => {
  const nine = [...LEVELS, 9];
  expect(strength(many(20, bout(8, 1)), nine)).toEqual({ level: 8, from: 8, to: 8 });
  expect(strength(many(10, bout(8, 1), bout(9, 0)), nine).level).toBe(8);
  expect(strength(many(20, bout(9, 1)), nine).level).toBe(9);
});

test('at a table of five one win in five is fair', () => {
  const fair = strength(many(5, bout(4, 1, 5), ...many(4, bout(4, 0, 5))), LEVELS);
  expect(fair.level).toBe(4);
});

test('a table counts once, a game has its own list, and old games are forgotten', () => {
  note('boooop', { ...bout(2, 1), table: 'a' });
  note('boooop', { ...bout(2, 1), table: 'a' });
  note('spots', { ...bout(5, 0), table: 'b' });
  expect(bouts('boooop')).toHaveLength(1);
  expect(bouts('spots')).toEqual([{ table: 'b', level: 5, won: 0, seats: 2 }]);
  for (let nth = 0; nth < 40; nth++) note('boooop', { ...bout(2, 1), table: `t${nth}` });
  expect(bouts('boooop')).toHaveLength(30);
  expect(bouts('boooop').at(-1)!.table).toBe('t39');
});

test('what is broken is forgotten', () => {
  localStorage.setItem('lapki.bouts.boooop', '{');
  expect(bouts('boooop')).toEqual([]);
});
