/**
 * What a game's page is: all that the frame of a table knows of a game.
 *
 * `games/X/index.ts` exports one as its default. No rule is written here or in any X: what may be done
 * comes in the `offer`, what would happen from a `preview`, what happened in events.
 */
import type { Component } from 'svelte';
import type { TableStore } from '../core/table.svelte';
import type { Facts } from '../core/words.svelte';

/** What happened, by its tag; the rest is the game's. */
export interface AnyEvent {
  event: string;
}

/** A key on the keyboard and what it does, for the list behind `?`. */
export interface Shortcut {
  keys: string;
  /** The message that says what it does. */
  says: string;
}

/** A few words of advice: the message, and what on the page they are about (a selector). */
export interface CoachMark {
  says: string;
  about: string;
}

/**
 * Where on the page an event happens. In motion, its picture flies there; without one, what is there stirs. What
 * stands afterwards is marked there until I have moved.
 */
export interface Trace {
  /** Selectors of the place: the largest that can be seen by the first that finds one; the very first is marked. */
  at: string[];
  /** What flies there, and from where: the first that can be seen. */
  picture?: string;
  from?: string[];
  /** What the board itself would show of it, and needn't if it flies. */
  instead?: string;
  spins?: boolean;
  /** On its way it is held up, large, for everybody to see. */
  heldUp?: boolean;
  /** What is there comes with it: it isn't seen before it lands. */
  lands?: boolean;
  /** The board itself shows how it moves: nothing else stirs. */
  bare?: boolean;
  /** No mark stays: what is there says it, or it has left the table. */
  unmarked?: boolean;
}

/** A game's end on the board: what won it is held up, and pictures around it step back (selectors). */
export interface Finale {
  lit: string[];
  rest: string[];
  /** What flies up as it happens. */
  picture: string;
}

/** One sentence that tells so many events, the first of those it was asked about. */
export interface Gathered {
  says: string;
  count: number;
}

/** The type parameters are the game's own, from `wire/X.ts`; without them it is the page of any game. */
export interface GamePage<
  View = unknown,
  Offer = unknown,
  Event extends AnyEvent = AnyEvent,
  Glance = unknown,
  Advice = unknown,
  Table = TableStore<View, Offer, Event, Glance, Advice>,
> {
  /** The middle of the table: the board or cards, and the cream note with what is asked; as a `hand`, what is mine alone. */
  Board: Component<{ table: Table; hand?: boolean }>;
  /** What a person's card shows beyond name and clock; small, for it stands in a row on a phone. */
  Seat?: Component<{ table: Table; seat: number }>;
  /** Where people stand on a wide screen. */
  people: 'left' | 'right' | 'top';
  /** A class on the frame, for a game that wants the log folded to a drawer even on a wide screen. */
  wide?: boolean;
  /** The picture of the animal that holds the note, by seat (null: a spectator). */
  animal: (seat: number | null) => string;
  /** A small picture or letter that marks a seat in lists; without it, shapes do. */
  badge?: (seat: number) => string;
  /** The message that says what kind of bot plays there, if it isn't `web-bot`. */
  bot?: string;
  /** The facts of the message `X-event-TAG`; null if this event isn't worth a line. */
  facts: (event: Event, table: Table) => Facts | null;
  /** How long an event is shown, in ms, by itself and by what comes after it; 0: together with the next one. */
  pace: (event: Event, next: Event | undefined) => number;
  /** Is it nobody's turn any more, but what comes of it: a round turned over? Then it takes its time, whoever moved last. */
  atLeisure?: (event: Event) => boolean;
  /** How long it has to stand for whoever it befalls to read it, however fast turns are shown (ms); of most, no time. */
  reading?: (event: Event, next: Event | undefined) => number;
  /** Where an event happens: see Trace. */
  traces?: (event: Event, table: Table) => Trace[];
  /** The sentence in which the first of these events is told while it is shown, if not its own of the log. */
  gathered?: (events: Event[], table: Table) => Gathered | null;
  /** The end, by what the last move brought about; null if nothing on the board shows it. */
  finale?: (events: Event[], table: Table) => Finale | null;
  /** The sound that an event makes, by its name, if any: /sounds/NAME.wav. */
  sound?: (event: Event, table: Table) => string | null;
  /** Does anybody hold what others may not see? Then people at one screen have a curtain between them. */
  secrets?: boolean;
  /** Coach marks for the first game, in order. */
  coach: CoachMark[];
  shortcuts: Shortcut[];
}
