import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import drawn from '../../../public/pictures/pictures.json';
import { LANGUAGES, learn, speak, t } from '../../core/words.svelte';
import type { Event, Glance, Offer, Played, View } from '../../wire/barking';
import page from '.';
import { counted, kind, pictureOf } from './cards';
import { Choice } from './choice.svelte';
import { shown } from './stage';
import type { BarkingTable } from './table';
import { wouldCome } from './would';

const hand = ['3', '9', '9', '10', 'W', 'C'];
const view: View = {
  players: [
    { hand, items: ['bin'], passed: false },
    { hand: 4, items: [], passed: false },
  ],
  round: 2,
  first: 2,
  turn: 1,
  phase: 'play',
  deck: 9,
  discard: [],
  unseen: 20,
  passes: [],
  winners: null,
  due: null,
  row: [
    { item: 'van', cat: false, packs: [{ seat: 2, cards: ['9', '9'] }] },
    {
      item: 'bin',
      cat: true,
      packs: [
        { seat: 1, cards: ['8'] },
        { seat: 2, cards: ['3'] },
      ],
    },
    { item: 'boxes', cat: false, packs: [{ seat: 1, cards: ['7'] }] },
    { item: 'balloon', cat: false, packs: [] },
  ],
};
const glance: Glance = { leads: [2, 2, 1, null], points: [3, 0] };
const barked = { 3: 'own-dogs', 9: 'own-dogs', 10: 'own-dogs' };
const offer: Offer = {
  phase: 'play',
  wonders: 1,
  cat: true,
  swap: true,
  places: [
    { place: 1, breeds: ['3', '10'], why_not: { 9: 'breed-barks' } },
    { place: 2, breeds: ['9', '10'], mix: true, why_not: { 3: 'breed-barks' } },
    { place: 3, breeds: [], why_not: barked },
    { place: 4, breeds: ['3', '9', '10'] },
  ],
};

let asked: Offer | null;
const table = {
  seat: 1,
  view,
  refusal: null,
  why: vi.fn(),
  move: vi.fn(() => Promise.resolve(true)),
  preview: vi.fn(),
  get offer() {
    return asked;
  },
};
const theTable = table as unknown as BarkingTable;
let choice: Choice;

beforeAll(async () => {
  await speak('uk');
  await learn('barking');
});
beforeEach(() => {
  vi.clearAllMocks();
  asked = offer;
  choice = new Choice(theTable);
});

/** Take the cards at these places of the hand, then an item. */
function choose(cards: number[], place?: number): void {
  cards.forEach((at) => choice.tap(at));
  if (place) choice.tapPlace(place);
}

describe('a choice', () => {
  it('becomes a play of one breed, with a wonder dog after it', () => {
    choose([4, 1, 2], 4);
    expect(choice.move).toBe('play 4 9 9 W9');
  });

  it('is the same if the item comes first', () => {
    choice.tapPlace(4);
    expect(choice.move).toBeNull();
    choose([1, 4]);
    expect(choice.move).toBe('play 4 9 W9');
  });

  it('mixes breeds where the offer says so, and lets a wonder dog turn', () => {
    choose([1, 3, 4], 2);
    expect(choice.move).toBe('play 2 9 W9 10');
    choice.turnInto(4);
    expect(choice.move).toBe('play 2 9 10 W10');
    choice.turnInto(4);
    expect(choice.move).toBe('play 2 9 W9 10');
  });

  it('tells of each item why it takes none of this, and lets the house say it when tapped', () => {
    choose([1, 2]);
    expect([1, 2, 3, 4].map((place) => choice.whyNotAt(place))).toEqual(['breed-barks', null, 'own-dogs', null]);
    choice.tapPlace(1);
    expect(table.why).toHaveBeenCalledWith('play 1 9 9');
    expect(choice.place).toBeNull();
    choose([3]);
    expect(choice.whyNotAt(4)).toBe('one-breed');
    choice.tapPlace(4);
    expect(table.why).toHaveBeenLastCalledWith('play 4 9 9 10');
  });

  it('says so, too, when a card is added that the chosen item refuses', () => {
    choice.tapPlace(1);
    expect(choice.whyNot('9')).toBe('breed-barks');
    choice.tap(1);
    expect(table.why).toHaveBeenCalledWith('play 1 9');
    expect(choice.move).toBeNull();
  });

  it('asks about an item that takes nothing at all with a card it refuses', () => {
    choice.tapPlace(3);
    expect(table.why).toHaveBeenCalledWith('play 3 3');
  });

  it('is a cat, which goes alone, or a lone wonder dog to swap', () => {
    choose([1, 5]);
    expect(choice.cards).toEqual(['C']);
    expect(choice.move).toBe('cat');
    choose([4]);
    expect(choice.cards).toEqual(['W']);
    expect(choice.move).toBe('swap');
  });

  it('lets the house say why a cat stays at home', () => {
    asked = { ...offer, cat: false };
    choice.tap(5);
    expect(table.why).toHaveBeenCalledWith('cat');
  });

  it('is exactly as many cards as must go', () => {
    asked = { phase: 'discard', discard: 2 };
    choose([5]);
    expect(choice.move).toBeNull();
    choose([0]);
    expect(choice.move).toBe('discard 3 C');
    choose([1]);
    expect(choice.move).toBeNull();
  });

  it('is a place for the cat', () => {
    asked = { phase: 'token', tokens: [1, 3, 4], why_not: { 2: 'cat-there' } };
    choice.tapPlace(2);
    expect(table.why).toHaveBeenCalledWith('token 2');
    choice.tapPlace(3);
    expect(choice.move).toBe('token 3');
  });

  it('passes only when asked twice, unless nothing can bark', async () => {
    await choice.pass();
    expect(table.move).not.toHaveBeenCalled();
    await choice.pass();
    expect(table.move).toHaveBeenCalledWith('pass');
    table.move.mockClear();
    asked = { phase: 'play', places: [{ place: 1 }] };
    await choice.pass();
    expect(table.move).toHaveBeenCalledWith('pass');
  });

  it('is never silent out of turn', () => {
    asked = null;
    choice.tap(0);
    choice.tapPlace(1);
    expect(table.why).toHaveBeenCalledTimes(2);
  });
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

describe('the stage', () => {
  it('lays played dogs down and takes them from my hand', () => {
    const now = shown(
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
    const now = shown(view, glance, events, 1);
    expect(now.row[3]?.packs).toEqual([{ seat: 2, cards: ['1'] }]);
    expect(now.row.map((place) => place.cat)).toEqual([true, true, false, false]);
    expect(now.players[1]?.passed).toBe(true);
    expect(now.row.map((place) => place.takenBy)).toEqual([2, undefined, undefined, null]);
  });

  it('shows which pack leads and what items are worth, as the house tells', () => {
    const now = shown(view, glance, [], 1);
    expect(now.row.map((place) => place.leads)).toEqual([2, 2, 1, null]);
    expect(now.points).toEqual([3, 0]);
  });
});

describe('words and pictures', () => {
  it('has a picture of each card', () => {
    for (const card of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'W', 'C']) {
      expect(Object.keys(drawn)).toContain(pictureOf.card(card).replace('/pictures/', '').replace('.svg', ''));
    }
    expect(kind('W9')).toBe('wonder');
  });

  it('counts dogs in the right case', () => {
    expect(counted(['9', '9', 'W9'])).toBe('2 бульдоги і диво-пес');
    expect(counted(['10', '10', '10', '10', '10'])).toBe('5 дворняг');
  });

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
        const facts = page.facts(event, theTable);
        return t(`barking-event-${event.event.replaceAll(' ', '-')}`, { ...event, ...facts });
      });
      for (const sentence of said) expect(sentence).not.toMatch(/[⟦{]|undefined/);
      expect(new Set(said).size).toBe(events.length);
    }
    await speak('uk');
  });

  it('deals in silence to others', () => {
    expect(page.facts({ event: 'dealt', seat: 2, count: 3 }, theTable)).toBeNull();
  });
});
