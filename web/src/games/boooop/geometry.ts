/**
 * Where things are on the picture of the bed, in its own units: cells (`c3`), the stops of ghosts on the
 * seams (`b3c3`), and the doors at the edges behind them. Geometry alone; no rule.
 */
import type { Ghost } from '../../wire/boooop';

export interface Point {
  x: number;
  y: number;
}
export type Heading = Ghost['heading'];

export const WIDTH = 692;
export const HEIGHT = 746;
/** From one cell to the next, and the side of one. */
export const PITCH = 104;
export const SIDE = 88;
export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** From the top of the picture to its bottom. */
export const ROWS = [6, 5, 4, 3, 2, 1];

export const WAYS: Record<Heading, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const A1: Point = { x: 86, y: 660 };
/** The quilt's edges. */
const QUILT = { left: 30, right: 662, top: 84, bottom: 716 };

/** The middle of a cell, or of a stop between two. */
export function pointOf(name: string): Point {
  if (name.length > 2) return middle(pointOf(name.slice(0, 2)), pointOf(name.slice(2)));
  return { x: A1.x + COLUMNS.indexOf(name.charAt(0)) * PITCH, y: A1.y - (Number(name.charAt(1)) - 1) * PITCH };
}

/** Which way a ghost at an edge looks when it looks onto the bed. */
export function inward(stop: string): Heading {
  const along = stop.charAt(0) === stop.charAt(2) ? 'across' : 'down';
  const at = pointOf(stop);
  if (along === 'across') return at.x < WIDTH / 2 ? 'right' : 'left';
  return at.y < HEIGHT / 2 ? 'down' : 'up';
}

/** The edge of the bed behind a stop at the end of its line. */
export function doorOf(stop: string): Point {
  const way = WAYS[inward(stop)];
  return exit(pointOf(stop), { x: -way.x, y: -way.y });
}

/** Where a straight line (up, down, left or right) crosses the edge of the bed. */
export function exit(from: Point, way: Point): Point {
  if (way.x) return { x: way.x > 0 ? QUILT.right : QUILT.left, y: from.y };
  return { x: from.x, y: way.y > 0 ? QUILT.bottom : QUILT.top };
}

/** The stops that lie ahead on the same line, nearest first. */
export function stopsAhead(from: Point, heading: Heading): Point[] {
  const way = WAYS[heading];
  const ahead: Point[] = [];
  for (let at = moved(from, way, PITCH); onBed(at); at = moved(at, way, PITCH)) ahead.push(at);
  return ahead;
}

/** One cell further, straight away from whatever pushes. */
export function awayFrom(pusher: Point, from: Point): Point {
  const way = { x: Math.sign(from.x - pusher.x), y: Math.sign(from.y - pusher.y) };
  return moved(from, way, PITCH);
}

/** The nearest of these places in the direction of an arrow key; null where there is none. */
export function nearest(from: Point, key: string, places: Map<string, Point>): string | null {
  const way = WAYS[key.replace('Arrow', '').toLowerCase() as Heading];
  let best: string | null = null;
  let least = Infinity;
  for (const [name, at] of way ? places : []) {
    const along = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
    const aside = Math.abs((at.x - from.x) * way.y) + Math.abs((at.y - from.y) * way.x);
    if (along > 0 && along + 2 * aside < least) [best, least] = [name, along + 2 * aside];
  }
  return best;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function moved(from: Point, way: Point, far: number): Point {
  return { x: from.x + way.x * far, y: from.y + way.y * far };
}

function onBed(at: Point): boolean {
  return at.x > QUILT.left && at.x < QUILT.right && at.y > QUILT.top && at.y < QUILT.bottom;
}
