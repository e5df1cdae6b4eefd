import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import type { GameInfo, Looked } from '../wire/house';
import { makeTable, planFor, remember } from './plan';

const form = { beginners: {}, fits: {}, along: {}, named: {}, opens: null, custom: false, phrases: [], aloud: {} };
const game: GameInfo = {
  key: 'hopscotch',
  version: 1,
  seats: [1, 3, 4],
  levels: [1, 3, 5],
  options: {},
  form,
  plain: false,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

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

test('how strong bots were and with whom the last table was is remembered', async () => {
  vi.spyOn(api, 'makeTable').mockResolvedValue({ table: { id: 'abc' } } as Looked);
  expect(await makeTable('hopscotch', { ...planFor(game), level: 5 }, 'bots')).toBe('abc');
  expect(planFor(game)).toMatchObject({ level: 5, way: 'bots' });
});

test('at my level is worked out anew from what was played since', () => {
  remember('hopscotch', { ...planFor(game), level: 1, mine: true });
  const won = (at: number) => ({ table: `t${at}`, level: 5, seats: 2, won: 1 });
  localStorage.setItem('lapki.bouts.hopscotch', JSON.stringify([1, 2, 3, 4, 5, 6].map(won)));
  expect(planFor(game)).toMatchObject({ mine: true, level: 5 });
});

test('among bots one may have hints, with friends if that was chosen', async () => {
  const made = vi.spyOn(api, 'makeTable').mockResolvedValue({ table: { id: 'abc' } } as Looked);
  vi.spyOn(api, 'sit').mockResolvedValue({} as Looked);
  await makeTable('hopscotch', planFor(game), 'bots');
  await makeTable('hopscotch', planFor(game), 'friends');
  await makeTable('hopscotch', { ...planFor(game), hints: true }, 'friends');
  expect(made.mock.calls.map(([body]) => body.hints)).toEqual([true, false, true]);
});

test('a table that the house refuses is not remembered', async () => {
  vi.spyOn(api, 'makeTable').mockRejectedValue(new Error('no'));
  await expect(makeTable('hopscotch', { ...planFor(game), level: 5 }, 'bots')).rejects.toThrow();
  expect(planFor(game).level).toBe(3);
});

test('the host sits first, also where friends settle by a custom who begins', async () => {
  const made = vi.spyOn(api, 'makeTable').mockResolvedValue({ table: { id: 'abc' } } as Looked);
  const sat = vi.spyOn(api, 'sit').mockResolvedValue({} as Looked);
  for (const seating of ['chosen', 'chance', 'custom'] as const)
    await makeTable('hopscotch', { ...planFor(game), seats: 4, seating }, 'friends');
  expect(made.mock.calls.map(([body]) => body.seating)).toEqual(['chosen', 'chance', 'custom']);
  expect(sat.mock.calls.map(([, seat]) => seat)).toEqual([1, 1, 1]);
});
