/**
 * The table while events are being shown: the view before them, with each piece moved as the events say.
 * What comes of them was worked out by the house; the view after them takes over.
 */
import type { Event, View, Player } from '../../wire/spots';

/** The view after these events, as far as pictures go. */
export function staged(view: View, events: readonly Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.event) {
    case 'trick':
      return { ...tile(view, event.trick, { up: false, treats: 0 }), trick: { name: event.trick }, turn: event.seat };
    case 'rolled':
      return { ...view, roll: event.dice };
    case 'rerolled':
      return { ...view, roll: rising([...(event.kept ?? []), ...event.dice]) };
    case 'treat spent':
      return { ...player(view, event.seat, (me) => ({ treats: me.treats - 1 })), roll: event.kept ?? [] };
    case 'retrieved':
      return { ...view, roll: [event.die] };
    case 'treats taken':
      return player(view, event.seat, (me) => ({ treats: me.treats + event.count }));
    case 'treats returned':
      return player(view, event.seat, (me) => ({ treats: me.treats - event.count }));
    case 'refreshed':
      return refreshed(view, event.trick, event.treats);
    case 'dog turned':
      return tile(view, event.trick, { up: false, treats: 0 });
    case 'stack turned':
      return tile(view, event.trick, { name: event.top, up: true });
    case 'top turned':
      return { ...view, top: event.dog };
    case 'won':
      return { ...view, winner: event.seat ?? 'dog' };
    default:
      return diceAfter(view, event);
  }
}

function diceAfter(view: View, event: Event): View {
  switch (event.event) {
    case 'placed':
      return { ...fill(view, event.seat, event.dog, event.die), roll: without(view.roll ?? [], event.die) };
    case 'buried':
      return {
        ...player(view, event.seat, (me) => ({ yard: rising([...me.yard, event.die]) })),
        roll: without(view.roll ?? [], event.die),
      };
    case 'discarded':
      return { ...view, roll: without(view.roll ?? [], event.die) };
    case 'dug':
      return player(view, event.owner, (me) => ({
        yard: rising([...without(me.yard, event.die), ...(event.to ? [event.to] : [])]),
      }));
    case 'trotted':
      return fill(lift(view, event.seat, event.dog, event.number), event.seat, event.to, event.to_number);
    case 'joined':
      return event.dog
        ? lift(view, event.seat, event.dog, event.die)
        : player(view, event.seat, (me) => ({ yard: without(me.yard, event.die) }));
    default:
      return dogsAfter(view, event);
  }
}

function dogsAfter(view: View, event: Event): View {
  switch (event.event) {
    case 'busted':
      return {
        ...player(view, event.seat, (me) => ({ yard: [], dogs: me.dogs.map((dog) => ({ ...dog, filled: [] })) })),
        roll: null,
      };
    case 'scored':
      return player(view, event.seat, (me) => ({
        dogs: me.dogs.filter((dog) => dog.name !== event.dog),
        scored: [...me.scored, event.dog],
      }));
    case 'drew':
      return {
        ...player(view, event.seat, (me) => ({ dogs: [...me.dogs, { name: event.dog, filled: [] }] })),
        top: null,
      };
    case 'dealt':
      return player(view, event.seat, () => ({ dogs: event.dogs.map((name) => ({ name, filled: [] })) }));
    case 'start rolled':
      return player(view, event.seat, () => ({ yard: [event.die] }));
    case 'dog scored':
      return { ...view, top: null, dog: view.dog && { ...view.dog, scored: [...view.dog.scored, event.dog] } };
    case 'dog paid':
      return { ...view, dog: view.dog && { ...view.dog, treats: event.left } };
    default:
      return view;
  }
}

function player(view: View, seat: number, change: (me: Player) => Partial<Player>): View {
  const players = view.players.map((one, index) => (index === seat - 1 ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function tile(view: View, name: string, change: Partial<View['tricks'][number]>): View {
  return { ...view, tricks: view.tricks.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

function refreshed(view: View, trick: string, treats: number): View {
  const tricks = view.tricks.map((one) => ({
    ...one,
    up: true,
    treats: one.name === trick ? one.treats + treats : one.treats,
  }));
  return { ...view, tricks };
}

function fill(view: View, seat: number, dog: string, number: number): View {
  return player(view, seat, (me) => ({
    dogs: me.dogs.map((one) => (one.name === dog ? { ...one, filled: rising([...one.filled, number]) } : one)),
  }));
}

function lift(view: View, seat: number, dog: string, number: number): View {
  return player(view, seat, (me) => ({
    dogs: me.dogs.map((one) => (one.name === dog ? { ...one, filled: without(one.filled, number) } : one)),
  }));
}

function rising(dice: number[]): number[] {
  return dice.toSorted((a, b) => a - b);
}

function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return at < 0 ? [...dice] : dice.toSpliced(at, 1);
}
