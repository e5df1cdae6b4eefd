/**
 * What I have chosen so far: cards of my hand, an item, a breed for each wonder dog. It becomes a move.
 * What may be chosen stands in the offer; whatever isn't there is asked of the house, which says why.
 */
import type { Offer } from '../../wire/barking';
import { CAT, isDog, WONDER } from './naming';
import type { BarkingTable } from './table';

export class Draft {
  /** The chosen cards, by their places in the hand. */
  picked = $state.raw<number[]>([]);
  place = $state<number | null>(null);
  /** Somebody wants to pass though dogs could bark: ask once more. */
  passing = $state(false);
  /** Breeds that wonder dogs play, where there are several, by places in the hand. */
  private roles = $state.raw<Record<number, string>>({});

  constructor(private table: BarkingTable) {}

  /** What is asked; also while the answer is on its way. */
  get offer(): Offer | null {
    return this.table.offered;
  }

  get hand(): string[] {
    const seat = this.table.seat;
    const hand = seat === null ? undefined : this.table.view.players[seat - 1]?.hand;
    return Array.isArray(hand) ? hand : [];
  }

  get cards(): string[] {
    return this.picked.map((at) => this.hand[at] ?? '');
  }

  /** The breeds among the chosen cards. */
  get breeds(): string[] {
    return [...new Set(this.cards.filter(isDog))];
  }

  /** The chosen wonder dogs, each with the breed it plays. */
  get wonders(): { at: number; breed: string | null }[] {
    const wonders = this.picked.filter((at) => this.hand[at] === WONDER);
    return wonders.map((at) => ({ at, breed: this.role(at) }));
  }

  /** Some dog of mine can bark somewhere. */
  get canBark(): boolean {
    return Boolean(this.offer?.places?.some((place) => place.breeds?.length));
  }

  /** The move that is chosen, as it is written; null while something is missing or can't be. */
  get move(): string | null {
    const { offer, place } = this;
    if (!offer) return null;
    if (offer.phase === 'discard') return this.picked.length === offer.discard ? this.written : null;
    if (offer.phase === 'token') return place === null ? null : `token ${place}`;
    if (this.cards.includes(CAT)) return 'cat';
    if (!this.breeds.length) return this.picked.length === 1 ? 'swap' : null;
    return place === null || this.whyNotAt(place) ? null : this.written;
  }

  /** Why what is chosen can't go to this item: the reason's key. */
  whyNotAt(place: number): string | null {
    if (this.offer?.phase === 'token') return this.offer.why_not?.[place] ?? null;
    const here = this.offer?.places?.find((offered) => offered.place === place);
    if (!here) return null;
    if (!this.breeds.length) return here.breeds?.length ? null : (Object.values(here.why_not ?? {})[0] ?? null);
    const refused = this.breeds.map((breed) => here.why_not?.[breed]).find(Boolean);
    return refused ?? (this.breeds.length > 1 && !here.mix ? 'one-breed' : null);
  }

  /** Why this card can't go to the chosen item. */
  whyNot(card: string): string | null {
    const here = this.offer?.places?.find((offered) => offered.place === this.place);
    return here?.why_not?.[card] ?? null;
  }

  /** Take a card of the hand into the draft, or out of it. */
  tap(at: number): void {
    if (this.table.sending) return;
    if (!this.offer || this.offer.phase === 'token') return void this.table.why('pass');
    this.table.refusal = null;
    this.passing = false;
    const without = this.picked.filter((other) => other !== at);
    this.picked = without.length < this.picked.length ? without : [...this.beside(at), at].sort((a, b) => a - b);
    if (this.cards.includes(CAT) && !this.offer.cat && this.offer.phase === 'play') void this.table.why('cat');
    else if (this.place !== null && this.whyNotAt(this.place)) void this.table.why(this.written);
  }

  /** Choose an item, or leave it again. */
  tapPlace(place: number): void {
    if (this.table.sending) return;
    if (!this.offer || this.offer.phase === 'discard') return void this.table.why('pass');
    this.table.refusal = null;
    this.passing = false;
    if (this.place === place) this.place = null;
    else if (this.whyNotAt(place)) void this.table.why(this.wouldBe(place));
    else this.place = place;
  }

  /** Let a wonder dog play the next of the chosen breeds. */
  turnInto(at: number): void {
    if (this.table.sending) return;
    const now = this.breeds.indexOf(this.role(at) ?? '');
    this.roles = { ...this.roles, [at]: this.breeds[(now + 1) % this.breeds.length] ?? '' };
  }

  /** Play what is chosen. */
  async commit(): Promise<void> {
    if (this.move) await this.say(this.move);
  }

  async say(move: string): Promise<void> {
    if (await this.table.move(move)) this.clear();
  }

  /** Pass; ask once more if there was something to bark. */
  async pass(): Promise<void> {
    if (this.table.sending) return;
    if (!this.canBark || this.passing) await this.say('pass');
    else this.passing = true;
  }

  /** Choose this move, as somebody shows it. */
  layOut(move: string): void {
    this.clear();
    const [word = '', ...what] = move.split(' ');
    if (word === 'pass') this.passing = this.canBark;
    if (word === 'play' || word === 'token') this.place = Number(what.shift()) || null;
    for (const card of word === 'cat' ? [CAT] : word === 'swap' ? [WONDER] : what) this.lay(card);
  }

  clear(): void {
    this.picked = [];
    this.place = null;
    this.passing = false;
    this.roles = {};
  }

  /** A cat is played alone, so it leaves the other cards, and they leave it; any cards may be discarded. */
  private beside(at: number): number[] {
    if (this.offer?.phase === 'discard') return this.picked;
    if (this.hand[at] === CAT) return [];
    return this.picked.filter((other) => this.hand[other] !== CAT);
  }

  /** One more card of a play that is shown: `9`, or `W9` with its breed. */
  private lay(card: string): void {
    const held = card.startsWith(WONDER) ? WONDER : card;
    const at = this.hand.findIndex((other, index) => other === held && !this.picked.includes(index));
    if (at < 0) return;
    this.picked = [...this.picked, at].sort((a, b) => a - b);
    this.roles = { ...this.roles, [at]: card.slice(held.length) };
  }

  private role(at: number): string | null {
    const chosen = this.roles[at];
    return chosen && this.breeds.includes(chosen) ? chosen : (this.breeds[0] ?? null);
  }

  private get written(): string {
    return this.offer?.phase === 'discard' ? `discard ${this.cards.join(' ')}` : this.wouldBe(this.place ?? 1);
  }

  /** The chosen dogs at this item; if there are none, the first that it refuses, so that it can say why. */
  private wouldBe(place: number): string {
    if (this.offer?.phase === 'token') return `token ${place}`;
    const here = this.offer?.places?.find((offered) => offered.place === place);
    const breeds = this.breeds.length ? this.breeds : Object.keys(here?.why_not ?? {}).slice(0, 1);
    const dogs = breeds.flatMap((breed) => [
      ...(this.breeds.length ? this.cards.filter((card) => card === breed) : [breed]),
      ...this.wonders.filter((wonder) => wonder.breed === breed).map(() => WONDER + breed),
    ]);
    return `play ${place} ${dogs.join(' ')}`;
  }
}
