/**
 * The order of a game's rules, for which tables they count, and its examples. It comes from `games/X/rules.json`, which
 * `tools/rules.py` writes; the words come from `X-rules.ftl`. Of a game that came with a package the house sends both.
 */
import { ask, No } from '../core/api';
import { learn, learnSent, t } from '../core/words.svelte';

/** For which tables something counts: by `seats` and by options. */
export type Condition = Record<string, (number | string)[]>;

export interface Example {
  name: string;
  rules: number[];
  steps: number;
}

export interface Book {
  prefix: string;
  chapters: { name: string; rules: number[] }[];
  when: Record<string, Condition>;
  ours: number[];
  twists: Record<string, Condition>;
  printed: {
    names: Record<string, string>;
    players: string;
    publishers?: string[];
    by?: string;
    ages?: number;
    minutes?: number;
  } | null;
  examples: Example[];
}

/** One table, as far as it is known: what isn't said folds nothing. */
export type At = Record<string, string>;

const books = import.meta.glob<Book>('../games/*/rules.json', { import: 'default' });

/** A game's book, with its words at hand; null if there is no such game. */
export async function bookOf(game: string, ...groups: string[]): Promise<Book | null> {
  const load = books[`../games/${game}/rules.json`];
  if (!load) return sentBook(game);
  const [book] = await Promise.all([load(), learn(`${game}-rules`, 'rules', ...groups)]);
  return book;
}

async function sentBook(game: string): Promise<Book | null> {
  try {
    const book = await ask<Book>('GET', `/games/${encodeURIComponent(game)}/book`);
    await Promise.all([learnSent(game), learn('rules')]);
    return book;
  } catch (no) {
    if (no instanceof No && no.refused.key !== 'unreachable') return null;
    throw no;
  }
}

/** Does it count at this table? An option may be several words with commas between: one is enough. */
export function counts(condition: Condition | undefined, at: At | null): boolean {
  if (!condition || !at) return true;
  return Object.entries(condition).every(([name, wanted]) => {
    const said = at[name]?.split(',');
    return !said || wanted.some((one) => said.includes(String(one)));
  });
}

/** A message of several parts, which empty lines divide. */
export function parts(key: string): string[] {
  return t(key).split(/\n\s*\n/);
}

/** A table as the address of its rules tells of it. */
export function asQuery(at: At | null): string {
  return at ? `?${new URLSearchParams(at)}` : '';
}

export function fromQuery(query: string): At | null {
  const at = Object.fromEntries(new URLSearchParams(query));
  return Object.keys(at).length ? at : null;
}
