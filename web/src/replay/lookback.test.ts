import { describe, expect, it } from 'vitest';
import { learn, speak } from '../core/words.svelte';
import type { Decision, LookBack, TurningPoint } from '../wire/house';
import type { Film } from './film.svelte';
import { betterOf, decisionAt, markedOf, missedAt, percent, pointsOf, stopOf, titleOf } from './lookback.svelte';

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

  const named = {
    ...film(null),
    whole: { name: (seat: number) => ['Ola', 'Jan', 'Ewa'][seat - 1] },
    table: { info: { game: 'boooop' }, name: () => 'Ola' },
    page: { facts: ({ square = '' }: { square?: string }) => ({ piece: 'kitten', cell: square }) },
    said: () => ['Ola: a kitten sits down on f6.'],
  } as unknown as Film;
  const moment = (why: TurningPoint['why'], by: number, seat: number, before: number, after: number) =>
    titleOf({ ply: 2, why, by, seat, before, after }, named);

  it('names a moment after whoever’s chances it tells, and says truly whether they rose', async () => {
    await learn('home', 'lookback');
    await speak('en');
    expect(moment('turn', 1, 2, 0.25, 0.63)).toBe('The game turned in Jan’s favour');
    expect(moment('turn', 1, 2, 0.63, 0.25)).toBe('Jan lost ground here');
    expect(moment('turn', 1, 1, 0.25, 0.63)).toBe('The game turned in Ola’s favour');
    expect(moment('mistake', 1, 1, 0.63, 0.25)).toBe('Ola had a better move');
  });
  it('knows which decision a mistake was, and tells what would have been better, not what was done', async () => {
    await learn('home', 'boooop');
    await speak('en');
    const at = { ply: 2, why: 'mistake', by: 1, seat: 1, before: 0.9, after: 0.4 } as const;
    expect(missedAt(at, found)).toBe(found.decisions[1]);
    expect(missedAt({ ...at, why: 'luck' }, found)).toBeUndefined();
    const placed = (square: string) => ({ event: 'placed', seat: 1, kind: 'kitten', square });
    const one = { ...found.decisions[1]!, best: 'k e3' };
    const better = betterOf({ ...one, better: [placed('e3')] }, named);
    expect(better).toContain('e3');
    expect(betterOf({ ...one, better: [placed('e3')] }, { ...named, said: () => [better] } as unknown as Film)).toBe(
      'k e3',
    );
    expect(betterOf({ ...one, better: [] }, named)).toBe('k e3');
  });
});
