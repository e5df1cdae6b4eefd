/** The games I sit at, looked at again from time to time: those that wait for me come first. */
import { api, No } from '../core/api';
import type { MyTable } from '../wire/house';

const FRESH = 20_000;

export class Mine {
  tables = $state.raw<MyTable[]>([]);

  /** Watch until the answer is called. */
  watch(): () => void {
    const look = () => void this.look();
    const again = setInterval(look, FRESH);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', look);
      this.tables = [];
    };
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.tables = await api.myTables();
    } catch (no) {
      if (!(no instanceof No)) throw no; // what we know already stays on the screen
    }
  }
}
