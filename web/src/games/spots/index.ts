/** Spots: tricks, dogs with their spaces, yards. */
import type { Event } from '../../wire/spots';
import Board from './Board.svelte';
import { finale, gathered, traces } from './follow';
import Seat from './Seat.svelte';
import type { SpotsPage } from './table';
import { facts } from './telling';
import './look.css';

const PACES: Partial<Record<Event['event'], number>> = {
  rolled: 620,
  rerolled: 620,
  'dog rolled': 620,
  placed: 300,
  buried: 300,
  discarded: 160,
  joined: 260,
  trotted: 300,
  dug: 300,
  retrieved: 300,
  trick: 320,
  refreshed: 280,
  'dog turned': 280,
  'stack turned': 280,
  drew: 280,
  'dog scored': 700,
  busted: 900,
  scored: 420,
  'supply empty': 700,
  won: 600,
};

const SOUNDS: Partial<Record<Event['event'], string>> = {
  rolled: 'spots-roll',
  rerolled: 'spots-roll',
  'dog rolled': 'spots-roll',
  placed: 'spots-die',
  trotted: 'spots-die',
  retrieved: 'spots-die',
  buried: 'spots-bury',
  dug: 'spots-bury',
  busted: 'spots-bust',
  scored: 'spots-bark',
  'dog scored': 'spots-bark',
  'treats taken': 'spots-treat',
  trick: 'spots-tile',
  drew: 'spots-tile',
  refreshed: 'spots-tile',
};

const page: SpotsPage = {
  Board,
  Seat,
  people: 'left',
  secrets: false,
  wide: true,
  animal: () => '/pictures/spots/face-gretchen.svg',
  facts,
  traces,
  gathered,
  finale,
  pace: (event) => PACES[event.event] ?? 240,
  atLeisure: (event) => event.event.startsWith('dog '),
  reading: (event) => (event.event === 'busted' ? 2200 : 0),
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
