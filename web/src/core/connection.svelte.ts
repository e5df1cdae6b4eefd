/** The connection to the house: one WebSocket, opened again whenever it breaks, with answers matched to what was asked. */
import type { Frame, Refused, Told } from '../wire/house';
import { spoken } from './words.svelte';

/** `lost`: trying again; `closed`: the house said no, or we left. */
export type Link = 'opening' | 'open' | 'lost' | 'closed';

interface Ears {
  /** How many lines are known already. */
  ply: () => number;
  heard: (frame: Told) => void;
  link: (link: Link) => void;
  closed: (refused: Refused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for so long is asked whether it still lives (ms). */
const SILENCE = 25_000;
const ANSWER = 10_000;

export class Connection {
  private socket: WebSocket | null = null;
  private asked = new Map<number, (frame: Told | null) => void>();
  private number = 0;
  private tries = 0;
  private wanted = false;
  /** The house has said hello on this connection; what it refuses before that is the table itself. */
  private greeted = false;
  /** How long the house asked us to stay away (ms). */
  private asleep = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private id: string,
    private ears: Ears,
  ) {}

  open(): void {
    this.wanted = true;
    addEventListener('online', this.hasten);
    document.addEventListener('visibilitychange', this.hasten);
    this.pulse = setInterval(() => void this.ping(), SILENCE);
    this.connect();
  }

  close(): void {
    this.wanted = false;
    removeEventListener('online', this.hasten);
    document.removeEventListener('visibilitychange', this.hasten);
    clearInterval(this.pulse);
    clearTimeout(this.again);
    this.socket?.close();
    this.forget();
    this.ears.link('closed');
  }

  /** Say something, and wait for the answer; null if the connection broke before it came. */
  ask(frame: Frame): Promise<Told | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.number;
    return new Promise((resolve) => {
      const late = setTimeout(() => answer(null), ANSWER);
      const answer = (told: Told | null) => {
        clearTimeout(late);
        this.asked.delete(id);
        resolve(told);
      };
      this.asked.set(id, answer);
      socket.send(JSON.stringify({ ...frame, id }));
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
    this.greeted = false;
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/v1/tables/${this.id}/socket?ply=${this.ears.ply()}&lang=${spoken()}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  private hear(frame: Told): void {
    if (frame.is === 'hello') {
      this.tries = 0;
      this.greeted = true;
      this.ears.link('open');
    }
    if (frame.is === 'bye') this.asleep = frame.after * 1000;
    const answered = 'id' in frame && frame.id !== null ? this.asked.get(frame.id) : undefined;
    if (answered) answered(frame);
    else if (frame.is === 'refused') this.turnedAway(frame);
    else this.ears.heard(frame);
  }

  /** Refused before hello: the table itself is closed to us. Later it is an answer that came too late. */
  private turnedAway(frame: Refused): void {
    if (this.greeted || frame.key === 'closing' || frame.key === 'too-fast') return;
    this.ears.closed(frame);
    this.close();
  }

  private broken(): void {
    this.forget();
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
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else void this.ping();
  };

  private async ping(): Promise<void> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if ((await this.ask({ ping: true })) !== null || socket !== this.socket) return;
    this.drop(); // a connection that is dead may take a minute to say so
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
