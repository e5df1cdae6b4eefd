/** What jumps while a game goes on: the browser's own layout shifts, frames that are late. */
import type { Page } from '@playwright/test';

interface Seen {
  /** Browsers count what comes unasked: not what follows a tap or a key. */
  shifts: { at: number; value: number; what: string; asked: boolean }[];
  frames: number[];
}

/** From the next page on, watch. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], frames: [] };
    (window as unknown as { seenJumps: Seen }).seenJumps = seen;
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const named = (node: Node | null) => {
      const one = node instanceof Element ? node : (node?.parentElement ?? null);
      return one ? `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}` : '?';
    };
    const told = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      `${named(node)} ${[from.x, from.y, from.width, from.height].map(Math.round).join(' ')} → ${[to.x, to.y, to.width, to.height].map(Math.round).join(' ')}`;
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[])
        seen.shifts.push({ at: startTime, value, what: sources.map(told).join('; '), asked: hadRecentInput });
    }).observe({ type: 'layout-shift', buffered: true });
    let last = performance.now();
    const tick = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Forget what was until now: the opening isn't the game. */
export async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = (window as unknown as { seenJumps: Seen }).seenJumps;
    seen.shifts.length = seen.frames.length = 0;
  });
}

export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seenJumps: Seen }).seenJumps);
}

/** Cumulative layout shift, as browsers count it: the worst five seconds without a second's rest. */
export function cumulative(shifts: Seen['shifts']): number {
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - began > 5000) [sum, began] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
