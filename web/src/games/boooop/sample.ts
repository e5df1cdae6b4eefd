/** A bed and a shove on it, for tests. */
import type { Booped, Event as Happened, Placed, View } from '../../wire/boooop';
import type { OneOfEach } from '../sample';

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

export const events: OneOfEach<Happened> = {
  placed,
  booped: pushed,
  'ghost entered': { event: 'ghost entered', seat: 2, stop: 'b6c6', heading: 'down' },
  'ghost glided': { event: 'ghost glided', seat: 2, from: 'b6c6', to: 'b5c5' },
  spooked: { event: 'spooked', seat: 1, piece: 'c', from: 'b5', over: ['b4'], to: 'b3' },
  'ghost left': { event: 'ghost left', seat: 2, from: 'b1c1' },
  graduated: { event: 'graduated', seat: 1, cells: ['a1', 'b1', 'c1'], kittens: 2 },
  won: { event: 'won', seat: 2, cells: ['a1', 'b1', 'c1'] },
  held: { event: 'held', seat: 1, piece: 'k', cell: 'c3' },
};
/** Said in a preview alone, in words of its own. */
export const untold = ['held'];
export const unshown = { held: 'said in a preview alone' };
/** What leaves no mark, and what stands there instead. */
export const stands = { won: 'the row is lit' };
