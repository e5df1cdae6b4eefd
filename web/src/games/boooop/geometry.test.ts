import { describe, expect, it } from 'vitest';
import drawn from '../../../public/pictures/pictures.json';
import { COLUMNS, doorOf, HEIGHT, inward, nearest, pointOf, ROWS, stopsAhead, WIDTH, type Point } from './geometry';

describe('places', () => {
  it('are where the picture of the bed has them', () => {
    const bed = drawn['boooop/bed'] as { cells: Record<string, number[]>; stops: Record<string, number[]> };
    for (const [name, [x, y]] of Object.entries({ ...bed.cells, ...bed.stops })) {
      const at = pointOf(name);
      expect((at.x / WIDTH) * 100, name).toBeCloseTo(x ?? NaN, 1);
      expect((at.y / HEIGHT) * 100, name).toBeCloseTo(y ?? NaN, 1);
    }
  });

  it('let a ghost look onto the bed from its door, and lie ahead of it', () => {
    expect(['b6c6', 'b1c1', 'a3a4', 'f3f4'].map(inward)).toEqual(['down', 'up', 'right', 'left']);
    expect(doorOf('b6c6').y).toBeLessThan(pointOf('b6c6').y);
    expect(stopsAhead(pointOf('b6c6'), 'down')).toEqual(['b5c5', 'b4c4', 'b3c3', 'b2c2', 'b1c1'].map(pointOf));
    expect(stopsAhead(pointOf('b1c1'), 'down')).toEqual([]);
  });

  it('are reached by arrow keys', () => {
    const cells = new Map<string, Point>(
      COLUMNS.flatMap((c) => ROWS.map((r) => [`${c}${r}`, pointOf(`${c}${r}`)] as const)),
    );
    expect(nearest(pointOf('c3'), 'ArrowUp', cells)).toBe('c4');
    expect(nearest(pointOf('f3'), 'ArrowRight', cells)).toBeNull();
    expect(nearest(pointOf('c3'), 'Enter', cells)).toBeNull();
    const doors = new Map(['a6b6', 'e6f6', 'f5f6', 'a5a6', 'a1b1'].map((stop) => [stop, doorOf(stop)]));
    expect(nearest(doorOf('e6f6'), 'ArrowRight', doors)).toBe('f5f6');
    expect(nearest(doorOf('a6b6'), 'ArrowDown', doors)).toBe('a5a6');
  });
});
