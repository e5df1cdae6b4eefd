/**
 * My move in the making: which piece, where to, and what would come of it. Tapping chooses and asks the
 * house what would happen; `play` says it. Nothing here knows what is allowed: the offer does.
 */
import type { Attachment } from 'svelte/attachments';
import type { Event as Happened, Offer, View } from '../../wire/boooop';
import { draggable } from '../drag';
import type { Kind } from './stage';
import type { BoooopTable } from './table';

/** A pointer that only passes over a cell isn't worth a question (ms). */
const PASSING = 90;

export class Draft {
  private wanted = $state<Kind>('k');
  /** What was chosen, and as the answer to which question. */
  private chosen = $state.raw<{ question: number | undefined; what: string } | null>(null);
  /** The cell or door under the pointer. */
  private hovered = $state<string | null>(null);
  /** The last look ahead, and at which move. */
  private looked = $state.raw<{ move: string; question: number | undefined; events: Happened[] } | null>(null);
  private passing: ReturnType<typeof setTimeout> | undefined;
  /** A piece on its way from the pool, under the finger. */
  dragged = $state.raw<{ kind: Kind; x: number; y: number } | null>(null);

  constructor(readonly table: BoooopTable) {}

  /** What is asked; also while the answer is on its way. */
  get offer(): Offer | null {
    return this.table.offered;
  }

  get view(): View {
    return this.table.view;
  }

  /** The piece to place: the one that was wanted, if the pool has it. */
  get kind(): Kind | null {
    const pieces = this.offer?.pieces ?? [];
    return pieces.includes(this.wanted) ? this.wanted : (pieces[0] ?? null);
  }

  /** The cell, the stop or the group (its cells in a row) that is chosen. */
  get target(): string | null {
    if (!this.offer) return null;
    if (this.chosen && this.chosen.question === this.table.now?.question) return this.chosen.what;
    return this.offer.groups?.[0]?.join(' ') ?? null;
  }

  /** The move that is looked at: the chosen one, else the one under the pointer. */
  get move(): string | null {
    return this.moveTo(this.target ?? this.hovered);
  }

  /** What the move that is looked at would do, once the house has said so. */
  get foreseen(): Happened[] {
    const looked = this.looked;
    return looked && looked.move === this.move && looked.question === this.table.now?.question ? looked.events : [];
  }

  /** Which of the groups to graduate is chosen. */
  get group(): number {
    return (this.offer?.groups ?? []).findIndex((cells) => cells.join(' ') === this.target);
  }

  take(kind: Kind): void {
    if (this.offer?.phase !== 'place') return;
    if (!this.offer.pieces?.includes(kind)) {
      void this.table.why(`${kind} ${this.offer.cells?.[0] ?? 'a1'}`);
      return;
    }
    this.wanted = kind;
    this.table.refusal = null;
  }

  /** A piece of the pool that can be dragged to the bed: over a cell it chooses it, as a tap does; it doesn't play. */
  draggable(kind: Kind): Attachment<HTMLElement> {
    const open = (cell: string) => this.offer?.cells?.includes(cell) ?? false;
    return draggable({
      onto: 'cell',
      may: () => this.offer?.pieces?.includes(kind) ?? false,
      taken: () => this.take(kind),
      moved: (way) => (this.dragged = way && { kind, x: way.x, y: way.y }),
      over: (cell) => open(cell) && this.choose(cell),
      dropped: (cell) => open(cell) || this.tapCell(cell),
    });
  }

  /** A cell was tapped: choose it, play it if it is chosen already, or hear why not. */
  tapCell(cell: string): void {
    if (this.table.seat === null || this.table.past || this.table.result || this.table.happening) return;
    if (this.offer?.cells?.includes(cell)) this.tap(cell);
    else if (this.offer?.groups?.some((cells) => cells.includes(cell))) this.tapGroupWith(cell);
    else void this.table.why(this.offer?.groups ? `grad ${cell}` : `${this.kind ?? 'k'} ${cell}`);
  }

  tapStop(stop: string): void {
    if (this.offer?.stops && stop in this.offer.stops) this.tap(stop);
    else void this.table.why(`ghost ${stop}`);
  }

  /** The next or the one before of the groups. */
  nextGroup(by: number): void {
    const groups = this.offer?.groups ?? [];
    const next = groups[(this.group + by + groups.length) % groups.length];
    if (next) this.choose(next.join(' '));
  }

  choose(what: string): void {
    this.chosen = { question: this.table.now?.question, what };
    this.table.refusal = null;
  }

  /** Choose this move, as somebody shows it. */
  layOut(move: string): void {
    const [word = '', ...what] = move.split(' ');
    if (word === 'k' || word === 'c') this.take(word);
    if (what.length) this.choose(what.join(' '));
  }

  /** Put it back. */
  drop(): void {
    this.chosen = null;
    this.hovered = null;
    this.table.refusal = null;
  }

  hover(what: string | null): void {
    this.hovered =
      what && (this.offer?.cells?.includes(what) || (this.offer?.stops && what in this.offer.stops)) ? what : null;
    clearTimeout(this.passing);
    if (this.hovered && !this.target) this.passing = setTimeout(() => this.look(), PASSING);
  }

  async play(move = this.moveTo(this.target)): Promise<void> {
    if (move && this.table.offer) await this.table.move(move);
  }

  /** Ask the house what the move would do. */
  look(): void {
    const move = this.move;
    const question = this.table.now?.question;
    if (!move || (this.looked?.move === move && this.looked.question === question)) return;
    void this.table.preview(move).then((preview) => {
      if (preview && move === this.move) this.looked = { move, question, events: preview.events };
    });
  }

  private tap(what: string): void {
    if (this.target === what) void this.play();
    else this.choose(what);
  }

  /** The group with this cell; with several, one after the other. A lone one that was chosen before is played. */
  private tapGroupWith(cell: string): void {
    const groups = (this.offer?.groups ?? []).filter((cells) => cells.includes(cell)).map((cells) => cells.join(' '));
    const at = groups.indexOf(this.target ?? '');
    const mine = this.chosen?.question === this.table.now?.question;
    if (groups.length === 1 && at === 0 && mine) void this.play();
    else this.choose(groups[(at + 1) % groups.length] ?? '');
  }

  private moveTo(what: string | null): string | null {
    if (!what || !this.offer) return null;
    if (this.offer.phase === 'place') return this.kind && `${this.kind} ${what}`;
    return `${this.offer.phase === 'ghost' ? 'ghost' : 'grad'} ${what}`;
  }
}

const drafts = new WeakMap<BoooopTable, Draft>();

/** The draft at this table: the bed, the note and my own card show the same one. */
export function draftAt(table: BoooopTable): Draft {
  const draft = drafts.get(table) ?? new Draft(table);
  drafts.set(table, draft);
  return draft;
}
