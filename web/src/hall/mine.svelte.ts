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
      this.tables = [];
      this.gone = null;
    };
  }

  async putAway(table: MyTable): Promise<void> {
    this.tables = this.tables.filter(({ id }) => id !== table.id);
    this.gone = table;
    clearTimeout(this.regret);
    this.regret = setTimeout(() => (this.gone = null), REGRET);
    await this.trying(() => api.putAway(table.id));
  }

  async bringBack(table: MyTable): Promise<void> {
    this.gone = null;
    await this.trying(() => api.bringBack(table.id));
    await this.look();
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    await this.trying(async () => {
      this.tables = await api.myTables();
    });
  }

  /** What can't be done now leaves on the screen what we know already; the next look sets it right. */
  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (no) {
      if (!(no instanceof No)) throw no;
    }
  }
}
