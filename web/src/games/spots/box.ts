/**
 * What is printed on the pieces: numbers and places of the dogs' spaces, their paws, the tiles' colours.
 *
 * Places are in per cent of the picture: across, down, degrees. `box.test.ts` compares all of it with
 * the game's own data and with the pictures.
 */
import type { Dog } from '../../wire/spots';

export const GOAL = 6;
export const SAFE = 7;

export interface Space {
  number: number;
  x: number;
  y: number;
  tilt: number;
}

export interface DogCard {
  paws: number;
  /** How wide a die on it is, in per cent of the picture. */
  size: number;
  spaces: Space[];
}

type Drawn = [number, number, number, number];

const dog = (paws: number, size: number, ...drawn: Drawn[]): DogCard => ({
  paws,
  size,
  spaces: drawn.map(([number, x, y, tilt]) => ({ number, x, y, tilt })),
});

const DOGS: Record<string, DogCard> = {
  burt: dog(0, 14.08, [1, 49.3, 73.74, 0]),
  bristles: dog(0, 14.08, [1, 53.87, 56.98, 0], [2, 69.72, 56.42, 0]),
  bongo: dog(0, 14.08, [1, 41.2, 74.3, 0], [3, 57.39, 74.3, 0]),
  eloise: dog(0, 14.08, [1, 53.87, 51.96, 0], [4, 69.72, 49.72, 0]),
  ursula: dog(0, 14.08, [1, 41.2, 74.3, 0], [5, 57.39, 74.3, 0]),
  mayor: dog(0, 14.08, [1, 53.87, 56.98, 0], [6, 69.72, 56.42, 0]),
  sundrop: dog(0, 14.08, [2, 51.41, 70.95, 0], [3, 66.9, 70.95, 0]),
  jolene: dog(0, 13.38, [2, 47.89, 66.48, 10], [4, 62.68, 74.3, 16]),
  xerxes: dog(0, 14.08, [2, 53.87, 51.96, 0], [5, 69.72, 49.72, 0]),
  louise: dog(0, 14.08, [2, 53.52, 56.42, 2], [6, 70.42, 65.36, 24]),
  missy: dog(0, 14.08, [3, 52.11, 59.78, 0], [4, 70.42, 59.78, 0]),
  'lil-beth': dog(0, 13.03, [3, 49.3, 59.22, 0], [5, 49.3, 81.01, 0]),
  handsome: dog(0, 14.08, [3, 52.11, 59.78, 0], [6, 70.42, 59.78, 0]),
  frankie: dog(0, 14.08, [4, 52.82, 62.57, 0], [5, 71.83, 62.01, 0]),
  bitsy: dog(0, 14.08, [4, 41.2, 74.3, 0], [6, 57.39, 74.3, 0]),
  gretchen: dog(0, 14.08, [5, 41.2, 74.3, 0], [6, 57.39, 74.3, 0]),
  lief: dog(1, 14.08, [1, 47.18, 56.42, 0], [2, 62.32, 56.42, 0], [3, 77.46, 54.75, 0]),
  goliath: dog(1, 14.08, [1, 46.13, 44.13, 0], [2, 61.27, 43.02, 0], [5, 76.41, 41.9, 0]),
  gumbo: dog(1, 14.08, [1, 50.35, 48.6, -2], [2, 65.14, 55.31, 18], [6, 76.76, 71.51, 40]),
  pebble: dog(1, 14.08, [1, 46.13, 72.63, -26], [3, 60.21, 61.45, -26], [4, 74.3, 49.72, -26]),
  wilbur: dog(1, 14.08, [1, 33.8, 72.07, 0], [3, 49.3, 75.98, 0], [6, 64.79, 72.07, 0]),
  cabbage: dog(1, 14.08, [1, 45.42, 70.95, 0], [4, 60.56, 70.95, 0], [5, 75.7, 67.6, 0]),
  honcho: dog(1, 14.08, [1, 47.89, 57.54, 0], [4, 63.03, 57.54, 0], [6, 78.17, 56.42, 0]),
  wolfgang: dog(1, 14.08, [2, 46.13, 44.13, 0], [3, 61.27, 43.02, 0], [4, 76.41, 41.9, 0]),
  raya: dog(1, 14.08, [2, 45.77, 54.19, -3], [3, 60.56, 52.51, -3], [5, 75.35, 50.84, -4]),
  rogue: dog(1, 14.08, [2, 46.13, 72.63, -26], [4, 60.21, 61.45, -26], [5, 74.3, 49.72, -26]),
  nutmeg: dog(1, 14.08, [2, 45.42, 74.86, 0], [4, 60.56, 75.42, 0], [6, 75.7, 74.3, 0]),
  rupert: dog(1, 14.08, [2, 47.18, 56.42, 0], [5, 62.32, 56.42, 0], [6, 77.46, 53.63, 0]),
  mirabelle: dog(1, 14.08, [3, 33.8, 72.07, 0], [4, 49.3, 75.98, 0], [5, 64.79, 72.07, 0]),
  momo: dog(1, 14.08, [3, 47.18, 56.42, 0], [5, 62.32, 56.42, 0], [6, 77.46, 54.75, 0]),
  zipper: dog(1, 14.08, [4, 45.77, 54.19, -3], [5, 60.56, 52.51, -3], [6, 75.35, 50.84, -4]),
  doog: dog(2, 14.08, [2, 54.23, 47.49, 0], [3, 70.42, 47.49, 0], [5, 54.23, 72.07, 0], [6, 70.42, 72.07, 0]),
};

const TRICKS: Record<string, { colour: string; rule: string }> = {
  howl: { colour: 'red', rule: 'SPO-20' },
  'roll-over': { colour: 'red', rule: 'SPO-21' },
  walk: { colour: 'yellow', rule: 'SPO-22' },
  dig: { colour: 'yellow', rule: 'SPO-23' },
  trot: { colour: 'yellow', rule: 'SPO-24' },
  retrieve: { colour: 'yellow', rule: 'SPO-25' },
  track: { colour: 'yellow', rule: 'SPO-26' },
  run: { colour: 'purple', rule: 'SPO-27' },
  chase: { colour: 'purple', rule: 'SPO-28' },
  bolt: { colour: 'purple', rule: 'SPO-29' },
  sprint: { colour: 'purple', rule: 'SPO-30' },
  dogpile: { colour: 'purple', rule: 'SPO-31' },
  fetch: { colour: 'blue', rule: 'SPO-32' },
  guard: { colour: 'blue', rule: 'SPO-33' },
  hunt: { colour: 'blue', rule: 'SPO-34' },
  search: { colour: 'blue', rule: 'SPO-35' },
  scavenge: { colour: 'blue', rule: 'SPO-36' },
  beg: { colour: 'green', rule: 'SPO-37' },
  chew: { colour: 'green', rule: 'SPO-38' },
  gobble: { colour: 'green', rule: 'SPO-38' },
  stay: { colour: 'green', rule: 'SPO-38' },
  'play-dead': { colour: 'green', rule: 'SPO-39' },
};

/** The six tiles as they lie: a trick that is always there, or the colour of one that changes. */
export const LAID = ['howl', 'yellow', 'purple', 'roll-over', 'blue', 'green'];

export const dogs = Object.keys(DOGS);
export const tricks = Object.keys(TRICKS);

export function cardOf(name: string): DogCard {
  return DOGS[name] ?? dog(0, 14);
}

/** A dog with all of its spaces filled. */
export function scoredDog(name: string): Dog {
  return { name, filled: cardOf(name).spaces.map(({ number }) => number) };
}

export function colourOf(trick: string): string {
  return TRICKS[trick]?.colour ?? 'red';
}

export function ruleOf(trick: string): string | null {
  return TRICKS[trick]?.rule ?? null;
}
