/**
 * How well I play against bots: worked out from games on this device, which remembers them and tells nobody.
 *
 * Whoever is a level better wins seven games of ten: so levels were made (docs/arena.md). A strength is a place on that
 * ladder; before the first game it may be anywhere near its lower middle, and every game says a little more.
 */
import { keep, kept } from './keep';

export interface Bout {
  table: string;
  level: number;
  seats: number;
  /** 1, 0, or what one of several winners has. */
  won: number;
}

/** What is older says nothing of me any more. */
const MOST = 30;
const A_LEVEL = Math.log(0.7 / 0.3);
const [USUAL, SPREAD] = [3, 2];

export function bouts(game: string): Bout[] {
  try {
    return JSON.parse(kept(`bouts.${game}`) ?? '[]') as Bout[];
  } catch {
    return [];
  }
}

/** A game is over; of each table it counts once. */
export function note(game: string, bout: Bout): void {
  const before = bouts(game);
  if (before.some(({ table }) => table === bout.table)) return;
  keep(`bouts.${game}`, JSON.stringify([...before, bout].slice(-MOST)));
}

const STEPS = 8;
/** What lies beyond the eight steps is no step: so many of them would lie between (docs/decisions/055). */
const BEYOND = 15;
const place = (level: number) => (level > STEPS ? STEPS + BEYOND : level);

/** Neither weak nor strong. */
export function middling(levels: number[]): number {
  const steps = levels.filter((level) => level <= STEPS);
  return steps[Math.floor((steps.length - 1) / 2)] ?? 1;
}

export interface Strength {
  /** Against whom a game is as fair as can be. */
  level: number;
  /** Between which levels I am, probably. */
  from: number;
  to: number;
}

export function strength(played: Bout[], levels: number[]): Strength {
  const [weakest, strongest] = [Math.min(...levels), Math.max(...levels)];
  const nearest = (mine: number) =>
    levels.reduce((best, level) => (Math.abs(place(level) - mine) < Math.abs(place(best) - mine) ? level : best));
  const places = Array.from({ length: 10 * (place(strongest) - weakest) + 21 }, (_, at) => weakest - 1 + at / 10);
  const weights = places.map((mine) => Math.exp(likelihood(mine, played)));
  const mean = average(places, weights);
  const off = Math.sqrt(
    average(
      places.map((mine) => (mine - mean) ** 2),
      weights,
    ),
  );
  return { level: nearest(mean), from: nearest(mean - off), to: nearest(mean + off) };
}

/** How likely I played so if this is my place, and how likely it is at all; a logarithm. */
function likelihood(mine: number, played: Bout[]): number {
  return played.reduce(
    (sum, { level, seats, won }) => {
      const chance = 1 / (1 + (seats - 1) * Math.exp(A_LEVEL * (place(level) - mine)));
      return sum + won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
    },
    -(((mine - USUAL) / SPREAD) ** 2) / 2,
  );
}

function average(values: number[], weights: number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight);
  return values.reduce((sum, value, at) => sum + value * weights[at]!, 0) / all;
}
