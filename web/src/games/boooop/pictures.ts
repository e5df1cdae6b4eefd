/** Which picture shows what. */
import type { Heading } from './geometry';

export type Drawn = 'kitten' | 'cat' | 'cat-asleep' | 'hat' | 'ghost' | `ghost-${Heading}`;

/** The picture of a seat's piece: violet with hats, or orange with pumpkins. */
export function picture(what: Drawn, seat: number): string {
  const [body, heading] = what.split('-');
  const family = seat === 1 ? 'violet' : 'orange';
  return `/pictures/boooop/${[body, family, heading].filter(Boolean).join('-')}.svg`;
}
