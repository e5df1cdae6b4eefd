/**
 * Where cards lie, so that all are seen at once and as large as the room allows.
 *
 * Every card is two wide and three high. Places are in pixels from the room's upper left corner.
 */
import type { Room } from '../room';

export interface Box {
  x: number;
  y: number;
  width: number;
}

export const TALL = 1.5;
const GAP = 8;
/** In rows beside a large card: so many of them. */
const ROWS = 2;
/** Others may get so much smaller for the sake of a larger one. */
const SMALLER = 0.92;
/** How much larger than the others the card is that somebody looks at. */
const LARGER = 1.6;
const LARGEST_THUMB = 64;
/** A thumb must find it. */
const SMALLEST_THUMB = 44;

/** In rows; where one row is enough, the card looked at is larger. */
export function inRows(count: number, room: Room, large: number | null): Box[] {
  const gap = gapIn(room);
  const columns = bestColumns(count, room);
  if (columns === count && large !== null) return oneRow(count, room, large);
  const width = widthIn(columns, count, room);
  const rows = Math.ceil(count / columns);
  const top = (room.height - rows * width * TALL - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inThisRow = Math.min(columns, count - row * columns);
    const left = (room.width - inThisRow * width - (inThisRow - 1) * gap) / 2;
    return { x: left + (index % columns) * (width + gap), y: top + row * (width * TALL + gap), width };
  });
}

/** Whether one row or two show cards largest if a name is written below each of them: `below` high, half as much again wide. */
export function rowsOf(count: number, room: Room, below: number): number {
  const column = (rows: number): number => (room.width + GAP) / Math.ceil(count / rows) - GAP;
  const width = (rows: number): number => Math.min(column(rows), ((room.height + GAP) / rows - GAP - below) / TALL);
  return column(1) >= below * 1.5 && width(1) >= width(2) ? 1 : 2;
}

export interface Staged {
  places: Box[];
  /** Where the card that is looked at would lie among the others. */
  empty: Box;
}

/** One card as high as the room, all others in rows beside it; null where rows alone show them larger. */
export function besideRows(count: number, room: Room, large: number): Staged | null {
  const gap = gapIn(room);
  const columns = Math.ceil(count / ROWS);
  const width = (room.height - (ROWS - 1) * gap) / ROWS / TALL;
  const others = columns * width + (columns - 1) * gap;
  const grown = Math.min(room.height / TALL, room.width - others - 2 * gap);
  const rows = inRows(count, room, large).map((place) => place.width);
  if (grown < Math.max(...rows) || grown < width * LARGER || width < Math.min(...rows) * SMALLER) return null;
  const left = (room.width - grown - 2 * gap - others) / 2;
  const places = Array.from({ length: count }, (_, index) => ({
    x: left + grown + 2 * gap + (index % columns) * (width + gap),
    y: Math.floor(index / columns) * (width * TALL + gap),
    width,
  }));
  const empty = places[large]!;
  places[large] = { x: left, y: (room.height - grown * TALL) / 2, width: grown };
  return { places, empty };
}

/** One large card above a strip of all the others; its own place in the strip stays empty. */
export function oneLarge(count: number, room: Room, large: number): Box[] {
  const thumbs = strip(count, room);
  const height = room.height - thumbs[0]!.width * TALL - GAP;
  const width = Math.min(room.width, height / TALL);
  const stage = { x: (room.width - width) / 2, y: (height - width * TALL) / 2, width };
  return thumbs.map((thumb, index) => (index === large ? stage : thumb));
}

/** The strip's places, all of them. */
export function strip(count: number, room: Room): Box[] {
  const widest = (room.width - (count - 1) * GAP) / count;
  const tight = widest < LARGEST_THUMB * 0.7 ? GAP / 2 : GAP;
  const width = Math.min(
    LARGEST_THUMB,
    (room.width - (count - 1) * tight) / count,
    Math.max(SMALLEST_THUMB, (room.height * 0.28) / TALL),
  );
  const left = (room.width - count * width - (count - 1) * tight) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * (width + tight),
    y: room.height - width * TALL,
    width,
  }));
}

function oneRow(count: number, room: Room, large: number): Box[] {
  const gap = gapIn(room);
  const all = room.width - (count - 1) * gap;
  const tallest = room.height / TALL;
  const grown = Math.min(tallest, (all * LARGER) / (count - 1 + LARGER));
  const width = Math.min(grown, tallest / 1.2, (all - grown) / Math.max(1, count - 1));
  let x = (room.width - (count - 1) * (width + gap) - grown) / 2;
  return Array.from({ length: count }, (_, index) => {
    const own = index === large ? grown : width;
    const place = { x, y: (room.height - own * TALL) / 2, width: own };
    x += own + gap;
    return place;
  });
}

function bestColumns(count: number, room: Room): number {
  const choices = Array.from({ length: count }, (_, index) => index + 1);
  return choices.reduce((best, columns) =>
    widthIn(columns, count, room) > widthIn(best, count, room) ? columns : best,
  );
}

function widthIn(columns: number, count: number, room: Room): number {
  const gap = gapIn(room);
  const rows = Math.ceil(count / columns);
  return Math.min((room.width - (columns - 1) * gap) / columns, (room.height - (rows - 1) * gap) / rows / TALL);
}

/** Large cards that lie a little askew keep further apart. */
function gapIn(room: Room): number {
  return Math.max(GAP, Math.min(room.width, room.height) / 50);
}
