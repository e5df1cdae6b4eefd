/**
 * Where the dice of a roll shall go, while it is still being decided.
 *
 * A plan has a target for each die of the offer: a dog's name, YARD, AWAY (back to the supply), or null.
 * What may be left out is read from the offer's `sets`, so no trick is known here.
 */
import type { Offer } from '../../wire/spots';

export const YARD = 'yard';
export const AWAY = 'away';
export type Target = string | null;
export type Plan = readonly Target[];

/** The plan with all that can't be otherwise filled in. */
export function decided(offer: Offer, plan: Plan): Target[] {
  const dice = offer.dice ?? [];
  return dice.map(({ die }, index) => plan[index] ?? forced(offer, plan, die));
}

/** Where this die may go: dogs first, then the yard, then away. */
export function targets(offer: Offer, index: number): string[] {
  const die = offer.dice?.[index];
  if (!die) return [];
  return [...die.dogs, YARD, ...(die.leave ? [AWAY] : [])];
}

/** The plan with one die put elsewhere; what no longer goes with that is open again. */
export function put(offer: Offer, plan: Plan, index: number, target: Target): Target[] {
  const dice = offer.dice ?? [];
  const die = dice[index]?.die;
  const next = dice.map((other, at) => {
    if (at === index) return target;
    const sameSpace = other.die === die && plan[at] === target && target !== YARD && target !== AWAY;
    return sameSpace ? null : (plan[at] ?? null);
  });
  if (possible(offer, next).length) return next;
  return dice.map((_, at) => (at === index ? target : null));
}

/** The move: `place 3>bongo 6>yard`. Dice that go away, or have no target yet, are left out. */
export function placing(offer: Offer, plan: Plan): string {
  const settled = decided(offer, plan).flatMap((target, index) =>
    target && target !== AWAY ? [`${offer.dice?.[index]?.die}>${target}`] : [],
  );
  return ['place', ...settled].join(' ');
}

/** A plan from a move; dice that it doesn't name go away. */
export function planOf(offer: Offer, move: string): Target[] {
  const named = move
    .split(' ')
    .slice(1)
    .map((word) => word.split('>') as [string, string]);
  return (offer.dice ?? []).map(({ die }) => {
    const at = named.findIndex(([number]) => Number(number) === die);
    return at < 0 ? AWAY : named.splice(at, 1)[0]![1];
  });
}

/** The offered sets of dice that go with what is already planned. */
function possible(offer: Offer, plan: Plan): number[][] {
  const dice = (offer.dice ?? []).map(({ die }) => die);
  const sets = offer.sets?.length ? offer.sets : [dice];
  return sets.filter((set) =>
    dice.every((die) => {
      const settled = count(plan, dice, die, (target) => target !== null && target !== AWAY);
      const away = count(plan, dice, die, (target) => target === AWAY);
      const wanted = times(set, die);
      return settled <= wanted && wanted <= times(dice, die) - away;
    }),
  );
}

/** The only target that an open die of this number has left, if there is only one. */
function forced(offer: Offer, plan: Plan, die: number): Target {
  const dice = (offer.dice ?? []).map((other) => other.die);
  const open = count(plan, dice, die, (target) => target === null);
  const settled = count(plan, dice, die, (target) => target !== null && target !== AWAY);
  const wanted = possible(offer, plan).map((set) => times(set, die) - settled);
  if (!wanted.length) return null;
  if (Math.max(...wanted) === 0) return AWAY;
  const dogs = offer.dice?.find((other) => other.die === die)?.dogs ?? [];
  const free = dogs.filter((dog) => !dice.some((other, at) => other === die && plan[at] === dog));
  return Math.min(...wanted) === open && !free.length ? YARD : null;
}

function count(plan: Plan, dice: number[], die: number, counts: (target: Target) => boolean): number {
  return dice.filter((other, at) => other === die && counts(plan[at] ?? null)).length;
}

function times(dice: readonly number[], die: number): number {
  return dice.filter((other) => other === die).length;
}
