import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../core/words.svelte';
import type { MyTable } from '../wire/house';
import { dayInWords, outcome, resultInWords } from './history';

const person = (name: string) => ({ id: name, name, avatar: 'fox' });
const table = (rest: Partial<MyTable>): MyTable => ({
  id: 'abc',
  game: 'boooop',
  seats: 2,
  phase: 'finished',
  seat: 1,
  asked: false,
  chairs: [
    { seat: 1, person: person('Оля') },
    { seat: 2, person: person('Ігор') },
  ],
  created: 0,
  ended: 0,
  result: { type: 'Over', winners: [1], scores: null },
  ending: { reason: 'rules' },
  rematch: null,
  options: {},
  ...rest,
});
const over = (winners: number[], scores: number[] | null = null) => ({ type: 'Over' as const, winners, scores });

beforeAll(async () => {
  await speak('uk');
  await learn('home');
});

test('how it ended depends on where I sat', () => {
  expect(outcome(table({}))).toBe('won');
  expect(outcome(table({ seat: 2 }))).toBe('lost');
  expect(outcome(table({ result: over([]) }))).toBe('nobody');
  expect(outcome(table({ seats: 1, result: over([]) }))).toBe('lost');
  expect(outcome(table({ seats: 1, result: over([1]) }))).toBe('won');
  expect(outcome(table({ result: over([1, 2]) }))).toBe('shared');
  expect(outcome(table({ seats: 3, result: over([1, 2]) }))).toBe('shared');
  expect(outcome(table({ seat: null }))).toBeNull();
});

test('it is said with its points, its reason and its person', async () => {
  expect(resultInWords(table({ result: over([1], [21, 12]) }))).toBe('Перемога · 21 очко');
  expect(resultInWords(table({ ending: { reason: 'time', seat: 2 } }))).toBe('Перемога · Час вийшов: Ігор.');
  await speak('en');
  expect(resultInWords(table({ seat: 2, ending: { reason: 'resigned', seat: 2 } }))).toBe('Lost · Ігор resigned.');
  await speak('uk');
  expect(resultInWords(table({ seat: null }))).toBe('Перемога: Оля');
  expect(resultInWords(table({ result: over([1, 2]) }))).toBe('Спільна перемога');
});

test('the day is said in the language, with the year only if it is another', () => {
  const noon = Date.UTC(2026, 10, 15, 12) / 1000;
  expect(dayInWords(noon, new Date(2026, 11, 1))).toBe('15 листопада');
  expect(dayInWords(noon, new Date(2027, 0, 1))).toContain('2026');
});
