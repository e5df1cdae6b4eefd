import { describe, expect, it } from 'vitest';
import type { Decision, LookBack } from '../wire/house';
import type { Film } from './film.svelte';
import { decisionAt, markedOf, percent, pointsOf, stopOf } from './lookback.svelte';

/** Nothing but what a look back is laid over: stops at some lines, and an eye. */
const film = (seat: number | null) => ({ stops: [0, 2, 3, 6], last: 3, told: { seat } }) as unknown as Film;

const decision = (ply: number, seat: number, verdict: Decision['verdict'], had: number): Decision => ({
  ply,
  seat,
  verdict,
  had,
  hope: 0.9,
  chances: [had, 1 - had],
});

const found: LookBack = {
  version: 1,
  hopes: 'win',
  start: [0.5, 0.5],
  decisions: [decision(1, 1, 'kept', 0.9), decision(2, 1, 'mistake', 0.4), decision(4, 2, 'inaccurate', 0.8)],
  end: [0, 1],
  moments: [],
};

describe('a look back over a film', () => {
  it('finds a line at its own stop, or at the next one', () => {
    expect([1, 2, 3, 4, 6, 9].map((ply) => stopOf(film(1), ply))).toEqual([1, 1, 2, 3, 3, 3]);
  });
  it('begins where it began, has the last decision of each stop, and ends with the winner', () => {
    expect(pointsOf(found, film(null))).toEqual([
      { at: 0, chances: [0.5, 0.5] },
      { at: 1, chances: [0.4, 0.6] },
      { at: 3, chances: [0, 1] },
    ]);
  });
  it('marks my own decisions, or everybody’s if all is seen', () => {
    expect(markedOf(found, film(1)).map(({ ply }) => ply)).toEqual([2]);
    expect(markedOf(found, film(null)).map(({ ply }) => ply)).toEqual([2, 4]);
    expect(decisionAt(found, film(1), 1)?.ply).toBe(2);
    expect(decisionAt(found, film(1), 3)).toBeNull();
  });
  it('calls nothing certain that isn’t', () => {
    expect([0, 0.0004, 0.5, 0.9999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
