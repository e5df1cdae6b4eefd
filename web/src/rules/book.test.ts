import { expect, test } from 'vitest';
import { asQuery, counts, fromQuery } from './book';

test('a rule without a condition counts at every table, and every rule does where no table is known', () => {
  expect(counts(undefined, { ghosts: 'off' })).toBe(true);
  expect(counts({ ghosts: ['on'] }, null)).toBe(true);
});

test('what the table didn’t say folds nothing', () => {
  expect(counts({ ghosts: ['on'] }, { seats: '2' })).toBe(true);
  expect(counts({ ghosts: ['on'] }, { seats: '2', ghosts: 'off' })).toBe(false);
});

test('seats are numbers in the book and words in an address', () => {
  expect(counts({ seats: [1] }, { seats: '1' })).toBe(true);
  expect(counts({ seats: [1] }, { seats: '3' })).toBe(false);
});

test('of several words one is enough', () => {
  expect(counts({ tricks: ['dig', 'dog-park'] }, { tricks: 'dig,run,fetch,beg' })).toBe(true);
  expect(counts({ tricks: ['dig', 'dog-park'] }, { tricks: 'walk,run,fetch,beg' })).toBe(false);
});

test('a table goes into an address and comes out again', () => {
  const at = { seats: '2', tricks: 'dig,run,fetch,beg' };
  expect(fromQuery(asQuery(at))).toEqual(at);
  expect(fromQuery(asQuery(null))).toBeNull();
});
