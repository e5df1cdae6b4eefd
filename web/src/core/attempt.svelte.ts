/** Something that is asked of the house: whether it is on its way, and why it was refused, in words. */
import { No } from './api';

export class Attempt {
  busy = $state(false);
  refusal = $state('');

  /** Do it. A refusal is kept here, to be said; anything else goes on to whoever called. */
  readonly try = async (work: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.refusal = '';
    try {
      await work();
    } catch (no) {
      if (!(no instanceof No)) throw no;
      this.refusal = no.message;
    } finally {
      this.busy = false;
    }
  };
}
