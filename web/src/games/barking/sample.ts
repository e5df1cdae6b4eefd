/** A row, a hand and what it may do, for tests. */
import type { Event, Glance, Offer, View } from '../../wire/barking';
import type { OneOfEach } from '../sample';

export const hand = ['3', '9', '9', '10', 'W', 'C'];
export const view: View = {
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
export const glance: Glance = { leads: [2, 2, 1, null], points: [3, 0] };
const barked = { 3: 'own-dogs', 9: 'own-dogs', 10: 'own-dogs' };
export const offer: Offer = {
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

export const events: OneOfEach<Event> = {
  begins: { event: 'begins', seat: 1 },
  'laid out': { event: 'laid out', round: 1, items: ['van', 'bin'] },
  refilled: { event: 'refilled', count: 3 },
  dealt: { event: 'dealt', seat: 1, count: 2, cards: ['1', 'C'] },
  drew: { event: 'drew', seat: 2 },
  discarded: { event: 'discarded', seat: 3, cards: ['9'] },
  'cat played': { event: 'cat played', seat: 4 },
  'token laid': { event: 'token laid', seat: 5, place: 1, item: 'van' },
  swapped: { event: 'swapped', seat: 1, dry: true },
  played: { event: 'played', seat: 2, place: 1, item: 'van', cards: ['9', 'W9'] },
  passed: { event: 'passed', seat: 3, empty: true },
  'item won': { event: 'item won', seat: 1, place: 1, item: 'van', dogs: 2, breed: '4' },
  'item left': { event: 'item left', place: 2, item: 'bin' },
  'round over': { event: 'round over', round: 1, seat: 2, count: 8 },
  'game over': { event: 'game over', winners: [1, 2], scores: [3, 3, 0, 0, 0] },
};
/** What leaves no mark, and what stands there instead. */
export const stands = {
  begins: 'the token of who began',
  'laid out': 'the items',
  refilled: 'the number of cards in the deck',
  dealt: 'the number of cards in a hand',
  drew: 'the number of cards in a hand',
  'item won': 'the panel of the round',
  'item left': 'the panel of the round',
  'round over': 'the panel of the round',
  'game over': 'the end in the note',
};
