/** What only Spots sounds like. */
import type { Sound } from '../../core/sound';

export const ROLL: Sound = [
  ['noise', 1400, 900, 0, 0.05, 0.3],
  ['noise', 1100, 800, 0.09, 0.05, 0.3],
  ['noise', 1500, 700, 0.2, 0.05, 0.25],
  ['noise', 1000, 600, 0.33, 0.06, 0.2],
];
export const BURY: Sound = [
  ['noise', 400, 160, 0, 0.16, 0.4],
  ['sine', 130, 90, 0, 0.14, 0.4],
];
export const BUST: Sound = [
  ['triangle', 300, 110, 0, 0.5, 0.4],
  ['noise', 600, 120, 0.05, 0.45, 0.25],
];
