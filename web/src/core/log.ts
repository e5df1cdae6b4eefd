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
