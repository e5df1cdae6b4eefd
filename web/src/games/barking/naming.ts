/**
 * Cards by their names and pictures. They are written as in a record: a dog by its rank, a wonder dog `W`
 * (among barking dogs with the breed it plays, `W9`), a cat `C`.
 */
import { spoken, t } from '../../core/words.svelte';
import box from './box.json';

export const WONDER = 'W';
export const CAT = 'C';

/** The breeds by rank, and how many cards of each lie in the box: as the game's own data say. */
const BREEDS = new Map(box.dogs.breed.map(({ name, cards }, index) => [String(index + 1), { name, cards }]));

export const isDog = (card: string): boolean => BREEDS.has(card);

/** `bulldog`, `wonder`, `cat`: the card's name in words and pictures. */
export function kind(card: string): string {
  if (card === CAT) return 'cat';
  return BREEDS.get(card)?.name ?? 'wonder';
}

/** What stands in the corner: the rank, `★`, or a wonder dog's borrowed rank beside its star. */
export function corner(card: string): string {
  return isWonder(card) ? `★${card.slice(1)}` : card === CAT ? '' : card;
}

/** The breed that a card barks as, by its rank. */
export const rank = (card: string): string => card.replace(WONDER, '');
export const isWonder = (card: string): boolean => card.startsWith(WONDER);

/** Breed by breed, wonder dogs first: the last one of a breed lies on top, and that is a dog of that breed. */
export function breedByBreed(cards: string[]): string[] {
  return [...new Set(cards.map(rank))].flatMap((one) =>
    cards.filter((card) => rank(card) === one).sort((a, b) => Number(isWonder(b)) - Number(isWonder(a))),
  );
}

export const many = (card: string): number | null => BREEDS.get(card)?.cards ?? null;
export const name = (card: string): string => t('barking-card', { name: kind(card) });
export const item = (key: string): string => t('barking-item', { item: key });

export const pictureOf = {
  card: (card: string): string => `/pictures/barking/card-${kind(card)}.svg`,
  dog: (card: string): string => `/pictures/barking/dog-${kind(card)}.svg`,
  item: (key: string): string => `/pictures/barking/item-${key}.svg`,
};

/** «2 бульдоги й диво-пес»: cards counted, equal ones together. */
export function counted(cards: string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(kind(card), (counts.get(kind(card)) ?? 0) + 1);
  return listed(
    [...counts].map(([name, count]) =>
      count > 1 ? t('barking-web-dogs', { name, count }) : t('barking-card', { name }),
    ),
  );
}

/** Several things in one sentence, as this language joins them. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(things);
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken()) + text.slice(1);
}
