import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../wire/house';
import { Connection } from './connection.svelte';
import type { Link } from './voice';

/** A socket that says what the test says. */
class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { id: number }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number });
  }

  close(): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }

  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const hello = { is: 'hello', since: 0, seat: 1, table: {}, steps: [], now: null, chat: [] };
let heard: Told[];
let links: Link[];
let closed: string[];
let connection: Connection;
let ply = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  [heard, links, closed, ply] = [[], [], [], 0];
  connection = new Connection('abc', {
    ply: () => ply,
    heard: (frame) => heard.push(frame),
    link: (link) => links.push(link),
    closed: (refused) => closed.push(refused.message),
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => Socket.all.at(-1)!;

test('an answer finds its question', async () => {
  last().say(hello);
  const first = connection.ask({ is: 'preview', text: 'k c3' });
  const second = connection.ask({ is: 'preview', text: 'k c4' });
  last().say({ is: 'preview', id: last().sent[1]!.id, events: ['second'] });
  last().say({ is: 'preview', id: last().sent[0]!.id, events: ['first'] });
  expect(await first).toMatchObject({ events: ['first'] });
  expect(await second).toMatchObject({ events: ['second'] });
});

test('a play is news, and the answer to the move that it tells', async () => {
  last().say(hello);
  const moved = connection.ask({ is: 'move', text: 'k c3', question: 0 });
  const play = { is: 'play', steps: [], now: {}, id: last().sent[0]!.id };
  last().say(play);
  expect(await moved).toEqual(play);
  expect(heard.filter(({ is }) => is === 'play')).toEqual([play]);
});

test('a broken connection is opened again from the last known ply, and says so', async () => {
  last().say(hello);
  const unanswered = connection.ask({ is: 'chat', text: 'hi' });
  ply = 7;
  last().close();
  expect(await unanswered).toBeNull();
  expect(links).toEqual(['open', 'lost']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toContain('ply=7');
  last().say(hello);
  expect(links.at(-1)).toBe('open');
});

test('a house that stays shut is asked ever more rarely', async () => {
  for (const wait of [500, 1000, 2000, 4000]) {
    const before = Socket.all.length;
    last().close();
    await vi.advanceTimersByTimeAsync(wait * 0.7);
    expect(Socket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(wait * 0.6);
    expect(Socket.all).toHaveLength(before + 1);
  }
});

test('whoever is turned away is told why, and not tried again', async () => {
  last().say({
    is: 'refused',
    id: null,
    kind: 'house',
    key: 'no-table',
    rule: null,
    facts: {},
    message: 'No such table.',
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed).toEqual(['No such table.']);
  expect(Socket.all).toHaveLength(1);
});

test('whoever is turned away when coming back is told so, too', async () => {
  last().say(hello);
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().say({
    is: 'refused',
    id: null,
    kind: 'house',
    key: 'no-spectators',
    rule: null,
    facts: {},
    message: 'Not for spectators.',
  });
  expect(closed).toEqual(['Not for spectators.']);
});

test('a refusal that comes too late to answer anything closes nothing', async () => {
  last().say(hello);
  const late = connection.ask({ is: 'advise' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toBeNull();
  last().say({ is: 'refused', id: 1, kind: 'house', key: 'stale', rule: null, facts: {}, message: 'Too late.' });
  expect(closed).toEqual([]);
});

test('a house that closes for a moment is left alone for as long as it asks', async () => {
  last().say(hello);
  last().say({ is: 'bye', after: 4 });
  last().close();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(Socket.all).toHaveLength(2);
});

test('another language comes over a new connection at once, without a word of a break', () => {
  last().say(hello);
  connection.reopen();
  expect(Socket.all).toHaveLength(2);
  expect(links).toEqual(['open']);
});

test('a silent connection is asked whether it lives, and opened again if it does not', async () => {
  last().say(hello);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(last().sent.at(-1)).toMatchObject({ is: 'ping' });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

test('an answer that doesn’t come is said within two seconds, and taken back with the first word', async () => {
  last().say(hello);
  void connection.ask({ is: 'chat', text: 'hi' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(links).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(links).toEqual(['open', 'silent']);
  last().say({ is: 'ack', id: last().sent[0]!.id, ply: 0 });
  expect(links).toEqual(['open', 'silent', 'open']);
});

test('advice may take longer than that', async () => {
  last().say(hello);
  void connection.ask({ is: 'advise' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(links).toEqual(['open']);
});

test('a browser without a network says so at once, unless the house answers all the same', () => {
  last().say(hello);
  dispatchEvent(new Event('offline'));
  expect(links).toEqual(['open', 'silent']);
  last().say({ is: 'ack', id: last().sent[0]!.id, ply: 0 });
  expect(links.at(-1)).toBe('open');
});

test('a connection that never answers is given up, and opened again', async () => {
  last().say(hello);
  const unanswered = connection.ask({ is: 'chat', text: 'hi' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await unanswered).toBeNull();
  expect(links.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
});

test('a house that never says hello is tried again', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(links).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
  last().say(hello);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(links).toEqual(['lost', 'open']);
});
