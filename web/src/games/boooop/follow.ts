/** Where things happen around the bed: a piece comes from its basket and goes back into it; what stays is marked. */
import type { Event as Happened } from '../../wire/boooop';
import { t } from '../../core/words.svelte';
import type { Finale, Gathered, Trace } from '../game';
import { pointOf } from './geometry';
import { picture } from './pictures';
import type { BoooopTable } from './table';

const pictured = (piece: 'k' | 'c', seat: number) => picture(piece === 'k' ? 'kitten' : 'cat', seat);
const cell = (name: string) => `[data-cell="${name}"]`;
const animal = (name: string) => `[data-on="${name}"]`;
const gone = (name: string) => `[data-gone="${pointOf(name).x} ${pointOf(name).y}"]`;
const basket = (seat: number) => [`[data-person="${seat}"] :is(.pool, .few)`];
const ghost = (seat: number) => `[data-ghost="${seat}"]`;

export function traces(event: Happened, table: Pick<BoooopTable, 'seat'>): Trace[] {
  switch (event.event) {
    case 'placed': {
      const stays = { at: [cell(event.cell)], bare: true };
      if (event.seat === table.seat) return [stays]; // my own hand has put it there
      const flies = { picture: pictured(event.piece, event.seat), from: basket(event.seat), lands: true };
      return [stays, { ...flies, at: [animal(event.cell)], unmarked: true }];
    }
    case 'booped':
    case 'spooked':
      return event.to ? [{ at: [cell(event.to)], bare: true }] : [tumbles(event.seat, event.piece, event.from)];
    case 'graduated':
      return event.cells.map((name) => tumbles(event.seat, 'c', name));
    case 'won':
      return (event.cells ?? []).map((name) => ({ at: [cell(name)], bare: true, unmarked: true }));
    case 'ghost left':
      return [{ at: basket(event.seat), picture: picture('ghost', event.seat), from: [ghost(event.seat)] }];
    case 'held':
      return [];
    default:
      return [{ at: [ghost(event.seat)], bare: true }];
  }
}

function tumbles(seat: number, piece: 'k' | 'c', from: string): Trace {
  const flies = { picture: pictured(piece, seat), from: [cell(from)], instead: gone(from), spins: true };
  return { at: basket(seat), ...flies };
}

/** A piece and all that it pushes, in one sentence. */
export function gathered(events: Happened[], table: Pick<BoooopTable, 'name'>): Gathered | null {
  const [placed, ...rest] = events;
  if (placed?.event !== 'placed') return null;
  const end = rest.findIndex((event) => event.event !== 'booped');
  const pushed = rest.slice(0, end < 0 ? undefined : end).filter((event) => event.event === 'booped');
  if (!pushed.length) return null;
  const moves = pushed.map(({ from, to }) => (to ? `${from} → ${to}` : t('boooop-web-off', { start: from })));
  const { piece, cell, seat } = placed;
  return {
    says: t('boooop-web-turn', { name: table.name(seat), piece, cell, moves: moves.join(', ') }),
    count: 1 + pushed.length,
  };
}

/** The cats that won. */
export function finale(events: Happened[]): Finale | null {
  const won = events.find((event) => event.event === 'won');
  if (!won) return null;
  const lit = won.cells?.map(animal) ?? [`.bed [data-of="${won.seat}"]`];
  return { lit, rest: ['.bed [data-on]', '.bed [data-ghost]', '.bed .path'], picture: picture('hat', won.seat) };
}
