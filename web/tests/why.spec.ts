/** *Why?*: whatever lies on a table explains itself, beside itself, to a mouse, a finger and a key. */
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { isWell, moments, show, type Moment } from './moments';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const shown = (page: Page) => page.locator('.explained');
/** All that can be reached by keys, too. */
const things = (page: Page) => page.locator('button[data-why]:visible, [data-why]:visible:has(button)');
/** Those with something to say: an empty cell has nothing. */
async function explained(page: Page): Promise<number> {
  for (let index = 0; index < (await things(page).count()); index++) {
    await things(page).nth(index).dispatchEvent('keydown', { key: 'i', bubbles: true });
    if (!(await shown(page).count())) continue;
    await page.keyboard.press('Escape');
    return index;
  }
  throw new Error('nothing explains itself');
}

/** The first moment of a game in which something is asked of me, or in which a round has ended. */
function telling(all: Record<string, Moment>): Moment {
  const found = Object.values(all).find(({ hello, plays }) => !plays.length && hello.now?.question !== undefined);
  return { ...(found ?? Object.values(all)[0]!), click: [] };
}

/** A moment with things that explain themselves; not every question has some. */
async function open(page: Page, all: Record<string, Moment>): Promise<void> {
  for (const moment of [telling(all), ...Object.values(all)]) {
    await show(page, { ...moment, click: [] });
    if (await things(page).count()) return;
  }
}

async function besideIt(page: Page, index: number): Promise<void> {
  const [own, target] = await Promise.all([shown(page).boundingBox(), things(page).nth(index).boundingBox()]);
  const apart =
    own!.x + own!.width <= target!.x ||
    target!.x + target!.width <= own!.x ||
    own!.y + own!.height <= target!.y ||
    target!.y + target!.height <= own!.y;
  expect(apart, 'it covers what it explains').toBe(true);
  const screen = page.viewportSize()!;
  expect(own!.x).toBeGreaterThanOrEqual(0);
  expect(own!.y).toBeGreaterThanOrEqual(0);
  expect(own!.x + own!.width).toBeLessThanOrEqual(screen.width);
  expect(own!.y + own!.height).toBeLessThanOrEqual(screen.height);
}

async function press(page: Page, index: number, ms: number): Promise<void> {
  const box = (await things(page).nth(index).boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(ms); // a press is as long as it is
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [number, [game, all]] of Object.entries(moments()).entries()) {
  const when = number ? ' @slow' : '';
  test(`in ${game}, a mouse that rests and a key are told what something is, and Escape puts it away${when}`, async ({
    guest,
  }) => {
    const page = await guest('');
    await open(page, all);
    const index = await explained(page);
    const before = await page.locator('main.board').boundingBox();
    const thing = things(page).nth(index);

    await thing.hover();
    await expect(shown(page)).toBeVisible();
    await besideIt(page, index);
    expect(await page.locator('main.board').boundingBox(), 'nothing moves').toEqual(before);
    await page.mouse.move(2, 2);
    await expect(shown(page)).toBeHidden();

    await thing.evaluate((one: HTMLElement) => (one.matches('button') ? one : one.querySelector('button'))?.focus());
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog')).toBeFocused();
    await isWell(page, `${game}, explained`);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
    await expect(thing.locator('xpath=descendant-or-self::*[self::button]').first()).toBeFocused();
  });

  test(`in ${game}, a long press is told what something is and chooses nothing${when}`, async ({ guest }) => {
    const page = await guest('', PHONE);
    await open(page, all);
    const index = await explained(page);
    const note = await page.locator('.note').textContent();
    await press(page, index, 700);
    await expect(shown(page)).toBeVisible();
    await besideIt(page, index);
    expect(await page.locator('.note').textContent()).toBe(note);
    await isWell(page, `${game}, explained on a phone`);

    const rule = shown(page).getByRole('link');
    if (!(await rule.count())) return;
    await rule.click();
    await expect(shown(page)).toBeHidden();
    await expect(page.getByRole('tabpanel').locator('[aria-current]')).toBeInViewport();
  });

  test(`in ${game}, the first advice can be called back, and covers nothing that it is about${when}`, async ({
    guest,
  }) => {
    const page = await guest('');
    await show(page, telling(all));
    const coach = page.getByRole('complementary', { name: 'Порада' });
    await expect(coach).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('link', { name: 'Навчитися грати' })).toHaveAttribute('href', `/learn/${game}`);
    await page.getByRole('button', { name: 'Поради ще раз' }).click();
    const next = coach.getByRole('button', { name: /Далі|Грати!/ });
    for (let pages = 0; pages < 4 && (await coach.isVisible()); pages++) {
      const ring = page.locator('.frame > .ring');
      const overlap = async () => {
        const [own, about] = await Promise.all([coach.boundingBox(), ring.boundingBox()]);
        const across = Math.min(own!.x + own!.width, about!.x + about!.width) - Math.max(own!.x, about!.x);
        const down = Math.min(own!.y + own!.height, about!.y + about!.height) - Math.max(own!.y, about!.y);
        return Math.min(across, down);
      };
      if (await ring.count()) await expect.poll(overlap, `advice ${pages + 1}`).toBeLessThanOrEqual(0);
      await next.click();
    }
    await expect(coach).toBeHidden();
  });
}
