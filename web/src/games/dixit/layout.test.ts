import { describe, expect, it } from 'vitest';
import { besideRows, inRows, oneLarge, rowsOf, type Box, strip, TALL } from './layout';

const PHONE = { width: 370, height: 360 };
const DESK = { width: 1220, height: 380 };
const COUNTS = [4, 5, 6, 7, 8];

function fits(places: Box[], room: { width: number; height: number }): void {
  for (const { x, y, width } of places) {
    expect(Math.min(x, y, width)).toBeGreaterThanOrEqual(-0.01);
    expect(x + width).toBeLessThanOrEqual(room.width + 0.01);
    expect(y + width * TALL).toBeLessThanOrEqual(room.height + 0.01);
  }
}

function apart(places: Box[]): void {
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      const below = one.y + one.width * TALL <= other.y || other.y + other.width * TALL <= one.y;
      expect(beside || below).toBe(true);
    }
}

describe('cards in rows', () => {
  it.each(COUNTS)('stay in the room and off each other, %i of them', (count) => {
    for (const room of [PHONE, DESK])
      for (const large of [null, 0, count - 1]) {
        const places = inRows(count, room, large);
        expect(places).toHaveLength(count);
        fits(places, room);
        apart(places);
      }
  });

  it.each(COUNTS)('can be touched on a phone, %i of them', (count) => {
    for (const place of inRows(count, PHONE, 0)) expect(place.width).toBeGreaterThanOrEqual(80);
  });

  it('grow in a single row when looked at', () => {
    const places = inRows(6, DESK, 2);
    expect(places[2]!.width).toBeGreaterThan(places[1]!.width * 1.15);
  });
});

describe('one card beside rows of the others', () => {
  const HALL = { width: 2090, height: 990 };

  it.each([6, 7, 8])('is as high as a large room, and nobody else gets smaller, %i of them', (count) => {
    const rows = inRows(count, HALL, 1);
    const { places, empty } = besideRows(count, HALL, 1)!;
    fits(places, HALL);
    apart([...places, empty]);
    expect(places[1]!.width * TALL).toBeCloseTo(HALL.height);
    expect(places[0]!.width).toBeGreaterThan(rows[0]!.width * 0.92);
  });

  it('is larger than above a strip where a lesson leaves a board less than a table does', () => {
    const LESSON = { width: 618, height: 377 };
    expect(besideRows(6, LESSON, 0)!.places[0]!.width).toBeGreaterThan(oneLarge(6, LESSON, 0)[0]!.width * 1.15);
  });

  it('is left alone where a row shows all of them larger', () => {
    expect(besideRows(6, DESK, 0)).toBeNull();
    expect(besideRows(4, HALL, 0)).toBeNull();
    for (const count of COUNTS) expect(besideRows(count, PHONE, 0)).toBeNull();
  });
});

describe('cards with names below', () => {
  it('lie in as many rows as show them largest, and leave names their room', () => {
    expect(rowsOf(6, { width: 2090, height: 990 }, 80)).toBe(1);
    expect(rowsOf(8, { width: 2090, height: 990 }, 80)).toBe(2);
    expect(rowsOf(6, { width: 410, height: 240 }, 58)).toBe(2);
    expect(rowsOf(8, { width: 200, height: 240 }, 58)).toBe(2);
  });
});

describe('cards one at a time', () => {
  it.each(COUNTS)('are one large and a strip, %i of them', (count) => {
    const places = oneLarge(count, PHONE, 1);
    fits(places, PHONE);
    apart(places);
    expect(places[1]!.width).toBeGreaterThan(places[0]!.width * 2);
  });

  it.each([6, 7])('can be touched in the strip, %i of them', (count) => {
    for (const place of strip(count, PHONE)) expect(place.width).toBeGreaterThanOrEqual(44);
  });
});
