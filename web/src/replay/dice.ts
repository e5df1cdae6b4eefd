/**
 * Was this game played by its fate? Every roll and draw is worked out again from the seed, here in the browser, by
 * the recipe that `src/lapki/match/fate.py` tells; `tests/house/test_dice.py` holds both against each other.
 *
 * What was drawn from comes with each line (`shape`), so that no game has to be known; a line ends with what fell.
 */
import type { Dice, DiceSheet, Draw } from '../wire/house';

export type Verdict =
  | { is: 'true'; draws: number }
  | { is: 'no-fate' | 'commitment' | 'shares' | 'seating' | 'no-crypto' }
  | { is: 'line'; line: number; written: string; due: string };

/** Makes a number below n. */
type Pick = (n: number) => Promise<number>;
type Thing = number | string;

const SPAN = 1n << 64n;
const SHARE = /^[0-9A-Za-z_-]{1,64}$/;
const SEED = /^[0-9a-f]{64}$/;

export async function check(sheet: DiceSheet, tell: (done: number) => void = () => undefined): Promise<Verdict> {
  if (!('subtle' in crypto)) return { is: 'no-crypto' };
  const { seed, commitment, shares, seating } = sheet;
  if (seed === null || commitment === null) return { is: 'no-fate' };
  if (!SEED.test(seed) || (await sha256(bytesOf(seed))) !== commitment) return { is: 'commitment' };
  if (!shares.every((share) => SHARE.test(share))) return { is: 'shares' };
  const key = await mac(bytesOf(seed), ['lapki fate 1', ...shares].join('\n'));
  if (seating && !same(seating, await drawn(inOrder(shares.length), picker(key, 'seats')))) return { is: 'seating' };
  for (const [number, { ply, text, shape }] of sheet.draws.entries()) {
    const due = await fallen(shape, picker(key, `draw ${number}`));
    if (!same(text.split(/[ ,]+/).slice(-due.length), due))
      return { is: 'line', line: ply, written: text, due: due.join(' ') };
    tell(number + 1);
  }
  return { is: 'true', draws: sheet.draws.length };
}

// --- shapes of chance, as src/lapki/games/chance.py has them

function fallen(shape: Dice | Draw, pick: Pick): Promise<Thing[]> {
  return shape.type === 'dice' ? rolled(shape, pick) : drawn(shape, pick);
}

async function rolled({ n, sides, ordered }: Dice, pick: Pick): Promise<number[]> {
  const faces: number[] = [];
  for (let die = 0; die < n; die++) faces.push(1 + (await pick(sides)));
  return ordered ? faces : faces.sort((a, b) => a - b);
}

async function drawn({ heap, n, ordered }: Draw, pick: Pick): Promise<Thing[]> {
  const left = heap.flatMap(([thing, many]) => Array<Thing>(many).fill(thing));
  const taken: Thing[] = [];
  for (let draw = 0; draw < n; draw++) taken.push(...left.splice(await pick(left.length), 1));
  const place = new Map(heap.map(([thing], index) => [thing, index]));
  return ordered ? taken : taken.sort((a, b) => place.get(a)! - place.get(b)!);
}

/** All places, in some order. */
function inOrder(places: number): Draw {
  return { type: 'draw', heap: Array.from({ length: places }, (_, index) => [index + 1, 1]), n: places, ordered: true };
}

// --- numbers

function picker(key: Uint8Array<ArrayBuffer>, purpose: string): Pick {
  const words: bigint[] = [];
  let block = 0;
  return async (n) => {
    const fair = SPAN - (SPAN % BigInt(n));
    for (;;) {
      if (!words.length) words.push(...wordsOf(await mac(key, `${purpose} ${block++}`)));
      const word = words.shift()!;
      if (word < fair) return Number(word % BigInt(n));
    }
  };
}

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer);
  return [0, 8, 16, 24].map((start) => view.getBigUint64(start));
}

async function mac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, new TextEncoder().encode(text)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function same(one: Thing[], other: Thing[]): boolean {
  return one.length === other.length && one.every((thing, index) => String(thing) === String(other[index]));
}
