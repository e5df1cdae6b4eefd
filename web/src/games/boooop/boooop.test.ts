import { beforeAll, describe, expect, it } from 'vitest';
import drawn from '../../../public/pictures/pictures.json';
import { learn, speak } from '../../core/words.svelte';
import type { Event as Happened, View } from '../../wire/boooop';
import page from '.';
import { COLUMNS, doorOf, HEIGHT, inward, nearest, pointOf, ROWS, stopsAhead, WIDTH, type Point } from './places';
import { catsOf, pieceOn, sceneOf, together } from './scene';
import { consequence, factsOf } from './tell';

const view: View = {
  board: ['..O...', '.v..o.', '...o..', '.o..vV', '..Vo..', '.o...v'],
  pools: [
    { kittens: 2, cats: 1 },
    { kittens: 2, cats: 0 },
  ],
  ghosts: [{ stop: 'c3d3', heading: 'down' }, null],
  turn: 1,
  phase: 'place',
  winner: null,
};
const placed: Happened = { event: 'placed', seat: 1, piece: 'k', cell: 'e2' };
const pushed: Happened = { event: 'booped', seat: 1, piece: 'k', from: 'e3', to: 'e4' };
const fallen: Happened = { event: 'booped', seat: 1, piece: 'k', from: 'f1', off: true };

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

describe('the scene', () => {
  it('reads the board from its top row', () => {
    expect(pieceOn(view, 'c6')).toEqual({ seat: 2, kind: 'c' });
    expect(pieceOn(view, 'f1')).toEqual({ seat: 1, kind: 'k' });
    expect(pieceOn(view, 'a1')).toBeNull();
    expect([catsOf(view, 1), catsOf(view, 2)]).toEqual([3, 1]);
  });

  it('moves the pushes of one shove together, after the piece has settled', () => {
    const scene = sceneOf(view, [placed, pushed, fallen]);
    expect(scene.pieces.find((piece) => piece.cell === 'e2')?.how).toBeUndefined();
    expect(scene.pieces.find((piece) => piece.cell === 'e4')).toMatchObject({ how: 'slides', from: pointOf('e3') });
    expect(scene.pieces.some((piece) => piece.cell === 'e3' || piece.cell === 'f1')).toBe(false);
    expect(scene.gone).toEqual([{ seat: 1, kind: 'k', how: 'falls', at: pointOf('f1'), to: { x: 710, y: 764 } }]);
    expect(scene.pools[0]).toEqual({ kittens: 2, cats: 1 });
  });

  it('glides and leaps as it is told, and lets a ghost go', () => {
    const glided: Happened = { event: 'ghost glided', seat: 1, from: 'c3d3', to: 'c2d2' };
    const leapt: Happened = { event: 'spooked', seat: 2, piece: 'k', from: 'd2', over: ['e2'], to: 'f2' };
    const scene = sceneOf(view, [placed, glided, leapt]);
    expect(scene.ghosts).toEqual([
      { seat: 1, at: pointOf('c2d2'), stop: 'c2d2', heading: 'down', how: undefined, other: undefined },
    ]);
    expect(scene.pieces.find((piece) => piece.cell === 'f2')?.how).toBe('leaps');
    expect(scene.boos).toEqual([pointOf('d2')]);
    expect(sceneOf(view, [{ event: 'ghost left', seat: 1, from: 'c3d3' }, placed]).ghosts).toEqual([]);
  });

  it('grows kittens into cats of the pool', () => {
    const scene = sceneOf(view, [{ event: 'graduated', seat: 1, cells: ['b5', 'e3', 'f1'], kittens: 3 }]);
    expect(scene.gone.map((piece) => [piece.kind, piece.how])).toEqual([
      ['c', 'grows'],
      ['c', 'grows'],
      ['c', 'grows'],
    ]);
    expect(scene.pools[0]).toEqual({ kittens: 2, cats: 4 });
  });

  it('paces pushes of one shove as one', () => {
    expect(together(pushed, fallen)).toBe(true);
    expect(page.pace({ ...pushed }, { ...fallen })).toBe(0);
    expect(page.pace({ ...fallen }, undefined)).toBe(320);
    expect(page.pace({ ...placed }, { ...pushed })).toBe(220);
  });
});

describe('what is told', () => {
  const held: Happened = { event: 'held', seat: 2, piece: 'k', cell: 'd2' };
  const heavy: Happened = { event: 'held', seat: 1, piece: 'c', cell: 'f3', heavy: true };

  beforeAll(async () => {
    await learn('boooop');
    await speak('uk');
  });

  it('has the names and silences that the messages know', () => {
    expect(factsOf({ ...pushed })).toMatchObject({ start: 'e3', to: 'e4', off: false });
    expect(factsOf({ ...fallen })).toMatchObject({ start: 'f1', to: null, off: true });
    expect(factsOf({ event: 'won', seat: 1, cells: ['a1'] })).toMatchObject({ eight: false });
  });

  it('says before a move what would come of it', () => {
    expect(consequence([placed, pushed, fallen, held, heavy])).toBe(
      'Посунеться e3 → e4. f1 падає в кошик. d2 тримається. Кіт f3 заважкий.',
    );
    expect(
      consequence([
        { ...placed, cell: 'a4' },
        { event: 'won', seat: 1, cells: ['a1'] },
      ]),
    ).toContain('перемога');
    expect(consequence([placed])).toBe('Нікого не зачепить.');
  });
});
