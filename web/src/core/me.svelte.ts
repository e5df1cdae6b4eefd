/** Who sits before this screen. */
import type { Me } from '../wire/house';
import { api, No } from './api';

class Myself {
  who = $state.raw<Me | null>(null);
  known = $state(false);

  /** Ask the house whether it knows this browser. */
  async remember(): Promise<void> {
    try {
      this.who = await api.me();
    } catch (no) {
      if (!(no instanceof No)) throw no;
      this.who = null;
    }
    this.known = true;
  }

  async enter(name: string, avatar: string): Promise<void> {
    this.who = await api.enter({ name, avatar });
    this.known = true;
  }
}

export const me = new Myself();
