/** Who sits before this screen. */
import type { Me } from '../wire/house';
import { actAs, api, No } from './api';
import { keep, kept } from './keep';

// A link may invite; whoever followed it has it at hand when they choose a name, now or later.
const invited = new URLSearchParams(location.hash.slice(1)).get('invite');
if (invited) keep('invitation', invited);

class Myself {
  who = $state.raw<Me | null>(null);
  known = $state(false);
  /** Whose browser this is, whoever acts before it right now. */
  own = $state.raw<Me | null>(null);
  /** Has the house said who I am, or that I am nobody? */
  private told = false;
  /** Whom the house called by a name of its own, because nobody had asked for one yet. */
  private guest = $state(kept('guest'));

  /** Have I said what I am called? */
  get named(): boolean {
    return this.who !== null && this.who.id !== this.guest;
  }

  /** Ask the house whether it knows this browser. */
  async remember(): Promise<void> {
    try {
      await this.ask();
    } catch (no) {
      if (!(no instanceof No)) throw no;
      this.known = true; // for the page; nobody should be called another name because of it
    }
  }

  /** Be sure whether the house knows this browser: whoever it couldn't tell may be somebody. */
  async sure(): Promise<void> {
    if (!this.told) await this.ask();
  }

  private async ask(): Promise<void> {
    this.own = this.who = await api.me();
    this.told = this.known = true;
  }

  /** Be somebody else before this screen, or oneself again (0). */
  async be(number: number): Promise<void> {
    actAs(number);
    this.who = number ? await api.me() : this.own;
  }

  async enter(name: string, avatar: string, guest = false): Promise<void> {
    const invitation = kept('invitation');
    const who = await api.enter({ name, avatar, ...(invitation ? { invitation } : {}) });
    this.guest = guest ? who.id : null;
    keep('guest', this.guest ?? '');
    this.own = this.who = who;
    this.told = this.known = true;
  }
}

export const me = new Myself();
