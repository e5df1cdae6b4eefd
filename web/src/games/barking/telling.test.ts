import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, speak, t } from '../../core/words.svelte';
import type { Event, Glance, Played } from '../../wire/barking';
import { glance, view } from './sample';
import type { BarkingTable } from './table';
import { facts, wouldCome } from './telling';

const table = { seat: 1, view, preview: vi.fn() };
const theTable = table as unknown as BarkingTable;

beforeAll(async () => {
  await speak('uk');
  await learn('barking');
});

describe('what would come', () => {
  const played: Played = { event: 'played', seat: 1, place: 2, item: 'bin', cards: ['9'], added: true };
  const comes = (events: Event[], leads: Glance['leads']) =>
    table.preview.mockResolvedValue({ events, glance: { ...glance, leads } });

  it('counts the pack with the dogs it joins', async () => {
    comes([played], [2, 1, 1, null]);
    expect(await wouldCome(theTable, 'play 2 9')).toMatchObject({ pack: ['8', '9'], mine: 2, best: 1 });
  });

  it('says who leads as the house does, and that a breed decided between equals', async () => {
    comes([played], [2, 1, 1, null]);
    expect(await wouldCome(theTable, 'play 2 9')).toMatchObject({ stand: 'ahead' });
    comes([{ ...played, place: 1, item: 'van', cards: ['10', '10'] }], [2, 2, 1, null]);
    expect(await wouldCome(theTable, 'play 1 10 10')).toMatchObject({ mine: 2, best: 2, stand: 'behind-by-breed' });
    comes([{ ...played, place: 4, item: 'balloon' }], [2, 2, 1, 1]);
    expect(await wouldCome(theTable, 'play 4 9')).toMatchObject({ stand: 'alone' });
  });

  it('says so, too, of the play that ends a round, when the row has been cleared away', async () => {
    comes(
      [
        played,
        { event: 'passed', seat: 1, empty: true },
        { event: 'item won', seat: 1, place: 2, item: 'bin', dogs: 2 },
      ],
      [],
    );
    expect(await wouldCome(theTable, 'play 2 9')).toMatchObject({ stand: 'ahead' });
  });

  it('is nothing for what is refused', async () => {
    table.preview.mockResolvedValue(null);
    expect(await wouldCome(theTable, 'play 3 3')).toBeNull();
  });
});

describe('what is told', () => {
  it('tells every event in all languages without a hole', async () => {
    const events: Event[] = [
      { event: 'begins', seat: 1 },
      { event: 'laid out', round: 1, items: ['van', 'bin'] },
      { event: 'refilled', count: 3 },
      { event: 'dealt', seat: 1, count: 2, cards: ['1', 'C'] },
      { event: 'drew', seat: 2 },
      { event: 'discarded', seat: 3, cards: ['9'] },
      { event: 'cat played', seat: 4 },
      { event: 'token laid', seat: 5 },
      { event: 'token laid', seat: 5, place: 1, item: 'van' },
      { event: 'swapped', seat: 1, dry: true },
      { event: 'played', seat: 2, place: 1, item: 'van', cards: ['9', 'W9'] },
      { event: 'passed', seat: 3 },
      { event: 'item won', seat: 1, place: 1, item: 'van', dogs: 2 },
      { event: 'item left', place: 2, item: 'bin' },
      { event: 'round over', round: 1, seat: 2, count: 8 },
      { event: 'game over', winners: [1, 2], scores: [3, 3] },
    ];
    for (const language of LANGUAGES) {
      await speak(language);
      const said = events.map((event) => {
        return t(`barking-event-${event.event.replaceAll(' ', '-')}`, { ...event, ...facts(event, theTable) });
      });
      for (const sentence of said) expect(sentence).not.toMatch(/[⟦{]|undefined/);
      expect(new Set(said).size).toBe(events.length);
    }
    await speak('uk');
  });

  it('deals in silence to others', () => {
    expect(facts({ event: 'dealt', seat: 2, count: 3 }, theTable)).toBeNull();
  });
});
