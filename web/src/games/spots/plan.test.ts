import { expect, test } from 'vitest';
import type { Offer } from '../../wire/spots';
import { AWAY, decided, placing, planOf, put, targets, YARD } from './plan';

const die = (number: number, dogs: string[] = [], leave = false) => ({
  die: number,
  dogs,
  yard: number,
  bust: false,
  leave,
});
/** 2 fits nowhere, 3 on two dogs. */
const run: Offer = {
  phase: 'settle',
  dice: [die(2), die(3, ['bongo', 'momo']), die(3, ['bongo', 'momo'])],
  sets: [[2, 3, 3]],
};
/** Eight dice of which those of one number are kept. */
const fetch: Offer = {
  phase: 'settle',
  dice: [die(1, ['burt'], true), die(4, [], true), die(4, [], true), die(6, ['momo'], true)],
  sets: [[1], [4, 4], [6]],
};
const open = (offer: Offer) => (offer.dice ?? []).map(() => null);

test('a die that fits nowhere is buried without asking', () => {
  expect(decided(run, open(run))).toEqual([YARD, null, null]);
});

test('two equal dice never share a space', () => {
  const first = put(run, open(run), 1, 'momo');
  const second = put(run, first, 2, 'momo');
  expect(second).toEqual([null, null, 'momo']);
});

test('the last die of a number is buried when its dogs are taken', () => {
  const lone: Offer = { dice: [die(3, ['bongo']), die(3, ['bongo'])], sets: [[3, 3]] };
  expect(decided(lone, put(lone, open(lone), 0, 'bongo'))).toEqual(['bongo', YARD]);
});

test('choosing a number sends the others away, and choosing another one changes that', () => {
  const one = put(fetch, open(fetch), 0, 'burt');
  expect(decided(fetch, one)).toEqual(['burt', AWAY, AWAY, AWAY]);
  const four = put(fetch, one, 1, YARD);
  expect(decided(fetch, four)).toEqual([AWAY, YARD, YARD, AWAY]);
});

test('nothing is decided while several sets may be kept', () => {
  expect(decided(fetch, open(fetch))).toEqual([null, null, null, null]);
});

test('a plan is written as a move and read again', () => {
  const plan = put(run, open(run), 1, 'momo');
  expect(placing(run, put(run, plan, 2, YARD))).toBe('place 2>yard 3>momo 3>yard');
  expect(planOf(fetch, 'place 6>momo')).toEqual([AWAY, AWAY, AWAY, 'momo']);
  expect(planOf(run, 'place 2>yard 3>bongo 3>momo')).toEqual([YARD, 'bongo', 'momo']);
});

test('a die may go away only where the offer says so', () => {
  expect(targets(run, 1)).toEqual(['bongo', 'momo', YARD]);
  expect(targets(fetch, 3)).toEqual(['momo', YARD, AWAY]);
});
