import { describe, expect, it } from 'vitest';
import type { Event as Happened } from '../../wire/boooop';
import page from '.';
import { pointOf } from './geometry';
import { fallen, placed, pushed, view } from './sample';
import { catsOf, pieceOn, staged, together } from './stage';

describe('the stage', () => {
  it('reads the board from its top row', () => {
    expect(pieceOn(view, 'c6')).toEqual({ seat: 2, kind: 'c' });
    expect(pieceOn(view, 'f1')).toEqual({ seat: 1, kind: 'k' });
    expect(pieceOn(view, 'a1')).toBeNull();
    expect([catsOf(view, 1), catsOf(view, 2)]).toEqual([3, 1]);
  });

  it('moves the pushes of one shove together, after the piece has settled', () => {
    const stage = staged(view, [placed, pushed, fallen]);
    expect(stage.pieces.find((piece) => piece.cell === 'e2')?.how).toBeUndefined();
    expect(stage.pieces.find((piece) => piece.cell === 'e4')).toMatchObject({ how: 'slides', from: pointOf('e3') });
    expect(stage.pieces.some((piece) => piece.cell === 'e3' || piece.cell === 'f1')).toBe(false);
    expect(stage.gone).toEqual([{ seat: 1, kind: 'k', how: 'falls', at: pointOf('f1'), to: { x: 710, y: 764 } }]);
    expect(stage.pools[0]).toEqual({ kittens: 2, cats: 1 });
  });

  it('glides and leaps as it is told, and lets a ghost go', () => {
    const glided: Happened = { event: 'ghost glided', seat: 1, from: 'c3d3', to: 'c2d2' };
    const leapt: Happened = { event: 'spooked', seat: 2, piece: 'k', from: 'd2', over: ['e2'], to: 'f2' };
    const stage = staged(view, [placed, glided, leapt]);
    expect(stage.ghosts).toEqual([
      { seat: 1, at: pointOf('c2d2'), stop: 'c2d2', heading: 'down', how: undefined, other: undefined },
    ]);
    expect(stage.pieces.find((piece) => piece.cell === 'f2')?.how).toBe('leaps');
    expect(stage.boos).toEqual([pointOf('d2')]);
    expect(staged(view, [{ event: 'ghost left', seat: 1, from: 'c3d3' }, placed]).ghosts).toEqual([]);
  });

  it('grows kittens into cats of the pool', () => {
    const stage = staged(view, [{ event: 'graduated', seat: 1, cells: ['b5', 'e3', 'f1'], kittens: 3 }]);
    expect(stage.gone.map((piece) => [piece.kind, piece.how])).toEqual([
      ['c', 'grows'],
      ['c', 'grows'],
      ['c', 'grows'],
    ]);
    expect(stage.pools[0]).toEqual({ kittens: 2, cats: 4 });
  });

  it('paces pushes of one shove as one', () => {
    expect(together(pushed, fallen)).toBe(true);
    expect(page.pace(pushed, fallen)).toBe(0);
    expect(page.pace(fallen, undefined)).toBe(320);
    expect(page.pace(placed, pushed)).toBe(220);
  });
});
