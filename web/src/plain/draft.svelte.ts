/** A move being put together: chosen, looked at before it is played, played. */
import type { AnyEvent } from '../games/game';
import type { TableStore } from '../core/table.svelte';
import { sentences } from '../core/telling';
import { choices, filled, isFree, understood, type Choice } from './moves';

export class PlainDraft {
  /** The words that all of the choices begin with. */
  said = $state('');
  chosen = $state<string | null>(null);
  /** What is written where a move leaves room for it. */
  text = $state('');
  private foreseen = $state.raw<AnyEvent[]>([]);

  constructor(readonly table: TableStore) {}

  offer = $derived.by(() => understood(this.table.offered));
  choices = $derived(this.offer ? choices(this.offer, this.said) : []);

  /** What would come of it, in sentences; nothing until somebody has chosen. */
  then = $derived.by(() => {
    const { page } = this.table;
    if (!this.chosen || !page) return null;
    return (
      sentences(this.foreseen, this.table, page)
        .map(({ says }) => says)
        .filter(Boolean)
        .join(' ') || null
    );
  });

  ready = $derived(this.chosen !== null && (!isFree(this.chosen) || this.text.trim() !== ''));

  choose(choice: Choice): void {
    this.table.refusal = null;
    if (choice.rule !== undefined) void this.table.why(choice.text);
    else if (choice.further && this.chosen === choice.text) this.go(choice.text);
    else if (choice.whole) this.take(choice.text);
    else this.go(choice.text);
  }

  /** Choose the one of that place in the list; tells whether there is one. */
  number(place: number): boolean {
    const choice = this.choices[place - 1];
    if (choice) this.choose(choice);
    return choice !== undefined;
  }

  back(): void {
    if (this.chosen) this.drop();
    else this.said = this.said.split(' ').slice(0, -1).join(' ');
  }

  /** Begin anew. */
  drop(): void {
    [this.said, this.chosen, this.text, this.foreseen] = ['', null, '', []];
  }

  take(move: string): void {
    [this.chosen, this.foreseen] = [move, []];
    if (!isFree(move)) void this.look(move);
  }

  async play(): Promise<void> {
    if (!this.ready || !this.chosen || !this.table.offer) return;
    if (await this.table.move(filled(this.chosen, this.text))) this.drop();
  }

  private go(text: string): void {
    this.chosen = null;
    this.said = text;
  }

  private async look(move: string): Promise<void> {
    const seen = await this.table.preview(move);
    if (this.chosen === move) this.foreseen = seen?.events ?? [];
  }
}
