/** Why the points of a round fell as they did, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import type { Turned } from './stage';
import type { DixitTable } from './table';

/** What each did: told, found the card, missed it (`mine`: it was me); and how many fell for their own cards. */
export function aboutPoints(turned: Turned, seat: number, table: DixitTable): Explanation {
  const { verdict } = turned;
  const missed = seat === table.seat ? 'mine' : 'missed';
  const part = seat === turned.storyteller ? 'teller' : turned.found.includes(seat) ? 'found' : missed;
  const lured = turned.lured[seat - 1] ?? 0;
  return {
    title: t('dixit-why-title', { name: table.name(seat), points: turned.gains[seat - 1] ?? 0 }),
    says: [t('dixit-why-points', { verdict, part }), lured ? t('dixit-why-lured', { lured }) : ''].join(' ').trim(),
    rule: verdict === 'some' ? 'DIX-8' : 'DIX-7',
  };
}
