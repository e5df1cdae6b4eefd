/** The table that somebody has in mind: how many, with whom, by which options. Remembered for each game. */
import { api, share } from '../core/api';
import { keep, kept } from '../core/keep';
import type { Control, GameInfo, NewTable } from '../wire/house';

export interface Plan {
  seats: number;
  /** How well bots play. */
  level: number;
  options: Record<string, string>;
  clock: Partial<Control>;
  /** Shown to strangers. */
  listed: boolean;
}

/** The last one, or a plain one: a table for two or a little more, and bots neither weak nor strong. */
export function planFor(game: GameInfo): Plan {
  const plain: Plan = {
    seats: game.seats.find((seats) => seats > 1) ?? game.seats[0] ?? 1,
    level: game.levels[Math.floor((game.levels.length - 1) / 2)] ?? 1,
    options: {},
    clock: { kind: 'none' },
    listed: false,
  };
  const last = remembered(game.key);
  const fits = last && game.seats.includes(last.seats) && game.levels.includes(last.level);
  return fits ? { ...plain, ...last } : plain;
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

/** A table where I sit and friends may come; tells its id. */
export async function inviteFriends(game: string, plan: Plan): Promise<string> {
  const { table } = await api.makeTable(asked(game, plan));
  await api.sit(table.id, 1, { share: share() });
  return table.id;
}

/** A table with bots on all other seats, begun at once; tells its id. */
export async function playBots(game: string, plan: Plan): Promise<string> {
  const id = await inviteFriends(game, { ...plan, listed: false });
  for (let seat = 2; seat <= plan.seats; seat++) await api.sit(id, seat, { bot: plan.level });
  await api.start(id);
  return id;
}

function asked(game: string, { seats, options, clock, listed }: Plan): NewTable {
  return { game, seats, options, clock, listed };
}
