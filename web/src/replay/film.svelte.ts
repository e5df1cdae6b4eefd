/**
 * A game told again on the screen: all of its moments are here, and a table without a socket is told of them, to and
 * fro. Nothing is asked of the house between two of them.
 */
import type { Entry } from '../core/log';
import { settings } from '../core/settings.svelte';
import { TableStore } from '../core/table.svelte';
import { tell, winnersInWords } from '../core/telling';
import { Reading } from '../core/voice';
import { t } from '../core/words.svelte';
import type { AnyEvent, GamePage } from '../games/game';
import type { Hello, Replayed, ReplayFrame, Step } from '../wire/house';

/** The three speeds: so many times as long as its pace everything is shown. */
export const TEMPOS = { slow: 2, usual: 1, fast: 0.4 } as const;
export type Tempo = keyof typeof TEMPOS;
/** What is shown stands a while before the next comes (ms); without motion, as long as it takes to read it. */
const REST = 450;
const SEEN = 900;
const LETTER = 28;

export class Film {
  /** At which of the stops we are. */
  at = $state(0);
  playing = $state(false);
  tempo = $state<Tempo>('usual');
  /** The table as it stands there … */
  readonly table: TableStore;
  /** … and as it stands at the end, to tell the whole log. */
  readonly whole: TableStore;
  /** The moments at which something has happened: places in `frames`. */
  readonly stops: number[];
  private voice!: Reading;
  /** Who plays it: a newer one takes over. */
  private run = 0;

  constructor(
    readonly told: Replayed,
    readonly page: GamePage,
    ply = 0,
  ) {
    const end = told.frames.length - 1;
    this.whole = new TableStore(
      told.table.id,
      () => page,
      (ears) => new Reading(ears, this.hello(end)),
    );
    this.whole.open();
    this.stops = told.frames.flatMap((frame, index) =>
      !index || index === end || this.worthAStop(frame) ? [index] : [],
    );
    this.at = this.stopOf(ply);
    this.table = new TableStore(
      told.table.id,
      () => page,
      (ears) => (this.voice = new Reading(ears, this.hello(this.stops[this.at]!))),
    );
    this.table.open();
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** How many lines have been told. */
  get ply(): number {
    return this.stops[this.at]!;
  }

  /** The line that led here; the beginning has none. */
  get line(): Step | null {
    return this.told.frames[this.ply]?.step ?? null;
  }

  /** The last stop at or before a line. */
  stopOf(ply: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((index) => index <= ply),
    );
  }

  /** Stand at a stop at once. */
  go(at: number): void {
    this.pause();
    this.stand(at);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** One on, before our eyes; whoever is faster than that is there at once. */
  next(): void {
    this.pause();
    if (this.table.happening) this.stand(this.at + 1);
    else this.forward();
  }

  /** Show it all from here, or from the beginning if this is the end. */
  async play(): Promise<void> {
    if (this.at === this.last) this.stand(0);
    const run = ++this.run;
    this.playing = true;
    while (run === this.run && this.at < this.last) {
      this.forward();
      await this.table.shown;
      await new Promise((later) => setTimeout(later, this.rest()));
    }
    if (run === this.run) this.playing = false;
  }

  pause(): void {
    this.run += 1;
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  close(): void {
    this.pause();
    this.table.close();
    this.whole.close();
  }

  /** What happened at a line, in words. */
  said(ply: number): string[] {
    const entry = this.entries.get(ply);
    return entry ? tell(entry, this.whole, this.page) : [];
  }

  /** What happened here; at the end, first who has won. */
  here = $derived.by(() => {
    if (!this.at) return t('replay-beginning');
    const { result } = this.told.frames[this.ply]!.now;
    const won = result ? [`${winnersInWords(result, (seat) => this.whole.name(seat))}.`] : [];
    const told = this.stops.slice(1, this.at + 1).findLast((ply) => this.said(ply).length);
    return [...won, ...(told ? this.said(told) : [])].join(' ');
  });

  private entries = $derived.by(() => {
    const all = this.whole.entries.flatMap((entry): Entry[] => [
      ...entry.takenBack.map((line) => ({ line, takenBack: [] })),
      entry,
    ]);
    return new Map(all.map((entry) => [entry.line.ply, entry]));
  });

  private forward(): void {
    if (this.at >= this.last) return;
    const from = this.ply;
    this.at += 1;
    const frames = this.told.frames.slice(from + 1, this.ply + 1);
    this.table.tempo = TEMPOS[this.tempo];
    this.voice.tell({ is: 'play', steps: frames.flatMap(({ step }) => step ?? []), now: frames.at(-1)!.now });
  }

  private stand(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    this.table.skip();
    this.voice.reopen(this.hello(this.ply));
  }

  private rest(): number {
    return TEMPOS[this.tempo] * (settings.motion ? REST : SEEN + LETTER * this.here.length);
  }

  /** Something is told of it, or was taken back. Who plays which seat isn't shown on a board. */
  private worthAStop({ step }: ReplayFrame): boolean {
    const events = (step?.events ?? []) as AnyEvent[];
    return step?.undone !== undefined || events.some((event) => this.page.facts(event, this.whole) !== null);
  }

  /** The table as it stood after so many lines, as if the house said hello. */
  private hello(index: number): Hello {
    const { frames, table, seat } = this.told;
    return {
      is: 'hello',
      seat,
      since: 0,
      steps: frames.slice(1, index + 1).flatMap(({ step }) => step ?? []),
      now: frames[index]!.now,
      chat: [],
      table: { ...table, chairs: table.chairs.map((chair) => ({ ...chair, present: true })) },
    };
  }
}
