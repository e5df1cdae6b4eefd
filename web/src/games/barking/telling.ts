/** Events in words: the facts of the log's lines, and what would come of a play. */
import type { Facts } from '../../core/words.svelte';
import type { Event, Glance, ItemWon } from '../../wire/barking';
import { counted, item, name } from './naming';
import type { BarkingTable } from './table';

/** Cards, items and people by their names; what the wire leaves out is said to be absent. */
export function facts(event: Event, table: BarkingTable): Facts | null {
  switch (event.event) {
    case 'dealt':
      return event.seat === table.seat || table.seat === null
        ? { cards: event.cards ? counted(event.cards) : null }
        : null;
    case 'drew':
      return { card: event.card ? counted([event.card]) : null };
    case 'played':
      return { cards: counted(event.cards), added: event.added ?? false };
    case 'discarded':
      return { cards: counted(event.cards) };
    case 'laid out':
      return { items: event.items.map(item).join(', ') };
    case 'cat played':
    case 'swapped':
      return { dry: event.dry ?? false };
    case 'passed':
      return { empty: event.empty ?? false };
    case 'token laid':
      return { place: event.place ?? null, item: event.item ?? null };
    case 'item won':
      return { breed: tieBreaker(event) };
    case 'game over':
      return {
        winners: event.winners.map((seat) => table.name(seat)),
        scores: event.scores.map((points, index) => `${table.name(index + 1)} ${points}`),
      };
    default:
      return {};
  }
}

/** The rank that decided between equals, and whose it is: `4 (хаскі)`; null if there was no need. */
export function tieBreaker({ breed }: Pick<ItemWon, 'breed'>): string | null {
  return breed ? `${breed} (${name(breed)})` : null;
}

export interface Would {
  place: number;
  item: string;
  /** The dogs that would bark, and all of mine there then. */
  cards: string[];
  pack: string[];
  /** How many those are, and how many the largest other pack has. */
  mine: number;
  best: number;
  stand: 'alone' | 'ahead' | 'behind' | 'ahead-by-breed' | 'behind-by-breed';
}

/** Ask the house what would come of a play; null if this can't be played. */
export async function wouldCome(table: BarkingTable, move: string): Promise<Would | null> {
  const preview = await table.preview(move);
  const played = preview?.events.find((event) => event.event === 'played');
  if (!preview || !played) return null;
  const packs = table.view.row[played.place - 1]?.packs ?? [];
  const pack = [...(packs.find(({ seat }) => seat === played.seat)?.cards ?? []), ...played.cards];
  const others = packs.filter(({ seat }) => seat !== played.seat).map(({ cards }) => cards.length);
  const best = Math.max(0, ...others);
  const first = inFront(preview.events, preview.glance, played.place);
  const { place, item, cards } = played;
  return {
    place,
    item,
    cards,
    pack,
    mine: pack.length,
    best,
    stand: standing(first === played.seat, pack.length, best),
  };
}

/** Whose pack is in front there then; the play that ends a round has already given the item away. */
function inFront(events: Event[], glance: Glance, place: number): number | null {
  const won = events.filter((event) => event.event === 'item won').find((item) => item.place === place);
  return won ? won.seat : (glance.leads[place - 1] ?? null);
}

/** In words: who leads is the house's to say; that equal packs were told apart by breed can be seen. */
function standing(leads: boolean, mine: number, best: number): Would['stand'] {
  if (!best) return 'alone';
  const where = leads ? 'ahead' : 'behind';
  return mine === best ? `${where}-by-breed` : where;
}
