/**
 * Soft sounds, from files that `tools/sounds.py` makes: NAME is `/sounds/NAME.wav`, fetched when it is first heard.
 * Nothing sounds before a person has touched the page, nor while nobody looks at it.
 */
import { settings } from './settings.svelte';

/** A sound that comes later than this isn't heard any more: it would tell of something else (ms). */
const LATE = 300;
/** Before the samples of our files stands a header of so many bytes. */
const HEADER = 44 + 14;
const RATE = 16_000;

let context: AudioContext | null = null;
const fetched = new Map<string, Promise<AudioBuffer | null>>();

export function play(name: string): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context;
  const asked = performance.now();
  if (!fetched.has(name)) fetched.set(name, load(at, name));
  void fetched.get(name)!.then((buffer) => {
    if (!buffer || document.hidden || performance.now() - asked > LATE) return;
    const source = at.createBufferSource();
    const level = at.createGain();
    level.gain.value = settings.volume;
    source.buffer = buffer;
    source.connect(level).connect(at.destination);
    source.start();
  });
}

async function load(at: AudioContext, name: string): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(`/sounds/${name}.wav`);
    if (!answer.ok) throw new Error(answer.statusText);
    const bytes = new Uint8Array(await answer.arrayBuffer()).subarray(HEADER);
    const buffer = at.createBuffer(1, bytes.length, RATE);
    buffer.copyToChannel(Float32Array.from(bytes, sample), 0);
    return buffer;
  } catch {
    fetched.delete(name); // the network is gone: perhaps it comes another time
    return null;
  }
}

/** G.711 µ-law: a byte is a sign, an exponent and four bits, so that quiet endings don't hiss. */
export function sample(byte: number): number {
  const bits = ~byte & 0xff;
  const size = ((((bits & 0x0f) << 3) + 0x84) << ((bits >> 4) & 7)) - 0x84;
  return (bits & 0x80 ? -size : size) / 32_768;
}
