/** The table that somebody has in mind: how many, with whom, by which options. Remembered for each game. */
import { api, share } from '../core/api';
import { keep, kept } from '../core/keep';
import { bouts, middling, strength } from '../core/strength';
import { spoken } from '../core/words.svelte';
import type { Control, GameInfo } from '../wire/house';

export type Way = 'bots' | 'friends';

export interface Plan {
  seats: number;
  /** How well bots play. */
  level: number;
  /** As well as I do, whatever that comes to. */
  mine: boolean;
  options: Record<string, string>;
  clock: Partial<Control>;
  /** Who sits where: as people come, as a lot has it, or so that whoever a custom names begins. */
  seating: 'chosen' | 'chance' | 'custom';
  /** What the printed box has people say is said. */
  aloud: boolean;
  /** Whoever is asked may have hints, at a table with friends; among bots one may always. */
  hints: boolean;
  /** Shown to strangers. */
  listed: boolean;
  /** With whom the last table was. */
  way?: Way;
}

/** The last one, or a plain one: a table for two or a little more, and bots neither weak nor strong. */
export function planFor(game: GameInfo): Plan {
  const plain: Plan = {
    seats: game.seats.find((seats) => seats > 1) ?? game.seats[0] ?? 1,
    level: middling(game.levels),
    mine: false,
    options: {},
    clock: { kind: 'none' },
    seating: 'chosen',
    aloud: false,
    hints: false,
    listed: false,
  };
  const last = remembered(game.key);
  const fits = last && game.seats.includes(last.seats) && game.levels.includes(last.level);
  if (!fits) return plain;
  return { ...plain, ...last, level: last.mine ? myLevel(game) : last.level };
}

/** Against whom a game is as fair as can be, by what was played here. */
export function myLevel(game: GameInfo): number {
  return strength(bouts(game.key), game.levels).level;
}

export function remember(game: string, plan: Plan): void {
  keep(`plan.${game}`, JSON.stringify(plan));
}

function remembered(game: string): Plan | null {
  try {
    return JSON.parse(kept(`plan.${game}`) ?? 'null') as Plan | null;
  } catch {
    return null;
  }
}

/** Make the table and remember how; tells its id. */
export async function makeTable(game: string, plan: Plan, way: Way, sits = true): Promise<string> {
  const id = await (way === 'bots' ? playBots(game, plan) : inviteFriends(game, plan, sits));
  remember(game, { ...plan, way });
  return id;
}

/** What both kinds of tables have: its bots speak as I do. */
const common = (game: string, { seats, options, clock, seating, aloud }: Plan) => ({
  game,
  seats,
  options,
  clock,
  seating,
  aloud,
  language: spoken(),
});

/** A table where I sit, or only show it to a room, and friends may come. My share comes after the house's promise: friends can trust it. */
async function inviteFriends(game: string, plan: Plan, sits: boolean): Promise<string> {
  const { table } = await api.makeTable({ ...common(game, plan), listed: plan.listed, hints: plan.hints });
  if (sits) await api.sit(table.id, 1, { share: share() });
  return table.id;
}

/** A table with bots on all other seats, begun at once. A hint there wrongs nobody. */
async function playBots(game: string, plan: Plan): Promise<string> {
  const { table } = await api.makeTable({ ...common(game, plan), bots: plan.level, hints: true, share: share() });
  return table.id;
}
