import { describe, expect, it } from 'vitest';
import type { TableStore } from '../core/table.svelte';
import { told } from '../core/telling';
import { LANGUAGES, learn, speak, type Facts } from '../core/words.svelte';
import type { AnyEvent, GamePage } from './game';

/** What a game's folder has for this: its events, and those that are told without a name, or not at all. */
interface Sample {
  events: Record<string, AnyEvent>;
  nameless?: string[];
  untold?: string[];
}
const samples = import.meta.glob<Sample>('./*/sample.ts', { eager: true });
const tellings = import.meta.glob<{ facts: GamePage['facts'] }>('./*/telling.ts', { eager: true });

const NAMES = ['Оля', 'Ігор', 'Марічка', 'Бублик', 'Сирник'];
/** A seat by its number, its shape, its colour or its animal, in any of the languages. */
const A_SEAT =
  /(місц\p{L}*|miejsc\p{L}*|мест[оа]|seats?|кролик\p{L}*|królik\p{L}*|rabbit) \d|зграя|sfora|стая|pack\b|відьмоч|гарбуз|ведьмоч|тыкв|wiedźm|dyni|witch|pumpkin/iu;

describe.each(Object.keys(samples).map((path) => path.split('/')[1]!))('%s', (game) => {
  const { events, nameless = [], untold = [] } = samples[`./${game}/sample.ts`]!;
  const { facts } = tellings[`./${game}/telling.ts`]!;
  const table = {
    seat: 1,
    info: { game, options: {} },
    name: (seat: number) => NAMES[seat - 1],
  } as unknown as TableStore;

  it.each(LANGUAGES)('tells whatever happens by the names of people, in %s', async (language) => {
    await learn('home', game);
    await speak(language);
    for (const [tag, event] of Object.entries(events) as [string, AnyEvent & Facts][]) {
      const said = told(event, table, { facts } as GamePage);
      if (untold.includes(tag)) continue;
      expect(said, tag).toMatch(/\p{L}/u);
      expect(said, tag).not.toMatch(/[⟦{]|undefined/);
      expect(said, tag).not.toMatch(A_SEAT);
      if (typeof event['seat'] === 'number' && !nameless.includes(tag))
        expect(said, tag).toContain(NAMES[event['seat'] - 1]);
    }
  });
});
