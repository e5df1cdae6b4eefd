/** Soft sounds, made as they are played: no file is fetched. Nothing sounds before a person has touched the page. */
import { settings } from './settings.svelte';

/** A note: what it sounds like, from which pitch to which (Hz), after how long and for how long (s), how loud. */
export type Tone = [
  type: OscillatorType | 'noise',
  from: number,
  to: number,
  after: number,
  lasts: number,
  loud: number,
];

/** A sound: its tones, at once or one after the other. */
export type Sound = readonly Tone[];

/** The house's own sounds; a game brings the others. */
export const BOOP: Sound = [['sine', 330, 520, 0, 0.11, 0.45]];
export const TURN: Sound = [
  ['sine', 660, 660, 0, 0.1, 0.25],
  ['sine', 880, 880, 0.12, 0.18, 0.25],
];
export const WIN: Sound = [
  ['sine', 523, 523, 0, 0.15, 0.35],
  ['sine', 659, 659, 0.14, 0.15, 0.35],
  ['sine', 784, 784, 0.28, 0.15, 0.35],
  ['sine', 1047, 1047, 0.42, 0.45, 0.35],
];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of sound) sing(context, tone);
}

function sing(at: AudioContext, [type, from, to, after, lasts, loud]: Tone): void {
  const start = at.currentTime + after;
  const level = at.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume * 0.5), start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  level.connect(at.destination);
  const source =
    type === 'noise' ? noise(at, from, to, start, lasts, level) : tone(at, type, from, to, start, lasts, level);
  source.start(start);
  source.stop(start + lasts + 0.05);
}

function tone(
  at: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  start: number,
  lasts: number,
  out: AudioNode,
): OscillatorNode {
  const source = at.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(out);
  return source;
}

function noise(
  at: AudioContext,
  from: number,
  to: number,
  start: number,
  lasts: number,
  out: AudioNode,
): AudioBufferSourceNode {
  if (!hiss) {
    hiss = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = at.createBufferSource();
  source.buffer = hiss;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(out);
  return source;
}
