/** A row, a hand and what it may do, for tests. */
import type { Glance, Offer, View } from '../../wire/barking';

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
