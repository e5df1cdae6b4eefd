/** What the house says would come of the chosen play. */
import type { Table } from '../../core/table.svelte';
import type { Played, View } from '../../wire/barking';

export interface Would {
  place: number;
  item: string;
  /** The dogs that would bark, and all of mine there then. */
  cards: string[];
  pack: string[];
  /** How many those are, and how many the largest other pack has. */
  mine: number;
  best: number;
}

/** Ask for it; null if this can't be played. */
export async function wouldCome(table: Table, move: string): Promise<Would | null> {
  const events = await table.preview(move);
  const played = events?.find((event) => event.event === 'played') as Played | undefined;
  const view = table.view as View | null;
  if (!played || !view) return null;
  const packs = view.row[played.place - 1]?.packs ?? [];
  const pack = [...(packs.find(({ seat }) => seat === played.seat)?.cards ?? []), ...played.cards];
  const others = packs.filter(({ seat }) => seat !== played.seat).map(({ cards }) => cards.length);
  return { place: played.place, item: played.item, cards: played.cards, pack, mine: pack.length, best: Math.max(0, ...others) };
}
