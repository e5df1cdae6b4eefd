/** Dixit's page. */
import { BOOP, TURN, type Sound } from '../../core/sound';
import type { Event } from '../../wire/dixit';
import { CARD, GROW, PLACE } from '../sounds';
import Board from './Board.svelte';
import rabbit from './rabbit.svg';
import Seat from './Seat.svelte';
import type { DixitPage } from './table';
import { facts } from './telling';
import './look.css';

const PACES: Partial<Record<Event['event'], number>> = { shown: 700, gained: 100 };
const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  told: TURN,
  gave: CARD,
  'laid out': CARD,
  voted: PLACE,
  shown: GROW,
  gained: BOOP,
};

const page: DixitPage = {
  Board,
  Seat,
  people: 'top',
  wide: true,
  animal: () => rabbit,
  facts,
  pace: (event) => PACES[event.event] ?? 0,
  sound: (event) => SOUNDS[event.event] ?? null,
  coach: [
    { says: 'dixit-web-coach-cards', about: '.dixit .card' },
    { says: 'dixit-web-coach-clue', about: '.dixit > header' },
    { says: 'dixit-web-coach-vote', about: '.dixit .track' },
  ],
  shortcuts: [
    { keys: '← →', says: 'dixit-web-key-arrows' },
    { keys: 'Enter', says: 'dixit-web-key-enter' },
    { keys: '1–9', says: 'dixit-web-key-number' },
    { keys: 'Z', says: 'dixit-web-key-zoom' },
    { keys: 'C', says: 'dixit-web-key-compare' },
    { keys: 'D', says: 'dixit-web-key-about' },
  ],
};

export default page;
