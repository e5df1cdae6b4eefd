/**
 * What the house says, in four languages, from the same `.ftl` files as the terminal.
 *
 * Groups are loaded when they are needed: `home` at once, a game's own with its table. A language is
 * switched as a whole, when all that is on the screen has arrived.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import texts from 'words:index';
import { keep } from './keep';

export const LANGUAGES = ['uk', 'pl', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each is named in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
  en: 'English',
};
export type Facts = Record<string, unknown>;

const loaded = new Set<string>();
/** Groups that no build holds: all words of a game that came with a package. The house sends them. */
const sent = new Set<string>();
let wanted: Language = 'en';
let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

/** The language of the screen. */
export function spoken(): Language {
  return language;
}

/** A message, with these facts in it. A missing one shows its key between marks, so that a test sees it. */
export function t(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return `⟦${key}⟧`;
  const problems: Error[] = [];
  const said = bundle.formatPattern(message.value, plainFacts(facts), problems);
  if (problems.length && import.meta.env.DEV) console.warn(key, problems);
  return said;
}

/** Is there such a message? */
export function says(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Is there such a group of messages? */
export function written(group: string): boolean {
  return texts[language]?.[group] !== undefined;
}

/** Have these groups at hand: `home`, `boooop`, `boooop-rules` … */
export async function learn(...groups: string[]): Promise<void> {
  groups.filter((group) => texts[wanted]?.[group] ?? sent.has(group)).forEach((group) => loaded.add(group));
  await speak(wanted);
}

/** The same of games whose words the house sends. Those that don't come are no longer wanted: all others go on. */
export async function learnSent(...games: string[]): Promise<void> {
  games.forEach((game) => sent.add(game));
  try {
    await learn(...games);
  } catch (no) {
    games.forEach((game) => loaded.delete(game));
    throw no;
  }
}

async function textOf(group: string, language: Language): Promise<string> {
  const held = texts[language]?.[group];
  if (held) return (await held()).default;
  const answer = await fetch(`/api/v1/games/${group}/words?lang=${language}`);
  if (!answer.ok) throw new Error(`There are no words of ${group}.`);
  return answer.text();
}

/** Speak this language from now on. Whatever was wanted last counts, whichever file comes last. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const groups = [...loaded];
  const sources = await Promise.all(groups.map((group) => textOf(group, next)));
  if (wanted !== next || loaded.size !== groups.length) return wanted === next ? speak(next) : undefined;
  const speaking = new FluentBundle(next, { useIsolating: false });
  for (const source of sources) speaking.addResource(new FluentResource(source));
  bundle = speaking;
  language = next;
  document.documentElement.lang = next;
}

/** Speak it, and remember; tells whether its words came. If they didn't, all stays as it was. */
export async function choose(chosen: Language): Promise<boolean> {
  try {
    await speak(chosen);
  } catch {
    if (wanted === chosen) wanted = language;
    return false;
  }
  if (wanted === chosen) keep('language', chosen);
  return true;
}

/** The first words: in the language that first.js found. */
export async function begin(): Promise<void> {
  const found = document.documentElement.lang as Language;
  wanted = LANGUAGES.includes(found) ? found : 'en';
  await learn('home');
}

/** A fact as Fluent takes it: numbers and words; `none`, `yes`, `no` to select by. As in words.py. */
function plain(fact: unknown): FluentVariable {
  if (fact === null || fact === undefined) return 'none';
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (Array.isArray(fact)) return fact.join(', ');
  return fact as FluentVariable;
}

function plainFacts(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name.replaceAll('_', '-'), plain(fact)]));
}
