import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listed } from '../wire/house';
import { Lobby } from './lobby.svelte';

/** The house's end of the stream. */
let tell: (event: string, data: unknown) => void;
let breaks: () => void;
class Stream {
  onerror: (() => void) | null = null;
  private heard: Record<string, (event: { data: string }) => void> = {};
  constructor() {
    tell = (event, data) => this.heard[event]?.({ data: JSON.stringify(data) });
    breaks = () => this.onerror?.();
  }
  addEventListener(event: string, hear: (event: { data: string }) => void): void {
    this.heard[event] = hear;
  }
  close(): void {}
}

const listed = (id: string, created: number, taken = 0) => ({ id, created, taken }) as Listed;
const ids = () => lobby.tables?.map((table) => table.id);

let lobby: Lobby;
let leave: () => void;
beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  lobby = new Lobby();
  leave = lobby.open();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test('a new table stands where it would in the whole list', () => {
  tell('tables', [listed('c', 3), listed('a', 1)]);
  tell('changes', { shown: [listed('d', 4), listed('b', 2)], gone: [] });
  expect(ids()).toEqual(['d', 'c', 'b', 'a']);
});

test('a table that has changed stays where it was, and one that is gone goes', () => {
  tell('tables', [listed('c', 3), listed('b', 2), listed('a', 1)]);
  tell('changes', { shown: [listed('b', 2, 1)], gone: ['c'] });
  expect(ids()).toEqual(['b', 'a']);
  expect(lobby.tables?.[0]?.taken).toBe(1);
});

test('after a break the whole list counts', () => {
  tell('tables', [listed('b', 2), listed('a', 1)]);
  breaks();
  expect(lobby.lost).toBe(true);
  tell('tables', [listed('b', 2)]);
  expect(lobby.lost).toBe(false);
  expect(ids()).toEqual(['b']);
});
