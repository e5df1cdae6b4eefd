/** What I have chosen so far: cards of my hand or one on the table, and a clue. It becomes a move. */
import { t } from '../../core/words.svelte';
import type { Offer } from '../../wire/dixit';
import { handOf } from './stage';
import type { DixitTable } from './table';

export class Draft {
  /** The chosen ones, by their places among the cards to choose from. */
  picked = $state.raw<number[]>([]);
  clue = $state('');

  constructor(private table: DixitTable) {}

  /** What is asked; also while the answer is on its way. */
  get offer(): Offer | null {
    return this.table.offered;
  }

  /** How many are to be chosen. */
  get count(): number {
    return this.offer?.phase === 'vote' ? 1 : (this.offer?.count ?? 0);
  }

  get ready(): boolean {
    return this.picked.length === this.count;
  }

  /** The slot on the table that is chosen. */
  get slot(): number | null {
    return this.picked.length ? this.picked[0]! + 1 : null;
  }

  /** The move, as far as it is chosen. */
  get move(): string {
    if (this.offer?.phase === 'vote') return `vote ${this.slot}`;
    const hand = handOf(this.table.view, this.table.seat);
    const cards = this.picked.map((index) => hand[index]!);
    if (this.offer?.phase === 'tell') return `tell ${cards[0]} ${this.clue.trim()}`;
    return `give ${cards.sort((a, b) => a - b).join(' ')}`;
  }

  /** Choose, or hear why not; the card chosen first makes room. */
  pick(index: number): void {
    if (!this.table.offer) return;
    if (this.offer?.phase === 'vote' && !this.offer.slots?.includes(index + 1)) {
      void this.table.why(`vote ${index + 1}`);
    } else if (this.count && !this.picked.includes(index)) {
      this.table.refusal = null;
      this.picked = [...this.picked, index].slice(-this.count);
    }
  }

  /** Choose this move, as somebody shows it. */
  layOut(move: string): void {
    const [word, ...rest] = move.split(' ');
    const hand = handOf(this.table.view, this.table.seat);
    if (word === 'vote') this.picked = [Number(rest[0]) - 1];
    else this.picked = rest.slice(0, this.count).map((card) => hand.indexOf(Number(card)));
    if (word === 'tell') this.clue = rest.slice(1).join(' ');
  }

  drop(index: number): void {
    if (!this.table.offer) return;
    this.picked = this.picked.filter((one) => one !== index);
  }

  /** Say it; without a card or a clue there is no move that the house could refuse. */
  async commit(): Promise<void> {
    if (!this.table.offer) return;
    if (this.offer?.phase === 'tell' && !this.ready) this.lacks('dixit-web-pick-first');
    else if (this.offer?.phase === 'tell' && !this.clue.trim()) this.lacks('dixit-illegal-clue-empty');
    else await this.table.move(this.move);
  }

  /** Another question begins with nothing chosen; a clue that wasn't said in its round is forgotten. */
  clear(): void {
    this.picked = [];
    this.clue = '';
  }

  private lacks(what: string): void {
    this.table.refusal = { message: t(what), rule: 'DIX-3' };
  }
}
