import { expect, makeTable, test } from './house';
import { isWell } from './moments';

const PHONE = { width: 390, height: 844 };
/** Our language, and one of another that the browser may ask for. */
const LANGUAGES = { uk: 'uk-UA', pl: 'pl-PL', ru: 'ru-RU', en: 'fr-FR' };

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`every page speaks ${language}, without a missing word, and axe finds nothing`, async ({ guest, house }) => {
    test.slow();
    const colorScheme = language === 'uk' || language === 'ru' ? 'dark' : 'light';
    const viewport = language === 'pl' || language === 'ru' ? PHONE : { width: 1280, height: 800 };
    const page = await guest('', { locale, colorScheme, viewport });
    await page.goto('/');
    await page.getByRole('textbox').first().waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await isWell(page, 'home of a stranger');
    await page.context().request.put('/api/v1/me', { data: { name: 'Ada' } });
    for (const { game, seats } of await house.games()) {
      const id = await makeTable(page, { game, seats, bots: 1 });
      await page.goto(`/t/${id}`);
      await page.locator('main.board .note').waitFor();
      await page.waitForTimeout(300);
      await isWell(page, game);
      await page.goto(`/rules/${game}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await isWell(page, `rules of ${game}`);
    }
    await page.goto(`/t/${await makeTable(page, { game: 'dixit', seats: 8, sit: true })}`);
    await page.locator('main.room').waitFor();
    await isWell(page, 'a table that waits');
    await page.goto('/');
    await page.getByRole('radio').first().waitFor();
    await isWell(page, 'home');
    await page.goto('/no/such/page');
    await page.getByRole('heading').first().waitFor();
    await isWell(page, 'nowhere');
  });
}

test('at 200 % everything is still there, and nothing runs out sideways', async ({ guest, house }) => {
  const page = await guest('Ada', { viewport: { width: 640, height: 400 } });
  for (const { game, seats } of await house.games()) {
    await page.goto(`/t/${await makeTable(page, { game, seats, bots: 1 })}`);
    await page.locator('main.board .note').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the language is switched at once, without a reload', async ({ guest }) => {
  const page = await guest('Ada');
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', seats: 2, bots: 1 })}`);
  await page.locator('main.board .note').waitFor();
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  await expect(page.getByRole('heading', { name: /Твій хід/ })).toBeVisible();
  await page.getByLabel('Мова').selectOption('pl');
  await expect(page.getByRole('heading', { name: /Twój ruch/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
});

test('light, dark or as the system: chosen once, kept, and without a flash', async ({ guest }) => {
  const page = await guest('Ada', { colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/day/);
  await page.evaluate(() => localStorage.setItem('lapki.theme', 'night'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/night/);
});

test('the first visit obeys the strict policy: no inline script or style, nothing from elsewhere', async ({
  guest,
  house,
}) => {
  const page = await guest('');
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(house.url) && !request.url().startsWith('data:') && elsewhere.push(request.url()),
  );
  const answer = await page.goto('/');
  await page.waitForLoadState('load');
  await page.getByRole('textbox').first().waitFor();
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('the house can be put on the home screen, and says so when there is no line', async ({ guest }) => {
  const page = await guest('Ada');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
  await page.reload();
  await page.getByRole('radio').first().waitFor();
  await page.context().setOffline(true);
  await page.goto('/rules/boooop').catch(() => null);
  await expect(page.locator('body')).not.toBeEmpty();
  await page.context().setOffline(false);
});

test('chat is heard by everybody at the table, but not by whoever has muted, until they hear again', async ({
  guest,
}) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  const id = await makeTable(first, { game: 'boooop', sit: true });
  await second.context().request.put(`/api/v1/tables/${id}/seats/2`, { data: {} });
  await first.context().request.post(`/api/v1/tables/${id}/start`);
  await Promise.all([first.goto(`/t/${id}`), second.goto(`/t/${id}`)]);
  for (const page of [first, second]) await page.getByRole('tab', { name: 'Балачка' }).click();
  await first.getByRole('textbox', { name: 'Написати…' }).fill('мій привид іде по твої лапки');
  await first.keyboard.press('Enter');
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeVisible();
  await second.getByRole('button', { name: 'Більше не чути: Ada' }).click();
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeHidden();
  await second.getByRole('button', { name: 'Знову чути: Ada' }).click();
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeVisible();
});

test('a move is taken back when the other one agrees; the menu resigns after a question', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  const id = await makeTable(first, { game: 'boooop', sit: true, options: { ghosts: 'off' } });
  await second.context().request.put(`/api/v1/tables/${id}/seats/2`, { data: {} });
  await first.context().request.post(`/api/v1/tables/${id}/start`);
  await Promise.all([first.goto(`/t/${id}`), second.goto(`/t/${id}`)]);
  await first.locator('[data-cell="c3"]').click();
  await first.locator('.note .button.main').click();
  await second.locator('[data-cell="e5"]').click();
  await second.locator('.note .button.main').click();
  await expect(second.locator('.note')).toContainText('Ada');
  await first.getByRole('button', { name: 'Меню' }).click();
  await first.getByRole('button', { name: 'Забрати хід' }).click();
  await second.getByRole('button', { name: 'Гаразд' }).click();
  await expect(first.locator('[data-cell="c3"]')).not.toHaveAccessibleName(/кошеня/i);
  await second.getByRole('button', { name: 'Меню' }).click();
  await second.getByRole('button', { name: 'Здатися' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Здатися' }).click();
  await expect(first.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
  await first.getByRole('button', { name: 'Ще раз!' }).click();
  await first.waitForURL((url) => !url.pathname.endsWith(id));
});

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`a lost phone is sent away, in ${language}`, async ({ guest }) => {
    const page = await guest('Ada', { locale });
    const phone = await guest('', { locale, viewport: PHONE });
    const { code } = (await (await page.context().request.post('/api/v1/me/link')).json()) as { code: string };
    await phone.context().request.post('/api/v1/me/claim', { data: { code } });
    await page.goto('/');
    await page.getByRole('button', { name: /^(Про мене|O mnie|Обо мне|About me)$/ }).click();
    const dialog = page.getByRole('dialog');
    const devices = dialog.getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await isWell(page, 'about me');
    await dialog.getByRole('listitem').getByRole('button').click();
    await expect(devices).toHaveCount(1);
    expect(await (await phone.context().request.get('/api/v1/me')).text()).toBe('null');
    expect(await (await page.context().request.get('/api/v1/me')).text()).toContain('Ada');
  });
}
