import { expect, test } from 'vitest';
import { choices, filled, isFree, understood } from './moves';

const texts = (offer: Parameters<typeof choices>[0], said = '') => choices(offer, said).map(({ text }) => text);
const numbers = (verb: string, many: number) => Array.from({ length: many }, (_, n) => `${verb} ${n + 1}`);

test('a few moves are shown as they are, and what is forbidden with its rule', () => {
  expect(choices({ moves: ['keep', 'roll 2'], no: { 'roll 3': 'HED-5' } }, '')).toEqual([
    { text: 'keep', whole: true, further: false, rule: undefined },
    { text: 'roll 2', whole: true, further: false, rule: undefined },
    { text: 'roll 3', whole: true, further: false, rule: 'HED-5' },
  ]);
});

test('many are chosen word by word', () => {
  const offer = { moves: ['pass', ...numbers('bid', 20), ...numbers('ask', 3)] };
  expect(choices(offer, '')).toEqual([
    { text: 'pass', whole: true, further: false },
    { text: 'bid', whole: false, further: true },
    { text: 'ask', whole: false, further: true },
  ]);
  expect(texts(offer, 'ask')).toEqual(numbers('ask', 3));
  expect(texts(offer, 'bid')).toEqual(numbers('bid', 20));
});

test('a word that all have in common is gone', () => {
  expect(texts({ moves: numbers('bid', 20) })).toEqual(numbers('bid', 20));
});

test('a move may be the beginning of another', () => {
  const offer = { moves: ['take', ...numbers('take', 20), 'stop'] };
  expect(choices(offer, '')[0]).toEqual({ text: 'take', whole: true, further: true });
});

test('a word is not the beginning of another word', () => {
  const offer = { moves: [...numbers('a', 13), ...numbers('ab', 13)] };
  expect(texts(offer)).toEqual(['a', 'ab']);
  expect(texts(offer, 'a')).toEqual(numbers('a', 13));
});

test('where somebody writes freely, their text comes in as it is', () => {
  expect(isFree('clue <clue>')).toBe(true);
  expect(isFree('keep')).toBe(false);
  expect(filled('clue <clue>', ' $& a dream ')).toBe('clue $& a dream');
});

test('another offer is not taken for one of ours', () => {
  expect(understood(null)).toBeNull();
  expect(understood({ cells: ['a1'] })).toBeNull();
  expect(understood({ moves: [] })).toEqual({ moves: [] });
});
