/** A game that is over, in words: how it ended for me, why, and when. */
import { botNames } from '../core/bots';
import { me } from '../core/me.svelte';
import { endingInWords, winnersInWords } from '../core/telling';
import { spoken, t } from '../core/words.svelte';
import type { MyTable } from '../wire/house';

type Outcome = 'won' | 'shared' | 'lost' | 'nobody';

/** How it ended for whoever sat there; null if it isn't known, or I sat nowhere. */
export function outcome({ result, seat, seats }: Pick<MyTable, 'result' | 'seat' | 'seats'>): Outcome | null {
  if (!result || seat === null) return null;
  const { winners } = result;
  if (!winners.length) return seats === 1 ? 'lost' : 'nobody';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** "Lost · 12 points · Time is up for Ada." */
export function resultInWords(table: MyTable): string {
  const { result, seat } = table;
  if (!result) return t(`home-mine-${table.phase}`);
  const how = outcome(table);
  const points = seat === null ? undefined : result.scores?.[seat - 1];
  return [
    how ? t(`home-mine-${how}`) : winnersInWords(result, (one) => nameAt(table, one)),
    points === undefined ? null : t('home-mine-points', { count: points }),
    endingInWords(table.ending, (one) => nameAt(table, one)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who else sits there: people by name, bots by number. */
export function others({ chairs }: Pick<MyTable, 'chairs'>): string {
  const people = chairs.flatMap(({ person }) => (person && person.id !== me.who?.id ? [person.name] : []));
  const bots = chairs.filter(({ bot }) => bot !== undefined).length;
  return [...people, ...(bots ? [t('home-mine-bots', { count: bots })] : [])].join(', ');
}

export function nameAt({ chairs }: MyTable, seat: number): string {
  const chair = chairs.find((one) => one.seat === seat);
  if (chair?.person) return chair.person.name;
  return botNames(chairs).get(seat) ?? t('web-seat', { seat });
}

/** The day, with its year if that isn't this one. */
export function dayInWords(seconds: number, today = new Date()): string {
  const day = new Date(seconds * 1000);
  const year = day.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(spoken(), { day: 'numeric', month: 'long', year }).format(day);
}
