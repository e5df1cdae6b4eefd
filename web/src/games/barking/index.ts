/** The page of Barking Up the Wrong Tree. */
import type { Event } from '../../wire/barking';
import Board from './Board.svelte';
import { finale, gathered, traces } from './follow';
import { pictureOf } from './naming';
import Seat from './Seat.svelte';
import type { BarkingPage } from './table';
import { facts } from './telling';
import './look.css';

const page: BarkingPage = {
  Board,
  Seat,
  people: 'right',
  secrets: true,
  animal: () => pictureOf.dog('9'),
  facts,
  traces,
  gathered,
  finale,
  pace: (event, next) => (event.event === 'dealt' && next?.event === 'dealt' ? 0 : PACES[event.event]),
  atLeisure: (event) => ROUND.includes(event.event),
  // A round is summed up; the summary of the last one stays.
  reading: (event, next) => (event.event === 'round over' && next?.event !== 'game over' ? 3000 : 0),
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

const PACES: Record<Event['event'], number> = {
  begins: 300,
  'laid out': 320,
  refilled: 240,
  dealt: 240,
  drew: 260,
  discarded: 320,
  'cat played': 800,
  'token laid': 420,
  swapped: 700,
  played: 480,
  passed: 360,
  'item won': 480,
  'item left': 320,
  'round over': 300,
  'game over': 400,
};
/** Nobody's turn any more: a round ends and the next one is laid out. */
const ROUND: Event['event'][] = [
  'begins',
  'laid out',
  'refilled',
  'dealt',
  'item won',
  'item left',
  'round over',
  'game over',
];

const SOUNDS: Partial<Record<Event['event'], string>> = {
  dealt: 'barking-card',
  drew: 'barking-card',
  discarded: 'barking-card',
  swapped: 'barking-card',
  'cat played': 'barking-cat',
  'token laid': 'barking-wood',
  passed: 'barking-wood',
  played: 'barking-woof',
  'item won': 'barking-won',
};
