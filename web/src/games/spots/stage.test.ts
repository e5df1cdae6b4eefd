import { expect, test } from 'vitest';
import type { Event, View } from '../../wire/spots';
import { staged } from './stage';

const view: View = {
  players: [
    {
      dogs: [
        { name: 'bongo', filled: [1] },
        { name: 'momo', filled: [5] },
      ],
      scored: [],
      yard: [4],
      treats: 1,
    },
    { dogs: [{ name: 'burt', filled: [] }], scored: [], yard: [2], treats: 0 },
  ],
  tricks: [
    { name: 'howl', up: true, treats: 0 },
    { name: 'run', up: true, treats: 2 },
  ],
  stacks: null,
  top: 'gumbo',
  deck: [],
  dog: { treats: 1, scored: [] },
  turn: 1,
  phase: 'choose',
  trick: null,
  roll: null,
  winner: null,
};
const after = (...events: Event[]) => staged(view, events);

test('a trick is turned down, its treats are taken, dice come and find their places', () => {
  const shown = after(
    { event: 'trick', seat: 1, trick: 'run' },
    { event: 'treats taken', seat: 1, count: 2, tile: 'run' },
    { event: 'rolled', seat: 1, dice: [2, 3, 6] },
    { event: 'placed', seat: 1, die: 3, dog: 'bongo' },
    { event: 'buried', seat: 1, die: 2, total: 6 },
  );
  expect(shown.tricks[1]).toEqual({ name: 'run', up: false, treats: 0 });
  expect(shown.players[0]).toEqual({
    dogs: [
      { name: 'bongo', filled: [1, 3] },
      { name: 'momo', filled: [5] },
    ],
    scored: [],
    yard: [2, 4],
    treats: 3,
  });
  expect(shown.roll).toEqual([6]);
  expect(view.players[0]?.yard).toEqual([4]);
});

test('a bust empties yard and dogs of its seat alone', () => {
  const shown = after({ event: 'busted', seat: 1, total: 9, dice: 4 });
  expect(shown.players[0]?.dogs.map((dog) => dog.filled)).toEqual([[], []]);
  expect(shown.players[0]?.yard).toEqual([]);
  expect(shown.players[1]).toEqual(view.players[1]);
});

test('a scored dog is turned over and another one comes', () => {
  const shown = after(
    { event: 'scored', seat: 1, dog: 'bongo' },
    { event: 'drew', seat: 1, dog: 'gumbo' },
    { event: 'top turned', dog: 'lief' },
  );
  expect(shown.players[0]?.dogs.map((dog) => dog.name)).toEqual(['momo', 'gumbo']);
  expect(shown.players[0]?.scored).toEqual(['bongo']);
  expect(shown.top).toBe('lief');
});

test('a reroll keeps the dice that were kept', () => {
  const shown = after(
    { event: 'treat spent', seat: 1, dice: [6], kept: [1, 3] },
    { event: 'rerolled', seat: 1, dice: [2], kept: [1, 3] },
  );
  expect(shown.players[0]?.treats).toBe(0);
  expect(shown.roll).toEqual([1, 2, 3]);
});

test('dice that dig, trot and join leave their old places', () => {
  expect(after({ event: 'dug', seat: 1, owner: 2, die: 2, total: 0 }).players[1]?.yard).toEqual([]);
  expect(after({ event: 'dug', seat: 1, owner: 2, die: 2, to: 3, total: 3 }).players[1]?.yard).toEqual([3]);
  const trotted = after({ event: 'trotted', seat: 1, dog: 'momo', number: 5, to: 'bongo', to_number: 3 });
  expect(trotted.players[0]?.dogs).toEqual([
    { name: 'bongo', filled: [1, 3] },
    { name: 'momo', filled: [] },
  ]);
  expect(after({ event: 'joined', seat: 1, die: 4 }).players[0]?.yard).toEqual([]);
  expect(after({ event: 'joined', seat: 1, die: 1, dog: 'bongo' }).players[0]?.dogs[0]?.filled).toEqual([]);
});

test('tiles come up again, and the Dog takes its card', () => {
  const shown = after(
    { event: 'trick', seat: 1, trick: 'run' },
    { event: 'refreshed', trick: 'howl', treats: 1 },
    { event: 'dog paid', left: 0 },
    { event: 'dog scored', dog: 'gumbo', count: 1 },
  );
  expect(shown.tricks).toEqual([
    { name: 'howl', up: true, treats: 1 },
    { name: 'run', up: true, treats: 0 },
  ]);
  expect(shown.dog).toEqual({ treats: 0, scored: ['gumbo'] });
});
