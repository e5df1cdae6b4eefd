/**
 * A move while it is being made: what is picked, what would go where, and the move's text.
 *
 * All that can be picked comes from the offer. A new question makes a new draft.
 */
import type { Offer } from '../../wire/spots';
import { decided, placing, planOf, put, targets, YARD, type Target } from './plan';

/** Something that can be chosen; `does` is the move, or the beginning of it. */
export interface Option {
  does: string;
  die: number;
  /** A dog, or YARD. */
  place?: string;
  /** `dig`: whose yard it is, and its total after a raise or a lowering. */
  owner?: number;
  change?: 'up' | 'down';
  total?: number;
}

export class Draft {
  /** `settle`: the die that is looked for a place for. */
  picked = $state<number | null>(null);
  /** `settle`: which dice a treat shall reroll, while that is being chosen. */
  rerolling = $state.raw<readonly number[] | null>(null);
  /** Any other phase: the move, or its beginning. */
  choice = $state<string | null>(null);
  private plan = $state.raw<readonly Target[]>([]);

  constructor(readonly offer: Offer) {
    this.picked = this.nextOpen();
    const options = this.options;
    if (options.length === 1) this.choice = options[0]!.does;
  }

  get settling(): boolean {
    return this.offer.phase === 'settle';
  }

  /** Where each die of the roll goes, by now. */
  get goes(): Target[] {
    return this.settling ? decided(this.offer, this.plan) : [];
  }

  /** The move, if it is whole. */
  get move(): string | null {
    if (this.rerolling) return this.treat(this.rerolling);
    if (this.settling) return this.goes.includes(null) ? null : placing(this.offer, this.plan);
    if (this.offer.phase === 'choose') return this.choice;
    const last = this.further.length ? this.further : this.options;
    return last.some((option) => option.does === this.choice) ? this.choice : null;
  }

  /** The move as far as it goes: to ask why it can't be played yet. */
  get unfinished(): string {
    return this.settling ? placing(this.offer, this.plan) : (this.choice ?? '');
  }

  // --- a roll

  /** Put the picked die, or this one, there. */
  put(target: string, index = this.picked): void {
    if (index === null) return;
    this.plan = put(this.offer, this.plan, index, target);
    this.picked = this.nextOpen();
  }

  /** The next (or the last) place for this die: for arrow keys. */
  cycle(index: number, step: number): void {
    const all = targets(this.offer, index);
    const at = all.indexOf(this.goes[index] ?? '');
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    this.plan = put(this.offer, this.plan, index, all[next] ?? null);
    this.picked = index;
  }

  /** Do as advised. */
  fit(move: string): void {
    if (this.settling) this.plan = planOf(this.offer, move);
    else this.choice = move;
    this.picked = null;
    this.rerolling = null;
  }

  /** Begin to choose dice for a treat, or take a die in or out of them. */
  reroll(index?: number): void {
    const all = this.offer.dice ?? [];
    if (index === undefined) this.rerolling = all.map((_, at) => at);
    else if (this.rerolling?.includes(index)) this.rerolling = this.rerolling.filter((at) => at !== index);
    else this.rerolling = [...(this.rerolling ?? []), index];
  }

  private treat(indexes: readonly number[]): string | null {
    const dice = this.offer.dice ?? [];
    if (!indexes.length) return null;
    if (indexes.length === dice.length) return 'treat';
    return ['treat', ...indexes.map((at) => dice[at]?.die)].join(' ');
  }

  private nextOpen(): number | null {
    const at = this.goes.indexOf(null);
    return at < 0 ? null : at;
  }

  // --- every other question

  get options(): Option[] {
    const { offer } = this;
    switch (offer.phase) {
      case 'name':
      case 'bolt':
        return (offer.numbers ?? []).map((die) => ({ does: `${offer.phase} ${die}`, die }));
      case 'dig':
        return (offer.digs ?? []).flatMap(({ seat, die, raised, lowered }) => [
          { does: `dig ${seat} ${die}-`, die, owner: seat, change: 'down', total: lowered },
          ...(raised === null
            ? []
            : [{ does: `dig ${seat} ${die}+`, die, owner: seat, change: 'up' as const, total: raised }]),
        ]);
      case 'trot':
      case 'pile':
        return (offer.moves ?? []).map(({ place, die }) => ({ does: `${offer.phase} ${place} ${die}`, die, place }));
      case 'retrieve':
        return (offer.dice ?? []).map(({ die }) => ({ does: `retrieve ${die}>`, die }));
      default:
        return [];
    }
  }

  /** What is left to choose after the first choice. */
  get further(): Option[] {
    const { offer, choice } = this;
    if (!choice) return [];
    if (offer.phase === 'trot') {
      const from = offer.moves?.find(({ place, die }) => begins(choice, `trot ${place} ${die}`));
      return (from?.to ?? []).map(([place, die]) => ({
        does: `trot ${from!.place} ${from!.die} ${place} ${die}`,
        place,
        die,
      }));
    }
    if (offer.phase === 'retrieve') {
      const taken = offer.dice?.find(({ die }) => choice.startsWith(`retrieve ${die}>`));
      const places = taken ? [...taken.dogs, YARD] : [];
      return places.map((place) => ({ does: `retrieve ${taken!.die}>${place}`, place, die: taken!.die }));
    }
    return [];
  }

  /** Has this been chosen, as a whole or as the beginning? */
  chosen(option: Option): boolean {
    return this.choice !== null && begins(this.choice, option.does);
  }

  // --- what the pieces on the table show

  /** How this space looks now: a die would come here, could come here, or can be taken from here. */
  space(dog: string, number: number): 'planned' | 'fits' | 'taken' | 'takable' | null {
    if (this.rerolling) return null;
    if (this.settling) {
      if (this.goes.some((target, at) => target === dog && this.die(at) === number)) return 'planned';
      return this.fits(dog) && this.die(this.picked) === number ? 'fits' : null;
    }
    const is = (option: Option) => option.place === dog && option.die === number;
    const to = this.further.find(is);
    if (to) return this.chosen(to) ? 'planned' : 'fits';
    const own = this.options.find(is);
    return own ? (this.chosen(own) ? 'taken' : 'takable') : null;
  }

  /** Can the picked die be put on this dog? */
  fits(dog: string): boolean {
    return this.picked !== null && (this.offer.dice?.[this.picked]?.dogs.includes(dog) ?? false);
  }

  /** The dice that would be buried. */
  get buries(): number[] {
    if (this.rerolling) return [];
    if (this.settling) return this.goes.flatMap((target, at) => (target === YARD ? [this.die(at)!] : []));
    const to = this.further.find((option) => option.place === YARD && this.chosen(option));
    return to ? [to.die] : [];
  }

  /** Does the yard wait for something? */
  get yardOpen(): boolean {
    return (this.settling && this.picked !== null) || this.further.some((option) => option.place === YARD);
  }

  /** A dog was touched (on this space, if it is known). Returns a move to ask about if that can't be. */
  touch(dog: string, number?: number): string | null {
    if (this.settling) return this.lay(dog);
    const here = (option: Option) => option.place === dog && (number === undefined || option.die === number);
    const option = this.further.find(here) ?? this.options.find(here);
    if (option) this.choice = option.does;
    return option ? null : this.wish(dog, number);
  }

  touchYard(die?: number): void {
    if (this.settling) return this.put(YARD);
    const here = (option: Option) => option.place === YARD && (die === undefined || option.die === die);
    const option = this.further.find(here) ?? this.options.find(here);
    if (option) this.choice = option.does;
  }

  /** The move that a touch on the wrong place would be. */
  private wish(dog: string, number: number | undefined): string | null {
    const { phase } = this.offer;
    const begun = this.options.find((option) => this.chosen(option))?.does;
    if (phase === 'retrieve') return begun ? begun + dog : null;
    if (number === undefined) return null;
    if (phase === 'pile') return `pile ${dog} ${number}`;
    return phase === 'trot' && begun ? `${begun} ${dog} ${number}` : null;
  }

  private lay(dog: string): string | null {
    if (this.fits(dog)) {
      this.put(dog);
      return null;
    }
    if (this.picked !== null) return `place ${this.die(this.picked)}>${dog}`;
    const lying = this.goes.indexOf(dog);
    if (lying >= 0) this.picked = lying;
    return null;
  }

  private die(index: number | null): number | undefined {
    return index === null ? undefined : this.offer.dice?.[index]?.die;
  }
}

/** `trot bongo 3` begins `trot bongo 3 lief 5`, and `bolt 1` doesn't begin `bolt 12`. */
function begins(move: string, start: string): boolean {
  return move === start || move.startsWith(start.endsWith('>') ? start : `${start} `);
}
