/** How anybody may feel: a cat's face, a paw, a heart. In a square of 32, in the page's own colours. */
const HEAD = 'M6 13 5 4l7 4a13 13 0 0 1 8 0l7-4-1 9c2 8-3 14-10 14S4 21 6 13z';

export interface Mark {
  d: string;
  /** Filled with the fur, the warm or the cold colour; else a line. */
  fill?: 'fur' | 'warm' | 'cold';
}

const face = (...marks: Mark[]): Mark[] => [{ d: HEAD, fill: 'fur' }, ...marks];
const NOSE: Mark = { d: 'M14.7 18.500h2.600L16 20z', fill: 'warm' };

/** By the key that is said over the wire. */
export const FACES: Record<string, Mark[]> = {
  paw: [
    { d: 'M16 15c5 0 9 4.5 9 8.5 0 3-2.5 4.5-5 4-2.5-.6-5.5-.6-8 0-2.5.5-5-1-5-4 0-4 4-8.5 9-8.500z', fill: 'warm' },
    { d: 'M7 9a3 4 0 1 0 .1 0zM13 4a3 4 0 1 0 .1 0zM19.5 4a3 4 0 1 0 .1 0zM25.5 9a3 4 0 1 0 .1 0z', fill: 'warm' },
  ],
  heart: [{ d: 'M16 28C6 21 3 16 3 11c0-7 9-9 13-2 4-7 13-5 13 2 0 5-3 10-13 17z', fill: 'warm' }],
  laugh: face(
    { d: 'M8.5 15c1-2 3-2 4 0M19.5 15c1-2 3-2 4 0' },
    { d: 'M10.5 18.500h11c0 4-2.5 6-5.5 6s-5.5-2-5.5-6z', fill: 'warm' },
  ),
  wow: face(
    { d: 'M10.5 12.500v3M21.5 12.500v3' },
    { d: 'M16 19a2.6 3.2 0 1 0 .1 0z', fill: 'warm' },
    { d: 'M8.5 9.500l3-1M23.5 9.500l-3-1' },
  ),
  sad: face(
    { d: 'M9 14.500c1 1.5 2.5 1.5 3.5 0M19.5 14.500c1 1.5 2.5 1.5 3.5 0' },
    NOSE,
    { d: 'M12.5 24c1.5-2 5.5-2 7 0' },
    { d: 'M9.5 17.500c-2 3-2 5 0 5s2-2 0-5z', fill: 'cold' },
  ),
  yawn: face(
    { d: 'M8.5 14h4M19.5 14h4' },
    { d: 'M16 17.500a3.5 4 0 1 0 .1 0z', fill: 'warm' },
    { d: 'M24 3h4l-4 4h4' },
  ),
};
