import { describe, expect, it } from 'vitest';
import { folded, isPlayed } from '../../core/log';
import type { Event as Happened } from '../../wire/boooop';
import page from '.';
import { pointOf } from './geometry';
import { fallen, placed, pushed, view } from './sample';
import { catsOf, lastPlaced, pieceOn, staged, together } from './stage';

describe('the stage', () => {
  it('reads the board from its top row', () => {
    expect(pieceOn(view, 'c6')).toEqual({ seat: 2, kind: 'c' });
    expect(pieceOn(view, 'f1')).toEqual({ seat: 1, kind: 'k' });
    expect(pieceOn(view, 'a1')).toBeNull();
    expect([catsOf(view, 1), catsOf(view, 2)]).toEqual([3, 1]);
  });

  it('moves the pushes of one shove together, after the piece has landed', () => {
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

describe('the ring of the last move', () => {
  const line = (ply: number, actor: string, ...events: Happened[]) => ({ ply, actor, at: 0, events });
  const mine = line(1, '1', { ...placed, cell: 'c3' });
  const theirs = line(2, '2', placed, pushed);
  const undo = { ...line(3, '!'), line: 'undo 1', undone: { by: 2, to: 1 } };
  const eventsOf = (step: { events: unknown[] }) => step.events as Happened[];

  it('is where the last piece was placed', () => {
    expect(lastPlaced({ played: [mine, theirs], eventsOf })).toBe('e2');
    const held = line(3, '2', { event: 'ghost left', seat: 2, from: 'c3d3' });
    expect(lastPlaced({ played: [mine, theirs, held], eventsOf })).toBe('e2');
    expect(lastPlaced({ played: [], eventsOf })).toBeNull();
  });

  it('goes back with a move that was taken back', () => {
    const played = folded([mine, theirs, undo])
      .map((entry) => entry.line)
      .filter(isPlayed);
    expect(lastPlaced({ played, eventsOf })).toBe('c3');
  });
});
