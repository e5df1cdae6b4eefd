/** The same pages in another browser: Firefox as people have it. Here nobody hears what is said over the socket. */
import * as barking from './barking';
import { tapMove } from './boooop';
import * as dixit from './dixit';
import { expect, makeTable, test, type Guest } from './house';
import { learn, lessons } from './lessons';
import * as spots from './spots';

/** A table of this many people; only the first looks at it. */
async function sitDown(guest: Guest, game: string, seats: number) {
  const [page, ...others] = await Promise.all(['Ада', 'Богдан', 'Віра'].slice(0, seats).map((name) => guest(name)));
  const id = await makeTable(page!, { game, seats, sit: true });
  for (const [at, other] of others.entries())
    await other.context().request.put(`/api/v1/tables/${id}/seats/${at + 2}`, { data: {} });
  await page!.context().request.post(`/api/v1/tables/${id}/start`);
  await page!.goto(`/t/${id}`);
  return page!;
}

test('the first page opens, and a light is chosen', async ({ guest }) => {
  const page = await guest('');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'З друзями: Бууууп' })).toBeVisible();
  await page.getByRole('button', { name: 'Світло, мова, звук' }).click();
  await page.getByRole('dialog').getByText('Ніч', { exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/night/);
});

test('a turn of Boooop', async ({ guest }) => {
  const page = await sitDown(guest, 'boooop', 2);
  await tapMove(page, 'k c3');
  await tapMove(page, 'hold');
  await expect(page.locator('[data-cell="c3"]')).toHaveAccessibleName(/кошеня/i);
  await expect(page.locator('.note .button.main')).toHaveCount(0);
});

test('a turn of Spots', async ({ guest }) => {
  const page = await guest('Ада');
  await page.goto(`/t/${await makeTable(page, { game: 'spots', seats: 1, bots: 1 })}`);
  await page.locator('.tile .risk').first().waitFor();
  await spots.tile(page, 1).click();
  await spots.main(page).click();
  await expect(spots.dice(page).first()).toBeVisible();
  await spots.button(page, 'Розкласти').or(spots.main(page)).first().click();
});

test('a clue of Dixit', async ({ guest }) => {
  const page = await sitDown(guest, 'dixit', 3);
  await dixit.asked(page, 'race');
  await dixit.tell(page, 2, 'Сон літньої ночі');
  await expect(page.getByRole('main')).toContainText('Сон літньої ночі');
  await expect(dixit.main(page)).toHaveCount(0);
});

test('a bark', async ({ guest }) => {
  const player = (await barking.whoIsAsked(await barking.sitDown(guest, [{}, {}])))!;
  const before = await player.hand.count();
  expect(await player.bark()).toBe(true);
  await expect(player.hand).toHaveCount(before - 1);
});

for (const [game, [part]] of Object.entries(lessons()))
  test(`the first lesson of ${game}, right and wrong @slow`, async ({ guest }) => {
    test.setTimeout(240_000);
    await learn(await guest(''), game, part!, false);
  });

test('the big screen of a game of Dixit, from the lobby to the clue @slow', async ({ guest }) => {
  const [screen, ...phones] = await Promise.all(['Ада', 'Богдан', 'Віра', 'Ганна'].map((name) => guest(name)));
  const id = await makeTable(screen!, { game: 'dixit', seats: 3 });
  await screen!.goto(`/tv/${id}`);
  await expect(screen!.getByRole('heading', { level: 1 })).toHaveText('Сідайте ближче!');
  for (const [at, phone] of phones.entries())
    await phone.context().request.put(`/api/v1/tables/${id}/seats/${at + 1}`, { data: {} });
  await screen!.getByRole('button', { name: 'Починаймо!' }).click();
  await phones[0]!.goto(`/t/${id}`);
  await dixit.asked(phones[0]!, 'race');
  await dixit.tell(phones[0]!, 1, 'Тиша');
  await expect(screen!.getByRole('heading', { level: 1 })).toHaveText('«Тиша»');
});
