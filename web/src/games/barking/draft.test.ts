import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../wire/barking';
import { Draft } from './draft.svelte';
import { offer, view } from './sample';
import type { BarkingTable } from './table';

let asked: Offer | null;
const table = {
  seat: 1,
  view,
  refusal: null,
  why: vi.fn(),
  move: vi.fn(() => Promise.resolve(true)),
  sending: false,
  get offer() {
    return this.sending ? null : asked;
  },
  get offered() {
    return asked;
  },
};
let draft: Draft;

beforeEach(() => {
  vi.clearAllMocks();
  asked = offer;
  table.sending = false;
  draft = new Draft(table as unknown as BarkingTable);
});

/** Take the cards at these places of the hand, then an item. */
function choose(cards: number[], place?: number): void {
  cards.forEach((at) => draft.tap(at));
  if (place) draft.tapPlace(place);
}

describe('a draft', () => {
  it('becomes a play of one breed, with a wonder dog after it', () => {
    choose([4, 1, 2], 4);
    expect(draft.move).toBe('play 4 9 9 W9');
  });

  it('stays as it is while it is on its way', () => {
    choose([4, 1, 2], 4);
    table.sending = true;
    choose([0], 1);
    expect(draft.move).toBe('play 4 9 9 W9');
  });

  it('is the same if the item comes first', () => {
    draft.tapPlace(4);
    expect(draft.move).toBeNull();
    choose([1, 4]);
    expect(draft.move).toBe('play 4 9 W9');
  });

  it('mixes breeds where the offer says so, and lets a wonder dog turn', () => {
    choose([1, 3, 4], 2);
    expect(draft.move).toBe('play 2 9 W9 10');
    draft.turnInto(4);
    expect(draft.move).toBe('play 2 9 10 W10');
    draft.turnInto(4);
    expect(draft.move).toBe('play 2 9 W9 10');
  });

  it('tells of each item why it takes none of this, and lets the house say it when tapped', () => {
    choose([1, 2]);
    expect([1, 2, 3, 4].map((place) => draft.whyNotAt(place))).toEqual(['breed-barks', null, 'own-dogs', null]);
    draft.tapPlace(1);
    expect(table.why).toHaveBeenCalledWith('play 1 9 9');
    expect(draft.place).toBeNull();
    choose([3]);
    expect(draft.whyNotAt(4)).toBe('one-breed');
    draft.tapPlace(4);
    expect(table.why).toHaveBeenLastCalledWith('play 4 9 9 10');
  });

  it('says so, too, when a card is added that the chosen item refuses', () => {
    draft.tapPlace(1);
    expect(draft.whyNot('9')).toBe('breed-barks');
    draft.tap(1);
    expect(table.why).toHaveBeenCalledWith('play 1 9');
    expect(draft.move).toBeNull();
  });

  it('asks about an item that takes nothing at all with a card it refuses', () => {
    draft.tapPlace(3);
    expect(table.why).toHaveBeenCalledWith('play 3 3');
  });

  it('is a cat, which goes alone, or a lone wonder dog to swap', () => {
    choose([1, 5]);
    expect(draft.cards).toEqual(['C']);
    expect(draft.move).toBe('cat');
    choose([4]);
    expect(draft.cards).toEqual(['W']);
    expect(draft.move).toBe('swap');
  });

  it('lets the house say why a cat stays at home', () => {
    asked = { ...offer, cat: false };
    draft.tap(5);
    expect(table.why).toHaveBeenCalledWith('cat');
  });

  it('is exactly as many cards as must go', () => {
    asked = { phase: 'discard', discard: 2 };
    choose([5]);
    expect(draft.move).toBeNull();
    choose([0]);
    expect(draft.move).toBe('discard 3 C');
    choose([1]);
    expect(draft.move).toBeNull();
  });

  it('is a place for the cat', () => {
    asked = { phase: 'token', tokens: [1, 3, 4], why_not: { 2: 'cat-there' } };
    draft.tapPlace(2);
    expect(table.why).toHaveBeenCalledWith('token 2');
    draft.tapPlace(3);
    expect(draft.move).toBe('token 3');
  });

  it('passes only when asked twice, unless nothing can bark', async () => {
    await draft.pass();
    expect(table.move).not.toHaveBeenCalled();
    await draft.pass();
    expect(table.move).toHaveBeenCalledWith('pass');
    table.move.mockClear();
    asked = { phase: 'play', places: [{ place: 1 }] };
    await draft.pass();
    expect(table.move).toHaveBeenCalledWith('pass');
  });

  it('is never silent out of turn', () => {
    asked = null;
    draft.tap(0);
    draft.tapPlace(1);
    expect(table.why).toHaveBeenCalledTimes(2);
  });

  it('can be laid out by somebody else: a play, a cat, a swap, a pass', () => {
    const moves = ['play 4 9 9 W9', 'play 2 9 10 W10', 'cat', 'swap'];
    for (const move of moves) {
      draft.layOut(move);
      expect(draft.move).toBe(move);
    }
    draft.layOut('pass');
    expect([draft.move, draft.passing]).toEqual([null, true]);
  });

  it('can be laid out where a cat is to sit down', () => {
    asked = { phase: 'token', tokens: [1, 3, 4] };
    draft.layOut('token 3');
    expect(draft.move).toBe('token 3');
  });
});
