import { beforeAll, expect, test } from 'vitest';
import type { ChairInfo } from '../wire/house';
import { botNames } from './bots';
import { learn, speak } from './words.svelte';

beforeAll(async () => {
  await speak('en');
  await learn('home');
});

/** Chairs in a row: a name is a person's, a number a bot's level, null nobody's. */
const chairs = (...sitting: (string | number | null)[]): ChairInfo[] =>
  sitting.map((one, index) => ({
    seat: index + 1,
    ...(typeof one === 'string' ? { person: { id: one, name: one, avatar: 'fox' } } : one === null ? {} : { bot: one }),
  }));
const names = (...sitting: (string | number | null)[]) => [...botNames(chairs(...sitting)).values()];

test('a bot is called as the cat of its level that was chosen', () => {
  expect(names('Ada', 4)).toEqual(['Whisker']);
  expect(names('Ada', 4, 'Bo', 7)).toEqual(['Whisker', 'Shadow']);
});

test('of several bots of a level the first is the cat, the others have names that differ', () => {
  expect(names('Ada', 3, 3, 5, 3)).toEqual(['Button', 'Dumpling', 'Purrtron', 'Pretzel']);
  const full = names(...Array.from({ length: 8 }, () => 3));
  expect(new Set(full).size).toBe(8);
});

test('all keep their names in a rematch, where everybody sits one seat further', () => {
  const before = names('Ada', 3, 3, 3);
  for (const moved of [
    [3, 'Ada', 3, 3],
    [3, 3, 'Ada', 3],
    [3, 3, 3, 'Ada'],
  ])
    expect(names(...moved)).toEqual(before);
});

test('who is away keeps their name, and a bot that sits down later is called by its level', () => {
  const called = botNames(chairs('Ada', 'Bo', null), { 2: 3, 3: 5 });
  expect([...called]).toEqual([[3, 'Purrtron']]);
});
