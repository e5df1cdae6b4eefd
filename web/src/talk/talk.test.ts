import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../core/me.svelte';
import { settings } from '../core/settings.svelte';
import type { Me, Step, TableInfo, Uttered } from '../wire/house';
import { FACES } from './faces';
import { Talk } from './talk.svelte';

const ola = { id: 'ola', name: 'Оля', avatar: 'fox' };
const said = (key: string, seat: number | null = 1, person = ola): Uttered => ({ is: 'phrase', person, seat, key });
const shown = (talk: Talk) => talk.bubbles.map(({ name, key }) => `${name} ${key}`);

let talk: Talk;
beforeEach(() => {
  vi.useFakeTimers();
  settings.talk = true;
  me.who = null;
  talk = new Talk();
});
afterEach(() => {
  talk.close();
  vi.useRealTimers();
});

test('a bubble stays for a while, and a new one of the same person takes its place', () => {
  talk.hear(said('meow'));
  vi.advanceTimersByTime(4_000);
  talk.hear(said('boop'));
  talk.hear(said('wow', null, { id: 'zoya', name: 'Зоя', avatar: 'owl' }));
  expect(shown(talk)).toEqual(['Оля boop', 'Зоя wow']);
  vi.advanceTimersByTime(4_900);
  expect(talk.bubbles).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(talk.bubbles).toEqual([]);
});

test('whoever is muted isn’t seen, and nobody is where such things are turned off', () => {
  me.who = { mutes: ['ola'] } as unknown as Me;
  talk.hear(said('meow'));
  expect(talk.bubbles).toEqual([]);
  me.who = null;
  settings.talk = false;
  talk.hear(said('meow'));
  expect(talk.bubbles).toEqual([]);
});

test('what the box has people say is said by whoever moved, only where the table wants it', () => {
  const step = { ply: 1, actor: '2', at: 0, events: [{ event: 'placed' }, { event: 'booped' }] } as Step;
  const chance = { ...step, actor: '*' };
  const name = (seat: number) => `seat ${seat}`;
  talk.overhear([step], { aloud: {} } as TableInfo, name);
  expect(talk.bubbles).toEqual([]);
  talk.overhear([step, chance], { aloud: { booped: 'boop' } } as unknown as TableInfo, name);
  expect(shown(talk)).toEqual(['seat 2 boop']);
});

test('every way to feel has a face, and every face is said in words', () => {
  const words = readFileSync('../locales/en/web.ftl', 'utf8');
  const said = [...words.matchAll(/^web-react-([a-z]+) =/gm)].map(([, key]) => key);
  expect(Object.keys(FACES)).toEqual(said);
});
