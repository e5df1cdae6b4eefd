import { expect, test } from './house';
import { deed, isAt, learn, lessons, main } from './lessons';

const PHONE = { width: 390, height: 844 };
/** Every language on a phone; the smallest of them, and a large screen, once each. */
const EYES = [
  { locale: 'uk-UA', colorScheme: 'light', viewport: PHONE },
  { locale: 'pl-PL', colorScheme: 'dark', viewport: { width: 360, height: 640 } },
  { locale: 'ru-RU', colorScheme: 'light', viewport: PHONE },
  { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

for (const [number, [game, parts]] of Object.entries(lessons()).entries()) {
  for (const part of parts) {
    const plays = `${game}, ${part.id}: every step, right and wrong`;
    for (const [at, eye] of EYES.entries()) {
      if (!number && !at && part === parts[0])
        test(`${plays}, ${eye.locale}`, async ({ guest }) => learn(await guest('', eye), game, part, false));
      test(`${plays}, ${eye.locale}: words, width, axe @slow`, async ({ guest }) => {
        test.setTimeout(240_000);
        await learn(await guest('', eye), game, part, true);
      });
    }
  }
}

const [game, parts] = Object.entries(lessons())[0]!;
const [first, second] = parts[0]!.steps;

test('a lesson is left and taken up where it was', async ({ guest }) => {
  const page = await guest('');
  await page.goto(`/learn/${game}`);
  await isAt(page, first!.id, 'asked');
  await deed(page, game, first!.answer);
  await main(page).click();
  await isAt(page, second!.id, 'asked');
  await page.goto('/');
  await page.goto(`/learn/${game}`);
  await isAt(page, second!.id, 'asked');
});

for (const [key, all] of Object.entries(lessons())) {
  test(`${key}: a wrong try is taken back by itself; after the second the answer is laid out, and shown when asked`, async ({
    guest,
  }) => {
    const page = await guest('');
    const part = all.find(({ steps }) => steps.some(({ miss }) => miss !== null))!;
    const { id, miss } = part.steps.find((step) => step.miss !== null)!;
    await page.goto(`/learn/${key}/${part.id}`);
    while ((await page.locator('.frame').getAttribute('data-step')) !== id)
      await page.getByRole('button', { name: 'Пропустити' }).click();
    for (const _ of [1, 2]) {
      await isAt(page, id, 'asked');
      await deed(page, key, miss!);
      await isAt(page, id, 'wrong');
      await isAt(page, id, 'asked');
    }
    await expect(page.getByRole('status')).toContainText('Хід повернуто');
    await page.getByRole('button', { name: 'Покажи' }).click();
    await isAt(page, id, 'done');
  });
}

test('the end of a lesson leads to a game with gentle bots, and nobody has to give a name', async ({ guest }) => {
  const page = await guest('');
  await page.goto(`/learn/${game}`);
  for (const { id } of parts[0]!.steps) {
    await isAt(page, id, 'asked');
    await page.getByRole('button', { name: 'Пропустити' }).click();
  }
  await page.getByRole('button', { name: 'Зіграти першу партію' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('main.board .note')).toBeVisible();
});
