/** What bots at a table are called. */
import type { ChairInfo } from '../wire/house';
import { t } from './words.svelte';

/**
 * By seat: the first bot of a level is its cat, others of that level have names of their own. They are counted from the
 * first chair that is no bot's: all keep their names when everybody moves one seat further. As in words.py.
 */
export function botNames(chairs: readonly ChairInfo[], playing: Record<string, number> = {}): Map<number, string> {
  const levelAt = ({ seat, person, bot }: ChairInfo) => (person ? undefined : (playing[seat] ?? bot));
  const first = chairs.findIndex((chair) => levelAt(chair) === undefined);
  const around = first > 0 ? [...chairs.slice(first), ...chairs.slice(0, first)] : chairs;
  const met = new Set<number>();
  const names = new Map<number, string>();
  for (const [index, chair] of around.entries()) {
    const level = levelAt(chair);
    if (level === undefined) continue;
    names.set(chair.seat, met.has(level) ? t('web-bot-name', { place: index + 1 }) : t('home-level-cat', { level }));
    met.add(level);
  }
  return names;
}
