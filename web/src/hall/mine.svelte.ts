/** The games I sit at, looked at again from time to time: those that wait for me come first. */
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';

const FRESH = 20_000;
/** For so long a game that was put away can be brought back by a tap (ms). */
const REGRET = 10_000;

export class Mine {
  tables = $state.raw<MyTable[]>([]);
  /** The game that was put away last. */
  gone = $state.raw<MyTable | null>(null);
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
    clearTimeout(this.regret);
    this.regret = setTimeout(() => (this.gone = null), REGRET);
    const put = this.tried(() => api.putAway(table.id));
    this.putting = Promise.allSettled([this.putting, put]);
    if (await put) return;
    this.show(before, null);
    await this.look();
  }

  async bringBack(table: MyTable): Promise<void> {
    this.gone = null;
    await this.putting;
    await this.tried(() => api.bringBack(table.id));
    await this.look();
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    const look = ++this.looks;
    await this.putting;
    await this.tried(async () => {
      const tables = await api.myTables();
      if (look === this.looks) this.tables = tables;
    });
  }

  /** This is how it is now, whatever a look on its way may bring. */
  private show(tables: MyTable[], gone: MyTable | null): void {
    this.looks += 1;
    this.tables = tables;
    this.gone = gone;
  }

  /** Was it done? If not, what we know already stays on the screen; the next look sets it right. */
  private async tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (no) {
      if (!(no instanceof No)) throw no;
      return false;
    }
  }
}
