/** The page of Barking Up the Wrong Tree. */
import type { Sound } from '../../core/sound';
import { BARK, CARD, PLACE, SCORE } from '../sounds';
import type { Event } from '../../wire/barking';
import Board from './Board.svelte';
import { pictureOf } from './naming';
import Seat from './Seat.svelte';
import type { BarkingPage, BarkingTable } from './table';
import { facts } from './telling';
import './look.css';

const page: BarkingPage = {
  Board,
  Seat,
  people: 'right',
  animal: () => pictureOf.dog('9'),
  facts,
  pace: (event) => PACES[event.event] ?? 0,
  sound: (event) => SOUNDS[event.event] ?? null,
  rules,
  coach: ['barking-web-coach-1', 'barking-web-coach-2', 'barking-web-coach-3', 'barking-web-coach-4'],
  shortcuts: [
    { keys: '← →', says: 'barking-web-key-arrows' },
    { keys: '↑ ↓', says: 'barking-web-key-between' },
    { keys: 'Space', says: 'barking-web-key-space' },
    { keys: 'Enter', says: 'barking-web-key-enter' },
    { keys: 'p', says: 'barking-web-key-p' },
    { keys: 'c', says: 'barking-web-key-c' },
    { keys: 'w', says: 'barking-web-key-w' },
    { keys: 'Esc', says: 'barking-web-key-escape' },
  ],
};
export default page;

const PACES: Partial<Record<Event['event'], number>> = {
  'laid out': 220,
  dealt: 120,
  drew: 220,
  discarded: 220,
  'cat played': 280,
  'token laid': 280,
  swapped: 220,
  played: 420,
  passed: 220,
  'item won': 480,
  'item left': 320,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  dealt: CARD,
  drew: CARD,
  discarded: CARD,
  swapped: CARD,
  'token laid': PLACE,
  played: BARK,
  'item won': SCORE,
};

function rules(table: BarkingTable): string[] {
  switch (table.view.phase) {
    case 'discard':
      return ['BRK-6'];
    case 'token':
      return ['BRK-14', 'BRK-15'];
    case 'over':
      return ['BRK-20', 'BRK-21'];
    default:
      return ['BRK-8', 'BRK-9', 'BRK-10', 'BRK-11', 'BRK-12', 'BRK-18'];
  }
}
