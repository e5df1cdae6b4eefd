import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardOf, colourOf, columnsFor, dogs, LAID, placed, ruleOf, tricks } from './box';

const TOP = join(import.meta.dirname, '../../../..');
const PICTURES = join(TOP, 'web/public/pictures');
const toml = (name: string) => readFileSync(join(TOP, `src/lapki/games/spots/data/${name}.toml`), 'utf-8');

interface Drawn {
  size: number;
  spaces: [number, number, number][];
}
const drawn = JSON.parse(readFileSync(join(PICTURES, 'pictures.json'), 'utf-8')) as Record<string, Drawn>;

test('every dog of the box has its numbers and paws, and no other dog is known', () => {
  const lines = [...toml('dogs').matchAll(/^([\w-]+) = \{ spaces = \[([\d, ]+)\], paws = (\d)/gm)];
  expect(lines.map(([, name]) => name)).toEqual(dogs);
  for (const [, name, numbers, paws] of lines) {
    const card = cardOf(name!);
    expect(
      card.spaces.map((space) => space.number),
      name,
    ).toEqual(numbers!.split(', ').map(Number));
    expect(card.paws, name).toBe(Number(paws));
  }
});

test('dice lie where the pictures have room for them', () => {
  for (const name of dogs) {
    const picture = drawn[`spots/dog-${name}`]!;
    const card = cardOf(name);
    expect(card.size, name).toBe(picture.size);
    expect(
      card.spaces.map(({ x, y, tilt }) => [x, y, tilt]),
      name,
    ).toEqual(picture.spaces);
  }
});

test('every trick has its colour, its rule and a picture', () => {
  const blocks = toml('tricks').split(/^\[/m).slice(1);
  expect(blocks.map((block) => block.split(']')[0])).toEqual(tricks);
  for (const block of blocks) {
    const name = block.split(']')[0]!;
    expect(colourOf(name), name).toBe(/^colour = "(\w+)"/m.exec(block)?.[1] ?? 'red');
    expect(ruleOf(name), name).toBe(/^rule = "([\w-]+)"/m.exec(block)?.[1]);
    expect(existsSync(join(PICTURES, `spots/trick-${name}.svg`)), name).toBe(true);
  }
});

test('the six tiles lie in the order of the box', () => {
  const order = /^tiles = \{ order = (\[.+?\])/m.exec(toml('box'))?.[1] ?? '[]';
  expect(LAID).toEqual(JSON.parse(order));
});

test('a dog keeps its place, and a new one takes the first that is free', () => {
  expect(placed([], ['burt', 'momo', 'raya'])).toEqual(['burt', 'momo', 'raya']);
  expect(placed(['burt', 'momo', 'raya'], ['burt', 'raya'])).toEqual(['burt', null, 'raya']);
  expect(placed(['burt', null, 'raya'], ['burt', 'raya', 'doog', 'gumbo'])).toEqual(['burt', 'doog', 'raya', 'gumbo']);
});

test('three dogs stand beside each other on a phone, and in two lines where it is a hand and there is height', () => {
  expect(columnsFor(3, { width: 353, height: 240 })).toBe(3);
  expect(columnsFor(3, { width: 353, height: 330 })).toBe(2);
  expect(columnsFor(6, { width: 353, height: 330 })).toBe(2);
  expect(columnsFor(3, { width: 740, height: 320 })).toBe(3);
});

test('dogs are as large as there is room for, and no place stays empty for a little more', () => {
  expect(columnsFor(0, { width: 353, height: 213 })).toBe(1);
  expect(columnsFor(2, { width: 353, height: 213 })).toBe(2);
  expect(columnsFor(2, { width: 878, height: 448 })).toBe(2);
  expect(columnsFor(3, { width: 878, height: 448 })).toBe(3);
  expect(columnsFor(3, { width: 486, height: 286 })).toBe(3);
  expect(columnsFor(3, { width: 970, height: 575 })).toBe(2);
  expect(columnsFor(4, { width: 878, height: 448 })).toBe(2);
  expect(columnsFor(6, { width: 1318, height: 890 })).toBe(3);
});

test('a dog that comes during a turn sends no other to another column, unless all would be much smaller', () => {
  const desktop = { width: 764, height: 374 };
  expect(columnsFor(4, desktop)).toBe(2);
  expect(columnsFor(4, desktop, 3)).toBe(3);
  expect(columnsFor(3, desktop)).toBe(3);
  expect(columnsFor(3, desktop, 2)).toBe(2);
  expect(columnsFor(6, desktop, 2)).toBe(3);
  expect(columnsFor(2, desktop, 4)).toBe(2);
  expect(columnsFor(3, { width: 370, height: 238 }, 2)).toBe(2);
});
