/**
 * Pictures of every page and of the moments in tests/moments: phone and desktop, day and night.
 *
 *     python tools/web.py screens            all of them
 *     python tools/web.py screens -g boooop  some of them
 *
 * The pages are the built ones; the house is real, but at a table the socket's words come from tools/moments.py.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeIn, expect, type House, makeTable, test } from './house';
import { deed, isAt, lessons, main } from './lessons';
import { resize, SIZES as SCREENS } from './fits';
import { calm, moments, show } from './moments';
import { finished, lookedBack } from './replay';
import { PLAYED, RIVALRY, STATISTICS } from './played';

const ROOT = join(import.meta.dirname, '..', '..');
/** From here tools/web.py makes small ones in build/screens. */
const OUT = join(ROOT, 'web', 'test-results', 'screens');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const GAMES = ['boooop', 'spots', 'barking', 'dixit'];
const LIGHTS = { night: 'dark', day: 'light' } as const;

/** How to come to a page: some of them are taken on every screen, too. */
const goHome = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
};
const goHomeWithTables = async (page: Page) => {
  await makeTable(page, { game: 'spots', seats: 2, bots: 1 });
  await makeTable(page, { game: 'dixit', seats: 5, sit: true, listed: true });
  await goHome(page);
};
const WAYS = { opponents: 'З бот', 'new-table': 'З друзями' };
const askHow = (game: string, way: string) => async (page: Page) => {
  await page.goto('/');
  await page.locator(`label:has(input[value=${game}])`).click();
  await page.locator('.ask').getByRole('button', { name: way }).click();
  await page.getByRole('dialog').waitFor();
};
const goTo = (share: number, game: string) => async (page: Page) => {
  await page.goto(`/g/${await finished(page, game)}`);
  const slider = page.locator('input[type=range]');
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * share)));
};
const lookBack = (game: string) => async (page: Page) => {
  await page.goto(`/g/${await finished(page, game)}`);
  await page.locator('input[type=range]').waitFor();
  const beside = await lookedBack(page);
  await beside.locator('.moments button').last().click();
};
const goThrough = (path: string) => async (page: Page) => {
  for (const [what, json] of Object.entries({ statistics: STATISTICS, games: PLAYED, 'together/*': RIVALRY }))
    await page.route(`**/me/${what}?*`, (route) => route.fulfill({ json }));
  await page.goto(path);
  await page.locator('.list a').first().waitFor({ state: 'attached' });
};
const goWait = async (page: Page) => {
  await page.goto(`/t/${await makeTable(page, { game: 'barking', seats: 4, sit: true, language: 'uk' })}`);
  await page.locator('main.room').waitFor();
};

for (const [light, colorScheme] of Object.entries(LIGHTS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const shoot = async (page: Page, name: string, fullPage = false) => {
      await calm(page);
      mkdirSync(OUT, { recursive: true });
      await page.screenshot({ path: join(OUT, `${name}-${size}-${light}.png`), fullPage });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    const pictures = (
      name: string,
      take: (page: Page, house: House) => Promise<void>,
      { who = 'Соломія', whole = false } = {},
    ) =>
      test(`${name} ${size} ${light}`, async ({ browser, house }) => {
        const page = await comeIn(browser, house, who, { viewport, colorScheme });
        await take(page, house);
        await shoot(page, name, whole);
        await page.context().close();
      });

    pictures('home-stranger', goHome, { who: '' });
    pictures('home', goHomeWithTables);
    for (const game of GAMES)
      for (const [name, way] of Object.entries(WAYS)) pictures(`${name}-${game}`, askHow(game, way));
    for (const game of GAMES)
      for (const [name, share] of [
        ['replay', 0.6],
        ['replay-end', 1],
      ] as const)
        pictures(`${name}-${game}`, goTo(share, game));
    for (const game of GAMES)
      pictures(`lookback-${game}`, async (page) => {
        test.setTimeout(300_000);
        await lookBack(game)(page);
      });
    pictures('replay-dice', async (page) => {
      await page.goto(`/g/${await finished(page, 'spots')}`);
      await page.getByRole('button', { name: 'Перевірити кубики' }).click();
      await page.locator('[data-verdict]').waitFor();
    });
    pictures('share', async (page) => {
      await page.goto(`/t/${await finished(page, 'boooop')}`);
      await page.getByRole('button', { name: 'Поділитися' }).click();
      await page.getByRole('link', { name: 'Зберегти картинку' }).waitFor();
    });
    for (const [name, path] of [
      ['my-games', '/games'],
      ['my-numbers', '/games/numbers'],
    ] as const)
      pictures(name, goThrough(path), { whole: true });
    pictures('waiting', goWait);
    for (const game of GAMES)
      pictures(
        `rules-${game}`,
        async (page) => {
          await page.goto(`/rules/${game}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          // Examples and pictures come when they are nearly in sight.
          await page.locator('figure.example').first().waitFor();
          for (const example of await page.locator('figure.example').all()) {
            await example.scrollIntoViewIfNeeded();
            await example.locator('.stage[aria-busy=false]').waitFor();
          }
          await page.evaluate(() => {
            for (const image of document.images) image.loading = 'eager';
            scrollTo(0, 0);
          });
        },
        { whole: true },
      );
    pictures('nowhere', async (page) => void (await page.goto('/nowhere/to/go')));
    pictures('offline', async (page) => void (await page.goto('/offline.html')));
    pictures('about-me', async (page) => {
      await page.goto('/');
      await page.locator('.tools button:has(img)').click();
      await page.locator('dialog ul').first().waitFor();
    });
    for (const room of ['reports', 'people', 'tables', 'doors', 'audit']) {
      pictures(`admin-${room}`, async (page, house) => {
        const me = (await (await page.context().request.get('/api/v1/me')).json()) as { id: string };
        house.admin('add', me.id);
        await makeTable(page, { game: 'dixit', seats: 5, sit: true, listed: true });
        await page.goto(`/admin/${room}`);
        await page.locator('main :is(.row, section, p)').first().waitFor();
      });
    }
    for (const [over, opens] of Object.entries({ menu: 'Меню', settings: 'Налаштування', help: 'Допомога' })) {
      pictures(`table-${over}`, async (page) => {
        await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1 })}`);
        await page.getByRole('button', { name: 'Меню' }).click();
        if (over !== 'menu') await page.getByRole('dialog').getByRole('button', { name: opens }).click();
      });
    }
    pictures('table-rules', async (page) => {
      await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1 })}`);
      await page.locator('main.board .note').waitFor();
      await page.locator('[role=tab], .peek button').filter({ visible: true }).last().click();
    });

    for (const [game, parts] of Object.entries(lessons())) {
      for (const part of parts) {
        pictures(`learn-${game}-${part.id}`, async (page) => {
          test.setTimeout(240_000);
          await page.goto(`/learn/${game}/${part.id}`);
          for (const { id, answer, miss } of part.steps) {
            await isAt(page, id, 'asked');
            await shoot(page, `learn-${game}-${id}`);
            if (miss) {
              await deed(page, game, miss);
              await isAt(page, id, 'wrong');
              await shoot(page, `learn-${game}-${id}-wrong`);
              await page.keyboard.press('Escape');
              await isAt(page, id, 'asked');
              await shoot(page, `learn-${game}-${id}-again`);
            }
            await deed(page, game, answer);
            await isAt(page, id, 'done');
            await shoot(page, `learn-${game}-${id}-done`);
            await main(page).click();
          }
        });
      }
    }

    for (const [game, all] of Object.entries(moments())) {
      for (const [name, moment] of Object.entries(all)) {
        pictures(`${game}-${name}`, async (page) => {
          await show(page, moment);
        });
      }
    }
  }
}

/** All moments of a game on one screen: `-g "spots on sideways"`. */
for (const [game, all] of Object.entries(moments()))
  for (const [size, screen] of Object.entries(SCREENS))
    test(`${game} on ${size}`, async ({ browser, house }) => {
      test.setTimeout(240_000);
      mkdirSync(OUT, { recursive: true });
      const { width, height } = screen;
      const page = await comeIn(browser, house, 'Соломія', { viewport: { width, height }, colorScheme: 'light' });
      for (const [name, moment] of Object.entries(all)) {
        await show(page, moment);
        await resize(page, screen);
        await calm(page);
        await page.screenshot({ path: join(OUT, `${game}-${name}-${size}.png`) });
      }
      await page.context().close();
    });

/** Pages beside the tables, on one screen: `-g "pages on huge"`. */
for (const [size, screen] of Object.entries(SCREENS))
  test(`pages on ${size}`, async ({ browser, house }) => {
    test.setTimeout(300_000);
    mkdirSync(OUT, { recursive: true });
    const { width, height } = screen;
    const options = { viewport: { width, height }, colorScheme: 'light' } as const;
    const guest = await comeIn(browser, house, 'Соломія', options);
    const [stranger, player] = [
      await comeIn(browser, house, '', options),
      await comeIn(browser, house, 'Марко', options),
    ];
    const take = async (name: string, come: (page: Page) => Promise<void>, page = guest) => {
      await come(page);
      await resize(page, screen);
      await calm(page);
      await page.screenshot({ path: join(OUT, `${name}-${size}.png`) });
    };
    await take('home-stranger', goHome, stranger);
    await take('home', goHomeWithTables, player);
    await take('opponents-boooop', askHow('boooop', WAYS.opponents));
    for (const game of GAMES) await take(`new-table-${game}`, askHow(game, WAYS['new-table']));
    await take('waiting', goWait);
    for (const game of GAMES) {
      await take(`learn-${game}`, async (page) => {
        await page.goto(`/learn/${game}`);
        await page.locator('.frame[data-mood=asked]').waitFor();
      });
      await take(`rules-${game}`, async (page) => {
        await page.goto(`/rules/${game}`);
        const example = page.locator('figure.example').first();
        await example.evaluate((one) => one.scrollIntoView({ block: 'center' }));
        await example.locator('.stage[aria-busy=false]').waitFor();
      });
    }
    await take('rules', (page) => page.evaluate(() => scrollTo(0, 0)));
    await take('replay-boooop', goTo(0.6, 'boooop'));
    await take('lookback-boooop', async (page) => {
      const beside = await lookedBack(page);
      await beside.locator('.moments button').last().click();
    });
    await take('replay-spots', goTo(0.6, 'spots'));
    await take('my-games', goThrough('/games'));
    await take('my-numbers', goThrough('/games/numbers'));
    for (const page of [guest, stranger, player]) await page.context().close();
  });
