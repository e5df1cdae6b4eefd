import { GAME, asked, keyMove, tapMove } from './boooop';
import { House, comeIn, expect, test, twoAt } from './house';

test('from a link to a seat: a guest makes a table, a friend comes by its link, both play to the end, one reloads', async ({
  guest,
}) => {
  const owner = await guest('');
  await owner.goto('/');
  await owner.getByRole('button', { name: 'З друзями: Бууууп' }).click();
  await owner.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Соломія');
  await owner.getByRole('button', { name: 'Поставити стіл' }).click();
  await owner.waitForURL(/\/t\//);

  const friend = await guest('', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const began = Date.now();
  await friend.goto(owner.url());
  await friend.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Марко');
  await friend.getByRole('button', { name: 'Сісти' }).first().click();
  expect(Date.now() - began, 'thirty seconds from the link to the seat').toBeLessThan(30_000);

  await owner.getByRole('button', { name: 'Починаймо!' }).click();
  for (const [number, { seat, move }] of GAME.entries()) {
    if (number === 17) await friend.reload();
    await tapMove(seat === 1 ? owner : friend, move);
  }
  await expect(friend.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Перемога: Марко' })).toBeVisible();
  await expect(owner.locator('[data-cell].won')).toHaveCount(3);
});

test('Boooop by keyboard alone: kittens, ghosts, and a ghost that waits', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  for (const { seat, move } of GAME.slice(0, 7)) await keyMove(seat === 1 ? first : second, move);
  await asked(first, 'cells');
});

test('Boooop by keyboard alone, to the end @slow', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  for (const { seat, move } of GAME) await keyMove(seat === 1 ? first : second, move);
  await expect(second.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
});

test('a tap that the rules forbid is answered by the rule', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  await tapMove(first, 'k c3');
  await first.locator('.note .button.soft').click();
  await second.locator('[data-cell="c3"]').click();
  await expect(second.getByRole('alert')).toContainText('На c3 вже хтось сидить');
  await second.getByRole('alert').getByRole('link', { name: 'Правило 2' }).click();
  const panel = second.getByRole('tabpanel', { name: 'Правила' });
  await expect(panel).toBeFocused();
  await expect(panel.locator('#rule-2')).toBeInViewport();
  await expect(panel.locator('[aria-current]')).toHaveCount(1);
});

test('what would be pushed is told and shown before it is done', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  await tapMove(first, 'k c3');
  await first.locator('.note .button.soft').click();
  await second.locator('[data-cell="c4"]').click();
  await expect(second.locator('.note')).toContainText('c2');
  await expect(second.locator('[data-cell="c3"]')).toHaveAccessibleName(/кошеня/i);
});

test('each line of the log leads to its moment, and back', async ({ guest }) => {
  const [first, second] = [await guest('Ada'), await guest('Bo')];
  await twoAt(first, second);
  for (const { seat, move } of GAME.slice(0, 6)) await tapMove(seat === 1 ? first : second, move);
  await first.getByRole('tabpanel').getByRole('button').first().click();
  await expect(first.locator('.note')).toContainText('Погляд у минуле');
  await expect(first.locator('[data-cell="c3"]')).not.toHaveAccessibleName(/кошеня/i);
  await first.getByRole('button', { name: 'До гри' }).click();
  await expect(first.locator('[data-cell="c3"]')).toHaveAccessibleName(/кошеня/i);
});

test('a house that is killed in the middle of a game comes back with every move @slow', async ({ browser }) => {
  const house = await House.somewhere();
  await house.open();
  const [first, second] = [await comeIn(browser, house, 'Ada'), await comeIn(browser, house, 'Bo')];
  await twoAt(first, second);
  for (const { seat, move } of GAME.slice(0, 10)) await tapMove(seat === 1 ? first : second, move);
  await asked(second, 'cells'); // so seat 1's last move was acknowledged
  await house.close('SIGKILL');
  await expect(first.getByRole('status').filter({ hasText: 'Зв’язок урвався' })).toBeVisible();
  await house.open();
  await expect(first.getByRole('status').filter({ hasText: 'Зв’язок урвався' })).toBeHidden({ timeout: 30_000 });
  await expect(second.getByRole('status').filter({ hasText: 'Зв’язок урвався' })).toBeHidden({ timeout: 30_000 });
  for (const { seat, move } of GAME.slice(10)) await tapMove(seat === 1 ? first : second, move);
  await expect(second.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
  await Promise.all([first.context().close(), second.context().close()]);
  await house.tearDown();
});
