/** Dixit's page. */
import { BOOP, TURN, type Sound } from '../../core/sound';
import type { Event } from '../../wire/dixit';
import { CARD, GROW, PLACE } from '../sounds';
import Board from './Board.svelte';
import rabbit from './rabbit.svg';
import Seat from './Seat.svelte';
import type { DixitPage, DixitTable } from './table';
import { facts } from './telling';
import './look.css';

function rules(table: DixitTable): string[] {
  const { view } = table;
  switch (view.phase) {
    case 'setup':
      return ['DIX-1'];
    case 'tell':
      return view.storyteller === null ? ['DIX-2', 'DIX-3'] : ['DIX-3', 'DIX-7', 'DIX-8', 'DIX-9'];
    case 'give':
      return ['DIX-4'];
    case 'table':
      return ['DIX-5'];
    case 'vote':
      return ['DIX-6', 'DIX-7', 'DIX-8', 'DIX-9'];
    case 'refill':
      return ['DIX-12'];
    default:
      return ['DIX-10'];
  }
}

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
  rules,
  coach: ['dixit-web-coach-cards', 'dixit-web-coach-clue', 'dixit-web-coach-vote'],
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
