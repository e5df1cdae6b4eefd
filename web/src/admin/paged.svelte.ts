/** A list of the house, a page at a time, and what was refused about it. */
import { No } from '../core/api';

const FULL = 50;

export class Paged<Item> {
  items = $state.raw<Item[] | null>(null);
  page = $state(0);
  refusal = $state('');
  /** Said aloud when something was done. */
  done = $state(false);
  more = $derived((this.items?.length ?? 0) >= FULL);

  constructor(private readonly fetch: (page: number) => Promise<Item[]>) {
    void this.turn(0);
  }

  turn(page: number): Promise<boolean> {
    this.done = false;
    return this.trying(async () => {
      this.items = await this.fetch(page);
      this.page = page;
    });
  }

  /** Do something, and show what has become of the list. */
  async doing(work: () => Promise<unknown>): Promise<boolean> {
    const went = (await this.trying(work)) && (await this.turn(this.page));
    this.done = went;
    return went;
  }

  private async trying(work: () => Promise<unknown>): Promise<boolean> {
    this.refusal = '';
    try {
      await work();
      return true;
    } catch (no) {
      if (!(no instanceof No)) throw no;
      this.refusal = no.message;
      return false;
    }
  }
}
