/**
 * Moves as buttons and fields. An offer lists moves as they are written; what they have in common is chosen word by
 * word, where there are too many to show at once. Nothing here knows what a move means.
 */
import type { TableStore } from '../core/table.svelte';
import { says, t, type Facts } from '../core/words.svelte';

/** What a game without a page of its own offers: src/lapki/games/plain.py. */
export interface PlainOffer {
  moves: string[];
  /** What somebody might try, and the rule that forbids it. */
  no?: Record<string, string>;
}

/** So many are shown at once, as buttons. */
export const FEW = 12;

/** One step towards a move. */
export interface Choice {
  /** The words so far, this one included. */
  text: string;
  /** Is that a move? */
  whole: boolean;
  /** More words can follow. */
  further: boolean;
  /** The rule that forbids it. */
  rule?: string;
}

/** Is it one that the page understands? Others are played by writing. */
export function understood(offer: unknown): PlainOffer | null {
  const told = offer as Partial<PlainOffer> | null;
  return Array.isArray(told?.moves) ? (told as PlainOffer) : null;
}

/** What can be chosen after these words: all moves if they are few, else the next word of each. */
export function choices({ moves, no = {} }: PlainOffer, said: string): Choice[] {
  const all = [...moves, ...Object.keys(no)].filter((move) => follows(move, said));
  if (all.length <= FEW) return all.map((text) => ({ text, whole: true, further: false, rule: no[text] }));
  const words = said ? said.split(' ').length : 0;
  const steps = new Map<string, Choice>();
  for (const move of all) {
    const parts = move.split(' ');
    const text = parts.slice(0, words + 1).join(' ');
    const step = steps.get(text) ?? { text, whole: false, further: false };
    const whole = step.whole || text === move;
    const further = step.further || text !== move;
    steps.set(text, { ...step, whole, further, ...(text === move && no[move] ? { rule: no[move] } : {}) });
  }
  const [only, ...others] = steps.values();
  // Where there is one way to go on, it is gone.
  return only && !others.length && only.further && !only.whole
    ? choices({ moves, no }, only.text)
    : [...steps.values()];
}

const follows = (move: string, said: string) => !said || move === said || move.startsWith(`${said} `);

/** The place in a move where somebody writes freely: `clue <clue>`. */
const FREE = /<(\w+)>/;

export const isFree = (move: string): boolean => FREE.test(move);
export const filled = (move: string, text: string): string => move.replace(FREE, () => text.trim());

/** A move in the game's own words (`X-move-VERB`), or as it is written. Its words after the first are $a, $b, …; whoever sits there, $a-name. */
export function inWords(game: string, move: string, table: Pick<TableStore, 'name' | 'info'>): string {
  const [verb = '', ...rest] = move.split(' ');
  const key = `${game}-move-${verb}`;
  if (!says(key)) return move;
  const facts: Facts = {};
  rest.forEach((word, index) => {
    const letter = String.fromCharCode(97 + index);
    const seat = /^[1-9]\d?$/.test(word) ? Number(word) : 0;
    facts[letter] = seat || word;
    facts[`${letter}-name`] = seat && seat <= (table.info?.seats ?? 0) ? table.name(seat) : word;
  });
  return t(key, facts);
}
