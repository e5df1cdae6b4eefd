/** Where things happen in Spots: dice go from the roll to a dog or into the yard, dogs and treats to their people. */
import { t } from '../../core/words.svelte';
import type { Event } from '../../wire/spots';
import type { Finale, Gathered, Trace } from '../game';
import { dogNames } from './telling';
import type { SpotsTable } from './table';

const die = (number: number) => `/pictures/spots/die-new-${number}.svg`;
const face = (dog: string) => `/pictures/spots/face-${dog}.svg`;
const TREAT = '/pictures/spots/treat.svg';

const person = (seat: number) => `[data-person="${seat}"]`;
/** A dog of a seat, wherever it is drawn, and a space on it. */
const dogOf = (seat: number, dog: string) => `[data-dogs="${seat}"] [data-dog="${dog}"]`;
const space = (seat: number, dog: string, number: number) => `${dogOf(seat, dog)} [data-number="${number}"]`;
const yard = (seat: number) => `[data-yard="${seat}"]`;
const tile = (trick: string) => `[data-trick="${trick}"]`;
const ROLL = '.spots .roll';
const inRoll = (number: number) => [`${ROLL} [data-die="${number}"]`, ROLL, '.spots .note'];
const DECK = '.spots .deck .card';
const DOG = '[data-rival]';

export function traces(event: Event): Trace[] {
  return ofDice(event) ?? ofDogs(event) ?? ofTable(event);
}

function ofDice(event: Event): Trace[] | null {
  switch (event.event) {
    case 'rolled':
    case 'rerolled':
      return [{ at: [ROLL], unmarked: true, bare: true }];
    case 'placed':
      return [{ ...placed(event.seat, event.dog, event.die), from: inRoll(event.die) }];
    case 'buried':
      return [{ ...buried(event.seat, event.die), from: inRoll(event.die) }];
    case 'discarded':
      return [{ at: [DECK], picture: die(event.die), from: inRoll(event.die), unmarked: true }];
    case 'start rolled':
      return [{ ...buried(event.seat, event.die), from: ['.spots .note'] }];
    case 'trotted':
      return [{ ...placed(event.seat, event.to, event.to_number), from: [space(event.seat, event.dog, event.number)] }];
    case 'joined': {
      const from = event.dog ? space(event.seat, event.dog, event.die) : yard(event.seat);
      return [
        { at: [ROLL, '.spots .note'], picture: die(event.die), from: [from, person(event.seat)], unmarked: true },
      ];
    }
    case 'retrieved':
      return [{ at: [ROLL, '.spots .note'], picture: die(event.die), from: [DECK], unmarked: true }];
    case 'dug':
      return [{ at: [yard(event.owner), person(event.owner)] }];
    default:
      return null;
  }
}

function placed(seat: number, dog: string, number: number): Trace {
  return { at: [space(seat, dog, number), dogOf(seat, dog), person(seat)], picture: die(number), lands: true };
}

function buried(seat: number, number: number): Trace {
  const at = [`${yard(seat)} [data-die="${number}"]`, yard(seat), person(seat)];
  return { at, picture: die(number), lands: true };
}

function ofDogs(event: Event): Trace[] | null {
  switch (event.event) {
    case 'scored':
      return [{ at: [`${person(event.seat)} .line`], picture: face(event.dog), from: [dogOf(event.seat, event.dog)] }];
    case 'drew':
      return [{ at: [dogOf(event.seat, event.dog), person(event.seat)], picture: face(event.dog), from: [DECK] }];
    case 'dealt':
      return event.dogs.map((dog) => ({
        at: [dogOf(event.seat, dog), person(event.seat)],
        picture: face(dog),
        from: [DECK],
      }));
    case 'top turned':
      return [{ at: [DECK], unmarked: true }];
    case 'busted':
      return [{ at: [yard(event.seat)] }, { at: [person(event.seat)], unmarked: true }];
    case 'dog scored':
      return [{ at: [DOG], picture: face(event.dog), from: [DECK] }];
    case 'supply empty':
      return [{ at: ['[data-yard]'] }];
    default:
      return null;
  }
}

function ofTable(event: Event): Trace[] {
  switch (event.event) {
    case 'tricks chosen':
      return event.tricks.map((trick) => ({ at: [tile(trick)], unmarked: true }));
    case 'stack laid':
      return [{ at: [tile(event.tricks[0] ?? '')], unmarked: true }];
    case 'trick':
    case 'refreshed':
    case 'dog rolled':
    case 'dog turned':
      return [{ at: [tile(event.trick)] }];
    case 'stack turned':
      return [{ at: [tile(event.top)] }];
    case 'treats taken': {
      const from = event.tile ? tile(event.tile) : DECK;
      return [{ at: [`${person(event.seat)} .treats`, person(event.seat)], picture: TREAT, from: [from] }];
    }
    case 'treats returned':
    case 'treat spent':
      return [{ at: [DECK], picture: TREAT, from: [`${person(event.seat)} .treats`], unmarked: true }];
    case 'tied':
      return event.seats.map((seat) => ({ at: [person(seat)], unmarked: true }));
    case 'dog paid':
    case 'dog idle':
      return [{ at: [DOG], unmarked: true }];
    default:
      return 'seat' in event && event.seat ? [{ at: [person(event.seat)], unmarked: true }] : [{ at: [DOG] }];
  }
}

/** Where dice go, all of a roll in one sentence: «Ян: 3 → Вілбур, 5 → двір. У дворі тепер 6.» */
export function gathered(events: Event[], table: Pick<SpotsTable, 'name'>): Gathered | null {
  const [first] = events;
  if (!first || goes(first) === null || !('seat' in first) || !first.seat) return null;
  const end = events.findIndex((event) => goes(event) === null);
  const run = events.slice(0, end < 0 ? undefined : end);
  const total = run.findLast((event) => event.event === 'buried')?.total;
  const says = t('spots-web-goes', { name: table.name(first.seat), goes: run.map(goes).join(', ') });
  return { says: total === undefined ? says : `${says} ${t('spots-web-goes-total', { total })}`, count: run.length };
}

function goes(event: Event): string | null {
  switch (event.event) {
    case 'placed':
      return `${event.die} → ${dogNames([event.dog])}`;
    case 'buried':
      return t('spots-web-goes-yard', { die: event.die });
    case 'discarded':
      return t('spots-web-goes-away', { die: event.die });
    case 'put back':
      return t('spots-web-goes-back', { count: event.count });
    case 'joined':
      return t('spots-web-goes-roll', { die: event.die });
    case 'trotted':
      return `${dogNames([event.dog])} ${event.number} → ${dogNames([event.to])} ${event.to_number}`;
    default:
      return null;
  }
}

/** The dogs of the last move, which made six; or the Dog, if it was faster. */
export function finale(events: Event[]): Finale | null {
  const won = events.find((event) => event.event === 'won');
  if (!won) return null;
  const scored = events.flatMap((event) =>
    event.event === 'scored' && event.seat === won.seat ? `.dogs [data-dog="${event.dog}"]` : [],
  );
  const rest = ['.tiles', '.deck', '.yard'].map((part) => `.spots ${part} img`);
  return { lit: won.seat ? scored : [DOG], rest, picture: '/pictures/spots/bone.svg' };
}
