/** Spots: tricks, dogs with their spaces, yards. */
import { WIN, type Sound } from '../../core/sound';
import type { Event } from '../../wire/spots';
import { BARK, CARD, PLACE, SCORE } from '../sounds';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { BURY, BUST, ROLL } from './sounds';
import type { SpotsPage } from './table';
import { facts } from './telling';
import './look.css';

const PACES: Partial<Record<Event['event'], number>> = {
  rolled: 620,
  rerolled: 620,
  'dog rolled': 620,
  placed: 180,
  buried: 180,
  discarded: 60,
  joined: 180,
  trotted: 220,
  dug: 220,
  retrieved: 220,
  trick: 220,
  refreshed: 280,
  'dog turned': 280,
  'stack turned': 280,
  drew: 280,
  'dog scored': 700,
  busted: 900,
  scored: 420,
  'supply empty': 700,
  'treats taken': 160,
  'treats returned': 160,
};

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  rolled: ROLL,
  rerolled: ROLL,
  'dog rolled': ROLL,
  placed: PLACE,
  trotted: PLACE,
  buried: BURY,
  dug: BURY,
  busted: BUST,
  scored: SCORE,
  'dog scored': BARK,
  drew: CARD,
  refreshed: CARD,
  won: WIN,
};

const page: SpotsPage = {
  Board,
  Seat,
  people: 'left',
  wide: true,
  animal: () => '/pictures/spots/face-gretchen.svg',
  facts,
  pace: (event) => PACES[event.event] ?? 100,
  sound: (event) => SOUNDS[event.event] ?? null,
  coach: [
    { says: 'spots-web-coach-1', about: '.spots .tiles .tile' },
    { says: 'spots-web-coach-2', about: '.spots .dogs .dog' },
    { says: 'spots-web-coach-3', about: '.spots .yard .yard' },
    { says: 'spots-web-coach-4', about: '.spots .dogs .dog' },
  ],
  shortcuts: [
    { keys: '1 – 6', says: 'spots-web-key-tile' },
    { keys: '← →', says: 'spots-web-key-die' },
    { keys: '↑ ↓', says: 'spots-web-key-target' },
    { keys: 'b', says: 'spots-web-key-fit' },
    { keys: 't', says: 'spots-web-key-treat' },
    { keys: 'm', says: 'spots-web-key-more' },
    { keys: 's', says: 'spots-web-key-stop' },
  ],
};

export default page;
