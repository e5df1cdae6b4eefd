import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';

/** What the loudspeaker was given: how many samples, and how loud. */
let heard: { samples: number; volume: number }[] = [];
class Speaker {
  state = 'running';
  destination = {};
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined });
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  createBufferSource = () => {
    const source = {
      buffer: { length: 0 },
      connect: (level: { gain: { value: number } }) => {
        if (level.gain) source.volume = () => level.gain.value;
        return level;
      },
      volume: () => 0,
      start: () => heard.push({ samples: source.buffer.length, volume: source.volume() }),
    };
    return source;
  };
}
let hidden = false;
const fetched = vi.fn((path: string) => Promise.resolve(new Response(readFileSync(`public${path}`))));

beforeEach(() => {
  vi.resetModules(); // each test begins with nothing fetched
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  heard = [];
  hidden = false;
  fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function play(name: string): Promise<void> {
  const { play } = await import('./sound');
  const { settings: these } = await import('./settings.svelte');
  these.sound = settings.sound;
  these.volume = 0.4;
  play(name);
  await vi.waitFor(() => expect(heard.length + Number(!settings.sound || hidden)).toBeGreaterThan(0));
}

test('a sound is fetched when it is first heard, whole and as loud as I like', async () => {
  settings.sound = true;
  await play('turn');
  expect(fetched).toHaveBeenCalledWith('/sounds/turn.wav');
  expect(heard).toEqual([{ samples: readFileSync('public/sounds/turn.wav').length - 58, volume: 0.4 }]);
});

test('with sound off, or in a tab that nobody looks at, nothing is fetched and nothing is heard', async () => {
  settings.sound = false;
  await play('turn');
  settings.sound = true;
  hidden = true;
  await play('turn');
  expect(fetched).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

test('µ-law: silence, both ends, and every step louder than the one before', async () => {
  const { sample } = await import('./sound');
  expect([0xff, 0x7f].map((byte) => Math.abs(sample(byte)))).toEqual([0, 0]);
  expect(sample(0x80)).toBeCloseTo(0.98, 2);
  expect(sample(0x00)).toBeCloseTo(-0.98, 2);
  for (let byte = 0x80; byte < 0xff; byte++) expect(sample(byte)).toBeGreaterThan(sample(byte + 1));
});
