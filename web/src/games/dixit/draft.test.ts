import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../wire/dixit';
import { Draft } from './draft.svelte';
import type { DixitTable } from './table';

const table = {
  seat: 2,
  view: { players: [{ hand: 6 }, { hand: [40, 7, 23] }] },
  sending: false,
  offered: null as Offer | null,
  get offer() {
    return this.sending ? null : this.offered;
  },
  refusal: null as DixitTable['refusal'],
  why: vi.fn(),
  move: vi.fn(() => Promise.resolve(true)),
};
let draft: Draft;

function asked(offer: Offer): void {
  table.offered = offer;
  draft = new Draft(table as unknown as DixitTable);
}

beforeEach(() => {
  vi.clearAllMocks();
  table.refusal = null;
  table.sending = false;
});

describe('a draft', () => {
  it('is a card and a clue', async () => {
    asked({ phase: 'tell', cards: [40, 7, 23], count: 1 });
    draft.pick(1);
    draft.clue = ' тихий дім ';
    await draft.commit();
    expect(table.move).toHaveBeenCalledWith('tell 7 тихий дім');
  });

  it.each([
    ['tell 7 тихий дім', { phase: 'tell', count: 1 }],
    ['give 23', { phase: 'give', count: 1 }],
    ['give 23 40', { phase: 'give', count: 2 }],
    ['vote 2', { phase: 'vote', slots: [1, 2] }],
  ] as [string, Offer][])('can be laid out for me: %s', (move, offer) => {
    asked(offer);
    draft.layOut(move);
    expect(draft.move).toBe(move);
    expect(draft.ready).toBe(true);
  });

  it('stays as it is while it is on its way', async () => {
    asked({ phase: 'give', cards: [40, 7, 23], count: 1 });
    draft.pick(1);
    table.sending = true;
    draft.pick(2);
    draft.drop(1);
    await draft.commit();
    expect(draft.picked).toEqual([1]);
    expect(draft.ready).toBe(true);
    expect(table.move).not.toHaveBeenCalled();
  });

  it('says what is missing, for without a card or a clue there is nothing to refuse', async () => {
    asked({ phase: 'tell', cards: [40, 7, 23], count: 1 });
    await draft.commit();
    expect(table.refusal?.rule).toBe('DIX-3');
    table.refusal = null;
    draft.pick(0);
    await draft.commit();
    expect(table.refusal).not.toBeNull();
    expect(table.move).not.toHaveBeenCalled();
  });

  it('holds as many gifts as are asked, the last ones picked, and gives them in their order', async () => {
    asked({ phase: 'give', cards: [40, 7, 23], count: 2 });
    draft.pick(1);
    expect(draft.ready).toBe(false);
    draft.pick(2);
    draft.pick(0);
    expect(draft.picked).toEqual([2, 0]);
    await draft.commit();
    expect(table.move).toHaveBeenCalledWith('give 23 40');
    draft.drop(2);
    expect(draft.picked).toEqual([0]);
  });

  it('is a slot that is offered; of another one the house says why not', async () => {
    asked({ phase: 'vote', slots: [1, 3], why_not: { 2: 'own-card' } });
    draft.pick(1);
    expect(table.why).toHaveBeenCalledWith('vote 2');
    expect(draft.slot).toBeNull();
    draft.pick(2);
    await draft.commit();
    expect(table.move).toHaveBeenCalledWith('vote 3');
  });

  it('begins anew with another question', () => {
    asked({ phase: 'tell', cards: [40, 7, 23], count: 1 });
    draft.pick(0);
    draft.clue = 'дім';
    draft.clear();
    expect([draft.picked, draft.clue]).toEqual([[], '']);
  });
});
