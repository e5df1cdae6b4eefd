/**
 * What stands on the bed while events are shown: the view before them with each event's word carried out on
 * it, and how whatever moves in the last of them moves. It obeys events; it decides nothing.
 */
import type { LogLine } from '../../core/log';
import type { Booped, Event as Happened, Ghost, Pool, Spooked, View } from '../../wire/boooop';
import { awayFrom, COLUMNS, exit, pointOf, ROWS, WAYS, type Heading, type Point } from './geometry';
import type { BoooopTable } from './table';

export type Kind = 'k' | 'c';
/** How something comes to where it stands, or goes from there. */
export type How = 'lands' | 'slides' | 'leaps' | 'glides' | 'enters' | 'falls' | 'flies-off' | 'grows' | 'leaves';

export interface Piece {
  seat: number;
  kind: Kind;
}
export interface Standing extends Piece {
  cell: string;
  /** It comes from there. */
  how?: How;
  from?: Point;
}
export interface Going extends Piece {
  at: Point;
  to: Point;
  how: How;
}
export interface GhostThere {
  seat: number;
  at: Point;
  stop: string;
  heading: Heading;
  how?: How;
  /** Whence it comes, or where it goes if it leaves. */
  other?: Point;
}
export interface Stage {
  pieces: Standing[];
  gone: Going[];
  ghosts: GhostThere[];
  pools: Pool[];
  /** Where somebody is told BOO! */
  boos: Point[];
  /** The cells of a row that has just won. */
  won: string[];
}

/** Pushes of one shove happen at once. */
export function together(event: { event: string }, next: { event: string } | undefined): boolean {
  return isPush(event) && next !== undefined && isPush(next);
}

/** The bed after these events, with the last of them still in motion. */
export function staged(view: View, events: Happened[] = []): Stage {
  const hand = new StageHand(view);
  events.forEach((event, index) => {
    const before = events[index - 1];
    if (!before || !together(before, event)) hand.calm();
    hand.play(event);
  });
  return hand.stage();
}

/** Where the last piece was placed that nobody took back, so that whoever looks up sees what happened. */
export function lastPlaced(table: Pick<BoooopTable, 'played' | 'eventsOf'>): string | null {
  const placedIn = (line: LogLine) => table.eventsOf(line).findLast((event) => event.event === 'placed');
  const line = table.played.findLast(placedIn);
  return (line && placedIn(line)?.cell) ?? null;
}

/** Who stands on a cell. */
export function pieceOn(view: View, cell: string): Piece | null {
  const letter = view.board[ROWS.indexOf(Number(cell.charAt(1)))]?.charAt(COLUMNS.indexOf(cell.charAt(0)));
  if (!letter || letter === '.') return null;
  return { seat: letter.toLowerCase() === 'v' ? 1 : 2, kind: letter === letter.toLowerCase() ? 'k' : 'c' };
}

/** How many cats a seat has, beside the bed and on it. */
export function catsOf(view: View, seat: number): number {
  const letter = seat === 1 ? 'V' : 'O';
  return (view.pools[seat - 1]?.cats ?? 0) + view.board.join('').split(letter).length - 1;
}

/** Where a piece ends that was pushed or that leapt; over the edge, one cell beyond it. */
export function landing(event: Booped | Spooked, pusher: Point): Point {
  if (event.to) return pointOf(event.to);
  const last = event.event === 'spooked' ? (event.over.at(-1) ?? event.from) : event.from;
  const away = awayFrom(pusher, pointOf(event.from));
  const way = { x: away.x - pointOf(event.from).x, y: away.y - pointOf(event.from).y };
  return { x: pointOf(last).x + way.x, y: pointOf(last).y + way.y };
}

/** From where whatever pushes does so, after this event. */
export function pusherAfter(event: Happened, pusher: Point): Point {
  if (event.event === 'placed') return pointOf(event.cell);
  if (event.event === 'ghost entered') return pointOf(event.stop);
  return event.event === 'ghost glided' ? pointOf(event.to) : pusher;
}

/** Carries out on the bed what the events say. */
class StageHand {
  private pieces = new Map<string, Standing>();
  private ghosts: (GhostThere | null)[];
  private gone: Going[] = [];
  private boos: Point[] = [];
  private won: string[] = [];
  private pools: Pool[];
  private pusher: Point = { x: 0, y: 0 };

  constructor(view: View) {
    for (const row of ROWS) {
      for (const column of COLUMNS) {
        const piece = pieceOn(view, `${column}${row}`);
        if (piece) this.pieces.set(`${column}${row}`, { ...piece, cell: `${column}${row}` });
      }
    }
    this.ghosts = view.ghosts.map((ghost, index) => ghost && ghostThere(index + 1, ghost));
    this.pools = view.pools.map((pool) => ({ ...pool }));
  }

  stage(): Stage {
    const pieces = [...this.pieces.values()].sort((a, b) => pointOf(a.cell).y - pointOf(b.cell).y);
    const ghosts = this.ghosts.filter((ghost) => ghost !== null);
    return { pieces, ghosts, gone: this.gone, pools: this.pools, boos: this.boos, won: this.won };
  }

  /** What moved stands; what went is gone. */
  calm(): void {
    for (const [cell, { seat, kind }] of this.pieces) this.pieces.set(cell, { seat, kind, cell });
    this.ghosts = this.ghosts.map((ghost) =>
      !ghost || ghost.how === 'leaves' ? null : { ...ghost, how: undefined, other: undefined },
    );
    this.gone = [];
    this.boos = [];
  }

  play(event: Happened): void {
    this.pusher = pusherAfter(event, this.pusher);
    switch (event.event) {
      case 'placed':
        this.put({ seat: event.seat, kind: event.piece, cell: event.cell, how: 'lands' });
        this.pool(event.seat, event.piece, -1);
        break;
      case 'booped':
      case 'spooked':
        this.push(event);
        break;
      case 'graduated':
        for (const cell of event.cells) this.grow(cell);
        this.pool(event.seat, 'c', event.cells.length);
        break;
      case 'won':
        this.won =
          event.cells ??
          [...this.pieces.values()].filter((piece) => piece.seat === event.seat).map((piece) => piece.cell);
        break;
      case 'held':
        break; // said in previews alone
      default:
        this.haunt(event);
    }
  }

  private put(piece: Standing): void {
    this.pieces.set(piece.cell, piece);
  }

  private push(event: Booped | Spooked): void {
    const from = pointOf(event.from);
    const leaps = event.event === 'spooked';
    const piece = { seat: event.seat, kind: event.piece };
    this.pieces.delete(event.from);
    if (leaps) this.boos.push(from);
    if (event.to) {
      this.put({ ...piece, cell: event.to, how: leaps ? 'leaps' : 'slides', from });
      return;
    }
    this.gone.push({ ...piece, at: from, to: landing(event, this.pusher), how: leaps ? 'flies-off' : 'falls' });
    this.pool(event.seat, event.piece, 1);
  }

  private grow(cell: string): void {
    const piece = this.pieces.get(cell);
    if (!piece) return;
    this.pieces.delete(cell);
    const at = pointOf(cell);
    this.gone.push({ seat: piece.seat, kind: 'c', at, to: { x: at.x, y: at.y - 120 }, how: 'grows' });
  }

  private haunt(event: Extract<Happened, { event: `ghost ${string}` }>): void {
    const index = event.seat - 1;
    const ghost = this.ghosts[index];
    if (event.event === 'ghost entered') {
      const at = pointOf(event.stop);
      const way = WAYS[event.heading];
      const door = exit(at, { x: -way.x, y: -way.y });
      this.ghosts[index] = {
        seat: event.seat,
        at,
        stop: event.stop,
        heading: event.heading,
        how: 'enters',
        other: door,
      };
    } else if (event.event === 'ghost glided' && ghost) {
      this.ghosts[index] = { ...ghost, at: pointOf(event.to), stop: event.to, how: 'glides', other: ghost.at };
    } else if (ghost) {
      this.ghosts[index] = { ...ghost, how: 'leaves', other: exit(ghost.at, WAYS[ghost.heading]) };
    }
  }

  private pool(seat: number, kind: Kind, more: number): void {
    const pool = this.pools[seat - 1];
    if (pool) pool[kind === 'k' ? 'kittens' : 'cats'] += more;
  }
}

function ghostThere(seat: number, ghost: Ghost): GhostThere {
  return { seat, at: pointOf(ghost.stop), stop: ghost.stop, heading: ghost.heading };
}

function isPush(event: { event: string }): boolean {
  return event.event === 'booped' || event.event === 'spooked';
}
