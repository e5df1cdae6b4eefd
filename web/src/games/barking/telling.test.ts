import { beforeAll, describe, expect, it, vi } from 'vitest';
import { learn, speak } from '../../core/words.svelte';
import type { Event, Glance, Played } from '../../wire/barking';
import { events, glance, view } from './sample';
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
  it('says which rank decided between equals, and whose it is', () => {
    expect(facts(events['item won'], theTable)).toMatchObject({ breed: '4 (хаскі)' });
    const { breed: _, ...clear } = events['item won'];
    expect(facts(clear, theTable)).toMatchObject({ breed: null });
  });

  it('deals in silence to others', () => {
    expect(facts({ event: 'dealt', seat: 2, count: 3 }, theTable)).toBeNull();
  });
});
