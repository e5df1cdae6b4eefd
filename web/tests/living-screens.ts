/**
 * Pictures of the living room: big screens, hands and the curtain.
 *
 *     python tools/web.py screens -g living          all of them
 *     python tools/web.py screens -g "living dixit"  some of them
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeIn, expect, makeTable, test } from './house';
import { calm, moments, show } from './moments';

const OUT = join(import.meta.dirname, '..', 'test-results', 'screens');
const BIG = { tv: { width: 1920, height: 1080 }, small: { width: 1280, height: 720 } };

async function shoot(page: Page, name: string): Promise<void> {
  await calm(page);
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: join(OUT, `living-${name}.png`) });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of Object.entries(BIG)) {
  for (const [game, all] of Object.entries(moments())) {
    for (const [name, { room, ...moment }] of Object.entries(all)) {
      if (room)
        test(`living ${game} ${name} ${size}`, async ({ browser, house }) => {
          const page = await comeIn(browser, house, 'Соломія', { viewport });
          await show(page, { ...moment, ...room, room, click: [] }, undefined, {
            page: '/tv/moment',
            shows: 'main.room h1',
          });
          await page.waitForTimeout(300);
          await expect(page.locator('.line .picture img:not(.sharp)')).toHaveCount(0);
          await shoot(page, `${game}-${name}-${size}`);
          await page.context().close();
        });
    }
  }
  test(`living lobby ${size}`, async ({ browser, house }) => {
    const page = await comeIn(browser, house, 'Соломія', { viewport });
    const id = await makeTable(page, { game: 'dixit', seats: 6, sit: true });
    for (const [seat, name] of ['Марко', 'Орися', 'Ян'].entries()) {
      const guest = await comeIn(browser, house, name, { viewport });
      await guest.context().request.put('/api/v1/me', { data: { name, avatar: ['raccoon', 'frog', 'owl'][seat] } });
      await guest.context().request.put(`/api/v1/tables/${id}/seats/${seat + 2}`, { data: {} });
      if (seat < 2) await guest.goto(`/t/${id}`);
    }
    await page.goto(`/tv/${id}`);
    await page.locator('main.room h1').waitFor();
    await shoot(page, `lobby-${size}`);
    await page.context().close();
  });
}

// --- hands and the curtain

const PHONES = { phone: { width: 390, height: 844 }, low: { width: 360, height: 640 } };
const HANDS = {
  barking: ['play', 'crowd', 'discard'],
  dixit: ['giving', 'voting', 'telling'],
  spots: ['settle'],
  boooop: ['foreseen'],
};
for (const [size, viewport] of Object.entries(PHONES))
  for (const [game, names] of Object.entries(HANDS))
    for (const name of names)
      test(`living hand ${game} ${name} ${size}`, async ({ browser, house }) => {
        const page = await comeIn(browser, house, 'Соломія', { viewport });
        const moment = structuredClone(moments()[game]![name]!);
        (moment.hello as unknown as { table: { screens: number } }).table.screens = 1;
        await show(page, moment);
        await shoot(page, `hand-${game}-${name}-${size}`);
        await page.context().close();
      });

const TABLETS = { sideways: { width: 1024, height: 768 }, upright: { width: 768, height: 1024 }, phone: PHONES.phone };
for (const [size, viewport] of Object.entries(TABLETS))
  test(`living curtain ${size}`, async ({ browser, house }) => {
    const page = await comeIn(browser, house, 'Соломія', { viewport });
    const id = await makeTable(page, { game: 'barking', seats: 3, sit: true });
    const as = (number: number) => ({
      data: { name: ['', 'Оля', 'Ян'][number], avatar: ['', 'panda', 'owl'][number] },
    });
    for (const number of [1, 2]) {
      await page.context().request.put(`/api/v1/me?as=${number}`, as(number));
      await page.context().request.put(`/api/v1/tables/${id}/seats/${number + 1}?as=${number}`, { data: {} });
    }
    await page.context().request.post(`/api/v1/tables/${id}/start`);
    await page.context().addInitScript(() => localStorage.setItem('lapki.beside', 'yes'));
    await page.goto(`/t/${id}`);
    await page.locator('.fence').waitFor();
    await shoot(page, `curtain-${size}`);
    await page.context().close();
  });
