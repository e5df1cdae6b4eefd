/** Where things happen on the lawn: cards go from a hand to their item, or to the heap for everybody to see. */
import { t } from '../../core/words.svelte';
import type { Event } from '../../wire/barking';
import type { Finale, Gathered, Trace } from '../game';
import { CAT, pictureOf, WONDER } from './naming';
import type { BarkingTable } from './table';

const BACK = '/pictures/house/back-barking.svg';
const ITEM_BACK = '/pictures/house/back-barking-items.svg';
const person = (seat: number) => `[data-person="${seat}"]`;
const thing = (place: number) => `[data-place="${place}"] .thing`;
const pack = (place: number, seat: number) => `[data-place="${place}"] [data-pack="${seat}"]`;
const DECK = '.barking .heaps .deck';
const HEAP = '.barking .heaps button';

export function traces(event: Event, table: Pick<BarkingTable, 'seat'>): Trace[] {
  switch (event.event) {
    case 'played':
      return event.cards.map((card, index) => ({
        at: [`${pack(event.place, event.seat)} .slot:nth-last-child(${event.cards.length - index})`],
        picture: pictureOf.card(card),
        from:
          event.seat === table.seat
            ? [`.hand [data-card="${card.charAt(0) === WONDER ? WONDER : card}"]`]
            : [person(event.seat)],
        lands: true,
      }));
    case 'cat played':
      return [shown(event.seat, CAT)];
    case 'swapped':
      return [shown(event.seat, WONDER)];
    case 'discarded':
      return event.cards.map((card) => ({ ...shown(event.seat, card), heldUp: false }));
    case 'token laid': {
      const at = event.place === undefined ? HEAP : `${thing(event.place)} .cat`;
      const cat = { picture: '/pictures/barking/token-cat.svg', from: [person(event.seat)] };
      return [{ at: [at], ...cat, lands: event.place !== undefined }];
    }
    case 'dealt':
    case 'drew':
      return [{ at: [person(event.seat)], picture: BACK, from: [DECK], unmarked: true }];
    case 'refilled':
      return [{ at: [DECK], picture: BACK, from: [HEAP], unmarked: true }];
    case 'round over':
      return [{ at: [DECK], picture: BACK, from: ['.barking .row'], unmarked: true }];
    case 'laid out':
      return event.items.map((_, index) => ({
        at: [thing(index + 1)],
        picture: ITEM_BACK,
        from: [DECK],
        unmarked: true,
      }));
    case 'item won':
      return [
        { at: [person(event.seat)], picture: pictureOf.item(event.item), from: [thing(event.place)], unmarked: true },
      ];
    case 'item left':
      return [{ at: [HEAP], picture: pictureOf.item(event.item), from: [thing(event.place)], unmarked: true }];
    case 'passed':
      return [{ at: [`${person(event.seat)} .passed`, person(event.seat)] }];
    case 'game over':
      return event.winners.map((seat) => ({ at: [person(seat)], unmarked: true }));
    case 'begins':
      return [{ at: [person(event.seat)], unmarked: true }];
  }
}

/** A card that is thrown away for something: everybody sees which. */
function shown(seat: number, card: string): Trace {
  return { at: [HEAP], picture: pictureOf.card(card), from: [person(seat)], heldUp: true };
}

/** Cards that come to several hands, in one sentence. */
export function gathered(events: Event[], table: Pick<BarkingTable, 'name'>): Gathered | null {
  const end = events.findIndex((event) => event.event !== 'dealt');
  const dealt = events.slice(0, end < 0 ? undefined : end).filter((event) => event.event === 'dealt');
  if (!dealt.length) return null;
  const names = [...new Set(dealt.map(({ seat }) => table.name(seat)))];
  return { says: t('barking-web-dealt', { names }), count: dealt.length };
}

/** What the winners took at the very end; if that was nothing, they themselves. */
export function finale(events: Event[]): Finale | null {
  const over = events.find((event) => event.event === 'game over');
  if (!over) return null;
  const took = over.winners.filter((seat) => events.some((event) => event.event === 'item won' && event.seat === seat));
  const lit = took.length ? took.map((seat) => `[data-taken="${seat}"]`) : over.winners.map(person);
  return { lit, rest: ['[data-taken] img'], picture: '/pictures/spots/bone.svg' };
}
