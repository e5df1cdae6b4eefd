/** Dixit's page. */
import type { Event } from '../../wire/dixit';
import Board from './Board.svelte';
import { finale, gathered, traces } from './follow';
import rabbit from './rabbit.svg';
import Seat from './Seat.svelte';
import type { DixitPage } from './table';
import { facts } from './telling';
import './look.css';

const PACES: Record<Event['event'], number> = {
  dealt: 240,
  'round began': 300,
  told: 500,
  gave: 320,
  'laid out': 300,
  voted: 320,
  shown: 900,
  gained: 260,
  discarded: 200,
  reshuffled: 240,
  ended: 400,
};
/** Nobody's turn any more: the cards are turned over, the rabbits hop, the next round begins. */
const ROUND: Event['event'][] = [
  'dealt',
  'round began',
  'laid out',
  'shown',
  'gained',
  'discarded',
  'reshuffled',
  'ended',
];
const SOUNDS: Partial<Record<Event['event'], string>> = {
  told: 'dixit-told',
  gave: 'dixit-card',
  'laid out': 'dixit-cards',
  voted: 'dixit-vote',
  shown: 'dixit-shown',
  gained: 'dixit-hop',
};

const page: DixitPage = {
  Board,
  Seat,
  people: 'top',
  wide: true,
  secrets: true,
  animal: () => rabbit,
  bot: 'dixit-web-bot',
  facts,
  traces,
  gathered,
  finale,
  pace: (event, next) => (event.event === 'dealt' && next?.event === 'dealt' ? 0 : PACES[event.event]),
  atLeisure: (event) => ROUND.includes(event.event),
  sound: (event) => SOUNDS[event.event] ?? null,
  coach: [
    { says: 'dixit-web-coach-cards', about: '.dixit .card' },
    { says: 'dixit-web-coach-clue', about: '.dixit > header' },
    { says: 'dixit-web-coach-vote', about: '.dixit .track, .mine .seat' },
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
