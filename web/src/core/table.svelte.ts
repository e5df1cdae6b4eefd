/**
 * A table as this screen sees it: what the house has told, what is being shown of it, and what we say.
 *
 * Lines come faster than eyes: each frame of the house waits its turn, and its events are shown one by
 * one before the view after them. `view`, `offer` and `result` are what is on the stage; whoever comes
 * late, has motion off or looks elsewhere is shown the last view at once.
 */
import type { AnyEvent, GamePage } from '../games/game';
import type {
  Moment,
  Now,
  Over,
  ChairInfo,
  Play,
  Previewed,
  Refused,
  Saying,
  Step,
  TableInfo,
  Told,
} from '../wire/house';
import { api, No } from './api';
import { Connection, type Link } from './connection.svelte';
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import { play as playSound } from './sound';
import { t } from './words.svelte';

/** All events of one frame together are shown for at most so long (ms). */
const LONGEST = 1200;
/** With more frames than this waiting, only the last is shown. */
const PATIENCE = 4;

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
  steps = $state.raw<Step[]>([]);
  link = $state<Link>('opening');
  /** What can't be done, in words; shown in the note until something else is done. */
  refusal = $state<{ message: string; rule: string | null } | null>(null);
  /** This table can't be looked at at all, and why. */
  closed = $state<string | null>(null);
  /** A moment of the past that is looked at instead of the present. */
  past = $state.raw<Moment | null>(null);
  /** The event that is being shown, those of its frame so far, and for how long (ms). */
  happening = $state.raw<{ event: Event; before: Event[]; lasts: number } | null>(null);
  /** A move is on its way. */
  sending = $state(false);

  /** The stage: what was settled last. */
  private settled = $state.raw<Now | null>(null);
  /** When that was, for clocks. */
  settledAt = $state(0);
  private waiting: Play[] = [];
  private wantedPly: number | null = null;
  private showing = false;
  private hurry: (() => void) | null = null;
  private connection: Connection;

  constructor(
    readonly id: string,
    private page: () => GamePage | null,
  ) {
    this.connection = new Connection(id, {
      ply: () => this.steps.at(-1)?.ply ?? 0,
      heard: (frame) => this.hear(frame),
      link: (link) => (this.link = link),
      closed: (refused) => (this.closed = refused.message),
    });
  }

  // --- what is on the stage

  get now(): Now | null {
    return this.settled;
  }

  /** What was said by those whom I want to hear. */
  get heard(): Saying[] {
    return this.chat.filter(({ person }) => !me.who?.mutes.includes(person.id));
  }

  /** How the table stands. A game's page is asked for nothing before there is something to see. */
  get view(): View {
    return (this.past ?? this.settled)?.view as View;
  }

  /** What the view comes to, where the game tells. */
  get glance(): Glance {
    return (this.past ?? this.settled)?.glance as Glance;
  }

  /** What I may do; null while nothing is asked of me, or I look at something else. */
  get offer(): Offer | null {
    return this.past || this.happening || this.sending ? null : this.standingOffer;
  }

  /** The same, also while my answer is on its way or something else is looked at. */
  get standingOffer(): Offer | null {
    return this.asked ? ((this.settled?.offer ?? null) as Offer | null) : null;
  }

  /** What has happened since the view, the last of it still in motion; nothing if the past is looked at. */
  get happened(): Event[] {
    return this.happening && !this.past ? [...this.happening.before, this.happening.event] : [];
  }

  /** The events of a line, as far as I may know them. */
  eventsOf(step: Step): Event[] {
    return (step.events ?? []) as Event[];
  }

  get result(): Over | null {
    return this.settled?.result ?? null;
  }

  /** Am I asked? (Also while the move is on its way.) */
  get asked(): boolean {
    return this.settled?.question !== undefined && !this.result;
  }

  chair(seat: number): ChairInfo | undefined {
    return this.info?.chairs.find((chair) => chair.seat === seat);
  }

  /** What everybody calls whoever sits there. */
  name(seat: number): string {
    const chair = this.chair(seat);
    const level = this.settled?.bots?.[seat] ?? chair?.bot;
    if (chair?.person) return chair.person.name;
    return level === undefined ? t('web-seat', { seat }) : t('web-bot-name', { seat, level });
  }

  // --- what we say

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.hurry?.();
  }

  /** The person speaks another language now: so must the house. */
  speakAgain(): void {
    this.connection.reopen();
  }

  /** Play a move; tells whether it was taken. A refusal is shown in the note. */
  async move(text: string): Promise<boolean> {
    const question = this.settled?.question;
    if (question === undefined || this.sending) return false;
    this.sending = true;
    this.refusal = null;
    const answer = await this.connection.ask({ move: text, question });
    this.sending = false;
    return this.took(answer);
  }

  /** What a move would do, up to the next chance; null if it can't be played (`why` says why). */
  async preview(text: string): Promise<Preview<Event, Glance> | null> {
    const answer = await this.connection.ask({ preview: text });
    return answer?.is === 'preview' ? (answer as Previewed & Preview<Event, Glance>) : null;
  }

  /** Say in the note why this move can't be played. */
  async why(text: string): Promise<void> {
    this.took(await this.connection.ask({ preview: text }));
  }

  /** What bots/ knows that helps to decide (chances, a best fit); null where there is nothing. */
  async advise(): Promise<Advice | null> {
    const question = this.settled?.question;
    while (question !== undefined && question === this.settled?.question) {
      const answer = await this.connection.ask({ advise: true });
      if (answer?.is === 'advised') return answer.question === question ? (answer.advice as Advice | null) : null;
      if (answer?.is !== 'refused' || answer.key !== 'too-fast') return null;
      await new Promise((later) => setTimeout(later, 250)); // advice on the last question is still being thought out
    }
    return null;
  }

  async say(text: string): Promise<boolean> {
    return this.took(await this.connection.ask({ chat: text }));
  }

  async undo(word: 'ask' | 'agree' | 'refuse'): Promise<boolean> {
    return this.took(await this.connection.ask({ undo: word }));
  }

  async resign(): Promise<boolean> {
    return this.took(await this.connection.ask({ resign: true }));
  }

  /** Let a bot play for me (`leave`), or play again (`back`). */
  async absent(away: boolean): Promise<boolean> {
    return this.took(await this.connection.ask(away ? { leave: true } : { back: true }));
  }

  async takeover(seat: number): Promise<boolean> {
    return this.took(await this.connection.ask({ takeover: seat }));
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
    if (answer?.is === 'refused') this.refuse(answer);
    return answer !== null && answer.is !== 'refused';
  }

  private refuse(no: Refused): void {
    this.refusal = { message: no.message, rule: no.rule };
  }

  // --- what we hear

  private hear(frame: Told): void {
    switch (frame.is) {
      case 'hello':
        this.seat = frame.seat;
        this.info = frame.table;
        this.chat = frame.chat;
        this.steps = [...this.steps, ...frame.steps];
        this.waiting = []; // what is still to be shown is older than this
        if (frame.now) this.settle(frame.now);
        this.hurry?.();
        break;
      case 'table':
        this.seat = frame.seat;
        this.info = frame.table;
        break;
      case 'chat':
        this.chat = [...this.chat, frame.saying];
        break;
      case 'play':
        this.steps = [...this.steps, ...frame.steps];
        this.waiting.push(frame);
        void this.showAll();
        break;
    }
  }

  /** Skip what is being shown. */
  skip(): void {
    this.hurry?.();
  }

  private async showAll(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      if (this.waiting.length < PATIENCE && !document.hidden) await this.show(frame);
      this.settle(frame.now);
    }
    this.showing = false;
  }

  private async show(frame: Play): Promise<void> {
    const page = this.page();
    const events = frame.steps.flatMap((step) => this.eventsOf(step));
    if (!page || !settings.motion) {
      this.sound(events.slice(-1));
      return;
    }
    const paces = events.map((event, index) => page.pace(event, events[index + 1]));
    const whole = paces.reduce((sum, pace) => sum + pace, 0);
    const faster = Math.min(1, LONGEST / whole);
    let skipped = false;
    for (const [index, event] of events.entries()) {
      const lasts = (paces[index] ?? 0) * faster;
      this.happening = { event, before: events.slice(0, index), lasts };
      this.sound([event]);
      if (lasts && !skipped) skipped = await this.wait(lasts);
    }
  }

  private sound(events: Event[]): void {
    for (const event of events) {
      const sound = this.page()?.sound?.(event, this);
      if (sound) playSound(sound);
    }
  }

  /** Wait so many ms, or until somebody is in a hurry: then true. */
  private wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hurried: boolean) => {
        clearTimeout(timer);
        this.hurry = null;
        resolve(hurried);
      };
      const timer = setTimeout(() => end(false), ms);
      this.hurry = () => end(true);
    });
  }

  private settle(now: Now): void {
    const before = this.settled;
    this.happening = null;
    if (before && now.ply < before.ply) return; // shown too late: something newer stands already
    this.settled = now;
    this.settledAt = performance.now();
    if (now.ply !== before?.ply) this.refusal = null;
    if (before && !before.result && now.result) playSound('win');
    if (before && now.question !== undefined && now.question !== before.question) playSound('turn');
  }
}
