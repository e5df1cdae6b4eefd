/** The end of a game: what won it is seen on the board, and a card of it can be shared. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { calm, isWell, moments, show } from './moments';
import { finished } from './replay';

/** A moment that ends each game, and what is held up there. */
const ENDS: Record<string, { moment: string; lit: string; back: string }> = {
  boooop: { moment: 'won', lit: '[data-on="c2"]', back: '[data-on="a6"]' },
  spots: { moment: 'won', lit: '.dogs [data-dog="momo"]', back: '.tiles img' },
  dixit: { moment: 'won', lit: '[data-runner="1"] > *', back: '[data-runner="2"] > *' },
  barking: { moment: 'over', lit: '[data-taken="3"]', back: '[data-taken="2"] img' },
};

const opacity = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Number(getComputedStyle(one).opacity));
const glows = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => getComputedStyle(one).filter.includes('drop-shadow'));

for (const [game, { moment, lit, back }] of Object.entries(ENDS))
  test(`${game}: what won is held up, and the rest steps back`, async ({ guest }) => {
    const page = await guest('Соломія', { viewport: { width: 390, height: 844 } });
    await show(page, moments()[game]![moment]!);
    await calm(page);
    await expect.poll(() => glows(page, lit)).toBe(true);
    await expect(page.locator(lit).first()).toBeInViewport();
    expect(await opacity(page, lit)).toBe(1);
    expect(await opacity(page, back)).toBeLessThan(0.5);
    await isWell(page, `the end of ${game}`);
  });

test('joy flies up before those who look on, and not where nothing shall move', async ({ guest }) => {
  const won = moments()['boooop']!['won']!;
  const seen = async (motion: 'on' | 'off') => {
    const page = await guest('Соломія');
    await page.addInitScript((wanted) => localStorage.setItem('lapki.motion', wanted), motion);
    await page.addInitScript(() => {
      const flown: string[] = ((window as unknown as { flown: string[] }).flown = []) as string[];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const one of addedNodes)
            if (one instanceof HTMLImageElement && one.closest('[data-flights]')) flown.push(one.src);
      }).observe(document, { childList: true, subtree: true });
    });
    await show(page, won);
    await expect.poll(() => glows(page, '[data-on="c2"]'), { timeout: 15_000 }).toBe(true);
    await calm(page);
    const flown = await page.evaluate(() => (window as unknown as { flown: string[] }).flown);
    return flown.filter((picture) => picture.includes('hat-violet')).length;
  };
  expect(await seen('on')).toBeGreaterThan(0);
  expect(await seen('off')).toBe(0);
});

test('a finished game is shared as a card, with names or without, sent or saved', async ({ guest }) => {
  test.setTimeout(120_000); // bots may have to be compiled first
  const page = await guest('Соломія');
  // A browser that can send files, and tells what it sent.
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, url }: ShareData) =>
        void sent.push({ name: files?.[0]?.name, type: files?.[0]?.type, url }),
    });
  });
  const id = await finished(page, 'boooop');
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Поділитися' }).click();
  const dialog = page.getByRole('dialog', { name: 'Листівка партії' });
  const card = dialog.getByRole('img').first();
  const wide = () => card.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth);
  await expect.poll(wide, { timeout: 30_000 }).toBe(1200);
  await isWell(page, 'the card');
  await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(`/g/${id}$`));

  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Зберегти картинку' }).click();
  const file = await (await saved).path();
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');

  await dialog.getByRole('button', { name: 'Надіслати листівку' }).click();
  const sent = await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
  const url = `${new URL(page.url()).origin}/g/${id}`;
  expect(sent).toEqual([{ name: `lapki-${id}.png`, type: 'image/png', url }]);

  await expect(card).toHaveAttribute('src', /lang=uk&names=true$/);
  await dialog.getByRole('checkbox', { name: 'Імена на листівці' }).uncheck();
  await expect(card).toHaveAttribute('src', /names=false$/);
  await expect.poll(wide, { timeout: 30_000 }).toBe(1200);

  await page.goto(`/g/${id}`);
  await page.getByRole('button', { name: 'Поділитися миттю' }).click();
  await expect(page.getByRole('dialog', { name: 'Листівка партії' }).getByRole('img').first()).toBeVisible();
});
