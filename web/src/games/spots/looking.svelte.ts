/** Whose dogs I look at besides those on the stage: a tap on a person says so, wherever that person stands. */
import type { SpotsTable } from './table';

class Looking {
  /** Nobody's, unless somebody was tapped. */
  at = $state<number | null>(null);

  /** The same person again closes it. */
  toggle(seat: number): void {
    this.at = this.at === seat ? null : seat;
  }
}

const all = new WeakMap<SpotsTable, Looking>();

export function lookingAt(table: SpotsTable): Looking {
  if (!all.has(table)) all.set(table, new Looking());
  return all.get(table)!;
}
