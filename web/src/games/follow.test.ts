// Whatever happens in any game can be followed: by its motion, by what stands afterwards, and by a sentence with names.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TableStore } from '../core/table.svelte';
import { sentences } from '../core/telling';
import { LANGUAGES, learn, speak } from '../core/words.svelte';
import type { AnyEvent, GamePage } from './game';

/** What a game's folder says of its events for this. */
interface Sample {
  events: Record<string, AnyEvent & { seat?: number }>;
  /** Those that no table ever shows, and why. */
  unshown?: Record<string, string>;
  /** Those that leave no mark, and what stands there instead. */
  stands: Record<string, string>;
}
const samples = import.meta.glob<Sample>('./*/sample.ts', { eager: true });
const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts', { eager: true });
const NAMES = ['Оля', 'Ігор', 'Марічка', 'Бублик', 'Сирник'];

describe.each(Object.keys(samples).map((path) => path.split('/')[1]!))('%s', (game) => {
  const { events, unshown = {}, stands } = samples[`./${game}/sample.ts`]!;
  const page = pages[`./${game}/index.ts`]!.default;
  const shown = Object.entries(events).filter(([tag]) => !unshown[tag]);
  const table = {
    seat: 1,
    info: { game, options: {} },
    name: (seat: number) => NAMES[seat - 1],
  } as unknown as TableStore;

  it.each(shown)('%s takes its time', (_, event) => {
    expect(page.pace(event, undefined)).toBeGreaterThanOrEqual(150);
  });

  it.each(shown)('%s happens somewhere, and what flies there is a picture that we have', (_, event) => {
    const traces = page.traces!(event, table);
    expect(traces.length).toBeGreaterThan(0);
    for (const { at, from = [], picture, instead } of traces) {
      expect(at.length).toBeGreaterThan(0);
      for (const place of [...at, ...from, instead ?? 'body'])
        expect(() => document.querySelector(place)).not.toThrow();
      expect(picture === undefined, 'a picture comes from somewhere').toBe(!from.length);
      if (picture?.startsWith('/pictures/')) expect(existsSync(`public${picture}`), picture).toBe(true);
    }
  });

  it.each(shown)('%s leaves a mark, or something else that stands', (tag, event) => {
    const marked = page.traces!(event, table).some((trace) => !trace.unmarked);
    expect(marked, stands[tag] ?? 'nothing').toBe(stands[tag] === undefined);
  });

  it('every sound is a file that we have, in the voice of this game', () => {
    const names = shown.map(([, event]) => page.sound?.(event, table) ?? null).filter((name) => name !== null);
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      expect(name).toMatch(new RegExp(`^${game}-`));
      expect(existsSync(`public/sounds/${name}.wav`), name).toBe(true);
    }
  });

  it.each(LANGUAGES)('all of it is told by name, in %s', async (language) => {
    await learn('home', game);
    await speak(language);
    for (const [tag, event] of shown) {
      const [first] = sentences([event], table, page);
      expect(first?.says, tag).toMatch(/\p{L}/u);
      expect(first?.says, tag).not.toMatch(/[⟦{]|undefined/);
      if (event.seat) expect(first?.says, tag).toContain(NAMES[event.seat - 1]);
    }
  });

  it('many events are told in no more sentences than there are, and none is left out', async () => {
    await speak('uk');
    const all = shown.map(([, event]) => event);
    const said = sentences([...all, ...all], table, page);
    expect(said.reduce((sum, { count }) => sum + count, 0)).toBe(2 * all.length);
  });
});
