/** The games I sit at, as the house tells them whenever they change: those that wait for me come first. */
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';

/** For so long a game that was put away can be brought back by a tap (ms). */
const REGRET = 10_000;

export class Mine {
  tables = $state.raw<MyTable[]>([]);
  /** Has the house told? */
  seen = $state(false);
  /** Was it asked at least, whatever came of it? */
  looked = $state(false);
  /** The game that was put away last. */
  gone = $state.raw<MyTable | null>(null);
  /** Why the last game couldn't be put away or brought back, in words. */
  refusal = $state('');
  private regret: ReturnType<typeof setTimeout> | undefined;
  /** What is being put away: the house must have heard of it before it is taken back. */
  private putting: Promise<unknown> = Promise.resolve();
  /** How much of that is still under way: a list that comes meanwhile is old, and another one will follow. */
  private busy = 0;
  /** In which order the house told them last. */
  private order: string[] = [];

  /** The house tells how it is now. */
  told(tables: MyTable[]): void {
    this.looked = true;
    if (this.busy) return;
    this.tables = tables;
    this.order = tables.map(({ id }) => id);
    this.seen = true;
  }

  /** Nobody is here any more whose games these were. */
  forget(): void {
    clearTimeout(this.regret);
    this.show([], null);
    this.seen = this.looked = false;
  }

  async putAway(table: MyTable): Promise<void> {
    const before = this.tables;
    this.show(
      before.filter(({ id }) => id !== table.id),
      table,
    );
    this.mayRegret();
    const put = this.tried(() => api.putAway(table.id));
    this.putting = Promise.allSettled([this.putting, put]);
    const no = await put;
    if (!no) return;
    this.show(before, null);
    this.refusal = no.message;
  }

  /** Until it is back, it can be brought back once more. */
  async bringBack(table: MyTable): Promise<void> {
    this.refusal = '';
    clearTimeout(this.regret);
    await this.putting;
    const no = await this.tried(() => api.bringBack(table.id));
    if (no) {
      this.refusal = no.message;
      this.mayRegret();
      return;
    }
    if (this.gone === table) this.gone = null;
    const others = this.tables.filter(({ id }) => id !== table.id);
    this.tables = [...others, table].sort((a, b) => this.order.indexOf(a.id) - this.order.indexOf(b.id));
  }

  /** For a while, not for good. */
  private mayRegret(): void {
    clearTimeout(this.regret);
    this.regret = setTimeout(() => (this.gone = null), REGRET);
  }

  private show(tables: MyTable[], gone: MyTable | null): void {
    this.tables = tables;
    this.gone = gone;
    this.refusal = '';
  }

  /** What was refused; null if it was done. */
  private async tried(work: () => Promise<void>): Promise<No | null> {
    this.busy += 1;
    try {
      await work();
      return null;
    } catch (no) {
      if (!(no instanceof No)) throw no;
      return no;
    } finally {
      this.busy -= 1;
    }
  }
}
