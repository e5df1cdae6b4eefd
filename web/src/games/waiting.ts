/** What a note says while nothing is asked of me. */
import type { TableStore } from '../core/table.svelte';
import { t } from '../core/words.svelte';

/** Whom we wait for, me excepted: what I did is on its way or being shown. */
export function waits(table: TableStore): string {
  const others = (table.now?.asked ?? []).filter((seat) => seat !== table.seat);
  const names = others.map((seat) => table.name(seat));
  return names.length ? t('web-waits', { names }) : t('web-waits-chance');
}
