/** Boooop on the screen: a bed, two families of cats, and ghosts in the seams. */
import type { Event as Happened } from '../../wire/boooop';
import Board from './Board.svelte';
import { finale, gathered, traces } from './follow';
import { picture } from './pictures';
import { together } from './stage';
import Seat from './Seat.svelte';
import type { BoooopPage } from './table';
import { facts } from './telling';
import './look.css';

/** How long each event is shown (ms). */
const PACES: Partial<Record<Happened['event'], number>> = {
  placed: 220,
  booped: 320,
  'ghost entered': 420,
  'ghost glided': 480,
  spooked: 560,
  'ghost left': 320,
  graduated: 520,
  won: 600,
};

const SOUNDS: Partial<Record<Happened['event'], string>> = {
  placed: 'boooop-paw',
  booped: 'boooop-boop',
  'ghost entered': 'boooop-ghost',
  'ghost glided': 'boooop-ghost',
  spooked: 'boooop-boo',
  'ghost left': 'boooop-ghost',
  graduated: 'boooop-purr',
  won: 'boooop-purr',
};

const page: BoooopPage = {
  Board,
  Seat,
  people: 'left',
  secrets: false,
  animal: (seat) => picture('cat', seat ?? 1),
  badge: (seat) => picture('hat', seat),
  facts,
  traces,
  gathered,
  finale,
  pace: (event, next) => (together(event, next) ? 0 : (PACES[event.event] ?? 0)),
  sound: soundOf,
  coach: [
    { says: 'boooop-web-coach-place', about: '.note .chooser, .family .pool' },
    { says: 'boooop-web-coach-boop', about: '[data-cell="c3"]' },
    { says: 'boooop-web-coach-grow', about: '.mine .cats' },
    { says: 'boooop-web-coach-ghost', about: '.mine .ghost, .mine .few' },
  ],
  shortcuts: [
    { keys: '← ↑ ↓ →', says: 'boooop-web-key-arrows' },
    { keys: 'Enter', says: 'boooop-web-key-enter' },
    { keys: 'Esc', says: 'boooop-web-key-escape' },
    { keys: 'K', says: 'boooop-web-key-kitten' },
    { keys: 'C', says: 'boooop-web-key-cat' },
    { keys: 'G', says: 'boooop-web-key-ghost' },
    { keys: 'H', says: 'boooop-web-key-hold' },
  ],
};

function soundOf(event: Happened): string | null {
  return event.event === 'booped' && event.off ? 'boooop-fall' : (SOUNDS[event.event] ?? null);
}

export default page;
