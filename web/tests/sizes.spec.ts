/** Every moment on every screen: all that a decision needs is in sight, uncovered and large enough. */
import type { Page } from '@playwright/test';
import { misfits, resize, SIZES } from './fits';
import { expect, test, type Guest } from './house';
import { films, moments, show, type Moment } from './moments';
import { begin, seen, watch } from './shifts';

async function fit(all: [string, Moment][], guest: Guest): Promise<void> {
  const page = await guest('');
  const wrong: Record<string, string[]> = {};
  for (const [name, moment] of all) {
    await page.goto('about:blank');
    await resize(page, SIZES.laptop!);
    await show(page, moment);
    if (await page.locator('dialog').count()) continue; // a card held up to the lamp is all that one looks at
    for (const [size, screen] of Object.entries(SIZES)) {
      // What is wrong stays so; on a busy machine things need more than two frames to find their places.
      let found = ['never looked'];
      for (let looks = 0; found.length && looks < 4; looks++) {
        await resize(page, screen);
        found = await misfits(page, screen);
      }
      if (found.length) wrong[`${name}, ${size}`] = found;
    }
  }
  expect(wrong).toEqual({});
}

/** The fullest of each game. */
const FULLEST: Record<string, string> = { barking: 'crowd', boooop: 'doors', dixit: 'eight', spots: 'six-dogs' };

for (const [game, all] of Object.entries(moments())) {
  const fits = 'fits every screen: nothing needed is out of sight, covered or too small';
  const when = game === 'spots' || game === 'dixit' ? '' : ' @slow'; // they have most to show
  test(`the fullest moment of ${game} ${fits}${when}`, async ({ guest }) => {
    const name = FULLEST[game] ?? Object.keys(all)[0]!;
    await fit([[name, all[name]!]], guest);
  });
  test(`every moment of ${game} ${fits} @slow`, async ({ guest }) => {
    test.setTimeout(600_000);
    await fit(Object.entries(all), guest);
  });
}

for (const [number, [game, film]] of Object.entries(films()).entries()) {
  const when = number ? ' @slow' : '';
  test(`through a whole game of ${game} nothing jumps, on a phone${when}`, async ({ guest }) => {
    const page = await guest('', { viewport: { width: 390, height: 844 } });
    await watch(page);
    const say = await show(page, { ...film, plays: [] });
    await page.waitForLoadState('networkidle');
    let worst = { sum: 0, told: '' };
    for (const [number, play] of film.plays.entries()) {
      await begin(page);
      say(play);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { shifts } = await seen(page);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > worst.sum) worst = { sum, told: `frame ${number}: ${shifts.map(({ what }) => what).join('; ')}` };
    }
    // At a table a frame takes a second or more: this is its cumulative layout shift.
    expect(worst.sum, worst.told).toBeLessThan(0.05);
  });
}

for (const [number, [game, all]] of Object.entries(moments()).entries()) {
  const when = number ? ' @slow' : '';
  test(`advice at the first game of ${game} points at what it explains, and covers none of it${when}`, async ({
    guest,
  }) => {
    const page = await guest('');
    await page.addInitScript((key) => localStorage.removeItem(key), `lapki.coached.${game}`);
    const [first] = Object.values(all);
    for (const size of ['laptop', 'tablet', 'sideways', 'phone', 'small']) {
      await resize(page, SIZES[size]!);
      await show(page, { ...first!, plays: [], click: [] });
      const panel = page.locator('aside.coach');
      for (let mark = 1; await panel.isVisible(); mark++) {
        await expect
          .poll(() => covered(page), { message: `${game}, ${size}, advice ${mark}: what it explains is covered` })
          .toBe(0);
        await panel.locator('.button.soft').click();
      }
    }
  });
}

/** How much of what advice is about lies under it (px²); Infinity if it points at nothing. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [panel, ring] = ['aside.coach', '.ring'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!panel || !ring) return Infinity;
    const across = Math.min(panel.right, ring.right) - Math.max(panel.left, ring.left);
    const down = Math.min(panel.bottom, ring.bottom) - Math.max(panel.top, ring.top);
    return Math.max(0, across) * Math.max(0, down);
  });
}
