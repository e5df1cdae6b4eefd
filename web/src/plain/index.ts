/** The page of a game that has none of its own: it came with a package, and the house draws it with letters. */
import type { GamePage } from '../games/game';
import { says, type Facts } from '../core/words.svelte';
import Board from './Board.svelte';

/** How long an event is shown (ms): as long as it takes to read a short sentence. */
const PACE = 600;

const ANIMALS = ['hedgehog', 'otter', 'owl', 'badger', 'lynx', 'frog', 'rabbit', 'mouse'];

const page: GamePage = {
  Board,
  people: 'left',
  secrets: true, // nobody knows: better a curtain too many
  animal: (seat) => `/pictures/house/avatar-${ANIMALS[((seat ?? 1) - 1) % ANIMALS.length]}.svg`,
  facts: (event, table) => {
    const key = `${table.info?.game}-event-${event.event.replaceAll(' ', '-')}`;
    return says(key) ? othersIn(event, (seat) => table.name(seat)) : null;
  },
  pace: () => PACE,
  coach: [],
  shortcuts: [
    { keys: '1 – 9', says: 'plain-key-number' },
    { keys: 'Enter', says: 'plain-key-enter' },
    { keys: 'Esc', says: 'plain-key-escape' },
  ],
};

/** Whoever else an event is about: `to_seat` is told as `$to-name`, as in words.py. */
function othersIn(event: object, name: (seat: number) => string): Facts {
  const seats = Object.entries(event).filter(([field, seat]) => field.endsWith('_seat') && typeof seat === 'number');
  return Object.fromEntries(seats.map(([field, seat]) => [field.replace(/seat$/, 'name'), name(seat as number)]));
}

export default page;
