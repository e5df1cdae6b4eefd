/**
 * The log as it came, and as it is read.
 *
 * The wire leaves out what is empty: where frames come in, `wholeLine` and `wholeNow` put it back, so
 * that nobody behind them has to think of it.
 */
import type { Now, Step } from '../wire/house';

export type LogLine = Step & { events: unknown[] };
export type Standing = Now & { asked: number[]; bots: Record<string, number> };

/** A line as it is read; under whoever took something back stands what was taken back. */
export interface Entry {
  line: LogLine;
  takenBack: LogLine[];
}

export const wholeLine = (step: Step): LogLine => ({ ...step, events: step.events ?? [] });
export const wholeNow = (now: Now): Standing => ({ ...now, asked: now.asked ?? [], bots: now.bots ?? {} });

/** Is it a line of the game: a seat's, or chance's? The others are the house's. */
export const isPlayed = (line: LogLine): boolean => line.actor !== '!';

/** Every line in its order; moves that were taken back have moved to the line that took them back. */
export function folded(lines: LogLine[]): Entry[] {
  let entries: Entry[] = [];
  for (const line of lines) {
    const takenBack: LogLine[] = [];
    if (line.undone) {
      const { to } = line.undone;
      const undone = (entry: Entry) => isPlayed(entry.line) && entry.line.ply > to;
      takenBack.push(...entries.filter(undone).map((entry) => entry.line));
      entries = entries.filter((entry) => !undone(entry));
    }
    entries.push({ line, takenBack });
  }
  return entries;
}

/** How many turns of people and bots these lines are: a seat's moves in a row are one. */
export function turnsIn(lines: LogLine[]): number {
  const seats = lines.filter((line) => isPlayed(line) && line.actor !== '*').map((line) => line.actor);
  return seats.filter((seat, index) => seat !== seats[index - 1]).length;
}

/** Whose line it is; null for chance and the house. */
export function actorOf(line: LogLine): number | null {
  const seat = Number(line.actor);
  return Number.isInteger(seat) ? seat : null;
}

/** Who moved last before this line: what chance does then is part of that turn. */
export function actorBefore(lines: LogLine[], line: LogLine | undefined): number | null {
  const last = lines.findLast((other) => actorOf(other) !== null && (!line || other.ply < line.ply));
  return last ? actorOf(last) : null;
}

/** A turn, or a part of one: who moved, and the lines until somebody else did. */
export interface Turn {
  by: number;
  lines: LogLine[];
}

/**
 * The turns of others since a seat's last move, up to a ply; for whoever has no seat, the last turn. It begins with
 * what `befell` the seat by its own move.
 */
export function meanwhile(
  played: LogLine[],
  seat: number | null,
  ply: number,
  befell: (event: unknown) => boolean = () => false,
): Turn[] {
  if (seat === null) return lately(played, 1, ply);
  const shown = played.filter((line) => line.ply <= ply);
  const last = shown.findLastIndex((line) => actorOf(line) === seat);
  const since = shown.slice(Math.max(0, last));
  const others = since.findIndex((line) => ![null, seat].includes(actorOf(line)));
  const own = (others < 0 ? since : since.slice(0, others))
    .map((line) => ({ ...line, events: line.events.filter(befell) }))
    .filter(({ events }) => events.length);
  const turns = turnsOf(shown.slice(last + 1));
  return own.length ? [{ by: seat, lines: own }, ...turns] : turns;
}

/** The last so many turns, up to a ply. */
export function lately(played: LogLine[], many: number, ply: number): Turn[] {
  return turnsOf(played.filter((line) => line.ply <= ply)).slice(-many);
}

function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const by = actorOf(line);
    const last = turns.at(-1);
    if (last && (by === null || by === last.by)) last.lines.push(line);
    else if (by !== null) turns.push({ by, lines: [line] });
  }
  return turns;
}
