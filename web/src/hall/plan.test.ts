import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../wire/house';
import { planFor, remember } from './plan';

const game: GameInfo = { key: 'hopscotch', version: 1, seats: [1, 3, 4], levels: [1, 3, 5], options: {} };

beforeEach(() => localStorage.clear());

test('a first plan has company, and bots neither weak nor strong', () => {
  expect(planFor(game)).toMatchObject({ seats: 3, level: 3, listed: false });
});

test('a plan is remembered for its game alone', () => {
  remember('hopscotch', { ...planFor(game), seats: 4, listed: true });
  expect(planFor(game)).toMatchObject({ seats: 4, listed: true });
  expect(planFor({ ...game, key: 'tag' }).seats).toBe(3);
});

test('a plan that no longer fits the game, or is broken, is forgotten', () => {
  remember('hopscotch', { ...planFor(game), seats: 4 });
  expect(planFor({ ...game, seats: [2] }).seats).toBe(2);
  localStorage.setItem('lapki.plan.hopscotch', '{');
  expect(planFor(game).seats).toBe(3);
});
