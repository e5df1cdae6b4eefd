/** What I have played: ten games in numbers, all of them page by page, one file, and leaving. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, makeTable, test } from './house';
import { isWell } from './moments';

/** A game of Boooop that one of both gives up over the wire: pages have better to do. */
async function resigned(winner: Page, loser: Page): Promise<string> {
  const table = await makeTable(winner, { game: 'boooop', seats: 2, sit: true });
  const good = async (answer: Promise<{ ok(): boolean; text(): Promise<string> }>) => {
    const come = await answer;
    if (!come.ok()) throw new Error(await come.text());
  };
  await good(loser.request.put(`/api/v1/tables/${table}/seats/2`, { data: {} }));
  await good(winner.request.post(`/api/v1/tables/${table}/start`));
  await loser.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/socket?ply=0`);
        socket.onerror = () => fail(new Error('no socket'));
        socket.onopen = () => socket.send(JSON.stringify({ is: 'resign', id: 1 }));
        socket.onmessage = ({ data }) => {
          if (!['ack', 'refused'].includes((JSON.parse(String(data)) as { is: string }).is)) return;
          socket.close();
          done();
        };
      }),
    table,
  );
  return table;
}

test('ten games become a history, numbers that say what they are worth, and a file; then nothing is left', async ({
  guest,
}) => {
  test.slow();
  const [ada, bob] = [await guest('Соломія', { viewport: { width: 1280, height: 800 } }), await guest('Марко')];
  await ada.goto('/');
  await bob.goto('/');
  for (let game = 0; game < 10; game++) await (game % 5 === 4 ? resigned(bob, ada) : resigned(ada, bob));
  await makeTable(ada, { game: 'spots', seats: 2, bots: 1 });

  await ada.reload();
  await ada.getByRole('link', { name: 'Усі мої партії та числа' }).click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Мої партії');
  const games = ada.locator('.list li');
  await expect(games).toHaveCount(11);
  const when = ada.getByLabel('Коли');
  await when.selectOption({ index: 2 });
  await expect(ada.locator('.list .none')).toBeVisible();
  await when.selectOption({ index: 1 });
  await expect(games).toHaveCount(11);
  await ada.getByLabel('Гра', { exact: true }).selectOption('boooop');
  await expect(games).toHaveCount(10);
  await ada.getByLabel('Підсумок').selectOption('lost');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('Марко');
  await ada.getByLabel('Підсумок').selectOption('running');
  await expect(ada.locator('.list .none')).toBeVisible();

  const wins = ada.getByRole('region', { name: 'Поки що все це міг зробити й випадок' });
  await expect(wins.getByRole('listitem')).toContainText(/80\u00a0%/);
  await expect(wins.getByRole('listitem')).toContainText('8 з 10');
  await expect(ada.getByRole('heading', { name: /^Десь між \d+ і \d+$/ })).toBeVisible();
  await expect(ada.getByRole('heading', { name: '8 : 2 ще не доказ' })).toBeVisible();
  await isWell(ada, 'my games');

  const coming = ada.waitForEvent('download');
  await ada.getByRole('link', { name: 'Усе моє одним файлом' }).click();
  const file = JSON.parse(readFileSync(await (await coming).path(), 'utf-8')) as { games: unknown[] };
  expect(file.games).toHaveLength(11);

  await ada.goto('/');
  await ada.getByRole('button', { name: 'Про мене' }).click();
  await ada.getByRole('button', { name: 'Забути мене' }).click();
  await ada.locator('.button.alarm').click();
  await ada.goto('/games');
  await expect(ada.getByText('У цьому браузері ще ніхто не грав.')).toBeVisible();
  await bob.goto('/games');
  await expect(bob.locator('.list li')).toHaveCount(10);
  await expect(bob.locator('body')).not.toContainText('Соломія');
});

test('on a phone games and numbers are two parts, steered by keys as well', async ({ guest }) => {
  const page = await guest('Орися', { viewport: { width: 390, height: 844 } });
  await page.goto('/games');
  await expect(page.locator('.list .none')).toBeVisible();
  await page.getByRole('button', { name: 'Числа' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Коли партію буде дограно')).toBeVisible();
  await expect(page.locator('.list')).toBeHidden();
  await isWell(page, 'no games yet');
});
