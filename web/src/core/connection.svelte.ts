/** The connection to the house: one WebSocket, opened again whenever it breaks, with answers matched to what was asked. */
import type { Refused, Said, Told } from '../wire/house';
import { actingAs } from './api';
import type { Ears, Voice } from './voice';
import { spoken } from './words.svelte';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for so long is asked whether it still lives (ms). */
const SILENCE = 25_000;
/** So long an answer may take before we say that none comes … */
const PATIENCE = 1_500;
/** … and before this connection is given up (ms). */
const ANSWER = 10_000;
/** Refusals that are over in a moment: we come back by ourselves. */
const PASSING = new Set(['closing', 'moving', 'storage', 'too-fast']);

export class Connection implements Voice {
  private socket: WebSocket | null = null;
  private asked = new Map<number, (frame: Told | null) => void>();
  private number = 0;
  /** Nothing comes though something should. */
  private silent = false;
  private tries = 0;
  private wanted = false;
  /** The house has said hello on this connection; what it refuses before that is the table itself. */
  private greeted = false;
  /** How long the house asked us to stay away (ms). */
  private asleep = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** When we stop waiting for hello. */
  private limit: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private id: string,
    private ears: Ears,
    /** Whose eye looks: whoever acts before this screen (null), nobody's, or nobody's for a whole room. */
    private as: 'nobody' | 'screen' | null = null,
  ) {}

  open(): void {
    this.wanted = true;
    addEventListener('online', this.hasten);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.hasten);
    this.pulse = setInterval(() => void this.ping(), SILENCE);
    this.connect();
  }

  close(): void {
    this.wanted = false;
    removeEventListener('online', this.hasten);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.hasten);
    clearInterval(this.pulse);
    clearTimeout(this.again);
    clearTimeout(this.limit);
    this.socket?.close();
    this.forget();
    this.ears.link('closed');
  }

  /** Say something that needs no answer. */
  say(said: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  /** Say something, and wait for the answer; null if the connection broke before it came. */
  ask(said: Said): Promise<Told | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.number;
    const patient = said.is === 'advise' || said.is === 'hint'; // it is thought out, and may take its time
    return new Promise((resolve) => {
      const answer = (told: Told | null) => {
        timers.forEach(clearTimeout);
        this.asked.delete(id);
        resolve(told);
      };
      const timers = [
        setTimeout(() => (patient ? undefined : this.hush(socket)), PATIENCE),
        setTimeout(() => (patient ? answer(null) : this.giveUp(socket)), ANSWER),
      ];
      this.asked.set(id, answer);
      this.say({ ...said, id });
    });
  }

  /** Come back at once: in another language, or as somebody. */
  reopen(): void {
    if (!this.wanted) return;
    this.drop();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.again);
    clearTimeout(this.limit);
    this.greeted = false;
    const base = location.origin.replace(/^http/, 'ws');
    const who = this.as ?? actingAs();
    const asked = `ply=${this.ears.ply()}&lang=${spoken()}${who ? `&as=${who}` : ''}`;
    const socket = new WebSocket(`${base}/api/v1/tables/${this.id}/socket?${asked}`);
    this.socket = socket;
    this.limit = setTimeout(() => this.giveUp(socket), ANSWER);
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  private hear(frame: Told): void {
    if (this.silent) {
      this.silent = false;
      this.ears.link('open');
    }
    if (frame.is === 'hello') {
      this.tries = 0;
      this.greeted = true;
      clearTimeout(this.limit);
      this.ears.link('open');
    }
    if (frame.is === 'bye') this.asleep = frame.after * 1000;
    if (frame.is === 'play') this.ears.heard(frame); // news for everybody, and the answer to whoever moved
    const answered = 'id' in frame && frame.id != null ? this.asked.get(frame.id) : undefined;
    if (answered) answered(frame);
    else if (frame.is === 'refused') this.turnedAway(frame);
    else if (frame.is !== 'play') this.ears.heard(frame);
  }

  /** Refused before hello: the table itself is closed to us, or only for a moment. Later it is an answer that came too late. */
  private turnedAway(frame: Refused): void {
    if (this.greeted || PASSING.has(frame.key)) return;
    this.ears.closed(frame);
    this.close();
  }

  private broken(): void {
    this.forget();
    clearTimeout(this.limit);
    this.silent = false;
    if (!this.wanted) return;
    this.ears.link('lost');
    const wait = this.asleep || Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.asleep = 0;
    this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private forget(): void {
    for (const answer of [...this.asked.values()]) answer(null);
  }

  private hasten = (): void => {
    if (document.hidden || !this.wanted) return;
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.connect();
    else void this.ping();
  };

  /** The browser says that there is no network. Said at once, and asked: a house at home may be there still. */
  private doubt = (): void => {
    if (this.socket) this.hush(this.socket);
    void this.ping();
  };

  private hush(socket: WebSocket): void {
    if (socket !== this.socket || socket.readyState !== WebSocket.OPEN) return;
    this.silent = true;
    this.ears.link('silent');
  }

  private async ping(): Promise<void> {
    await this.ask({ is: 'ping' });
  }

  /** No answer: a connection that is dead may take a minute to say so. */
  private giveUp(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.drop();
    this.broken();
  }

  /** Forget this connection, whatever still comes from it. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.forget();
  }
}
