/** The pictures of a deck: where they are, what stands in for them while they come, what they show. */
import { type Language, spoken } from '../../core/words.svelte';
import type { DixitTable } from './table';

interface Said {
  title?: string;
  about: string;
}
type Texts = Record<string, Said>;

/** The house's own deck; all others lie where the host put them. */
const OURS = 'dreams';
const DREAMS = import.meta.glob<Texts>('./dreams/*.json', { import: 'default' });

export class Deck {
  private standIns = $state.raw<Record<string, string>>({});
  private texts = $state.raw<Partial<Record<Language, Texts>>>({});
  private folder: string;

  constructor(private name: string) {
    this.folder = name === OURS ? '/pictures/dixit/dreams' : `/decks/${name}`;
    void read<Record<string, string>>(`${this.folder}/stand-ins.json`).then((found) => (this.standIns = found ?? {}));
  }

  url(card: number): string {
    return `${this.folder}/${card}.webp`;
  }

  /** A few blurred pixels, for a background; nothing before they are here. */
  standIn(card: number): string | null {
    const pixels = this.standIns[card];
    return pixels ? `url("${pixels}")` : null;
  }

  /** What a card shows, in neutral words; null where nobody has said it. */
  about(card: number): string | null {
    return this.texts[spoken()]?.[card]?.about || null;
  }

  title(card: number): string | null {
    return this.texts[spoken()]?.[card]?.title ?? null;
  }

  /** Fetch the words of this language, once. */
  async learn(language: Language): Promise<void> {
    if (this.texts[language]) return;
    const texts = this.name === OURS ? await DREAMS[`./dreams/${language}.json`]?.() : await this.keywords(language);
    if (texts) this.texts = { ...this.texts, [language]: texts };
  }

  /** Own decks may have keywords instead of descriptions. */
  private async keywords(language: Language): Promise<Texts> {
    const deck = await read<{ cards: { card: number; words: Partial<Record<Language, string[]>> }[] }>(
      `${this.folder}/deck.json`,
    );
    const said = (deck?.cards ?? []).map(
      ({ card, words }) => [card, { about: (words[language] ?? []).join(', ') }] as const,
    );
    return Object.fromEntries(said);
  }
}

const decks = new Map<string, Deck>();

/** The deck that this table plays with. */
export function deckOf(table: DixitTable): Deck {
  const name = table.info?.options.deck ?? OURS;
  const deck = decks.get(name) ?? new Deck(name);
  decks.set(name, deck);
  return deck;
}

/** A file of JSON, or null: a game goes on without it. */
async function read<Content>(url: string): Promise<Content | null> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Content) : null;
  } catch {
    return null;
  }
}
