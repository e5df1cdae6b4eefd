import type { Page } from '@playwright/test';
import { comeIn, expect, House, makeTable, test } from './house';
import { isWell } from './moments';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const LANGUAGES = { uk: 'uk-UA', pl: 'pl-PL', ru: 'ru-RU', en: 'en-GB' };

async function idOf(page: Page): Promise<string> {
  const answer = await page.context().request.get('/api/v1/me');
  return ((await answer.json()) as { id: string }).id;
}

/** Two people at a table that waits. */
async function seated(ada: Page, bob: Page): Promise<string> {
  const id = await makeTable(ada, { game: 'boooop', seats: 2, sit: true });
  await bob.context().request.put(`/api/v1/tables/${id}/seats/2`, { data: {} });
  return id;
}

/** Bob says something at the table; on a phone the chat is in a drawer. */
async function openChat(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 1024) await page.locator('.peek .line').click();
  await page.locator('.chat form input').waitFor();
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`a message is reported, answered and its author banned, in ${language} @slow`, async ({ guest, house }) => {
    test.slow();
    const colorScheme = language === 'uk' || language === 'ru' ? 'dark' : 'light';
    const viewport = language === 'pl' || language === 'ru' ? PHONE : DESK;
    const look = { locale, colorScheme, viewport } as const;
    const [keeper, ada] = [await guest('Keeper', look), await guest('Ada', look)];
    const bob = await guest(`Bob ${language}`);
    house.admin('add', await idOf(keeper));
    const id = await seated(ada, bob);
    await bob.goto(`/t/${id}`);
    await openChat(bob);
    await bob.locator('.chat form input').fill('something bad');
    await bob.locator('.chat form input').press('Enter');

    await ada.goto(`/t/${id}`);
    await expect(ada.locator('main .report')).toHaveCount(1); // at Bob's chair, and not at mine
    await openChat(ada);
    await ada.locator('.chat li', { hasText: 'something bad' }).locator('.report').click();
    await expect(ada.locator('dialog blockquote')).toHaveText('something bad');
    await isWell(ada, 'a report');
    await ada.locator('dialog textarea').fill('look at this');
    await ada.locator('dialog .button.main').click();
    await expect(ada.locator('dialog [role=status]')).toBeVisible();
    await ada.locator('dialog .button.main').click();
    await expect(ada.locator('dialog')).toHaveCount(0);

    await keeper.goto('/');
    await keeper.locator('.tools button:has(img)').click();
    await keeper.locator('dialog a[href="/admin"]').click();
    const report = keeper.locator('.row', { hasText: `Bob ${language}` });
    await expect(report.locator('blockquote')).toHaveText('something bad');
    await report.locator('summary').click();
    await expect(report.locator('.meant')).toContainText('something bad');
    await isWell(keeper, 'reports');
    await report.locator('input').fill('thank you');
    await report.locator('form button').click();
    await expect(report).toHaveCount(0);
    await ada.goto('/');
    await ada.locator('.tools button:has(img)').click();
    await expect(ada.locator('dialog')).toContainText('thank you');
    await isWell(ada, 'about me');

    await keeper.locator('nav a[href="/admin/people"]').click();
    await keeper.locator('[role=search] input').fill(`Bob ${language}`);
    await keeper.locator('[role=search] input').press('Enter');
    const row = keeper.locator('.row');
    await expect(row).toHaveCount(1);
    await isWell(keeper, 'people');
    await row.locator('.button.alarm').last().click();
    await keeper.locator('dialog input:not([type=checkbox])').fill('rude');
    await isWell(keeper, 'sure');
    await keeper.locator('dialog .button.alarm').click();
    await expect(row.locator('.mark')).toContainText('rude');
    await expect(bob.locator('main.closed')).toContainText('rude');

    await keeper.locator('nav a[href="/admin/doors"]').click();
    await keeper.locator('section form .button.main').click();
    await expect(keeper.locator('.invite input')).toHaveValue(/#invite=/);
    await isWell(keeper, 'doors');
    await keeper.locator('nav a[href="/admin/audit"]').click();
    await keeper.locator('.row').first().waitFor();
    await isWell(keeper, 'audit');
    await keeper.locator('nav a[href="/admin/tables"]').click();
    await keeper.locator('.row').first().waitFor();
    await isWell(keeper, 'tables');
  });
}

test('a table that is ended says why', async ({ guest, house }) => {
  const [keeper, ada] = [await guest('Keeper'), await guest('Ada')];
  house.admin('add', await idOf(keeper));
  const id = await makeTable(ada, { game: 'spots', seats: 2, bots: 1 });
  await ada.goto(`/t/${id}`);
  await ada.locator('main.board .note').waitFor();
  await keeper.goto('/admin/tables');
  await keeper.locator('[role=search] input').fill(id);
  await keeper.locator('[role=search] input').press('Enter');
  await expect(keeper.locator('.row')).toHaveCount(1);
  await keeper.locator('.row .button.alarm').click();
  await keeper.locator('dialog input').fill('it is late');
  await keeper.locator('dialog .button.alarm').click();
  await expect(ada.locator('main.closed')).toContainText('it is late');
  await isWell(ada, 'an ended table');
});

test('somebody at the table is reported from the keyboard', async ({ guest }) => {
  const [ada, bob] = [await guest('Ada', { viewport: PHONE }), await guest('Bob')];
  const id = await seated(ada, bob);
  await ada.context().request.post(`/api/v1/tables/${id}/start`);
  await ada.goto(`/t/${id}`);
  await ada.locator('main.board .note').waitFor();
  await ada.getByRole('button', { name: 'Меню' }).press('Enter');
  await ada.getByRole('button', { name: 'Поскаржитися на когось…' }).press('Enter');
  await ada.getByRole('button', { name: 'Поскаржитися: Bob' }).press('Enter');
  await ada.getByLabel('Що сталося?').fill('never moves');
  await ada.getByRole('button', { name: 'Надіслати скаргу' }).press('Enter');
  await expect(ada.locator('dialog [role=status]')).toBeVisible();

  await bob.goto(`/t/${id}`);
  await bob.locator('main.board .note').waitFor();
  await bob.locator('.people').getByRole('button', { name: 'Поскаржитися: Ada' }).click();
  await expect(bob.getByRole('dialog')).toBeVisible();
});

test('everybody else finds nothing at /admin', async ({ guest }) => {
  for (const page of [await guest(''), await guest('Ada')])
    for (const path of ['/admin', '/admin/people', '/admin/nonsense']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тут нікого немає');
    }
});

test('a house of invitations lets in who has the link @slow', async ({ browser }) => {
  const house = await House.somewhere();
  await house.open();
  try {
    house.admin('doors', 'invited');
    const link = house.admin('invite');
    const page = await comeIn(browser, house, '');
    await page.goto('/');
    await page.locator('.room .ways button').first().click();
    await page.locator('dialog .main').click();
    await expect(page.locator('dialog [role=alert]')).toContainText('запрошення');
    await isWell(page, 'not invited');
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.room .ways button').first().click();
    await page.locator('dialog .main').click();
    await page.waitForURL(/\/t\//);
    expect(await idOf(page)).toBeTruthy();
    await page.context().close();
  } finally {
    await house.tearDown();
  }
});
