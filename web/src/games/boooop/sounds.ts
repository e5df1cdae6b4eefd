/** What only Boooop sounds like. */
import type { Sound } from '../../core/sound';

export const FALL: Sound = [['sine', 520, 140, 0, 0.32, 0.4]];
export const BOO: Sound = [
  ['triangle', 180, 420, 0, 0.28, 0.35],
  ['triangle', 424, 210, 0.26, 0.25, 0.25],
];
export const GLIDE: Sound = [
  ['sine', 480, 640, 0, 0.4, 0.15],
  ['noise', 900, 1600, 0, 0.4, 0.05],
];
