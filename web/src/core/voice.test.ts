import { expect, test } from 'vitest';
import type { Hello, Play, TableInfo } from '../wire/house';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';
import { Reading } from './voice';

const info = { id: 'abc', game: 'toy', seats: 2, chairs: [] } as unknown as TableInfo;
const now = (ply: number) => ({ ply, plies: ply, view: `after ${ply}`, question: ply, offer: {} });
const hello: Hello = { is: 'hello', since: 0, seat: 1, table: info, steps: [], now: now(0), chat: [] };
const play: Play = { is: 'play', steps: [{ ply: 1, actor: '1', at: 0, events: [] }], now: now(1) };

test('a table lives on words that lie ready, goes on with them, and goes back to its beginning', async () => {
  settings.motion = false;
  let voice!: Reading;
  const asked: string[] = [];
  const table = new TableStore(
    'abc',
    () => null,
    (ears) => {
      return (voice = new Reading(ears, hello, (said) => {
        asked.push(said.is);
        return Promise.resolve({ is: 'preview', id: null, events: [{ event: 'e' }] });
      }));
    },
  );
  table.open();
  expect(table.view).toBe('after 0');
  expect(table.link).toBe('open');
  expect((await table.preview('k'))?.events).toEqual([{ event: 'e' }]);
  expect(asked).toEqual(['preview']);
  voice.tell(play);
  await expect.poll(() => table.view).toBe('after 1');
  voice.reopen();
  expect(table.view).toBe('after 0');
  expect(table.steps).toEqual([]);
});
