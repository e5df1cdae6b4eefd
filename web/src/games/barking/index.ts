/** The page of Barking Up the Wrong Tree. */
import type { Sound } from '../../core/sound';
import { BARK, CARD, PLACE, SCORE } from '../sounds';
import type { Event } from '../../wire/barking';
import Board from './Board.svelte';
import { pictureOf } from './naming';
import Seat from './Seat.svelte';
import type { BarkingPage } from './table';
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
  coach: [
    { says: 'barking-web-coach-1', about: '.barking .item' },
    { says: 'barking-web-coach-2', about: '.barking .hand button' },
    { says: 'barking-web-coach-3', about: '.barking .hand button' },
    { says: 'barking-web-coach-4', about: '.mine' },
  ],
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
