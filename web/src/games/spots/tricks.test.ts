import { expect, test } from 'vitest';
import { laid, rows, tapped, tilesOf, type Sets } from './tricks';

const sets: Sets = {
  'new-family': 'walk,run,fetch,beg',
  'dog-park': 'dig,chase,guard,chew',
  random: 'random',
};

test('a set lights its six tiles, in their places', () => {
  expect(laid(tilesOf('dog-park', sets))).toEqual(['howl', 'dig', 'chase', 'roll-over', 'guard', 'chew']);
});

test('tapping another tile makes it one’s own choice, and the other tiles stay', () => {
  expect(tapped('hunt', 'new-family', sets, 'new-family')).toBe('walk,run,hunt,beg');
  expect(tapped('stay', 'walk,run,hunt,beg', sets, 'new-family')).toBe('walk,run,hunt,stay');
});

test('a choice that has become a set goes by its name', () => {
  expect(tapped('fetch', 'walk,run,hunt,beg', sets, 'new-family')).toBe('new-family');
});

test('chance lights nothing, and a tile tapped then fills up the usual set', () => {
  expect(tilesOf('random', sets)).toEqual([]);
  expect(tapped('dig', 'random', sets, 'new-family')).toBe('dig,run,fetch,beg');
});

test('the grid has five tricks of each of four colours', () => {
  expect(rows().map(({ tricks }) => tricks.length)).toEqual([5, 5, 5, 5]);
});
