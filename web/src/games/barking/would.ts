/** What the house says would come of the chosen play. */
import type { Event, Glance } from '../../wire/barking';
import type { BarkingTable } from './table';

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

/** Ask for it; null if this can't be played. */
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
