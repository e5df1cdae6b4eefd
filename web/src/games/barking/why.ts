/** What a card or an item is, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import { capital, counted, isDog, item, kind, many, name } from './naming';
import type { StageItem } from './stage';
import type { BarkingTable } from './table';

const RULES: Record<string, string> = { wonder: 'BRK-12', cat: 'BRK-14' };

export function aboutCard(card: string): Explanation {
  const says = isDog(card)
    ? t('barking-why-dog', { rank: Number(card), many: many(card) })
    : t('barking-why-card', { name: kind(card) });
  return { title: capital(name(card)), says, rule: RULES[kind(card)] ?? 'BRK-18' };
}

/** Who barks there: whoever leads, then the others. */
export function packsAt({ packs, leads }: StageItem, table: BarkingTable): string[] {
  return packs
    .toSorted((a, b) => Number(b.seat === leads) - Number(a.seat === leads))
    .map(({ seat, cards }) =>
      t('barking-web-pack', {
        name: table.name(seat),
        dogs: counted(cards),
        count: cards.length,
        leads: seat === leads,
      }),
    );
}

/** Who barks there, for no picture of five packs says it all; how many of its kind I have; whether a cat sits there. */
export function aboutItem(place: StageItem, table: BarkingTable): Explanation {
  const { item: key, cat } = place;
  const mine = table.seat === null ? undefined : table.view.players[table.seat - 1]?.items;
  const have = mine?.filter((one) => one === key).length ?? 0;
  const packs = packsAt(place, table).map((pack) => `${pack}.`);
  const says = [...packs, t('barking-why-item', { have }), cat ? t('barking-why-token') : ''];
  return { title: capital(item(key)), says: says.filter(Boolean).join(' '), rule: cat ? 'BRK-15' : 'BRK-20' };
}
