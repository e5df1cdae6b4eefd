/** Boooop on the screen: a bed, two families of cats, and ghosts in the seams. */
import { BOOP, WIN, type Sound } from '../../core/sound';
import type { Event as Happened } from '../../wire/boooop';
import { GROW, PLACE } from '../sounds';
import Board from './Board.svelte';
import { picture } from './pictures';
import { together } from './stage';
import Seat from './Seat.svelte';
import { BOO, FALL, GLIDE } from './sounds';
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

const SOUNDS: Partial<Record<Happened['event'], Sound>> = {
  placed: PLACE,
  booped: BOOP,
  'ghost entered': GLIDE,
  'ghost glided': GLIDE,
  spooked: BOO,
  'ghost left': GLIDE,
  graduated: GROW,
  won: WIN,
};

const page: BoooopPage = {
  Board,
  Seat,
  people: 'left',
  animal: (seat) => picture('cat', seat ?? 1),
  badge: (seat) => picture('hat', seat),
  facts,
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

function soundOf(event: Happened): Sound | null {
  return event.event === 'booped' && event.off ? FALL : (SOUNDS[event.event] ?? null);
}

export default page;
