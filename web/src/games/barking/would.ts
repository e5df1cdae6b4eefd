/** What the house says would come of the chosen play. */
import type { Table } from '../../core/table.svelte';
import type { Played, View } from '../../wire/barking';

export interface Would {
  place: number;
  item: string;
  /** The dogs that would bark. */
  cards: string[];
  /** How many of mine would bark there then, and how many the largest other pack has. */
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
  const dogs = (mine: boolean) => packs.filter((pack) => (pack.seat === played.seat) === mine).map((pack) => pack.cards.length);
  return {
    place: played.place,
    item: played.item,
    cards: played.cards,
    mine: Math.max(0, ...dogs(true)) + played.cards.length,
    best: Math.max(0, ...dogs(false)),
  };
}
