/** Does a moment fit its screen? What a decision needs is looked for in the page itself, as eyes and fingers would. */
import type { Page } from '@playwright/test';

export interface Size {
  width: number;
  height: number;
  /** Fingers, not a mouse: targets must be larger. */
  touch?: boolean;
  /** The browser's own size of text: 2 is twice as large as usual. */
  text?: number;
}

export const SIZES: Record<string, Size> = {
  laptop: { width: 1280, height: 800 },
  large: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
  tablet: { width: 1024, height: 768, touch: true },
  upright: { width: 768, height: 1024, touch: true },
  sideways: { width: 844, height: 390, touch: true },
  phone: { width: 390, height: 844, touch: true },
  small: { width: 360, height: 640, touch: true },
  'phone-text': { width: 390, height: 844, touch: true, text: 2 },
  'laptop-text': { width: 1280, height: 800, text: 2 },
};

/** Look at the page on a screen of this size. */
export async function resize(page: Page, size: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = 16 * (size.text ?? 1);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.mouse.move(0, 0); // nothing is explained that nobody points at
  // Two frames: one in which rooms are measured, one in which things have found their places there.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // What moves comes to its end; a motion that is given up on the way never does.
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
  });
}

/** What doesn't fit, in words; empty if all is well. */
export function misfits(page: Page, { touch = false, text = 1, width, height }: Size): Promise<string[]> {
  return page.evaluate(looked, { touch, large: text > 1, wide: width > height });
}

/** Runs in the page. */
function looked({ touch, large, wide }: { touch: boolean; large: boolean; wide: boolean }): string[] {
  const SMALLEST_TEXT = 12.4;
  const [FINGER, POINTER] = [43.5, 24];
  /** So much of the screen's height a board has on a wide screen, and so much may lie empty in one piece. */
  const [BOARD, EMPTY] = [0.5, 0.18];
  const wrong: string[] = [];
  const board = document.querySelector<HTMLElement>('main.board')!;
  const all = (from: Element, selector: string) => [...from.querySelectorAll<HTMLElement>(selector)];
  const seen = (one: Element) =>
    one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && one.getBoundingClientRect().width > 1.5;
  const called = (one: Element) =>
    `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`;

  // What a decision needs: the note and its buttons, and all that can be chosen.
  const targets = all(
    board,
    'button:not([role=gridcell]), textarea, [role=gridcell]:is(.open, .grown), a.button',
  ).filter((one) => seen(one) && !one.matches(':disabled') && !one.closest('dialog, .quiet, [data-aside]'));
  const asks = all(board, '.note h2, .note .words p').filter(seen);

  /** The part of it that is really there for a finger: not under something else. */
  function touchable(one: HTMLElement): { width: number; height: number } {
    const { left, top, width, height } = one.getBoundingClientRect();
    const steps = 12;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps; j++) {
        const [x, y] = [left - 10 + ((width + 20) * i) / steps, top - 10 + ((height + 20) * j) / steps];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === one || one.contains(hit))) {
          xs.push(x);
          ys.push(y);
        }
      }
    if (!xs.length) return { width: 0, height: 0 };
    const [across, down] = [(width + 20) / steps, (height + 20) / steps];
    return { width: Math.max(...xs) - Math.min(...xs) + across, height: Math.max(...ys) - Math.min(...ys) + down };
  }

  for (const one of [...asks, ...targets]) {
    if (large) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const out = [
      box.left < -1 || box.right > innerWidth + 1 ? 'is cut at the side' : '',
      (box.top < -1 || box.bottom > innerHeight + 1) && !(large && box.height > innerHeight) ? 'is off the screen' : '',
    ].find(Boolean);
    if (out) {
      wrong.push(`${called(one)} ${out} (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`);
      continue;
    }
    if (asks.includes(one)) {
      const hit = document.elementFromPoint(box.left + Math.min(20, box.width / 2), box.top + box.height / 2);
      if (!hit?.closest('.note')) wrong.push(`${called(one)} is covered by ${hit ? called(hit) : 'nothing'}`);
      continue;
    }
    const there = touchable(one);
    const least = touch ? FINGER : POINTER;
    if (there.width < 4) wrong.push(`${called(one)} is covered`);
    else if (Math.min(there.width, there.height) < least - 3 && !one.closest('p'))
      wrong.push(`${called(one)} is too small: ${Math.round(there.width)}×${Math.round(there.height)}`);
  }

  // All that is read is large enough.
  const small = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector('.frame')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!one || !texts.currentNode.textContent?.trim() || !seen(one) || one.closest('.unseen, option')) continue;
    const scale = one.offsetHeight ? one.getBoundingClientRect().height / one.offsetHeight : 1;
    const read = parseFloat(getComputedStyle(one).fontSize) * (scale < 0.9 ? scale : 1);
    if (read < SMALLEST_TEXT) small.add(`${called(one)} is written too small: ${read.toFixed(1)} px`);
  }
  wrong.push(...small);

  // Words aren't cut.
  for (const one of [...all(document.body, '.people strong'), ...all(board, '.note h2, .note p, .button, .name')])
    if (seen(one) && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
      wrong.push(`${called(one)} is cut short`);
  if (document.documentElement.scrollWidth > innerWidth) {
    const out = all(document.body, '*').find((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
    wrong.push(`the page scrolls sideways: ${out ? called(out) : 'nothing in sight'}`);
  }
  if (large) return wrong;

  // Nothing has to be scrolled, and no room is wasted.
  if (document.documentElement.scrollHeight > innerHeight + 1)
    wrong.push(`the page scrolls: ${document.documentElement.scrollHeight} > ${innerHeight}`);
  for (const one of all(board, '*'))
    if (/auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2 && seen(one))
      wrong.push(`${called(one)} scrolls: ${one.scrollHeight} > ${one.clientHeight}`);
  const marked = all(board, '[data-board]').map((one) => one.getBoundingClientRect());
  const share =
    (Math.max(...marked.map((box) => box.bottom)) - Math.min(...marked.map((box) => box.top))) / innerHeight;
  if (wide && !(share >= BOARD)) wrong.push(`the board has ${Math.round(100 * share)} % of the height`);
  const ink = all(board, 'img, svg, button, .note, p, h2, h3, span, pre')
    .filter((one) => !one.closest('[data-scenery]') && seen(one))
    .map((one) => one.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  const whole = board.getBoundingClientRect();
  let down = whole.top;
  for (const { top, bottom } of [...ink, { top: whole.bottom, bottom: whole.bottom }]) {
    if (top - down > EMPTY * innerHeight) wrong.push(`empty from ${Math.round(down)} to ${Math.round(top)}`);
    down = Math.max(down, bottom);
  }
  return wrong;
}
