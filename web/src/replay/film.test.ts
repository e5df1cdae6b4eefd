import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../core/settings.svelte';
import type { GamePage } from '../games/game';
import type { Replayed, TableInfo } from '../wire/house';
import { Film } from './film.svelte';

const page = { pace: () => 100, facts: () => ({}) } as unknown as GamePage;

/** Seat 1 puts something, a bot joins, seat 2 puts something, which is taken back; seat 1 resigns. */
function told(): Replayed {
  const step = (ply: number, actor: string, rest: object = {}) => ({ ply, actor, at: 0, ...rest });
  const now = (ply: number, rest: object = {}) => ({ ply, plies: ply, view: `after ${ply}`, ...rest });
  return {
    table: { id: 'x', game: 'toy', seats: 2, aloud: {}, chairs: [{ seat: 1 }, { seat: 2 }] } as unknown as TableInfo,
    seat: null,
    whole: true,
    eyes: [],
    frames: [
      { now: now(0) },
      { now: now(1), step: step(1, '!', { line: 'bot 2 3' }) },
      { now: now(2), step: step(2, '1', { events: [{ event: 'put' }] }) },
      { now: now(3), step: step(3, '2', { events: [{ event: 'put' }, { event: 'pushed' }] }) },
      { now: now(4), step: step(4, '!', { line: 'undo 1', undone: { by: 2, to: 2 } }) },
      { now: now(5, { result: { winners: [2], scores: null } }), step: step(5, '!', { line: 'resign 1' }) },
    ],
  };
}

let film: Film;
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
});
afterEach(() => {
  film.close();
  vi.useRealTimers();
});

test('it stops where something has happened, and stands there at once', () => {
  film = new Film(told(), page);
  expect(film.stops).toEqual([0, 2, 3, 4, 5]);
  film.go(2);
  expect(film.table.view).toBe('after 3');
  expect(film.table.steps.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  film.back();
  expect(film.table.view).toBe('after 2');
  expect(film.table.result).toBeNull();
  film.go(99);
  expect([film.at, film.table.view, film.table.result?.winners]).toEqual([4, 'after 5', [2]]);
  expect(film.whole.view, 'the log is always told whole').toBe('after 5');
});

test('a link leads to the last stop at or before its line', () => {
  film = new Film(told(), page, 1);
  expect(film.at).toBe(0);
  film.close();
  film = new Film(told(), page, 3);
  expect([film.at, film.table.view]).toEqual([2, 'after 3']);
});

test('a step is shown event by event, and at once to whoever is faster', async () => {
  film = new Film(told(), page);
  film.next();
  expect(film.table.happening?.event).toEqual({ event: 'put' });
  expect(film.table.view).toBe('after 0');
  film.next();
  await vi.advanceTimersByTimeAsync(0);
  expect([film.at, film.table.view, film.table.happening]).toEqual([2, 'after 3', null]);
});

test('it is played to its end by itself, faster or slower, and from its beginning again', async () => {
  film = new Film(told(), page);
  film.tempo = 'fast';
  film.toggle();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([film.at, film.playing]).toEqual([film.last, false]);
  film.toggle();
  expect([film.at, film.playing]).toEqual([1, true]);
  film.toggle();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([film.at, film.playing], 'paused is paused').toEqual([1, false]);
});
