/** Is this phone a hand? By itself where a big screen shows the table; whoever wants it otherwise is remembered, table by table. */
import { keep, kept } from '../core/keep';
import type { TableStore } from '../core/table.svelte';

const PHONE = matchMedia('(max-width: 700px), (max-height: 450px)');

export class Hand {
  /** Nobody else shall see it just now. */
  hidden = $state(false);
  private wish = $state<string | null>(null);
  private phone = $state(PHONE.matches);

  constructor(private table: TableStore) {
    this.wish = kept(`hand.${table.id}`, 'sessionStorage');
    PHONE.addEventListener('change', () => (this.phone = PHONE.matches));
  }

  /** A big screen shows the table: then a phone can be a hand. */
  get possible(): boolean {
    const { table } = this;
    return this.phone && table.seat !== null && table.info?.phase === 'playing' && table.info.screens > 0;
  }

  get on(): boolean {
    return this.possible && this.wish !== 'off';
  }

  wants(on: boolean): void {
    this.hidden = false;
    this.wish = on ? 'on' : 'off';
    keep(`hand.${this.table.id}`, this.wish, 'sessionStorage');
  }
}
