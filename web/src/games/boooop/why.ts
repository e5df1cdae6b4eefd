/** What the figures are, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import type { BoooopTable } from './table';

const RULES = { k: 'BOO-6', c: 'BOO-15', ghost: 'BOO-11' } as const;
export type Figure = keyof typeof RULES;

export function about(figure: Figure, seat: number, table: BoooopTable): Explanation {
  const title = t('boooop-why-title', { figure, name: table.name(seat) });
  return { title, says: t('boooop-why', { figure }), rule: RULES[figure] };
}
