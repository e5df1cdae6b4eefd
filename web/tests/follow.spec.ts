/** Turns of others can be followed: in motion and without, by word, and afterwards. */
import { comeIn, expect, test } from './house';
import { isWell, moments, show } from './moments';

/** What a bot's turn leaves: something that is marked, and the words for it. */
const TURNS = {
  boooop: { marked: '[data-cell="e2"]', says: /Ґудзик: кошеня сідає на e2\. Буп! e3 → e4, f1 → кошик\./ },
  spots: { marked: '.tile[data-trick="run"]', says: /Ґудзик: 1 → Брістлз, 3 → двір, 6 → Гончо\. У дворі тепер 4\./ },
  barking: { marked: '[data-place="3"] [data-pack="2"] .slot', says: /Ґудзик.*кішку/ },
  dixit: { marked: '[data-runner="5"]', says: /Бали: .*\+3/ },
};
const turns = Object.fromEntries(Object.entries(moments()).map(([game, all]) => [game, all['turn']!]));
const outlined = (one: Element) => getComputedStyle(one).outlineStyle;

for (const [game, { marked, says }] of Object.entries(TURNS)) {
  test(`${game}, without motion: a mark, a sentence, and all since my turn by keyboard`, async ({ guest }) => {
    const page = await guest('Соломія');
    await show(page, turns[game]!);
    await expect.poll(() => page.locator(marked).last().evaluate(outlined)).toBe('dotted');
    const since = page.getByRole('button', { name: 'З твого ходу' });
    await since.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('region', { name: 'З твого ходу' });
    await expect(list).toContainText(says);
    await isWell(page, game);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(since).toBeVisible();
  });

  test(`${game}, in motion: who does what is told while it flies, nothing is pushed aside, a tap skips`, async ({
    browser,
    house,
  }) => {
    const page = await comeIn(browser, house, 'Соломія');
    await page.addInitScript(() => localStorage.setItem('lapki.motion', 'on'));
    const tell = await show(page, { ...turns[game]!, plays: [] });
    const main = page.locator('main.board');
    const place = await main.boundingBox();
    for (const play of turns[game]!.plays) tell(play);
    await expect(page.locator('[data-flights] img').first()).toBeAttached();
    await expect(page.locator('.note .told, .note h2').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
    await expect(page.locator('.acts[data-person="2"], .acts[data-person="4"]')).toBeVisible();
    expect(await main.boundingBox()).toEqual(place);
    await page.mouse.click(2, 2);
    await expect(page.locator('[data-flights] img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Зупинити показ' })).toBeHidden();
    await page.context().close();
  });
}

test('what others do can be held, and how fast it is shown is a setting', async ({ browser, house }) => {
  const page = await comeIn(browser, house, 'Соломія');
  await page.addInitScript(() => localStorage.setItem('lapki.motion', 'on'));
  const tell = await show(page, { ...turns['boooop']!, plays: [] });
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('button', { name: 'Налаштування' }).click();
  await page.getByText('одразу').click();
  expect(await page.evaluate(() => localStorage.getItem('lapki.speed'))).toBe('at-once');
  await page.getByText('спокійно').click();
  await page.keyboard.press('Escape');
  for (const play of turns['boooop']!.plays) tell(play);
  await page.getByRole('button', { name: 'Зупинити показ' }).click();
  await expect(page.getByRole('button', { name: 'Зупинити показ' })).toHaveAttribute('aria-pressed', 'true');
  await page.waitForFunction(() => document.getAnimations().every((motion) => motion.playState !== 'running'));
  await expect(page.locator('.note h2')).toContainText('Ґудзик');
  await page.getByRole('button', { name: 'Зупинити показ' }).click();
  await expect(page.locator('.note h2')).toContainText('Твій хід');
  await page.context().close();
});
