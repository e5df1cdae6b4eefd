import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GamePage } from '../games/game';
import type { Hello, Play, TableInfo } from '../wire/house';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';

/** The house's end of the connection. */
let say: (frame: unknown) => void;
class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor() {
    say = (frame) => this.onmessage?.({ data: JSON.stringify(frame) });
  }
  send(): void {}
  close(): void {}
}

const page = { pace: () => 400 } as unknown as GamePage;
const info = { id: 'abc', game: 'toy', seats: 2, chairs: [] } as unknown as TableInfo;
const now = (ply: number, question?: number) => ({ ply, plies: ply, view: `after ${ply}`, question, offer: {} });
const hello: Hello = { is: 'hello', seat: 1, table: info, steps: [], now: now(0, 0), chat: [] };
const play = (ply: number, events: number, question?: number): Play => ({
  is: 'play',
  steps: [{ ply, actor: '1', at: 0, events: Array.from({ length: events }, (_, n) => ({ event: `e${n}` })) }],
  now: now(ply, question),
});

let table: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  settings.motion = true;
  table = new TableStore('abc', () => page);
  table.open();
  say(hello);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events are shown in their order before the view after them', async () => {
  say(play(1, 2));
  expect(table.view).toBe('after 0');
  expect(table.happening?.event.event).toBe('e0');
  await vi.advanceTimersByTimeAsync(400);
  expect(table.happening?.event.event).toBe('e1');
  await vi.advanceTimersByTimeAsync(400);
  expect(table.happening).toBeNull();
  expect(table.view).toBe('after 1');
});

test('however much happens, a turn is shown within 1.2 seconds', async () => {
  say(play(1, 30));
  await vi.advanceTimersByTimeAsync(1_210);
  expect(table.view).toBe('after 1');
});

test('a tap skips what is being shown', async () => {
  say(play(1, 3));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 1');
});

test('whoever is far behind is shown the newest view', async () => {
  for (let ply = 1; ply <= 9; ply++) say(play(ply, 3));
  table.skip();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.view).toBe('after 9');
});

test('without motion there is nothing to wait for', async () => {
  settings.motion = false;
  say(play(1, 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 1');
});

test('nothing is offered while something is shown, and the question counts once it is settled', async () => {
  say(play(1, 1, 1));
  expect(table.offer).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(table.offer).not.toBeNull();
  expect(table.asked).toBe(true);
});

test('a hello in the middle of a show counts at once, and nothing older is settled after it', async () => {
  say(play(1, 3));
  say(play(2, 3));
  expect(table.happening).not.toBeNull();
  say({ ...hello, now: now(5, 5) });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.view).toBe('after 5');
  expect(table.happening).toBeNull();
  expect(table.offer).not.toBeNull();
});
