import type { Page } from '@playwright/test';
import { tapMove } from './boooop';
import { expect, fromMenu, makeTable, test, twoAt } from './house';
import { isWell } from './moments';

const PHONE = { width: 390, height: 844 };
const LANGUAGES = { uk: 'uk-UA', pl: 'pl-PL', ru: 'ru-RU', en: 'en-GB' };

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
}

/** On a phone the note has the ways to begin, for the room that is chosen; on a wide screen every room has them, too. */
async function begin(page: Page, game: string, way: string): Promise<void> {
  await page.locator('.room', { hasText: game }).locator('label').click();
  await page.locator('.ask').getByRole('button', { name: way }).click();
  await page.getByRole('dialog').waitFor();
}

/** Nothing that is tapped is smaller than a finger. */
async function fitsFingers(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const top = document.querySelector('dialog') ?? document.body;
    const tapped = [
      ...top.querySelectorAll<HTMLElement>('a[href], button, summary, select, label:has(input[type=radio])'),
    ];
    return tapped
      .filter((one) => one.checkVisibility() && !one.classList.contains('unseen') && one.tabIndex > -2)
      .map((one) => ({ one: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ one, box }) => `${one} ${box.width}×${box.height}`);
  });
  expect(small, where).toEqual([]);
}

test('a stranger on a phone reads what each game is, and plays with bots without a name', async ({ guest, house }) => {
  const page = await guest('', { viewport: PHONE });
  await home(page);
  for (const { key } of (await (await page.request.get('/api/v1/games')).json()) as { key: string }[]) {
    const room = page.locator('.room', { has: page.locator(`input[value=${key}]`) });
    for (const says of ['.line', '.facts']) await expect(room.locator(says)).toBeVisible();
  }
  expect(await house.games()).toHaveLength(await page.locator('.room').count());
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('.ask .learn.main')).toHaveAttribute('href', '/learn/boooop');
  await expect(page.locator('.button.main')).toHaveCount(1);
  await fitsFingers(page, 'home');

  await begin(page, 'Крапки', 'З ботом');
  await fitsFingers(page, 'opponents');
  await page.getByRole('dialog').getByText('Легенько').click();
  await page.getByRole('button', { name: 'Грати', exact: true }).click();
  await page.waitForURL(/\/t\//);
  const { name } = (await (await page.request.get('/api/v1/me')).json()) as { name: string };
  expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  await home(page);
  await begin(page, 'Крапки', 'З ботом');
  await expect(page.getByRole('radio', { name: /Легенько/i }), 'how strong is remembered').toBeChecked();
  await page.keyboard.press('Escape');

  await begin(page, 'Бууууп', 'З друзями');
  await page.getByRole('button', { name: 'Поставити стіл' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Спершу напиши, як тебе звати.');
  await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Соломія');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await expect(page.locator('main.room')).toContainText('Соломія');
});

test('a bot as strong as I am, by what I have played here, and every game counts', async ({ guest }) => {
  const page = await guest('Ада');
  await page.addInitScript(() => {
    const bouts = [4, 4, 4, 4, 6, 6, 6, 6].map((level, at) => ({
      table: `t${at}`,
      level,
      seats: 2,
      won: level < 5 ? 1 : 0,
    }));
    if (!localStorage.getItem('lapki.bouts.boooop')) localStorage.setItem('lapki.bouts.boooop', JSON.stringify(bouts));
  });
  await home(page);
  await begin(page, 'Бууууп', 'З ботом');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('На моєму рівні').click();
  await expect(dialog).toContainText('Твій рівень: 4–5 (8 партій проти ботів на цьому пристрої).');
  await expect(dialog.getByRole('radio', { name: /Вправно/i })).toBeChecked();
  await expect(dialog.locator('.record').first()).toContainText('0 : 4');
  await page.getByRole('button', { name: 'Грати', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('[data-person="2"] img').first()).toHaveAttribute('src', /bot-5\.svg$/);
  await expect(page.locator('[data-person="2"] strong'), 'who was chosen sits there').toHaveText('Муркотрон');

  await fromMenu(page, 'Здатися');
  await dialog.getByRole('button', { name: 'Здатися' }).click();
  await expect(page.locator('.note .ended')).toBeVisible();
  await page.locator('.note').getByRole('button', { name: 'Інший бот' }).click();
  await dialog.getByText('Лагідно').click();
  await page.getByRole('button', { name: 'Грати', exact: true }).click();
  await expect(page.locator('[data-person="2"] strong')).toHaveText('Клубок');
  await fromMenu(page, 'Підказка');
  await expect(dialog.getByRole('button', { name: 'Натяк' }), 'hints wrong nobody here').toBeVisible();
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Здатися');
  await dialog.getByRole('button', { name: 'Здатися' }).click();
  await expect(page.locator('.note .ended')).toBeVisible();
  await home(page);
  await begin(page, 'Бууууп', 'З ботом');
  await dialog.getByText('На моєму рівні').click();
  await expect(dialog).toContainText('10 партій');
  await dialog.getByText('Легенько').click();
  await expect(dialog.getByRole('radio', { name: 'Оберу рівень' })).toBeChecked();
});

test('rules and clock are changed for the opponent that was chosen, and the game is begun with bots', async ({
  guest,
}) => {
  const page = await guest('', { viewport: PHONE });
  await home(page);
  await begin(page, 'Крапки', 'З ботом');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Легенько').click();
  await dialog.locator('.seat', { hasText: '3' }).click();
  await dialog.getByRole('button', { name: 'Змінити правила й годинник' }).click();
  await expect(dialog.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Як грають боти' })).toHaveValue('1');
  await expect(dialog.locator('.button.main')).toHaveText('З ботами');
  await expect(dialog.getByRole('textbox', { name: 'Твоє ім’я' }), 'bots need no name').toHaveCount(0);
  await dialog.getByRole('button', { name: 'Поставити стіл' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Твоє ім’я' }), 'friends do').toBeFocused();
  await dialog.locator('.button.main').click();
  await page.waitForURL(/\/t\//);
  for (const seat of [2, 3])
    await expect(page.locator(`[data-person="${seat}"] img`).first()).toHaveAttribute('src', /bot-1\.svg$/);

  await home(page);
  await begin(page, 'Крапки', 'З ботами');
  await dialog.getByText('На моєму рівні').click();
  await dialog.getByRole('button', { name: 'Змінити правила й годинник' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Як грають боти' })).toHaveValue('0');
});

for (const viewport of [PHONE, { width: 360, height: 640 }])
  test(`on a phone of ${viewport.width} one sees how an opponent is chosen, and whom the keys have chosen`, async ({
    guest,
  }) => {
    const page = await guest('', { viewport });
    await page.addInitScript(() => localStorage.setItem('lapki.plan.spots', '{"level":1,"seats":2,"mine":true}'));
    await home(page);
    await begin(page, 'Крапки', 'З ботом');
    const [dialog, rung] = [page.getByRole('dialog'), page.locator('dialog .ladder .chosen')];
    const first = dialog.locator('.first');
    const free = async (what: string) => {
      await expect(first.getByText('На моєму рівні'), what).toBeInViewport({ ratio: 1 });
      const [chosen, above, foot] = [
        await rung.boundingBox(),
        await first.boundingBox(),
        await dialog.locator('.foot').boundingBox(),
      ];
      expect(chosen!.y, what).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
      expect(chosen!.y + chosen!.height, what).toBeLessThanOrEqual(foot!.y + 1);
    };
    await expect(first.locator('.says')).toBeInViewport({ ratio: 1 });
    await free('at first');
    await rung.locator('input').focus();
    for (const key of [...Array<string>(7).fill('ArrowDown'), ...Array<string>(8).fill('ArrowUp')]) {
      await page.keyboard.press(key);
      await free(key);
    }
  });

test('who played with bots is asked for a name when they sit down with people', async ({ guest }) => {
  const [host, page] = [await guest('Оля'), await guest('')];
  await home(page);
  await page
    .locator('.room')
    .first()
    .getByRole('button', { name: /^З ботом/ })
    .click();
  await page.getByRole('button', { name: 'Грати', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.goto(`/t/${await makeTable(host, { game: 'boooop', sit: true })}`);
  await page.locator('.note').getByRole('button', { name: 'Сісти' }).click();
  await expect(page.getByRole('alert')).toHaveText('Спершу напиши, як тебе звати.');
  await page.keyboard.type('Марко');
  await page.keyboard.press('Enter');
  await expect(page.locator('main.room')).toContainText('Марко');
  await expect(page.getByRole('textbox', { name: 'Твоє ім’я' })).toHaveCount(0);
});

test('who comes back sees first what waits, and what happened', async ({ guest }) => {
  const [first, second] = [await guest('Ada', { viewport: PHONE }), await guest('Bo')];
  const id = await twoAt(first, second, { options: { ghosts: 'off' } });
  await tapMove(first, 'k c3');
  await tapMove(second, 'k c4');
  await home(first);
  const note = first.locator('.waits .note');
  await expect(note.getByRole('heading')).toHaveText('Твій хід: Бууууп');
  await expect(note.getByRole('listitem').first()).toContainText('c4');
  await expect(note).toContainText('Bo');
  await expect(first.locator('.button.main:visible')).toHaveCount(1);
  const [waits, house] = [await first.locator('.waits').boundingBox(), await first.locator('main').boundingBox()];
  expect(waits!.y + waits!.height).toBeLessThanOrEqual(house!.y + 1);
  await isWell(first, 'home of somebody who is awaited');
  await note.getByRole('link', { name: 'До столу' }).click();
  await first.waitForURL(`**/t/${id}`);
  await home(second);
  await expect(second.locator('.waits')).toHaveCount(0);
});

test('tricks are chosen by sets and by tiles, and an own choice is played', async ({ guest }) => {
  const page = await guest('Ada');
  await home(page);
  await begin(page, 'Крапки', 'З друзями');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Складність'), 'two don’t play against the Dog').toHaveCount(0);
  await dialog.getByText('Мисливські угіддя').click();
  for (const trick of ['До мене', 'Уперед', 'Полювати', 'Лежати'])
    await expect(dialog.getByRole('radio', { name: trick })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Лежати' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Їсти' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Мисливські угіддя' })).not.toBeChecked();
  await expect(dialog.locator('.does')).toContainText('Візьми 7 смаколиків');
  const sent = page.waitForRequest(
    (request) => request.url().includes('/api/v1/tables?') && request.method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Поставити стіл' }).click();
  expect(((await sent).postDataJSON() as { options: object }).options).toEqual({
    tricks: 'retrieve,sprint,hunt,gobble',
  });
  await page.locator('main.room').waitFor();
  await expect(page.locator('dd').first()).toHaveText('своя добірка');
});

test('alone, the Dog’s difficulty is asked, and no name', async ({ guest }) => {
  const page = await guest('');
  await home(page);
  await begin(page, 'Крапки', 'З друзями');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Твоє ім’я' })).toBeVisible();
  await dialog.locator('.seat').first().click();
  await dialog.getByText('зухвалий Пес').click();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByText('Хто де сидить')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Грати наодинці' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('main.board .note').waitFor();
});

test('a first game is one tap, who begins another, and decks come from the house', async ({ guest }) => {
  const page = await guest('Ada');
  await home(page);
  await begin(page, 'Бууууп', 'З друзями');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Граєте вперше/ }).click();
  await expect(dialog.getByRole('radio', { name: /Сплять/i })).toBeChecked();
  await dialog.getByText('хто останнім налякав кота').click();
  await dialog.getByRole('button', { name: 'Поставити стіл' }).click();
  await page.locator('main.room').waitFor();
  const { seat, table } = (await (await page.request.get(`/api/v1/tables/${page.url().split('/').at(-1)}`)).json()) as {
    seat: number;
    table: { options: object; seating: string };
  };
  expect({ seat, options: table.options, seating: table.seating }).toEqual({
    seat: 1,
    options: { ghosts: 'off' },
    seating: 'custom',
  });
  await home(page);
  await begin(page, 'Dixit', 'З друзями');
  await expect(dialog.getByRole('radio', { name: /сни.*84 картинки/s })).toBeChecked();
  await expect(dialog.getByRole('spinbutton')).toHaveCount(1);
});

/** In each language every form; in the quick run the one with the most to choose. */
for (const [language, locale, which] of [
  ['uk', 'uk-UA', 'spots'],
  ...Object.entries(LANGUAGES).map(([key, value]) => [key, value, 'every game'] as const),
] as const) {
  const when = which === 'spots' ? '' : ' @slow';
  test(`the door and the forms of ${which} are well in ${language}${when}`, async ({ guest, house }) => {
    test.slow();
    const small = language === 'uk' || language === 'ru';
    const viewport = small ? { width: 360, height: 640 } : { width: 1280, height: 800 };
    const page = await guest('', { locale, viewport, colorScheme: language === 'pl' || small ? 'light' : 'dark' });
    await home(page);
    await isWell(page, 'home');
    for (const { game } of (await house.games()).filter((one) => when || one.game === which)) {
      await page.locator(`label:has(input[value=${game}])`).click();
      for (const [way, nth] of [
        ['bots', 0],
        ['friends', 1],
      ] as const) {
        await page.locator('.ask .ways button').nth(nth).click();
        await page.locator('dialog form').waitFor();
        await page.waitForLoadState('networkidle');
        if (way === 'friends') await page.locator('dialog summary').click();
        await isWell(page, `${game} with ${way}`);
        const sideways = await page.locator('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
        expect(sideways, `${game} with ${way} scrolls sideways`).toBeLessThanOrEqual(0);
        if (small) await fitsFingers(page, `${game} with ${way}`);
        await page.keyboard.press('Escape');
      }
    }
  });
}

test('sideways on a phone the first page shows its button', async ({ guest }) => {
  const page = await guest('', { viewport: { width: 844, height: 390 } });
  await home(page);
  await expect(page.locator('.ask .learn')).toBeInViewport({ ratio: 1 });
});

test('by keyboard alone: a game, an opponent, a table', async ({ guest }) => {
  const page = await guest('');
  await home(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ask h2')).toContainText('Крапки');
  await page.locator('.ask').getByRole('button', { name: 'З ботом' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1280, height: 800 } })) {
  test(`nothing jumps while the first page comes, for a stranger and for who is awaited: ${size}`, async ({
    guest,
  }) => {
    for (const name of ['', 'Ada']) {
      const page = await guest(name, { viewport, serviceWorkers: 'block' });
      await page.addInitScript(() => {
        const jumps: string[] = [];
        Object.assign(window, { jumps });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
            if (entry.value > 0.01)
              jumps.push(
                `${entry.value} ${entry.sources.map(({ node }) => (node as Element | undefined)?.className).join(', ')}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      if (name) await makeTable(page, { game: 'boooop', bots: 1 });
      await home(page);
      if (name) await page.locator('.waits .main').waitFor();
      await page.reload(); // the second visit: now this browser knows whether something waits
      await page.getByRole('radio').first().waitFor();
      if (name) await page.locator('.waits li').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { jumps: string[] }).jumps), name).toEqual([]);
    }
  });
}
