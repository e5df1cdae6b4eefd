/** A bed and a shove on it, for tests. */
import type { Booped, Placed, View } from '../../wire/boooop';

export const view: View = {
  board: ['..O...', '.v..o.', '...o..', '.o..vV', '..Vo..', '.o...v'],
  pools: [
    { kittens: 2, cats: 1 },
    { kittens: 2, cats: 0 },
  ],
  ghosts: [{ stop: 'c3d3', heading: 'down' }, null],
  turn: 1,
  phase: 'place',
  winner: null,
};
export const placed: Placed = { event: 'placed', seat: 1, piece: 'k', cell: 'e2' };
export const pushed: Booped = { event: 'booped', seat: 1, piece: 'k', from: 'e3', to: 'e4' };
export const fallen: Booped = { event: 'booped', seat: 1, piece: 'k', from: 'f1', off: true };
