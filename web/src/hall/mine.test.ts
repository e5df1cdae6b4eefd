import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';
import { Mine } from './mine.svelte';

const table = { id: 'abc', game: 'spots' } as MyTable;
let mine: Mine;
let leave: () => void;

/** An answer that comes when the test says so. */
function pending<Answer>() {
  let come!: (answer: Answer) => void;
  const answer = new Promise<Answer>((resolve) => (come = resolve));
  return { answer, come };
}
const settled = () => new Promise((later) => setTimeout(later));

beforeEach(async () => {
  vi.spyOn(api, 'myTables').mockResolvedValue([table]);
  mine = new Mine();
  leave = mine.watch();
  await settled();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

test('a look that was on its way brings nothing back that was put away', async () => {
  const look = pending<MyTable[]>();
  vi.mocked(api.myTables).mockReturnValueOnce(look.answer);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  vi.spyOn(api, 'putAway').mockResolvedValue();
  await mine.putAway(table);
  look.come([table]);
  await settled();
  expect(mine.tables).toEqual([]);
  expect(mine.gone).toBe(table);
});

test('what the house refuses to put away is there again, and why is said', async () => {
  vi.spyOn(api, 'putAway').mockRejectedValue(new No({ key: 'unreachable', message: 'no way' }));
  await mine.putAway(table);
  expect(mine.tables).toEqual([table]);
  expect(mine.gone).toBeNull();
  expect(mine.refusal).toBe('no way');
});

test('what can’t be brought back can be tried again, and why is said until it is', async () => {
  vi.spyOn(api, 'putAway').mockResolvedValue();
  await mine.putAway(table);
  vi.mocked(api.myTables).mockResolvedValue([]);
  const back = vi.spyOn(api, 'bringBack').mockRejectedValueOnce(new No({ key: 'unreachable', message: 'no way' }));
  await mine.bringBack(table);
  expect(mine.gone).toBe(table);
  expect(mine.refusal).toBe('no way');
  back.mockResolvedValue();
  vi.mocked(api.myTables).mockResolvedValue([table]);
  await mine.bringBack(table);
  expect(mine.gone).toBeNull();
  expect(mine.refusal).toBe('');
  expect(mine.tables).toEqual([table]);
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
  expect(mine.tables).toEqual([table]);
});
