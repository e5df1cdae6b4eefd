import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GamePage } from '../games/game';
import type { Hello, Moment, Play, TableInfo } from '../wire/house';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';

/** The house's end of the connection. */
let say: (frame: unknown) => void;
let breaks: () => void;
let said: { is: string; id?: number; text?: string }[] = [];
class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    say = (frame) => this.onmessage?.({ data: JSON.stringify(frame) });
    breaks = () => {
      this.readyState = 3;
      this.onclose?.();
    };
  }
  send(text: string): void {
    said.push(JSON.parse(text) as (typeof said)[number]);
  }
  close(): void {}
}

const page = { pace: () => 400, facts: () => null } as unknown as GamePage;
const info = { id: 'abc', game: 'toy', seats: 2, chairs: [], aloud: {} } as unknown as TableInfo;
const now = (ply: number, question?: number) => ({ ply, plies: ply, view: `after ${ply}`, question, offer: {} });
const hello: Hello = { is: 'hello', since: 0, seat: 1, table: info, steps: [], now: now(0, 0), chat: [] };
const play = (ply: number, events: number, question?: number, actor = '1'): Play => ({
  is: 'play',
  steps: [{ ply, actor, at: 0, events: Array.from({ length: events }, (_, n) => ({ event: `e${n}` })) }],
  now: now(ply, question),
});

let table: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  settings.motion = true;
  settings.speed = 'calm';
  said = [];
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

test('what others do takes twice as long, or as long as I like', async () => {
  say(play(1, 2, undefined, '2'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(table.view).toBe('after 0');
  await vi.advanceTimersByTimeAsync(110);
  expect(table.view).toBe('after 1');
  settings.speed = 'brisk';
  say(play(2, 2, undefined, '2'));
  await vi.advanceTimersByTimeAsync(810);
  expect(table.view).toBe('after 2');
  settings.speed = 'at-once';
  say(play(3, 2, undefined, '2'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 3');
});

test('what chance does belongs to whoever moved before it', () => {
  say(play(1, 1, undefined, '2'));
  expect(table.happening?.by).toBe(2);
  table.skip();
  say(play(2, 1, undefined, '*'));
  expect(table.happening).toMatchObject({ by: 2, lasts: 800 });
});

test('what comes of a turn takes its time, whoever’s it was', () => {
  table.skip();
  const leisurely = new TableStore('abc', () => ({ ...page, atLeisure: () => true }));
  leisurely.open();
  say(hello);
  say(play(1, 1));
  expect(leisurely.happening).toMatchObject({ by: null, lasts: 800 });
  leisurely.close();
});

describe('what befalls me', () => {
  const bust = { event: 'busted', seat: 1 };
  const grave = { ...page, reading: (event: { event: string }) => (event.event === 'busted' ? 2_200 : 0) };
  const told = (ply: number, event: object, actor: string) => ({
    ...play(ply, 0, undefined, actor),
    steps: [{ ply, actor, at: 0, events: [{ event: 'rolled', seat: 1 }, event] }],
  });
  let other: TableStore;
  beforeEach(() => {
    table.skip();
    other = new TableStore('abc', () => grave as unknown as GamePage);
    other.open();
    say(hello);
  });
  afterEach(() => other.close());

  test('by my own move stands until I can have read it, also at the quick pace and without motion', async () => {
    settings.speed = 'brisk';
    say(told(1, bust, '1'));
    await vi.advanceTimersByTimeAsync(500);
    expect(other.happening).toMatchObject({ event: bust, lasts: 2_200 });
    await vi.advanceTimersByTimeAsync(2_200);
    settings.motion = false;
    say(told(2, bust, '1'));
    await vi.advanceTimersByTimeAsync(100);
    expect(other.happening).toMatchObject({ event: bust, lasts: 2_200 });
    await vi.advanceTimersByTimeAsync(2_200);
    say(told(3, { ...bust, seat: 2 }, '2'));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.happening, 'another’s is no news that must be read').toBeNull();
  });

  test('is what happened since my turn, before what others did', async () => {
    say(told(1, bust, '1'));
    await vi.advanceTimersByTimeAsync(3_000);
    say(told(2, { event: 'scored', seat: 2 }, '2'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(other.meanwhile.map(({ by, lines }) => [by, lines.flatMap(({ events }) => events)])).toEqual([
      [1, [bust]],
      [
        2,
        [
          { event: 'rolled', seat: 1 },
          { event: 'scored', seat: 2 },
        ],
      ],
    ]);
    say(told(3, { event: 'scored', seat: 1 }, '1'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(other.meanwhile).toEqual([]);
  });
});

test('however many turns wait, nobody is more than nine seconds behind', async () => {
  for (let ply = 1; ply <= 8; ply++) say(play(ply, 3, undefined, '2'));
  await vi.advanceTimersByTimeAsync(9_500);
  expect(table.view).toBe('after 8');
});

test('whoever’s own clock runs is shown it within a twentieth of the time left, and sees what is left', async () => {
  const told = play(1, 3, undefined, '2');
  say({ ...told, now: { ...told.now, clock: { left: [20, 60], running: [1] } } });
  expect(table.happening).not.toBeNull();
  const heard = performance.now();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.view).toBe('after 1');
  expect(table.standingSince).toBe(heard); // the clock has run since then, not since it was shown
});

test('while another’s clock runs there is no hurry', async () => {
  const told = play(1, 3, undefined, '2');
  say({ ...told, now: { ...told.now, clock: { left: [20, 60], running: [2] } } });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(table.view).toBe('after 0');
});

test('a tap skips all that waits, and what comes later is shown again', async () => {
  for (let ply = 1; ply <= 3; ply++) say(play(ply, 3, ply === 3 ? 3 : undefined, '2'));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 3');
  expect(table.offer).not.toBeNull();
  say(play(4, 1, undefined, '2'));
  expect(table.happening).not.toBeNull();
});

test('what is shown can be held, and goes on or is skipped', async () => {
  say(play(1, 2, undefined, '2'));
  table.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.happening?.event.event).toBe('e0');
  table.pause();
  expect(table.paused).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.happening?.event.event).toBe('e1');
  table.pause();
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 1');
  expect(table.paused).toBe(false);
});

test('a tab that nobody looks at keeps no queue, and is up to date when somebody does', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  say(play(1, 3, undefined, '2'));
  say(play(2, 3, undefined, '2'));
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 2');
  say(play(3, 3, undefined, '2'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 3');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(table.happening).toBeNull();
  expect(table.meanwhile.map(({ lines }) => lines.map(({ ply }) => ply))).toEqual([[1, 2, 3]]);
  hidden.mockRestore();
});

test('since my last move: turns of others, as far as they were shown, until I move', async () => {
  const by = () => table.meanwhile.map((turn) => turn.by);
  say(play(1, 1, undefined, '2'));
  expect(by()).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(by()).toEqual([2]);
  say(play(2, 1, undefined, '*'));
  say(play(3, 1, undefined, '3'));
  await vi.advanceTimersByTimeAsync(1_600);
  expect(by()).toEqual([2, 3]);
  expect(table.meanwhile[0]!.lines).toHaveLength(2);
  say(play(4, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(by()).toEqual([]);
});

test('a tap skips what is being shown', async () => {
  say(play(1, 3));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 1');
});

test('whoever is far behind is shown the newest view', async () => {
  for (let ply = 1; ply <= 60; ply++) say(play(ply, 3));
  await vi.advanceTimersByTimeAsync(9_500);
  expect(table.view).toBe('after 60');
});

test('without motion there is nothing to wait for', async () => {
  settings.motion = false;
  say(play(1, 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view).toBe('after 1');
});

test('nothing is offered while something is shown, and the question counts once it stands', async () => {
  say(play(1, 1, 1));
  expect(table.offer).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(table.offer).not.toBeNull();
  expect(table.asked).toBe(true);
});

test('what somebody else did takes nothing away that I am asked still', async () => {
  say(play(1, 2, 0));
  expect(table.happening).not.toBeNull();
  expect(table.offer).not.toBeNull();
  table.past = { ply: 0 } as Moment;
  expect(table.offered).toBeNull();
});

test('while my answer is on its way, what was asked is still shown, but nothing can be done', () => {
  void table.move('k c3');
  expect(table.offered).not.toBeNull();
  expect(table.offer).toBeNull();
});

test('what has happened so far grows with the show, and the past has nothing of it', async () => {
  expect(table.happened).toEqual([]);
  say(play(1, 2));
  expect(table.happened).toEqual([{ event: 'e0' }]);
  await vi.advanceTimersByTimeAsync(400);
  expect(table.happened).toEqual([{ event: 'e0' }, { event: 'e1' }]);
  table.past = { ply: 0 } as Moment;
  expect(table.happened).toEqual([]);
  table.past = null;
  expect(table.happened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(table.happened).toEqual([]);
});

test('a hello in the middle of a show counts at once, and nothing older stands after it', async () => {
  say(play(1, 3));
  say(play(2, 3));
  expect(table.happening).not.toBeNull();
  say({ ...hello, now: now(5, 5) });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.view).toBe('after 5');
  expect(table.happening).toBeNull();
  expect(table.offer).not.toBeNull();
});

test('a page that is ahead of the log forgets what is no longer there', () => {
  say({ ...hello, steps: [1, 2, 3].map((ply) => ({ ply, actor: '1', at: 0 })), now: now(3, 3) });
  say({ ...hello, since: 0, steps: [{ ply: 1, actor: '2', at: 0 }], now: now(1, 1) });
  expect(table.steps.map(({ actor }) => actor)).toEqual(['2']);
  expect(table.view).toBe('after 1');
  expect(table.asked).toBe(true);
});

test('a page that comes back keeps what both know, and appends the rest', () => {
  say({ ...hello, steps: [1, 2].map((ply) => ({ ply, actor: '1', at: 0 })), now: now(2) });
  say({ ...hello, since: 2, steps: [{ ply: 3, actor: '2', at: 0 }], now: now(3) });
  expect(table.steps.map(({ ply }) => ply)).toEqual([1, 2, 3]);
});

test('what was taken back is told by name for a while, and is no longer what was played last', async () => {
  say(play(1, 0));
  say(play(2, 0));
  say({ is: 'play', steps: [{ ply: 3, actor: '!', at: 0, line: 'undo 1', undone: { by: 2, to: 1 } }], now: now(3) });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.news).toEqual({ is: 'undone', by: 2, turns: 1 });
  expect(table.played.map(({ ply }) => ply)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.news).toBeNull();
});

test('a refusal to take back is told by name', () => {
  say({ is: 'undo-refused', by: 1, refused: 2 });
  expect(table.news).toEqual({ is: 'undo-refused', by: 1, refused: 2 });
});

test('a move that was on its way when the connection broke is sent again, and is sending all the while', async () => {
  const moved = table.move('k c3');
  breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.sending).toBe(true);
  say(hello);
  await vi.advanceTimersByTimeAsync(0);
  const again = said.filter(({ is }) => is === 'move').at(-1)!;
  expect(said.filter(({ is }) => is === 'move')).toHaveLength(2);
  say({ ...play(1, 0), id: again.id });
  expect(await moved).toBe(true);
  expect(table.sending).toBe(false);
});

test('a move that had arrived before the connection broke isn’t sent twice', async () => {
  const moved = table.move('k c3');
  breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  say({ ...hello, steps: play(1, 0).steps, now: now(1) });
  expect(await moved).toBe(true);
  expect(said.filter(({ is }) => is === 'move')).toHaveLength(1);
});

test('a race ends when the house says, and later if somebody types', () => {
  say({ ...hello, now: { ...now(0, 0), race: 5 } });
  expect(table.raceEnds! - performance.now()).toBeCloseTo(5_000, -2);
  say({ is: 'race', left: 9 });
  expect(table.raceEnds! - performance.now()).toBeCloseTo(9_000, -2);
});

test('typing is told at most every two seconds', () => {
  for (let key = 0; key < 20; key++) {
    table.typing();
    vi.advanceTimersByTime(200);
  }
  expect(said.filter(({ is }) => is === 'typing')).toHaveLength(2);
});

test('who looks on is counted, and nothing else of the table changes', () => {
  say({ is: 'watching', count: 7 });
  expect(table.info).toEqual({ ...info, watching: 7 });
  say({ is: 'table', seat: 1, table: { ...info, watching: 3 } });
  expect(table.info?.watching).toBe(3);
});
