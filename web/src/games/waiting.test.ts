import { beforeAll, expect, test } from 'vitest';
import type { TableStore } from '../core/table.svelte';
import { learn, speak } from '../core/words.svelte';
import { waits } from './waiting';

const table = (...asked: number[]) =>
  ({ seat: 2, now: { asked }, name: (seat: number) => `№${seat}` }) as unknown as TableStore;

beforeAll(async () => {
  await learn('home');
  await speak('en');
});

test('we wait for others, never for me', () => {
  expect(waits(table(1, 3))).toBe('Waiting for №1, №3.');
  expect(waits(table(1, 2))).toBe('Waiting for №1.');
  expect(waits(table(2))).toBe('A moment…');
  expect(waits(table())).toBe('A moment…');
});
