/**
 * A part of a lesson being played. Each step is a table of its own, at which the house's files speak: the page asks what
 * a move would do and what came of it, shows it, and takes a wrong one back. Nothing here knows what is right.
 */
import { ask, No } from '../core/api';
import { me } from '../core/me.svelte';
import { TableStore } from '../core/table.svelte';
import { Reading } from '../core/voice';
import { says, t } from '../core/words.svelte';
import type { GamePage } from '../games/game';
import type { Hello, LessonPart, LessonStep, LessonTried, Previewed, Refused, Said, Told } from '../wire/house';
import { keepProgress, progress } from './progress';

/** So long a wrong try lies there before it is taken back (ms). */
const LOOK = 2_400;
/** So many tries are one's own; then the answer is laid out. */
const MISSES = 2;

/** `opening`: on its way; `missing`: it didn't come. */
export type Mood = 'opening' | 'missing' | 'asked' | 'wrong' | 'done';

export class Course {
  at = $state(0);
  mood = $state<Mood>('opening');
  table = $state.raw<TableStore | null>(null);
  /** The steps that were done, now or long ago. */
  done = $state.raw<string[]>([]);
  /** What is to be said of the last wrong try: the key of its words. */
  missed = $state<string | null>(null);
  /** It was played and taken back; a refusal never was. */
  takenBack = $state(false);
  /** The note still says why it was wrong: until something is touched. */
  reminds = $state(false);
  private misses = $state(0);
  private hello: Hello | null = null;
  private voice: Reading | null = null;
  private answer: string | null = null;
  private back: ReturnType<typeof setTimeout> | undefined;
  /** Grows whenever another table is sat at: an answer that comes late is for none. */
  private opened = 0;

  constructor(
    readonly game: string,
    readonly part: LessonPart,
    private page: GamePage,
  ) {
    const { done, at } = progress(game);
    this.done = done;
    const first = part.steps.findIndex(({ id }) => id === at);
    const ahead = part.steps.findIndex(({ id }) => !done.includes(id));
    this.at = first >= 0 ? first : Math.max(0, ahead);
  }

  /** Null at the end. */
  get step(): LessonStep | null {
    return this.part.steps[this.at] ?? null;
  }

  get finished(): boolean {
    return this.step === null;
  }

  /** How many lines were played before the learner was asked. */
  get since(): number {
    return this.hello?.now?.ply ?? 0;
  }

  /** Has it gone wrong often enough to be shown? */
  get stuck(): boolean {
    return this.misses >= MISSES;
  }

  /** Begin this step, or the one where we are, anew. */
  async open(at = this.at): Promise<void> {
    this.close();
    this.at = at;
    const step = this.step;
    keepProgress(this.game, { done: this.done, at: step?.id ?? null });
    if (!step) return;
    this.mood = 'opening';
    const opening = ++this.opened;
    try {
      const hello = await ask<Hello>('GET', this.path());
      if (this.opened !== opening) return; // somebody went on meanwhile
      this.sit(hello);
      this.mood = 'asked';
    } catch (no) {
      if (!(no instanceof No)) throw no;
      if (this.opened === opening) this.mood = 'missing';
    }
  }

  next(): Promise<void> {
    return this.open(this.at + 1);
  }

  close(): void {
    this.opened += 1;
    clearTimeout(this.back);
    this.table?.close();
    this.table = null;
    this.missed = null;
    this.takenBack = false;
    this.reminds = false;
    this.misses = 0;
    this.answer = null;
  }

  /** Take the wrong try back, and lay the answer out if there were enough of them. */
  takeBack(): void {
    clearTimeout(this.back);
    if (this.mood !== 'wrong' || !this.voice || !this.hello) return;
    this.mood = 'asked';
    this.takenBack = true;
    this.reminds = true;
    this.voice.reopen(this.afresh());
    this.layOut();
  }

  /** Something is touched: the note is about that now. */
  heed(): void {
    if (this.mood === 'asked') this.reminds = false;
  }

  /** What would be right, once it went wrong often enough. */
  private layOut(): void {
    if (this.stuck && this.table) this.table.laidOut = this.answer;
  }

  /** Do it for me. */
  show(): void {
    if (this.answer) void this.table?.move(this.answer);
  }

  private sit(hello: Hello): void {
    const seat = hello.seat ?? 1;
    const person = { id: me.who?.id ?? '', name: me.who?.name ?? t('lesson-you'), avatar: me.who?.avatar ?? 'fox' };
    const chairs = hello.table.chairs.map((chair) => (chair.seat === seat ? { ...chair, person } : chair));
    this.hello = { ...hello, table: { ...hello.table, chairs } };
    this.table = new TableStore(
      'lesson',
      () => this.page,
      (ears) => (this.voice = new Reading(ears, this.hello!, (said) => this.hear(said))),
    );
    this.table.open();
  }

  /** The same question again, as another one: what was chosen for the last is forgotten. */
  private afresh(): Hello {
    const { now } = this.hello!;
    const question = (this.table?.now?.ply ?? 0) + 1 + this.misses * 1_000;
    return { ...this.hello!, now: now && { ...now, question } };
  }

  private async hear(said: Said): Promise<Told | null> {
    try {
      if (said.is === 'preview') return await this.preview(said.text);
      if (said.is === 'move') return await this.attempt(said.text);
      if (said.is === 'advise')
        return { is: 'advised', id: null, question: this.table?.now?.question ?? 0, advice: null };
      return { is: 'ack', id: null, ply: 0 };
    } catch (no) {
      if (!(no instanceof No)) throw no;
      return {
        is: 'refused',
        id: null,
        kind: 'house',
        key: no.refused.key,
        rule: null,
        facts: {},
        message: no.message,
      };
    }
  }

  private async preview(move: string): Promise<Told | null> {
    const here = this.opened;
    const told = await ask<Previewed | Refused>('GET', this.path('/preview', move));
    const tried = told.is === 'refused' ? await ask<LessonTried>('GET', this.path('/try', move)) : null;
    if (this.opened !== here) return null; // it was asked at another table
    return tried && told.is === 'refused' ? this.refuse(told, tried) : told;
  }

  private async attempt(move: string): Promise<Told | null> {
    const here = this.opened;
    const tried = await ask<LessonTried>('GET', this.path('/try', move));
    if (this.opened !== here) return null; // as above
    this.takenBack = false;
    if (!tried.play) {
      this.misses += 1;
      const refused = this.refuse(tried.refused!, tried);
      this.layOut();
      return refused;
    }
    this.voice!.tell(tried.play);
    if (tried.verdict === 'done') this.praise();
    else {
      this.mood = 'wrong';
      this.misses += 1;
      this.miss(tried);
      this.back = setTimeout(() => this.takeBack(), LOOK);
    }
    return { is: 'ack', id: null, ply: tried.play.now.ply };
  }

  /** Remember what is to be said of a wrong try: its own words, else those of the step. */
  private miss(tried: LessonTried): void {
    this.answer = tried.answer;
    this.missed = this.ownWords(tried) ?? `${this.game}-lesson-${this.step?.id}-wrong`;
  }

  /** A refusal speaks for itself, unless there are better words. */
  private refuse(refused: Refused, tried: LessonTried): Refused {
    const own = this.ownWords(tried);
    this.answer = tried.answer;
    this.missed = own;
    return own ? { ...refused, message: t(own) } : refused;
  }

  private ownWords({ wrong }: LessonTried): string | null {
    const own = `${this.game}-lesson-${this.step?.id}-wrong-${wrong}`;
    return wrong && says(own) ? own : null;
  }

  private praise(): void {
    const { id } = this.step!;
    this.mood = 'done';
    this.missed = null;
    this.done = [...new Set([...this.done, id])];
    keepProgress(this.game, { done: this.done, at: this.part.steps[this.at + 1]?.id ?? null });
  }

  private path(what = '', move?: string): string {
    const path = `/lessons/${this.game}/${this.step?.id}${what}`;
    return move === undefined ? path : `${path}?move=${encodeURIComponent(move)}`;
  }
}
