/** What a card or an item is, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import { capital, isDog, item, kind, many, name } from './naming';
import type { BarkingTable } from './table';

const RULES: Record<string, string> = { wonder: 'BRK-12', cat: 'BRK-14' };

export function aboutCard(card: string): Explanation {
  const says = isDog(card)
    ? t('barking-why-dog', { rank: Number(card), many: many(card) })
    : t('barking-why-card', { name: kind(card) });
  return { title: capital(name(card)), says, rule: RULES[kind(card)] ?? 'BRK-18' };
}

/** How many of its kind I have, and whether a cat sits there. */
export function aboutItem(key: string, cat: boolean, table: BarkingTable): Explanation {
  const mine = table.seat === null ? undefined : table.view.players[table.seat - 1]?.items;
  const have = mine?.filter((one) => one === key).length ?? 0;
  const says = [t('barking-why-item', { have }), cat ? t('barking-why-token') : ''];
  return { title: capital(item(key)), says: says.filter(Boolean).join(' '), rule: cat ? 'BRK-15' : 'BRK-20' };
}
