import { expect, test } from 'vitest';
import { beside, hidden } from './beside';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];
const OWN = { width: 300, height: 130 };

test('what explains stands on the screen and covers nothing of what it explains, wherever that is', () => {
  for (const screen of SCREENS)
    for (let left = 0; left < screen.width - 40; left += 20)
      for (let top = 0; top < screen.height - 60; top += 20) {
        const target = { left, top, width: 40, height: 60 };
        const at = beside(target, OWN, screen);
        expect(hidden(at, OWN, target), `${left} ${top}`).toBe(0);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + OWN.width).toBeLessThanOrEqual(screen.width);
        expect(at.top + OWN.height).toBeLessThanOrEqual(screen.height);
      }
});

test('of something as large as the screen it covers as little as it can', () => {
  const target = { left: 0, top: 60, width: 390, height: 700 };
  const at = beside(target, OWN, SCREENS[0]!);
  expect(hidden(at, OWN, target)).toBeLessThan(OWN.width * OWN.height);
});
