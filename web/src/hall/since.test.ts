import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import { learn, speak } from '../core/words.svelte';
import type { MyTable, Step } from '../wire/house';
import { agoInWords, storyOf } from './since';

const person = (name: string) => ({ id: name, name, avatar: 'fox' });
const mine: MyTable = {
  id: 'abc',
  game: 'boooop',
  seats: 2,
  options: {},
  phase: 'playing',
  seat: 1,
  asked: true,
  chairs: [
    { seat: 1, person: person('Ada') },
    { seat: 2, person: person('Bo') },
  ],
  created: 0,
  ended: null,
  result: null,
  ending: null,
  rematch: null,
};
const storyWith = (since: Step[]) => {
  vi.spyOn(api, 'since').mockResolvedValue(since);
  return storyOf(mine);
};
const placed = (ply: number, cell: string) => ({
  ply,
  actor: '2',
  at: 0,
  events: [{ event: 'placed', seat: 2, piece: 'kitten', cell }],
});

beforeAll(async () => {
  await speak('en');
  await learn('home');
});

test('what happened is told in the words of the game’s log, the last of it', async () => {
  const { told, animal } = await storyWith([placed(1, 'a1'), placed(2, 'a2'), placed(3, 'a3'), placed(4, 'a4')]);
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toContain('a4');
  expect(told.join(' ')).not.toMatch(/⟦|a1/);
  expect(animal).toContain('/pictures/boooop/');
});

test('what was taken back isn’t told as if it stood', async () => {
  const back = { ply: 2, actor: '!', at: 0, line: 'undo 0', undone: { by: 2, to: 0 } };
  const { told } = await storyWith([placed(1, 'a1'), back]);
  expect(told.join(' ')).not.toContain('a1');
  expect(told.join(' ')).toContain('Bo');
});

test('how long ago is said in minutes, hours and days', () => {
  expect(agoInWords(1000, 1000)).toBe('this minute');
  expect(agoInWords(0, 3 * 60)).toBe('3 minutes ago');
  expect(agoInWords(0, 2 * 3600 + 5)).toBe('2 hours ago');
  expect(agoInWords(0, 86_400)).toBe('yesterday');
});
