import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Offer } from '../../wire/spots';
import { Draft } from './draft.svelte';

const die = (number: number, dogs: string[] = [], leave = false) => ({
  die: number,
  dogs,
  yard: number,
  bust: false,
  leave,
});
const settle: Offer = {
  phase: 'settle',
  dice: [die(2), die(3, ['bongo', 'momo']), die(6, ['momo'])],
  sets: [[2, 3, 6]],
  keep: 'all',
  treats: 1,
};

test('the first die with a choice is picked, and placing it picks the next', () => {
  const draft = new Draft(settle);
  expect(draft.picked).toBe(1);
  expect(draft.space('bongo', 3)).toBe('fits');
  expect(draft.touch('bongo')).toBeNull();
  expect(draft.picked).toBe(2);
  expect(draft.space('bongo', 3)).toBe('planned');
  expect(draft.move).toBeNull();
  draft.touchYard();
  expect(draft.buries).toEqual([2, 6]);
  expect(draft.move).toBe('place 2>yard 3>bongo 6>yard');
});

test('a dog that has no space for the die gives a move to ask about', () => {
  const draft = new Draft(settle);
  draft.picked = 2;
  expect(draft.touch('bongo')).toBe('place 6>bongo');
  expect(draft.goes[2]).toBeNull();
});

test('arrow keys turn a die through all its places', () => {
  const draft = new Draft(settle);
  const seen = [1, 2, 3, 4].map(() => {
    draft.cycle(1, 1);
    return draft.goes[1];
  });
  expect(seen).toEqual(['bongo', 'momo', 'yard', 'bongo']);
  draft.cycle(1, -1);
  expect(draft.goes[1]).toBe('yard');
});

test('a treat rerolls all dice, or those that stay chosen', () => {
  const draft = new Draft({ ...settle, part: true });
  draft.reroll();
  expect(draft.move).toBe('treat');
  draft.reroll(0);
  expect(draft.move).toBe('treat 3 6');
  draft.reroll(1);
  draft.reroll(2);
  expect(draft.move).toBeNull();
});

test('a trot is a die and then a space', () => {
  const draft = new Draft({
    phase: 'trot',
    moves: [
      {
        place: 'momo',
        die: 5,
        to: [
          ['momo', 3],
          ['bongo', 3],
        ],
      },
      { place: 'bongo', die: 1, to: [['momo', 3]] },
    ],
  });
  expect(draft.move).toBeNull();
  draft.touch('momo', 5);
  expect(draft.space('momo', 5)).toBe('taken');
  expect(draft.move).toBeNull();
  draft.touch('bongo', 3);
  expect(draft.move).toBe('trot momo 5 bongo 3');
  expect(draft.touch('bongo', 1)).toBeNull();
  expect(draft.choice).toBe('trot bongo 1');
});

test('a number that begins another one is not chosen with it', () => {
  const draft = new Draft({ phase: 'bolt', numbers: [3, 10, 1] });
  draft.choice = 'bolt 10';
  flushSync();
  expect(draft.options.filter((option) => draft.chosen(option)).map((option) => option.die)).toEqual([10]);
  expect(draft.move).toBe('bolt 10');
});

test('to retrieve is a number and then a place; the yard counts', () => {
  const draft = new Draft({ phase: 'retrieve', dice: [die(1, ['bongo']), die(6)] });
  draft.choice = 'retrieve 6>';
  expect(draft.move).toBeNull();
  draft.touchYard();
  expect(draft.move).toBe('retrieve 6>yard');
  expect(draft.buries).toEqual([6]);
  draft.choice = 'retrieve 1>';
  expect(draft.touch('momo')).toBe('retrieve 1>momo');
});

test('every buried die can go down, and up unless the offer says no', () => {
  const draft = new Draft({
    phase: 'dig',
    digs: [
      { seat: 2, die: 6, raised: null, lowered: 5 },
      { seat: 1, die: 1, raised: 2, lowered: 0 },
    ],
  });
  expect(draft.options.map((option) => option.does)).toEqual(['dig 2 6-', 'dig 1 1-', 'dig 1 1+']);
});
