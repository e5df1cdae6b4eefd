/**
 * For how long each event of a frame is shown.
 *
 * A game says how long a thing takes (`pace`): that is how my own moves are shown, quickly, for I know them. What
 * others do takes as long as this person likes; and however much waits, a screen is never far behind. What befalls
 * me I don't know: it stands until it can have been read (`reading`), also without motion.
 */
import type { AnyEvent, GamePage } from '../games/game';
import { actorOf, type LogLine } from './log';
import { settings, type Speed } from './settings.svelte';

/** How many times as long as their `pace` turns of others are shown … */
const TIMES: Record<Speed, number> = { calm: 2, brisk: 1, 'at-once': 0 };
/** … and for how long all events of one frame together (ms): mine, and what others do. */
const MINE = 1_200;
const OTHERS = 4_500;
/** What came is shown within so long, faster if it has to be (ms) … */
const BEHIND = 9_000;
/** … and within such a share of the time that my own clock has left, if it runs meanwhile … */
const OF_MY_TIME = 0.05;
/** … but what would be shown in less than this share of its time isn't shown at all. */
const BLINK = 0.25;

export interface Shown<Event = AnyEvent> {
  event: Event;
  lasts: number;
  /** Whose turn it is part of; null if of none. */
  by: number | null;
}

/** The events of a frame; `before` is who moved last before them. With a `tempo` all are shown alike, mine, too. */
export function planned(
  lines: LogLine[],
  before: number | null,
  seat: number | null,
  page: GamePage,
  tempo: number | null = null,
): Shown[] {
  const all = lines.flatMap((line) => {
    before = actorOf(line) ?? before;
    return (line.events as AnyEvent[]).map((event) => ({ event, by: page.atLeisure?.(event) ? null : before }));
  });
  const slow = settings.motion ? (tempo ?? TIMES[settings.speed]) : 0;
  const mine = ({ by }: Pick<Shown, 'by'>) => tempo === null && by !== null && by === seat;
  const shown = all.map(({ event, by }, index) => {
    const pace = page.pace(event, all[index + 1]?.event);
    return { event, by, lasts: mine({ by }) ? (settings.motion ? pace : 0) : pace * slow };
  });
  const faster = {
    mine: Math.min(1, MINE / sum(shown.filter(mine))),
    others: Math.min(1, OTHERS / sum(shown.filter((one) => !mine(one)))),
  };
  return shown.map((one, index) => {
    const least = tempo === null ? readingOf(one.event, all[index + 1]?.event, seat, page) : 0;
    return { ...one, lasts: Math.max(one.lasts * (mine(one) ? faster.mine : faster.others), least) };
  });
}

/** For how long an event has to stand for this seat (ms), if it befalls it or all of them. */
function readingOf(event: AnyEvent, next: AnyEvent | undefined, seat: number | null, page: GamePage): number {
  return befalls(event, seat) || page.atLeisure?.(event) ? (page.reading?.(event, next) ?? 0) : 0;
}

/** Is it about this seat, whoever did it? */
export function befalls(event: AnyEvent & { seat?: number | null }, seat: number | null): boolean {
  return seat !== null && event.seat === seat;
}

/** The share of its time that each of these frames gets; the last came so long ago, when I had so much time left (ms). */
export function inTime(frames: Shown[][], ago: number, mine: number): number {
  const share = Math.min(1, (Math.min(BEHIND, mine * OF_MY_TIME) - ago) / sum(frames.flat()));
  return share < BLINK ? 0 : share;
}

function sum(shown: Shown[]): number {
  return shown.reduce((whole, { lasts }) => whole + lasts, 0);
}
