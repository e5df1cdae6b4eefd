/** Pictures of dogs that may come on the stage: asked for before, and held, so that they are there when they come. */
import type { View } from '../../wire/spots';

const held = new Map<string, HTMLImageElement>();

export const pictureOf = (dog: string): string => `/pictures/spots/dog-${dog}.svg`;

/** Everybody's dogs, and the one that somebody may take next. */
export function hold({ players, top }: Pick<View, 'players' | 'top'>): void {
  const dogs = players.flatMap((player) => player.dogs.map(({ name }) => name));
  for (const dog of top ? [...dogs, top] : dogs) {
    if (held.has(dog)) continue;
    const image = new Image();
    image.fetchPriority = 'low'; // those that are seen come first
    image.src = pictureOf(dog);
    held.set(dog, image);
  }
}
