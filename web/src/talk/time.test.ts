import { expect, test } from 'vitest';
import { saidAt } from './time';

const NOON = new Date(2026, 10, 16, 12, 5).getTime() / 1000;
const plain = (text: string) => text.replace(/\s/g, ' ');

test('today the hour is enough, as each language writes it', () => {
  expect(plain(saidAt(NOON, NOON + 60, 'uk').short)).toBe('12:05');
  expect(plain(saidAt(NOON, NOON + 60, 'pl').short)).toBe('12:05');
  expect(plain(saidAt(NOON, NOON + 60, 'en').short)).toBe('12:05 PM');
});

test('what was said before today has its day, too', () => {
  expect(plain(saidAt(NOON - 86_400, NOON, 'uk').short)).toContain('15 лист');
  expect(plain(saidAt(NOON - 86_400, NOON, 'en').short)).toContain('Nov 15');
  expect(new Date(saidAt(NOON, NOON, 'en').iso).getTime()).toBe(NOON * 1000);
});
