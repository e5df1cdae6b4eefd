import { expect, makeTable, test, twoAt } from './house';
import { isWell } from './moments';

const PHONE = { width: 390, height: 844 };
/** Our language, and one of another that the browser may ask for. */
const LANGUAGES = { uk: 'uk-UA', pl: 'pl-PL', ru: 'ru-RU', en: 'fr-FR' };

for (const [language, locale] of Object.entries(LANGUAGES)) {
  const when = language === 'uk' ? '' : ' @slow';
  test(`every page speaks ${language}, without a missing word, and axe finds nothing${when}`, async ({
    guest,
    house,
  }) => {
    test.slow();
    const colorScheme = language === 'uk' || language === 'ru' ? 'dark' : 'light';
    const viewport = language === 'pl' || language === 'ru' ? PHONE : { width: 1280, height: 800 };
    const page = await guest('', { locale, colorScheme, viewport });
    await page.goto('/');
    await page.getByRole('radio').first().waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await isWell(page, 'home of a stranger');
    await page.context().request.put('/api/v1/me', { data: { name: 'Ada' } });
    for (const { game, seats } of await house.games()) {
      const id = await makeTable(page, { game, seats, bots: 1 });
      await page.goto(`/t/${id}`);
      await page.locator('main.board .note').waitFor();
      await page.waitForTimeout(300);
      await isWell(page, game);
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
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, `${game}, once it has measured its room`).toBeLessThanOrEqual(0);
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

test('a language whose words don’t come is said, and can be chosen again', async ({ guest }) => {
  const page = await guest('Ada', { serviceWorkers: 'block' });
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
  await page.route(/assets\/home-.*\.js/, (route) => route.abort());
  await page.getByRole('combobox').selectOption('pl');
  await expect(page.getByRole('alert')).toContainText('До дому не достукатися');
  await expect(page.getByRole('combobox')).toHaveValue('uk');
  await isWell(page, 'home without the words of another language');
  await page.unroute(/assets\/home-.*\.js/);
  await page.getByRole('combobox').selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a new table whose words don’t come says so', async ({ guest }) => {
  const page = await guest('Ada', { serviceWorkers: 'block' });
  await page.goto('/');
  await page.getByRole('radio').first().waitFor();
  await page.route(/assets\/(boooop|spots|dixit|barking)-.*\.js/, (route) => route.abort());
  await page.locator('.ask').getByRole('button', { name: 'З друзями' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('До дому не достукатися');
});

test('a window inside a form closes without sending the form', async ({ guest }) => {
  const page = await guest('');
  await page.goto('/');
  await page.getByRole('button', { name: 'З друзями: Бууууп' }).click();
  await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Ada');
  await page.getByRole('button', { name: 'інша мордочка' }).first().click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Закрити' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Поставити стіл' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Твоє ім’я' })).toHaveValue('Ada');
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
  await page.getByRole('radio').first().waitFor();
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('the house can be put on the home screen, and says so when there is no connection', async ({ guest }) => {
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
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/whole/'))), 'home is kept').toBe(true);
  await page.context().setOffline(true);
  await page.goto('/rules/boooop');
  await expect(page.getByText('Немає зв’язку з домом. Перевір інтернет і онови сторінку')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Дім не відчиняється' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('chat is heard by everybody at the table, but not by whoever has muted, until they hear again', async ({
  guest,
}) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  for (const page of [first, second]) await page.getByRole('tab', { name: 'Балачка' }).click();
  await first.getByRole('textbox', { name: 'Написати…' }).fill('мій привид іде по твої лапки');
  await first.keyboard.press('Enter');
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeVisible();
  await second.getByRole('button', { name: 'Більше не чути: Ada' }).click();
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeHidden();
  await second.getByRole('button', { name: 'Знову чути: Ada' }).click();
  await expect(second.locator('.bubble', { hasText: 'мій привид' })).toBeVisible();
});

for (const [language, locale] of Object.entries(LANGUAGES)) {
  const when = language === 'uk' ? '' : ' @slow';
  test(`a lost phone is sent away, in ${language}${when}`, async ({ guest }) => {
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
