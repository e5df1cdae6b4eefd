/**
 * What is printed on the pieces: numbers, paws and colours as the game's own data say, and where dice lie on a dog.
 *
 * Places are in per cent of the picture: across, down, degrees. `box.test.ts` compares them with the pictures.
 */
import type { Dog, View } from '../../wire/spots';
import box from './box.json';

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

/** How wide a die is on a dog's picture, and where its dice lie, in the order of its numbers. */
const PLACES: Record<string, [number, ...[number, number, number][]]> = {
  burt: [14.08, [49.3, 73.74, 0]],
  bristles: [14.08, [53.87, 56.98, 0], [69.72, 56.42, 0]],
  bongo: [14.08, [41.2, 74.3, 0], [57.39, 74.3, 0]],
  eloise: [14.08, [53.87, 51.96, 0], [69.72, 49.72, 0]],
  ursula: [14.08, [41.2, 74.3, 0], [57.39, 74.3, 0]],
  mayor: [14.08, [53.87, 56.98, 0], [69.72, 56.42, 0]],
  sundrop: [14.08, [51.41, 70.95, 0], [66.9, 70.95, 0]],
  jolene: [13.38, [47.89, 66.48, 10], [62.68, 74.3, 16]],
  xerxes: [14.08, [53.87, 51.96, 0], [69.72, 49.72, 0]],
  louise: [14.08, [53.52, 56.42, 2], [70.42, 65.36, 24]],
  missy: [14.08, [52.11, 59.78, 0], [70.42, 59.78, 0]],
  'lil-beth': [13.03, [49.3, 59.22, 0], [49.3, 81.01, 0]],
  handsome: [14.08, [52.11, 59.78, 0], [70.42, 59.78, 0]],
  frankie: [14.08, [52.82, 62.57, 0], [71.83, 62.01, 0]],
  bitsy: [14.08, [41.2, 74.3, 0], [57.39, 74.3, 0]],
  gretchen: [14.08, [41.2, 74.3, 0], [57.39, 74.3, 0]],
  lief: [14.08, [47.18, 56.42, 0], [62.32, 56.42, 0], [77.46, 54.75, 0]],
  goliath: [14.08, [46.13, 44.13, 0], [61.27, 43.02, 0], [76.41, 41.9, 0]],
  gumbo: [14.08, [50.35, 48.6, -2], [65.14, 55.31, 18], [76.76, 71.51, 40]],
  pebble: [14.08, [46.13, 72.63, -26], [60.21, 61.45, -26], [74.3, 49.72, -26]],
  wilbur: [14.08, [33.8, 72.07, 0], [49.3, 75.98, 0], [64.79, 72.07, 0]],
  cabbage: [14.08, [45.42, 70.95, 0], [60.56, 70.95, 0], [75.7, 67.6, 0]],
  honcho: [14.08, [47.89, 57.54, 0], [63.03, 57.54, 0], [78.17, 56.42, 0]],
  wolfgang: [14.08, [46.13, 44.13, 0], [61.27, 43.02, 0], [76.41, 41.9, 0]],
  raya: [14.08, [45.77, 54.19, -3], [60.56, 52.51, -3], [75.35, 50.84, -4]],
  rogue: [14.08, [46.13, 72.63, -26], [60.21, 61.45, -26], [74.3, 49.72, -26]],
  nutmeg: [14.08, [45.42, 74.86, 0], [60.56, 75.42, 0], [75.7, 74.3, 0]],
  rupert: [14.08, [47.18, 56.42, 0], [62.32, 56.42, 0], [77.46, 53.63, 0]],
  mirabelle: [14.08, [33.8, 72.07, 0], [49.3, 75.98, 0], [64.79, 72.07, 0]],
  momo: [14.08, [47.18, 56.42, 0], [62.32, 56.42, 0], [77.46, 54.75, 0]],
  zipper: [14.08, [45.77, 54.19, -3], [60.56, 52.51, -3], [75.35, 50.84, -4]],
  doog: [14.08, [54.23, 47.49, 0], [70.42, 47.49, 0], [54.23, 72.07, 0], [70.42, 72.07, 0]],
};

const DOGS: Record<string, { spaces: number[]; paws: number }> = box.dogs;
const TRICKS: Record<string, { rule: string; colour?: string }> = box.tricks;

/** The six tiles as they lie: a trick that is always there, or the colour of one that changes. */
export const LAID = box.box.tiles.order;

export const dogs = Object.keys(DOGS);
export const tricks = Object.keys(TRICKS);

export function cardOf(name: string): DogCard {
  const { spaces, paws } = DOGS[name] ?? { spaces: [], paws: 0 };
  const [size, ...places] = PLACES[name] ?? [14];
  return { paws, size, spaces: spaces.map((number, at) => spaceAt(number, places[at])) };
}

function spaceAt(number: number, [x, y, tilt]: [number, number, number] = [50, 50, 0]): Space {
  return { number, x, y, tilt };
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

/** The dogs that somebody has before them; whoever has won shows all that were scored. */
export function dogsOf(view: View, seat: number): Dog[] {
  const player = view.players[seat - 1];
  return (view.winner === seat ? player?.scored.map(scoredDog) : player?.dogs) ?? [];
}

/** Where dogs lie: each where it lay, a new one where there is room. A place that became empty stays. */
export function placed<Key>(before: readonly (Key | null)[], now: readonly Key[]): (Key | null)[] {
  const places: (Key | null)[] = before.map((key) => (key !== null && now.includes(key) ? key : null));
  for (const key of now.filter((key) => !before.includes(key))) {
    const empty = places.indexOf(null);
    places[empty < 0 ? places.length : empty] = key;
  }
  return places;
}

/**
 * How many columns make this many dogs largest: pictures are wider than high, with a name above. Places that stay empty
 * cost a little, so that three dogs stand in one line unless two lines make them much larger. Where a turn goes on with
 * `before` columns, a new dog doesn't send the others to other places unless all become much smaller otherwise.
 */
export function columnsFor(count: number, room: { width: number; height: number }, before = 0): number {
  const [WIDE, NARROWEST, EMPTY, STAYS] = [284 / 179, 100, 0.3, 1.35];
  const phone = room.width < 500;
  const [gap, name, edges] = phone ? [6, 34, 14] : [12, 52, 26];
  const worth = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const large = Math.min(
      (room.width - gap * (columns - 1)) / columns - edges,
      ((room.height - gap * (rows - 1)) / rows - name) * WIDE,
    );
    return large * (1 - EMPTY * (1 - count / (rows * columns))) * (columns === before ? STAYS : 1);
  };
  // On a phone a third dog comes beside the others, however many lines there were room for; one that is a hand has a high room.
  const fewest = Math.min(count, before || 3, phone ? (room.height / room.width < 0.85 ? 3 : 2) : 1) || 1;
  const most = Math.max(fewest, Math.min(count, Math.floor(room.width / NARROWEST)));
  const choices = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return choices.reduce((best, columns) => (worth(columns) > worth(best) ? columns : best));
}
