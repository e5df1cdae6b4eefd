/** What is said at a table with a tap, or by the custom of its printed box: shown at whoever says it, for a while. */
import { me } from '../core/me.svelte';
import { settings } from '../core/settings.svelte';
import { says, t } from '../core/words.svelte';
import type { Step, TableInfo, Uttered } from '../wire/house';

/** How long a bubble stays (ms): to find it, and to read it. */
const LASTS = 5_000;

export interface Bubble {
  /** Whose it is: nobody has two. */
  who: string;
  /** Where they sit; null: they look on. */
  seat: number | null;
  /** Whoever looks on stands nowhere, and is named. */
  name: string;
  /** A move has them say it; the log tells of the move. */
  byCustom: boolean;
  key: string;
}

export class Talk {
  bubbles = $state.raw<Bubble[]>([]);
  private ends = new Map<string, ReturnType<typeof setTimeout>>();

  /** Somebody said it. */
  hear({ person, seat, key }: Uttered): void {
    if (me.who?.mutes.includes(person.id)) return;
    this.show({ who: speaker(seat, person.id), seat, name: person.name, byCustom: false, key });
  }

  /** What a move has whoever makes it say, at a table where such things are said. */
  overhear(steps: Step[], info: TableInfo | null, name: (seat: number) => string): void {
    for (const { actor, events } of steps) {
      const tags = (events as { event: string }[] | undefined)?.map(({ event }) => event) ?? [];
      const key = tags.map((tag) => info?.aloud[tag]).find(Boolean);
      const seat = Number(actor);
      if (key && seat) this.show({ who: speaker(seat), seat, name: name(seat), byCustom: true, key });
    }
  }

  /** The bubble in words, for those who can't see the picture; null if this page doesn't know it. */
  inWords(game: string, key: string): string | null {
    const message = [`${game}-phrase-${key}`, `web-react-${key}`].find(says);
    return message ? t(message) : null;
  }

  close(): void {
    this.ends.forEach(clearTimeout);
    this.bubbles = [];
  }

  private show(bubble: Bubble): void {
    if (!settings.talk) return;
    const others = () => this.bubbles.filter(({ who }) => who !== bubble.who);
    clearTimeout(this.ends.get(bubble.who));
    this.bubbles = [...others(), bubble];
    this.ends.set(
      bubble.who,
      setTimeout(() => (this.bubbles = others()), LASTS),
    );
  }
}

const speaker = (seat: number | null, person = ''): string => (seat === null ? person : `seat ${seat}`);
