import { expect, test } from 'vitest';
import { folded, isPlayed, lately, meanwhile, turnsIn, wholeLine, wholeNow } from './log';

const line = (ply: number, actor: string, undone?: { by: number; to: number }) =>
  wholeLine({ ply, actor, at: 0, ...(undone ? { undone } : {}) });
const plies = (lines: { ply: number }[]) => lines.map(({ ply }) => ply);

test('what the wire leaves out is put back', () => {
  expect(line(1, '1').events).toEqual([]);
  expect(wholeNow({ ply: 0, plies: 0, view: null })).toMatchObject({ asked: [], bots: {} });
});

test('moves that were taken back stand under the line that took them back, and nowhere else', () => {
  const entries = folded([line(1, '1'), line(2, '2'), line(3, '*'), line(4, '!', { by: 1, to: 1 }), line(5, '2')]);
  expect(plies(entries.map((entry) => entry.line))).toEqual([1, 4, 5]);
  expect(plies(entries[1]!.takenBack)).toEqual([2, 3]);
  expect(turnsIn(entries[1]!.takenBack)).toBe(1);
});

test('a turn of several moves counts once, whatever chance said in between', () => {
  const lines = [line(1, '1'), line(2, '1'), line(3, '2'), line(4, '*'), line(5, '2'), line(6, '!'), line(7, '1')];
  expect(turnsIn(lines)).toBe(3);
});

test('taking back twice keeps both, and the house’s own lines stay', () => {
  const entries = folded([
    line(1, '1'),
    line(2, '2'),
    line(3, '!', { by: 2, to: 1 }),
    line(4, '!'), // somebody went away
    line(5, '2'),
    line(6, '!', { by: 1, to: 0 }),
  ]);
  expect(plies(entries.map((entry) => entry.line))).toEqual([3, 4, 6]);
  expect(plies(entries.at(-1)!.takenBack)).toEqual([1, 5]);
  expect(entries.map((entry) => entry.line).filter(isPlayed)).toEqual([]);
});

test('who looks on is told a turn of everybody, up to what was shown', () => {
  const lines = [line(1, '1'), line(2, '2'), line(3, '*'), line(4, '3'), line(5, '1'), line(6, '1'), line(7, '2')];
  expect(lately(lines, 3, 6).map(({ by, lines: own }) => [by, ...plies(own)])).toEqual([
    [2, 2, 3],
    [3, 4],
    [1, 5, 6],
  ]);
  expect(meanwhile(lines, null, 6).map(({ by }) => by)).toEqual([1]);
});
