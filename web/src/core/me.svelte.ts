/** Who sits before this screen. */
import type { Me } from '../wire/house';
import { api, No } from './api';
import { keep, kept } from './keep';

// A link may invite; whoever followed it has it at hand when they choose a name, now or later.
const invited = new URLSearchParams(location.hash.slice(1)).get('invite');
if (invited) keep('invitation', invited);

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
    const invitation = kept('invitation');
    this.who = await api.enter({ name, avatar, ...(invitation ? { invitation } : {}) });
    this.known = true;
  }
}

export const me = new Myself();
