import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';
import { Mine } from './mine.svelte';

const [table, other] = [{ id: 'abc', game: 'spots' } as MyTable, { id: 'def', game: 'boooop' } as MyTable];
let mine: Mine;

/** An answer that comes when the test says so. */
function pending<Answer>() {
  let come!: (answer: Answer) => void;
  const answer = new Promise<Answer>((resolve) => (come = resolve));
  return { answer, come };
}
const settled = () => new Promise((later) => setTimeout(later));

beforeEach(() => {
  mine = new Mine();
  mine.told([table, other]);
});
afterEach(() => {
  mine.forget();
  vi.restoreAllMocks();
});

test('a list that was on its way brings nothing back that is being put away', async () => {
  const put = pending<void>();
  vi.spyOn(api, 'putAway').mockReturnValue(put.answer);
  const done = mine.putAway(table);
  mine.told([table, other]);
  expect(mine.tables).toEqual([other]);
  put.come();
  await done;
  expect(mine.gone).toBe(table);
  mine.told([other]);
  expect(mine.tables).toEqual([other]);
});

test('what the house refuses to put away is there again, and why is said', async () => {
  vi.spyOn(api, 'putAway').mockRejectedValue(new No({ key: 'unreachable', message: 'no way' }));
  await mine.putAway(table);
  expect(mine.tables).toEqual([table, other]);
  expect(mine.gone).toBeNull();
  expect(mine.refusal).toBe('no way');
});

test('what can’t be brought back can be tried again, and why is said until it is', async () => {
  vi.spyOn(api, 'putAway').mockResolvedValue();
  await mine.putAway(table);
  const back = vi.spyOn(api, 'bringBack').mockRejectedValueOnce(new No({ key: 'unreachable', message: 'no way' }));
  await mine.bringBack(table);
  expect(mine.gone).toBe(table);
  expect(mine.refusal).toBe('no way');
  back.mockResolvedValue();
  await mine.bringBack(table);
  expect(mine.gone).toBeNull();
  expect(mine.refusal).toBe('');
  expect(mine.tables, 'it is back in its place').toEqual([table, other]);
});

test('a game is brought back only after it was put away', async () => {
  const put = pending<void>();
  vi.spyOn(api, 'putAway').mockReturnValue(put.answer);
  const back = vi.spyOn(api, 'bringBack').mockResolvedValue();
  void mine.putAway(table);
  const done = mine.bringBack(table);
  await settled();
  expect(back).not.toHaveBeenCalled();
  put.come();
  await done;
  expect(back).toHaveBeenCalledOnce();
  expect(mine.tables).toEqual([table, other]);
});
