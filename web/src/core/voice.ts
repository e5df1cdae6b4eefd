/** Who speaks for the house at a table: a connection to it, or whoever has its words ready. */
import type { Hello, Refused, Said, Told } from '../wire/house';

/** `silent`: it should have answered by now; `lost`: trying again; `closed`: the house said no, or we left. */
export type Link = 'opening' | 'open' | 'silent' | 'lost' | 'closed';

/** How a table hears it. */
export interface Ears {
  /** How many lines are known already. */
  ply: () => number;
  heard: (frame: Told) => void;
  link: (link: Link) => void;
  closed: (refused: Refused) => void;
}

export interface Voice {
  open(): void;
  close(): void;
  /** Begin anew: in another language, or as somebody. */
  reopen(): void;
  /** Say something that needs no answer. */
  say(said: Said): void;
  /** Say something, and wait for the answer; null if none comes. */
  ask(said: Said): Promise<Told | null>;
}

/**
 * A table without a socket: it begins with this hello, is told what `tell` is given, and `answer` stands for the
 * house. Without one nothing is answered, so that the table can be looked at and not played.
 */
export class Reading implements Voice {
  constructor(
    private ears: Ears,
    private hello: Hello,
    private answer: (said: Said) => Promise<Told | null> = () => Promise.resolve(null),
  ) {}

  open(): void {
    this.ears.link('open');
    this.ears.heard(this.hello);
  }

  close(): void {
    this.ears.link('closed');
  }

  /** Go back to how it began, or to another beginning. */
  reopen(hello: Hello = this.hello): void {
    this.hello = hello;
    this.ears.heard(hello);
  }

  /** The next thing that the house would say: a `play` is shown event by event. */
  tell(frame: Told): void {
    this.ears.heard(frame);
  }

  say(): void {
    // nobody listens
  }

  ask(said: Said): Promise<Told | null> {
    return this.answer(said);
  }
}
