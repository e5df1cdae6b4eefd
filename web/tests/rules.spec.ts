import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, makeTable, test } from './house';
import { isWell } from './moments';

const GAMES = globSync('../src/games/*/rules.json', { cwd: import.meta.dirname })
  .map((file) => basename(dirname(file)))
  .sort();
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
/** Our language, and what a browser asks for. */
const LANGUAGES = { uk: 'uk-UA', pl: 'pl-PL', ru: 'ru-RU', en: 'en-GB' };

interface Book {
  prefix: string;
  chapters: { rules: number[] }[];
  examples: { name: string; steps: number }[];
}
const source = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', 'src', 'games', ...path), 'utf-8');
const bookOf = (game: string) => JSON.parse(source(game, 'rules.json')) as Book;

async function read(page: Page, game: string, rest = ''): Promise<void> {
  await page.goto(`/rules/${game}${rest}`);
  await page.locator('.chapter').first().waitFor();
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const game of GAMES) {
  test(`${game}: every rule stands there once, by both its numbers, in the order of its chapters`, async ({
    guest,
  }) => {
    const page = await guest('');
    await read(page, game);
    const { prefix, chapters } = bookOf(game);
    const wanted = chapters.flatMap(({ rules }, chapter) =>
      rules.map((rule, place) => [`${prefix}-${rule}`, `${chapter + 1}.${place + 1}`]),
    );
    const found = await page
      .locator('[data-rule]')
      .evaluateAll((items) =>
        items.map((item) => [item.querySelector('small')?.textContent, item.querySelector('.number b')?.textContent]),
      );
    expect(found).toEqual(wanted);
    const text = await page.locator('main').innerText();
    for (const [number] of wanted) expect(text.match(new RegExp(`${number}\\b`, 'g')), number).toHaveLength(1);
  });

  for (const [many, when] of [
    [1, ''],
    [Infinity, ' @slow'],
  ] as const)
    test(`${game}: ${many === 1 ? 'an example' : 'each example'} can be stepped through, to and fro${when}`, async ({
      guest,
    }) => {
      test.slow();
      const page = await guest('', { viewport: PHONE });
      await read(page, game);
      const shown = page.locator('figure.example');
      await expect(shown).toHaveCount(bookOf(game).examples.length);
      for (const example of (await shown.all()).slice(0, many)) await walk(example);
      await isWell(page, `rules of ${game}, all examples shown`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
}

/** To the end of an example and back: something is said at each step, and it isn't what was said before. */
async function walk(example: ReturnType<Page['locator']>): Promise<void> {
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.stage')).not.toBeEmpty();
  const steps = await example.locator('.dots i').count();
  const said = new Set<string>();
  for (let step = 0; step < steps; step++) {
    const now = await example.locator('figcaption p').innerText();
    expect(now).not.toBe('');
    expect(now).not.toContain('⟦');
    said.add(now);
    if (step < steps - 1) await example.locator('.steps button').nth(1).click();
  }
  expect(said.size).toBe(steps);
  await example.locator('.steps button').first().click();
  await expect(example.locator('.dots i.now')).toHaveCount(1);
  expect(await example.locator('figcaption p').innerText()).toBe([...said].at(-2));
}

test('show me plays an example to its end by itself, and can be stopped', async ({ guest }) => {
  const page = await guest('');
  await page.clock.install();
  await read(page, 'boooop', '#rule-18');
  const example = page.locator('#rule-18 figure');
  await expect(example.locator('.animal').first()).toBeVisible();
  const before = await example.locator('.animal').count();
  await example.getByRole('button', { name: 'Покажи' }).click();
  await page.clock.runFor(1000);
  await expect(example.locator('small')).toHaveText('2 з 3');
  await example.getByRole('button', { name: 'Стоп' }).click();
  await page.clock.runFor(30_000);
  await expect(example.locator('small')).toHaveText('2 з 3');
  await example.getByRole('button', { name: 'Покажи' }).click();
  await page.clock.runFor(30_000);
  await expect(example.locator('small')).toHaveText('3 з 3');
  await expect(example.locator('.animal')).toHaveCount(before - 2); // one came, three left
});

test('the address to which a refusal leads lights its rule, and brings it into sight', async ({ guest }) => {
  const page = await guest('');
  for (const [game, rule] of [
    ['boooop', 'BOO-14'],
    ['spots', 'SPO-33'],
    ['dixit', 'DIX-6'],
    ['barking', 'BRK-11'],
  ] as const) {
    await read(page, game, `#rule-${rule.split('-')[1]}`);
    const lit = page.locator('[aria-current="true"][data-rule]');
    await expect(lit).toHaveAttribute('data-rule', rule);
    await expect(lit.locator('.text')).toBeInViewport();
  }
});

test('what doesn’t count at a table is folded, and one tap shows it for all tables', async ({ guest }) => {
  const page = await guest('');
  await read(page, 'boooop', '?seats=2&ghosts=off');
  await expect(page.locator('#rule-12')).toBeHidden();
  await expect(page.locator('#rule-4')).toBeVisible();
  await page.getByText('Не за цим столом: 8 правил').click();
  await expect(page.locator('#rule-12')).toBeVisible();
  await page.getByRole('button', { name: 'Показати для всіх столів' }).click();
  await expect(page.getByText('Не за цим столом')).toHaveCount(0);
  await read(page, 'spots', '?seats=3&tricks=dog-park');
  for (const [rule, there] of Object.entries({ 20: true, 22: false, 23: true, 28: true, 40: false, 41: false }))
    await expect(page.locator(`#rule-${rule}`), rule).toBeVisible({ visible: there });
  await read(page, 'boooop', '?ghosts=off#rule-12'); // whoever asks for a rule sees it
  await expect(page.locator('#rule-12')).toBeVisible();
});

test('at a table without ghosts the rules beside it fold those of the ghost, and lead to its page', async ({
  guest,
}) => {
  const page = await guest('Ada');
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1, options: { ghosts: 'off' } })}`);
  await page.getByRole('tab', { name: 'Правила' }).click();
  await expect(page.locator('#rule-2')).toBeVisible();
  await expect(page.locator('#rule-12')).toBeHidden();
  const address = await page.getByRole('link', { name: 'Усі правила з прикладами' }).getAttribute('href');
  expect(address).toBe('/rules/boooop?seats=2&ghosts=off');
});

test('lists on the page are those of the data files', async ({ guest }) => {
  const page = await guest('', { locale: 'en-GB' });
  await read(page, 'barking');
  const barking = JSON.parse(source('barking', 'box.json')) as {
    dogs: { breed: { name: string; cards: number }[] };
    items: { item: { name: string; cards: number }[] };
  };
  const counts = await page.locator('#box .cards li b').allInnerTexts();
  expect(counts.slice(0, 10)).toEqual(barking.dogs.breed.map(({ cards }) => `×${cards}`));
  const items = await page.locator('#box .items li b').allInnerTexts();
  expect(items.slice(0, 10)).toEqual(barking.items.item.map(({ cards }) => `×${cards}`));
  await read(page, 'spots');
  const spots = JSON.parse(source('spots', 'box.json')) as {
    dogs: Record<string, { spaces: number[] }>;
    tricks: Record<string, unknown>;
    box: { sets: Record<string, unknown> };
  };
  const dogs = await page.locator('[data-dog]').evaluateAll((all) => all.map((dog) => dog.getAttribute('data-dog')));
  expect(dogs).toEqual(Object.keys(spots.dogs));
  for (const [name, { spaces }] of Object.entries(spots.dogs))
    await expect(page.locator(`[data-dog="${name}"] b`)).toHaveText(spaces.join(' '));
  await expect(page.locator('[data-trick]')).toHaveCount(Object.keys(spots.tricks).length);
  await expect(page.locator('[data-set]')).toHaveCount(Object.keys(spots.box.sets).length);
});

test('on paper each game is one page', async ({ guest }) => {
  const page = await guest('');
  for (const game of GAMES) {
    await read(page, game);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#glance')).toBeVisible();
    await expect(page.locator('.chapter').first()).toBeHidden();
    await expect(page.locator('#glance li').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' },
    });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), game).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test('without the house’s examples the rules can still be read', async ({ guest }) => {
  const page = await guest('', { serviceWorkers: 'block' });
  await page.route('**/examples/**', (route) => route.abort());
  await read(page, 'boooop', '#rule-3');
  const example = page.locator('#rule-3 figure');
  await expect(example.getByText('До дому не достукатися')).toBeVisible();
  await page.unroute('**/examples/**');
  await example.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(example.locator('.animal').first()).toBeVisible();
});

for (const [language, locale] of Object.entries(LANGUAGES))
  for (const viewport of [DESK, PHONE, SMALL]) {
    const when = language === 'uk' && viewport === PHONE ? '' : ' @slow';
    test(`every page of rules, ${language}, ${viewport.width} wide${when}`, async ({ guest }) => {
      test.slow();
      for (const colorScheme of when ? (['light', 'dark'] as const) : (['light'] as const)) {
        const page = await guest('', { locale, viewport, colorScheme });
        for (const game of GAMES) {
          await read(page, game);
          await page.waitForLoadState('networkidle');
          await isWell(page, `rules of ${game}`);
          expect(await page.locator('body').innerText()).not.toContain('⟦');
          expect(await sideways(page), game).toBeLessThanOrEqual(0);
        }
      }
    });
  }
