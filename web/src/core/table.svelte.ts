/**
 * A table as this screen sees it: what the house has told, what is being shown of it, and what we say.
 *
 * Lines come faster than eyes: each frame of the house waits its turn, and its events are shown one by
 * one before the view after them (`showing.ts` says for how long). `view`, `offer` and `result` are what is
 * on the stage; whoever comes late, has motion off or looks elsewhere is shown the last view at once.
 */
import type { Snippet } from 'svelte';
import type { AnyEvent, GamePage } from '../games/game';
import type {
  ChairInfo,
  Ending,
  Hello,
  Hint,
  Moment,
  Now,
  Over,
  Play,
  Previewed,
  Refused,
  Said,
  Saying,
  Step,
  TableInfo,
  Told,
  SaidHint,
} from '../wire/house';
import { api, No } from './api';
import { botNames } from './bots';
import { Connection } from './connection.svelte';
import {
  actorBefore,
  folded,
  isPlayed,
  lately,
  meanwhile,
  turnsIn,
  wholeLine,
  wholeNow,
  type LogLine,
  type Standing,
} from './log';
import { me } from './me.svelte';
import { befalls, inTime, planned, type Shown } from './showing';
import { play as playSound } from './sound';
import type { Ears, Link, Voice } from './voice';
import { t } from './words.svelte';
import { Talk } from '../talk/talk.svelte';

/** Whoever types is heard so often (ms) … */
const TYPING = 2_000;
/** … and what was done by somebody else is told for so long (ms). */
const NEWS = 7_000;

/** A frame that is still to be shown, and when it came. */
type Heard = Play & { at: number };

/** What happened beside the board: told for a while, by name. */
export type News = { is: 'undone'; by: number; turns: number } | { is: 'undo-refused'; by: number; refused: number };

/** Somebody who leads me: says in the note what to do instead of the board, and may bring buttons along. */
export interface Guide {
  ask: string;
  then?: string | null;
  /** Beside the board's own buttons, or instead of them. */
  buttons: { says: string; main?: boolean; do: () => void }[];
  instead: boolean;
}

/** An event that is being shown. */
export interface Happening<Event> {
  event: Event;
  /** Those of its frame so far, and all of them. */
  before: Event[];
  all: Event[];
  /** For how long (ms). */
  lasts: number;
  /** Whose turn it is; null if nobody's. */
  by: number | null;
  /** My question stays open meanwhile. */
  leaves: boolean;
}

/** What a move would do, and what the view would come to. */
export interface Preview<Event, Glance> {
  events: Event[];
  glance: Glance;
}

/**
 * The type parameters are the game's own, from `wire/X.ts`; without them it is a table of any game. The wire
 * carries them as `unknown`: here, and nowhere else, they are taken for what they are.
 */
export class TableStore<
  View = unknown,
  Offer = unknown,
  Event extends AnyEvent = AnyEvent,
  Glance = unknown,
  Advice = unknown,
> {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  chat = $state.raw<Saying[]>([]);
  /** The log, line by line … */
  steps = $state.raw<LogLine[]>([]);
  /** … as it is read, with what was taken back folded away … */
  entries = $derived(folded(this.steps));
  /** … and what stands of it: the lines of the game that nobody took back. */
  played = $derived(this.entries.map((entry) => entry.line).filter(isPlayed));
  /** What others have done since my last move, as far as it has been shown. */
  meanwhile = $derived(meanwhile(this.played, this.seat, this.now?.ply ?? 0, (event) => this.befell(event as Event)));
  /** What all have done lately, a turn for each of them: for whoever only looks on. */
  lately = $derived(lately(this.played, this.info?.chairs.length ?? 0, this.now?.ply ?? 0));
  link = $state<Link>('opening');
  /** What can't be done, in words; shown in the note until something else is done. */
  refusal = $state<{ message: string; rule: string | null } | null>(null);
  /** This table can't be looked at at all, and why. */
  closed = $state<string | null>(null);
  /** A moment of the past that is looked at instead of the present. */
  past = $state.raw<Moment | null>(null);
  /** What is being shown at this moment. */
  happening = $state.raw<Happening<Event> | null>(null);
  /** What is being shown stands still until somebody goes on. */
  paused = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  news = $state.raw<News | null>(null);
  /** What is said with a tap. */
  readonly talk = new Talk();
  guide = $state.raw<Guide | null>(null);
  /** What stands in the note's place where a game is told again, and nobody is asked anything. */
  retold = $state.raw<Snippet | null>(null);
  /** So many times as long as its pace is everything shown then; null: as this person likes turns of others. */
  tempo: number | null = null;
  /** A move that is laid out for me: the board shows it as if I had chosen it. */
  laidOut = $state<string | null>(null);

  /** The stage: what stands now. */
  private standing = $state.raw<Standing | null>(null);
  /** When the house told of it, for clocks. */
  standingSince = $state(0);
  /** When bots may answer a race, by the clock of this page (ms); null if nobody races. */
  raceEnds = $state<number | null>(null);
  private typedAt = -Infinity;
  private newsEnd: ReturnType<typeof setTimeout> | undefined;
  /** Whoever waits for the house to say hello again. */
  private returns: ((back: boolean) => void)[] = [];
  private waiting: Heard[] = [];
  /** When the last of them came, or somebody paused. */
  private heardAt = 0;
  /** How often the house has said hello. */
  private greeted = 0;
  private wantedPly: number | null = null;
  private showing = false;
  /** Comes true when all that was told has been shown. */
  shown: Promise<void> = Promise.resolve();
  /** All that waits now is let stand at once. */
  private skipping = false;
  private hurry: (() => void) | null = null;
  private readonly lookedAway = (): void => {
    if (document.hidden) this.skip();
  };
  private connection: Voice;

  /** A table of the house, unless somebody else speaks for it. */
  constructor(
    readonly id: string,
    private readonly paged: () => GamePage | null,
    voice: (ears: Ears) => Voice = (ears) => new Connection(id, ears),
  ) {
    this.connection = voice({
      ply: () => this.steps.at(-1)?.ply ?? 0,
      heard: (frame) => this.hear(frame),
      link: (link) => (this.link = link),
      closed: (refused) => (this.closed = refused.message),
    });
  }

  /** What the game brings along; null until it has come. */
  get page(): GamePage | null {
    return this.paged();
  }

  // --- what is on the stage

  get now(): Standing | null {
    return this.standing;
  }

  /** What was said by those whom I want to hear. */
  get heard(): Saying[] {
    return this.chat.filter(({ person }) => !me.who?.mutes.includes(person.id));
  }

  /** How the table stands. A game's page is asked for nothing before there is something to see. */
  get view(): View {
    return (this.past ?? this.standing)?.view as View;
  }

  /** What the view comes to, where the game tells. */
  get glance(): Glance {
    return (this.past ?? this.standing)?.glance as Glance;
  }

  /** What I may do; null while nothing is asked of me, my answer is on its way, or I look at something else. */
  get offer(): Offer | null {
    return this.sending ? null : this.offered;
  }

  /** What is asked, to be shown: also while my answer is on its way, or something is shown that leaves it open. */
  get offered(): Offer | null {
    return this.past || (this.happening && !this.happening.leaves) ? null : this.standingOffer;
  }

  /** The same, whatever else is looked at. */
  get standingOffer(): Offer | null {
    return this.asked ? ((this.standing?.offer ?? null) as Offer | null) : null;
  }

  /** What has happened since the view, the last of it still in motion; nothing if the past is looked at. */
  get happened(): Event[] {
    return this.happening && !this.past ? [...this.happening.before, this.happening.event] : [];
  }

  /** Did I have to read it, though the turn was mine? */
  private befell(event: Event): boolean {
    const { page } = this;
    return befalls(event, this.seat) && !page?.atLeisure?.(event) && Boolean(page?.reading?.(event, undefined));
  }

  /** The events of a line, as far as I may know them. */
  eventsOf(line: LogLine): Event[] {
    return line.events as Event[];
  }

  get result(): Over | null {
    return this.standing?.result ?? null;
  }

  /** Why it ended, and by whom. */
  get ending(): Ending | null {
    return this.standing?.ending ?? null;
  }

  /** Am I asked? (Also while the move is on its way.) */
  get asked(): boolean {
    return this.standing?.question !== undefined && !this.result;
  }

  /** Does the table wait for anybody who has the link? */
  get inviting(): boolean {
    if (this.info?.phase !== 'waiting' || this.info.locked) return false;
    return this.info.chairs.some((chair) => !chair.person && chair.bot === undefined);
  }

  chair(seat: number): ChairInfo | undefined {
    return this.info?.chairs.find((chair) => chair.seat === seat);
  }

  /** How well the bot plays that has this seat, for itself or for somebody who is away. */
  botAt(seat: number): number | undefined {
    return this.standing?.bots[seat] ?? this.chair(seat)?.bot;
  }

  /** What everybody calls whoever sits there. */
  name(seat: number): string {
    const chair = this.chair(seat);
    if (chair?.person) return chair.person.name;
    return botNames(this.info?.chairs ?? [], this.standing?.bots).get(seat) ?? t('web-seat', { seat });
  }

  // --- what we say

  open(): void {
    this.connection.open();
    document.addEventListener('visibilitychange', this.lookedAway);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.lookedAway);
    this.connection.close();
    this.skip();
    clearTimeout(this.newsEnd);
    this.talk.close();
    this.cameBack(false);
  }

  /** The person speaks another language now: so must the house. */
  speakAgain(): void {
    this.connection.reopen();
  }

  /** Play a move; tells whether it was taken. A refusal is shown in the note. */
  async move(text: string): Promise<boolean> {
    const question = this.standing?.question;
    if (question === undefined || this.sending) return false;
    this.sending = true;
    this.refusal = null;
    const answer = await this.surely({ is: 'move', text, question });
    this.sending = false;
    // Without an answer, a question that is no longer asked was answered by this.
    return answer ? this.took(answer) : this.standing?.question !== question;
  }

  /** Say it, and again after each break, as long as the same is asked. */
  private async surely(said: Said & { is: 'move' }): Promise<Told | null> {
    let answer = await this.connection.ask(said);
    while (!answer && (await this.back()) && this.standing?.question === said.question)
      answer = await this.connection.ask(said);
    return answer;
  }

  /** Wait until the house says hello again; false if it won't. */
  private back(): Promise<boolean> {
    if (this.link === 'closed') return Promise.resolve(false);
    return new Promise((resolve) => this.returns.push(resolve));
  }

  private cameBack(back: boolean): void {
    for (const resolve of this.returns.splice(0)) resolve(back);
  }

  /** What a move would do, up to the next chance; null if it can't be played (`why` says why). */
  async preview(text: string): Promise<Preview<Event, Glance> | null> {
    const answer = await this.connection.ask({ is: 'preview', text });
    return answer?.is === 'preview' ? (answer as Previewed & Preview<Event, Glance>) : null;
  }

  /** Say in the note why this move can't be played. */
  async why(text: string): Promise<void> {
    const answer = await this.connection.ask({ is: 'preview', text });
    if (answer) this.took(answer);
  }

  /** What bots/ knows that helps to decide (chances, a best fit); null where there is nothing. */
  async advise(): Promise<Advice | null> {
    const question = this.standing?.question;
    while (question !== undefined && question === this.standing?.question) {
      const answer = await this.connection.ask({ is: 'advise' });
      if (answer?.is === 'advised') return answer.question === question ? (answer.advice as Advice | null) : null;
      if (answer?.is !== 'refused' || answer.key !== 'too-fast') return null;
      await new Promise((later) => setTimeout(later, 250)); // advice on the last question is still being thought out
    }
    return null;
  }

  /** What a bot would do in my place; null if it can't say, or may not (the note says why). */
  async hint(help: SaidHint['help']): Promise<Hint | null> {
    const answer = await this.connection.ask({ is: 'hint', help });
    if (answer?.is === 'hinted') return answer.hint;
    if (answer) this.took(answer);
    return null;
  }

  async say(text: string): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'chat', text }));
  }

  /** Say a phrase of the game, or show how I feel. */
  async utter(key: string): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'phrase', key }));
  }

  async undo(word: 'ask' | 'agree' | 'refuse'): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'undo', word }));
  }

  async resign(): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'resign' }));
  }

  /** Let a bot play for me (`leave`), or play again (`back`). */
  async absent(away: boolean): Promise<boolean> {
    return this.took(await this.connection.ask({ is: away ? 'leave' : 'back' }));
  }

  async takeover(seat: number): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'takeover', seat }));
  }

  /** As the owner of a running game: let the others decide whether somebody has to go. */
  async sendAway(seat: number): Promise<boolean> {
    try {
      await api.free(this.id, seat);
      return true;
    } catch (no) {
      this.refusal = { message: (no as Error).message, rule: null };
      return false;
    }
  }

  async vote(word: 'agree' | 'refuse'): Promise<boolean> {
    return this.took(await this.connection.ask({ is: 'vote', word }));
  }

  /** I am typing what was asked: bots wait for me a little longer. */
  typing(): void {
    if (performance.now() - this.typedAt < TYPING) return;
    this.typedAt = performance.now();
    this.connection.say({ is: 'typing' });
  }

  /** Look at the table as it stood after a line of the log; null: at the present. */
  async lookAt(ply: number | null): Promise<void> {
    this.wantedPly = ply !== null && ply < (this.steps.at(-1)?.ply ?? 0) ? ply : null;
    if (this.wantedPly === null) {
      this.past = null;
      return;
    }
    try {
      const moment = await api.moment(this.id, this.wantedPly);
      if (moment.ply === this.wantedPly) this.past = moment; // else another line was tapped meanwhile
    } catch (no) {
      if (no instanceof No) this.refusal = { message: no.message, rule: null };
    }
  }

  private took(answer: Told | null): boolean {
    if (!answer) this.refusal = { message: t('web-unreachable'), rule: null };
    else if (answer.is === 'refused') this.refuse(answer);
    return answer !== null && answer.is !== 'refused';
  }

  private refuse(no: Refused): void {
    this.refusal = { message: no.message, rule: no.rule };
  }

  // --- what we hear

  private hear(frame: Told): void {
    switch (frame.is) {
      case 'hello':
        this.greet(frame);
        break;
      case 'table':
        this.seat = frame.seat;
        this.info = frame.table;
        break;
      case 'watching':
        if (this.info) this.info = { ...this.info, watching: frame.count };
        break;
      case 'chat':
        this.chat = [...this.chat, frame.saying];
        break;
      case 'phrase':
        this.talk.hear(frame);
        break;
      case 'play':
        this.write(frame.steps);
        this.heardAt = performance.now();
        this.waiting.push({ ...frame, at: this.heardAt });
        if (!this.showing) this.shown = this.showAll();
        break;
      case 'undo-refused':
        this.tell({ is: 'undo-refused', by: frame.by, refused: frame.refused });
        break;
      case 'race':
        this.raceEnds = performance.now() + frame.left * 1000;
        break;
    }
  }

  /** All that we know from before its `since` lines counts; after a restore there may be fewer than we had. */
  private greet(frame: Hello): void {
    this.seat = frame.seat;
    this.info = frame.table;
    this.chat = frame.chat;
    if (frame.since < this.steps.length) this.past = null;
    this.steps = [...this.steps.filter((step) => step.ply <= frame.since), ...frame.steps.map(wholeLine)];
    this.waiting = []; // what is still to be shown is older than this
    this.greeted += 1;
    if (frame.now) this.letStand(frame.now);
    else this.standing = null;
    this.hurry?.();
    this.cameBack(true);
  }

  private write(steps: Step[]): void {
    this.steps = [...this.steps, ...steps.map(wholeLine)];
    const last = this.entries.at(-1);
    const undone = last?.line.undone;
    const turns = turnsIn(last?.takenBack ?? []);
    if (undone && undone.by !== null && turns) this.tell({ is: 'undone', by: undone.by, turns });
  }

  private tell(news: News): void {
    clearTimeout(this.newsEnd);
    this.news = news;
    this.newsEnd = setTimeout(() => (this.news = null), NEWS);
  }

  /** Skip what is being shown, and all that waits to be. */
  skip(): void {
    this.paused = false;
    this.skipping = this.showing;
    this.hurry?.();
  }

  /** Hold what is being shown as it is, or go on. */
  pause(): void {
    this.paused = !this.paused && this.showing;
    this.heardAt = performance.now(); // held isn't late
    if (!this.paused) this.goOn?.();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      const greeted = this.greeted;
      this.talk.overhear(frame.steps, this.info, (seat) => this.name(seat));
      if (!this.skipping && !document.hidden) await this.show(frame);
      if (greeted === this.greeted) this.letStand(frame.now, frame.at);
      else this.happening = null; // a hello came meanwhile, and stands
    }
    this.showing = this.skipping = false;
  }

  private async show(frame: Heard): Promise<void> {
    const shown = this.plan(frame);
    const ago = performance.now() - this.heardAt;
    const share = inTime([shown, ...this.waiting.map((next) => this.plan(next))], ago, this.timeOf(frame));
    const lasting = shown.some(({ lasts }) => lasts * share > 0);
    if (!lasting) {
      this.sound(shown.slice(-1).map(({ event }) => event));
      return;
    }
    const all = shown.map(({ event }) => event);
    const leaves = frame.now.question === this.standing?.question;
    for (const [index, { event, lasts, by }] of shown.entries()) {
      if (this.skipping) return;
      this.happening = { event, before: all.slice(0, index), all, lasts: lasts * share, by, leaves };
      this.sound([event]);
      if (lasts) await this.wait(lasts * share);
    }
  }

  /** What my clock had left when the newest frame came (ms); Infinity if it doesn't run. */
  private timeOf(frame: Heard): number {
    const { seat } = this;
    const { clock } = (this.waiting.at(-1) ?? frame).now;
    return seat !== null && clock?.running.includes(seat) ? clock.left[seat - 1]! * 1000 : Infinity;
  }

  /** What a frame has to show, and for how long. */
  private plan(frame: Play): Shown<Event>[] {
    const { page } = this;
    const lines = frame.steps.map(wholeLine);
    if (!page) return [];
    return planned(lines, actorBefore(this.steps, lines[0]), this.seat, page, this.tempo) as Shown<Event>[];
  }

  private sound(events: Event[]): void {
    for (const event of events) {
      const sound = this.page?.sound?.(event, this);
      if (sound) playSound(sound);
    }
  }

  private goOn: (() => void) | null = null;

  /** Wait so many ms, and as long as somebody pauses; or until somebody is in a hurry. */
  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.hurry = this.goOn = null;
        resolve();
      };
      const timer = setTimeout(() => (this.paused ? (this.goOn = end) : end()), ms);
      this.hurry = end;
    });
  }

  /** `since` it was told: clocks didn't wait while it was shown. */
  private letStand(now: Now, since = performance.now()): void {
    const before = this.standing;
    this.happening = null;
    this.standing = wholeNow(now);
    this.standingSince = since;
    this.raceEnds = now.race === undefined ? null : this.standingSince + now.race * 1000;
    if (now.ply !== before?.ply) this.refusal = null;
    if (before && !before.result && now.result) playSound('win');
    if (before && now.question !== undefined && now.question !== before.question) playSound('turn');
  }
}
