/** Sounds that several games make. */
import type { Sound } from '../core/sound';

export const PLACE: Sound = [
  ['sine', 220, 150, 0, 0.12, 0.5],
  ['noise', 500, 300, 0, 0.06, 0.15],
];
export const CARD: Sound = [['noise', 2200, 1200, 0, 0.07, 0.22]];
export const GROW: Sound = [
  ['sine', 392, 392, 0, 0.12, 0.35],
  ['sine', 494, 494, 0.1, 0.12, 0.35],
  ['sine', 587, 587, 0.2, 0.2, 0.35],
];
export const SCORE: Sound = [
  ['sine', 523, 523, 0, 0.12, 0.35],
  ['sine', 659, 659, 0.11, 0.12, 0.35],
  ['sine', 784, 784, 0.22, 0.25, 0.35],
];
export const BARK: Sound = [
  ['sawtooth', 300, 170, 0, 0.09, 0.18],
  ['sawtooth', 320, 180, 0.14, 0.1, 0.18],
];
