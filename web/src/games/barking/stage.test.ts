import { describe, expect, it } from 'vitest';
import type { Event } from '../../wire/barking';
import { glance, hand, view } from './sample';
import { endedRound, staged } from './stage';
import type { BarkingTable } from './table';

describe('the stage', () => {
  it('lays played dogs down and takes them from my hand', () => {
    const now = staged(
      view,
      glance,
      [{ event: 'played', seat: 1, place: 2, item: 'bin', cards: ['9', 'W9'], added: true }],
      1,
    );
    expect(now.row[1]?.packs[0]).toEqual({ seat: 1, cards: ['8', '9', 'W9'] });
    expect(now.players[0]?.hand).toEqual(['3', '9', '10', 'C']);
    expect(view.players[0]?.hand).toEqual(hand);
  });

  it('shows others’ dogs, cats, passes and who takes what', () => {
    const events: Event[] = [
      { event: 'played', seat: 2, place: 4, item: 'balloon', cards: ['1'] },
      { event: 'token laid', seat: 2, place: 1, item: 'van' },
      { event: 'passed', seat: 2 },
      { event: 'item won', seat: 2, place: 1, item: 'van', dogs: 2 },
      { event: 'item left', place: 4, item: 'balloon' },
    ];
    const now = staged(view, glance, events, 1);
    expect(now.row[3]?.packs).toEqual([{ seat: 2, cards: ['1'] }]);
    expect(now.row.map((place) => place.cat)).toEqual([true, true, false, false]);
    expect(now.players[1]?.passed).toBe(true);
    expect(now.row.map((place) => place.takenBy)).toEqual([2, undefined, undefined, null]);
  });

  it('shows which pack leads and what items are worth, as the house tells', () => {
    const now = staged(view, glance, [], 1);
    expect(now.row.map((place) => place.leads)).toEqual([2, 2, 1, null]);
    expect(now.points).toEqual([3, 0]);
  });
});

describe('the end of a round', () => {
  const over: Event = { event: 'round over', round: 1, seat: 2, count: 4 };
  const line = (ply: number, actor: string, ...events: Event[]) => ({ ply, actor, at: 0, events });
  const [ends, deals] = [line(1, '1', over), line(2, '*')];
  const barks = line(3, '2', { event: 'played', seat: 2, place: 1, item: 'van', cards: ['1'] });
  const at = (ply: number, happened: Event[] = []) =>
    endedRound({
      played: [ends, deals, barks],
      past: null,
      happening: happened.length ? { event: happened.at(-1) } : null,
      happened,
      now: { ply },
      eventsOf: ({ events }: { events: Event[] }) => events,
    } as unknown as BarkingTable);

  it('is told as soon as it happens, and not before', () => {
    expect(at(0)).toBeNull();
    expect(at(0, [over])).toBe(ends);
  });
  it('stays until somebody does something in the next one', () => {
    expect(at(2)).toBe(ends);
    expect(at(2, [barks.events[0]!])).toBeNull();
    expect(at(3)).toBeNull();
  });
});
