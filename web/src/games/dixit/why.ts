/** Why the points of a round fell as they did, for whoever asks. */
import { t } from '../../core/words.svelte';
import type { Explanation } from '../../parts/why.svelte';
import { searchOf, type Turned } from './stage';
import type { DixitTable } from './table';

export function verdictOf(turned: Turned): 'none' | 'all' | 'some' {
  const { found, voters } = searchOf(turned);
  return found === 0 ? 'none' : found === voters ? 'all' : 'some';
}

/** What each did: told, found the card, missed it; and how many fell for their own cards. */
export function aboutPoints(turned: Turned, seat: number, table: DixitTable): Explanation {
  const slot = turned.votes[seat - 1];
  const found = typeof slot === 'number' && turned.owners[slot - 1] === turned.storyteller;
  const part = seat === turned.storyteller ? 'teller' : found ? 'found' : 'missed';
  const lured = part === 'teller' ? 0 : turned.votes.filter((vote) => vote && turned.owners[vote - 1] === seat).length;
  const verdict = verdictOf(turned);
  return {
    title: t('dixit-why-title', { name: table.name(seat), points: turned.gains[seat - 1] ?? 0 }),
    says: [t('dixit-why-points', { verdict, part }), lured ? t('dixit-why-lured', { lured }) : ''].join(' ').trim(),
    rule: verdict === 'some' ? 'DIX-8' : 'DIX-7',
  };
}
