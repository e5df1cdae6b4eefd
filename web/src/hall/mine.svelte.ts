/** The games I sit at, looked at again from time to time: those that wait for me come first. */
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';

const FRESH = 20_000;
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
  /** Looks are numbered: one that was overtaken shows what is no longer so. */
  private looks = 0;
  /** What is being put away: the house must have heard of it before we look or take it back. */
  private putting: Promise<unknown> = Promise.resolve();

  /** Watch until the answer is called. */
  watch(): () => void {
    const look = () => void this.look();
    const again = setInterval(look, FRESH);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(again);
      clearTimeout(this.regret);
      document.removeEventListener('visibilitychange', look);
      this.show([], null);
    };
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
    await this.look();
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
    } else if (this.gone === table) this.gone = null;
    await this.look();
  }

  /** For a while, not for good. */
  private mayRegret(): void {
    clearTimeout(this.regret);
    this.regret = setTimeout(() => (this.gone = null), REGRET);
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    const look = ++this.looks;
    await this.putting;
    await this.tried(async () => {
      const tables = await api.myTables();
      if (look !== this.looks) return;
      this.tables = tables;
      this.seen = true;
    });
    this.looked = true;
  }

  /** This is how it is now, whatever a look on its way may bring. */
  private show(tables: MyTable[], gone: MyTable | null): void {
    this.looks += 1;
    this.tables = tables;
    this.gone = gone;
    this.refusal = '';
  }

  /** What was refused; null if it was done. What we know already stays on the screen; the next look sets it right. */
  private async tried(work: () => Promise<void>): Promise<No | null> {
    try {
      await work();
      return null;
    } catch (no) {
      if (!(no instanceof No)) throw no;
      return no;
    }
  }
}
