/** A choice of tricks as tiles: sets are presets over one grid, and a tile of one's own makes it one's own choice. */
import { colourOf, LAID, tricks } from './box';

/** What the house tells: the sets by name, each written out. */
export type Sets = Record<string, string>;

/** The four tiles that change, in the order in which they are written; none where chance lays them. */
export function tilesOf(value: string, sets: Sets): string[] {
  const whole = sets[value] ?? value;
  return whole.includes(',') ? whole.split(',') : [];
}

/** All six as they will lie. */
export function laid(tiles: string[]): string[] {
  return LAID.map((slot) => tiles.find((tile) => colourOf(tile) === slot) ?? slot);
}

/** The rows of the grid: every trick of a colour, colour by colour. */
export function rows(): { colour: string; tricks: string[] }[] {
  const colours = LAID.filter((slot) => !tricks.includes(slot));
  return colours.map((colour) => ({ colour, tricks: tricks.filter((trick) => colourOf(trick) === colour) }));
}

/** The choice after a tile was tapped: a set, if it has become one. Where chance had laid them, the `usual` set fills up. */
export function tapped(trick: string, value: string, sets: Sets, usual: string): string {
  const before = tilesOf(value, sets);
  const tiles = (before.length ? before : tilesOf(usual, sets)).map((tile) =>
    colourOf(tile) === colourOf(trick) ? trick : tile,
  );
  const whole = tiles.join(',');
  return Object.keys(sets).find((name) => sets[name] === whole) ?? whole;
}
