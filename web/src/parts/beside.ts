/** Where something small goes so that it doesn't cover what it speaks of. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/**
 * Below if there is room, else above, right, left, and rather where nothing of `free` is hidden; if there is room
 * nowhere, at the edge of the screen that hides least of what it speaks of.
 */
export function beside(target: Box, own: Size, screen: Size, free: Box | null = null): { left: number; top: number } {
  const within = (at: number, length: number, whole: number) => Math.max(EDGE, Math.min(at, whole - length - EDGE));
  const left = within(target.left + target.width / 2 - own.width / 2, own.width, screen.width);
  const top = within(target.top + target.height / 2 - own.height / 2, own.height, screen.height);
  const ways = [
    { left, top: target.top + target.height + GAP },
    { left, top: target.top - own.height - GAP },
    { left: target.left + target.width + GAP, top },
    { left: target.left - own.width - GAP, top },
  ];
  const fits = (way: { left: number; top: number }) =>
    way.left >= EDGE &&
    way.top >= EDGE &&
    way.left + own.width <= screen.width - EDGE &&
    way.top + own.height <= screen.height - EDGE;
  const found = ways.filter(fits);
  const best = found.find((way) => !free || !hidden(way, own, free)) ?? found[0];
  if (best) return best;
  const forced = ways.map((way) => ({
    left: within(way.left, own.width, screen.width),
    top: within(way.top, own.height, screen.height),
  }));
  return forced.reduce((best, way) => (hidden(way, own, target) < hidden(best, own, target) ? way : best));
}

/** The button that plays a move: whatever explains something leaves it free. */
export function mainButton(): Box | null {
  return document.querySelector('.note .button.main')?.getBoundingClientRect() ?? null;
}

/** How much of the target would be covered. */
export function hidden(at: { left: number; top: number }, own: Size, target: Box): number {
  const across = Math.min(at.left + own.width, target.left + target.width) - Math.max(at.left, target.left);
  const down = Math.min(at.top + own.height, target.top + target.height) - Math.max(at.top, target.top);
  return Math.max(0, across) * Math.max(0, down);
}
