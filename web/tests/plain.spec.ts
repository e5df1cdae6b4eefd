/** A game of another package: installed as a wheel, seated by the house, played in a browser to its end. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { misfits, resize, SIZES } from './fits';
import { comeIn, expect, House, makeTable, test as base } from './house';

const ROOT = join(import.meta.dirname, '..', '..');
const PYTHON = join(ROOT, '.venv', 'bin', 'python');
const GAME = 'hedgehogs';

/** A wheel is built of the example and unpacked, which is all that an installer does with it. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lapki-guest-'));
  const python = (...words: string[]) =>
    execFileSync(PYTHON, words, { cwd: join(ROOT, 'examples', GAME), stdio: 'pipe' });
  python('-m', 'hatchling', 'build', '-t', 'wheel', '-d', folder);
  const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'))!;
  python('-m', 'zipfile', '-e', join(folder, wheel), join(folder, 'site'));
  return folder;
}

const test = base.extend<object, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = installed();
      const house = await House.somewhere({ PYTHONPATH: join(folder, 'site') });
      await house.open();
      await use(house);
      await house.tearDown();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const moves = (page: Page) => page.locator('[data-move]:not([aria-disabled="true"])');
const play = (page: Page) => page.locator('.ask').getByRole('button', { name: 'Зіграти' });
const ended = (page: Page) => page.locator('.ended');

/** Choose the first move that there is, again and again, until it is over. */
async function toTheEnd(page: Page): Promise<number> {
  let played = 0;
  while (true) {
    await expect(moves(page).first().or(ended(page))).toBeVisible();
    if (await ended(page).isVisible()) return played;
    await moves(page).first().click();
    await play(page).click();
    await expect(page.locator('.move.chosen')).toHaveCount(0);
    played += 1;
  }
}

test('a game that came with a package is found at home, played to its end, and told again', async ({ guest }) => {
  const page = await guest('Ада');
  await page.goto('/');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.locator('label').filter({ hasText: 'Яблука на зиму' }).click();
  const cover = page.locator(`img[src="/pictures/${GAME}/cover.svg"]`).first();
  await expect.poll(() => cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await page.locator('.ask').getByRole('button', { name: /бот/i }).click();
  await page.getByRole('button', { name: 'Грати', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Яблуко! Лишити собі чи покотити' })).toBeVisible();
  const drawing = page.getByRole('region', { name: 'Стіл, намальований літерами' });
  await expect(drawing).toContainText('Ада');
  await expect(drawing).toContainText('У лапках: яблуко');
  await page.getByRole('button', { name: 'Лишити собі' }).click();
  await expect(page.locator('.note, .slot').getByText('Ада: яблуко лягає до своєї купки.').first()).toBeVisible();
  await page.keyboard.press('Enter'); // the button that was chosen has the focus: nothing is played twice
  await play(page).click();

  expect(await toTheEnd(page)).toBeGreaterThan(0);
  await expect(drawing).toContainText('= ');
  await page
    .getByRole('link', { name: /повтор|ще раз|Переглянути/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(drawing).toContainText('У кошику');
});

test('a move that the rules forbid says which, and a written one is played', async ({ guest }) => {
  const page = await guest('Лев');
  const id = await makeTable(page, { game: GAME, seats: 2, bots: 1 });
  await page.goto(`/t/${id}`);
  await page.getByText('Записати хід').click();
  await page.getByRole('textbox', { name: 'Записати хід' }).fill('roll 7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Іншої купки з номером 7 немає.');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', `/rules/${GAME}#rule-4`);
  await page.getByRole('textbox', { name: 'Записати хід' }).fill('roll 2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Лев: яблуко котиться в іншу купку').first()).toBeVisible();
});

test('by keys alone, in another language, and nobody is sent what another seat sees', async ({ browser, house }) => {
  const [ada, leo] = await Promise.all([
    comeIn(browser, house, 'Ada', { locale: 'pl-PL' }),
    comeIn(browser, house, 'Leo', { locale: 'en-GB' }),
  ]);
  const heard: string[] = [];
  leo.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const id = await makeTable(ada, { game: GAME, seats: 2, sit: true });
  await leo.context().request.put(`/api/v1/tables/${id}/seats/2`, { data: {} });
  await ada.context().request.post(`/api/v1/tables/${id}/start`);
  await Promise.all([ada.goto(`/t/${id}`), leo.goto(`/t/${id}`)]);
  await expect(ada.getByText('W łapkach')).toBeVisible();
  await expect(leo.getByRole('region', { name: 'drawn with letters' })).toContainText('Ada');
  await expect(leo.getByText('In your paws')).toHaveCount(0);
  await ada.keyboard.press('1');
  await expect(ada.getByRole('button', { name: 'Zostawić u siebie' })).toHaveAttribute('aria-pressed', 'true');
  await ada.keyboard.press('Enter');
  await expect(leo.getByText('In your paws')).toBeVisible();
  const first = heard.find((frame) => frame.includes('"drawn"'))!;
  const told = JSON.parse(first) as { now: { view: { paws: number | null }; drawn: Record<string, string> } };
  expect(told.now.view.paws).toBeNull();
  expect(Object.values(told.now.drawn).join()).not.toMatch(/paws|łapkach|лапках/);
  await Promise.all([ada, leo].map((page) => page.context().close()));
});

test('it fits phones and desks', async ({ guest }) => {
  const page = await guest('Ада');
  const id = await makeTable(page, { game: GAME, seats: 4, bots: 1 });
  await page.goto(`/t/${id}`);
  await moves(page).first().click();
  for (const name of ['laptop', 'phone', 'small', 'sideways']) {
    await resize(page, SIZES[name]!);
    expect(await misfits(page, SIZES[name]!), name).toEqual([]);
  }
});

test('its rules have a page, and a big screen shows what everybody may see', async ({ guest }) => {
  const page = await guest('Ада');
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByText('HED-3', { exact: true })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('⟦');
  const id = await makeTable(page, { game: GAME, seats: 3, bots: 1 });
  await page.goto(`/tv/${id}`);
  await expect(page.getByRole('region', { name: 'Стіл, намальований літерами' })).toContainText('Ада');
  await expect(page.getByText('У лапках')).toHaveCount(0);
});
