/** What the house says would come of the chosen play. */
import type { Table } from '../../core/table.svelte';
import type { Played } from '../../wire/barking';
import type { Told } from './stage';

export interface Would {
  place: number;
  item: string;
  /** The dogs that would bark, and all of mine there then. */
  cards: string[];
  pack: string[];
  /** How many those are, and how many the largest other pack has. */
  mine: number;
  best: number;
  /** How I would stand there: unknown where the house doesn't tell. */
  stand: 'alone' | 'ahead' | 'behind' | 'ahead-by-breed' | 'behind-by-breed' | 'unknown';
}

/** Ask for it; null if this can't be played. */
export async function wouldCome(table: Table, move: string): Promise<Would | null> {
  const events = await table.preview(move);
  const played = events?.find((event) => event.event === 'played') as (Played & { leads?: boolean }) | undefined;
  const view = table.view as Told | null;
  if (!played || !view) return null;
  const packs = view.row[played.place - 1]?.packs ?? [];
  const pack = [...(packs.find(({ seat }) => seat === played.seat)?.cards ?? []), ...played.cards];
  const others = packs.filter(({ seat }) => seat !== played.seat).map(({ cards }) => cards.length);
  const best = Math.max(0, ...others);
  const leads = view.leads ? (played.leads ?? false) : null;
  const { place, item, cards } = played;
  return { place, item, cards, pack, mine: pack.length, best, stand: standing(leads, pack.length, best) };
}

/** In words: who leads is the house's to say; that equal packs were told apart by breed can be seen. */
function standing(leads: boolean | null, mine: number, best: number): Would['stand'] {
  if (!best) return 'alone';
  if (leads === null) return 'unknown';
  const where = leads ? 'ahead' : 'behind';
  return mine === best ? `${where}-by-breed` : where;
}
