import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { calm, isWell } from './moments';
import { finished, KINDS, lookedBack, running } from './replay';

/** On narrow screens, and beside wide boards, the log is a drawer. */
async function openLog(page: Page): Promise<void> {
  await page.getByRole('slider').first().waitFor();
  const button = page.locator('.to-log');
  if (await button.isVisible()) await button.click();
}

for (const game of Object.keys(KINDS))
  test(`${game}: a finished game is told again, and its dice are true`, async ({ guest }) => {
    test.setTimeout(300_000); // bots may have to be compiled first, and think twice
    const page = await guest('Соломія');
    const id = await finished(page, game);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.goto(`/g/${id}`);
    const slider = page.getByRole('slider', { name: 'Місце в партії' });
    await expect(slider).toHaveValue('0');
    await calm(page);
    await isWell(page, `${game} at its beginning`);

    const before = asked.length;
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    for (let step = 1; step <= 5; step++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('5');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('4');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue(String(last));
    await isWell(page, `${game} at its end`);
    for (const at of [last >> 1, 3, last - 1]) await slider.fill(String(at));
    await expect(slider).toHaveValue(String(last - 1));
    const went = await page.evaluate(() => {
      const range = document.querySelector<HTMLInputElement>('input[type=range]')!;
      const began = performance.now();
      for (let at = 0; at <= Number(range.max); at++) {
        range.value = String(at);
        range.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return (performance.now() - began) / (Number(range.max) + 1);
    });
    expect(went, 'a step, in ms').toBeLessThan(50);
    expect(asked.length, 'stepping asks the house for nothing').toBe(before);

    await openLog(page);
    const line = page.getByRole('complementary').getByRole('listitem').nth(6).getByRole('button');
    await line.click();
    await expect(line).toHaveAttribute('aria-current', 'true');
    expect(asked.length, 'nor does the log').toBe(before);

    await page.getByRole('button', { name: 'Перевірити кубики' }).click();
    await expect(page.locator('[data-verdict]')).toHaveText('Кубиків ніхто не вибирав');
    await isWell(page, `${game}: the dice`);
    await page.keyboard.press('Escape');
    await canBeLookedBackAt(page, game);
  });

/** Its graph, in words, too; its moments as ways there; and it is kept. */
async function canBeLookedBackAt(page: Page, game: string): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Місце в партії' });
  const beside = await lookedBack(page, () => page.locator('div.back').evaluate((panel) => panel.scrollTo(0, 999)));
  expect(await page.locator('div.back').evaluate((panel) => panel.scrollTop), 'it begins at its graph').toBe(0);
  await calm(page);
  await isWell(page, `${game} looked back at`);

  await slider.press('End');
  await expect(beside.locator('.legend')).toContainText(/(100|50|33)\u00a0%/);
  await beside.getByText('Усі шанси таблицею').click();
  const last = beside.getByRole('row').last();
  await expect(last.getByRole('rowheader')).toHaveText((await slider.getAttribute('max'))!);
  const moments = beside.getByRole('listitem').filter({ has: page.locator('.number') });
  if (await moments.count()) {
    await moments.first().getByRole('button').click();
    await expect(moments.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
    const there = await slider.inputValue();
    await page.keyboard.press('Home');
    await page.keyboard.press('1');
    await expect(slider).toHaveValue(there);
  }
  await page.reload();
  await slider.waitFor();
  await page.getByRole('button', { name: 'Озирнутися' }).first().click();
  await expect(beside.getByRole('heading', { name: 'Шанси на перемогу' })).toBeVisible();
}

test('on a phone a moment has the whole board, and the note says what there is to say of it', async ({ guest }) => {
  test.setTimeout(300_000);
  const page = await guest('Соломія', { viewport: { width: 360, height: 640 } });
  const id = await finished(page, 'boooop');
  await page.goto(`/g/${id}`);
  await page.getByRole('slider').waitFor();
  const beside = await lookedBack(page);
  const moment = beside.getByRole('listitem').filter({ has: page.locator('.number') });
  const change = await moment.first().locator('.change').textContent();
  await moment.first().getByRole('button').click();
  await expect(beside).toBeHidden();
  const says = page.locator('.says em');
  await expect(says).toContainText(change!);
  const [own, note] = [(await says.boundingBox())!, (await page.locator('.says').boundingBox())!];
  expect(own.y + own.height, 'all of it is in sight').toBeLessThanOrEqual(note.y + note.height + 1);
  await isWell(page, 'a moment on a phone');
  await page.getByRole('button', { name: 'Озирнутися' }).first().click();
  await expect(moment.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
});

test('on a laptop a look back among three has room for its graph and the verdict', async ({ guest }) => {
  test.setTimeout(300_000);
  const page = await guest('Соломія', { viewport: { width: 1280, height: 800 } });
  const id = await finished(page, 'barking', { seats: 3 });
  await page.goto(`/g/${id}`);
  await page.getByRole('button', { name: 'Озирнутися' }).first().click();
  const beside = page.getByRole('tabpanel', { name: 'Озирнутися' });
  expect((await beside.boundingBox())!.height).toBeGreaterThan(360);
});

test('it is played by itself, at three speeds, and stops when it is told to', async ({ guest }) => {
  const page = await guest('Соломія');
  await page.addInitScript(() => localStorage.setItem('lapki.motion', 'on'));
  const id = await finished(page, 'boooop');
  await page.goto(`/g/${id}`);
  const slider = page.getByRole('slider', { name: 'Місце в партії' });
  await page.locator('label:has(input[value=fast])').click();
  await page.getByRole('button', { name: 'Показувати' }).click();
  await expect.poll(async () => Number(await slider.inputValue()), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Пауза' }).click();
  const stood = await slider.inputValue();
  await page.getByRole('button', { name: 'Крок назад' }).click();
  await expect(slider).toHaveValue(String(Number(stood) - 1));
});

test('a link leads to its moment; the record can be taken along and opened again', async ({ guest }) => {
  const page = await guest('Соломія');
  const id = await finished(page, 'spots');
  await page.goto(`/g/${id}/20`);
  const slider = page.getByRole('slider', { name: 'Місце в партії' });
  const at = await slider.inputValue();
  expect(Number(at)).toBeGreaterThan(5);
  const says = await page.getByRole('region', { name: 'Партія крок за кроком' }).locator('.says').textContent();
  await page.getByRole('button', { name: 'Поділитися миттю' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(new RegExp(`/g/${id}/20$`));
  await page.keyboard.press('Escape');

  await openLog(page);
  const link = page.getByRole('link', { name: 'Запис партії' });
  await expect(link).toHaveAttribute('download', `lapki-${id}.lapki`);
  const text = await (await page.request.get((await link.getAttribute('href'))!)).text();
  const stranger = await guest('');
  await stranger.goto('/g');
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  await isWell(stranger, 'a page for a file');
  const give = (record: string) =>
    stranger
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'game.lapki', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const verdict = async () => {
    await stranger.getByRole('button', { name: 'Перевірити кубики' }).click();
    const said = await stranger.locator('[data-verdict]').getAttribute('data-verdict');
    const words = await stranger.getByRole('dialog').textContent();
    await stranger.keyboard.press('Escape');
    return { said, words };
  };
  await give(text);
  const theirs = stranger.getByRole('slider', { name: 'Місце в партії' });
  await theirs.fill(at);
  await expect(stranger.getByRole('region', { name: 'Партія крок за кроком' }).locator('.says')).toHaveText(says!);
  expect((await verdict()).said).toBe('true');

  // Somebody would rather have rolled something else.
  const roll = /\n\* start (\d) (\d)\n/.exec(text)!;
  const other = Number(roll[1]) === Number(roll[2]) ? null : `\n* start ${roll[2]} ${roll[1]}\n`;
  const lies: [string, string][] = [
    [text.replace(/fate seed ../, 'fate seed 00'), 'commitment'],
    [text.replace(/fate seed .*\n/, ''), 'no-fate'],
    [text.replace('fate share 1 mine', 'fate share 1 yours'), 'line'],
    ...(other
      ? ([[text.slice(0, text.indexOf('--')) + '--' + firstLines(text, other), 'line']] as [string, string][])
      : []),
  ];
  for (const [lie, said] of lies) {
    await give(lie);
    await expect(theirs).toHaveValue('0');
    const found = await verdict();
    expect(found.said, lie.slice(0, 400)).toBe(said);
    if (said === 'line') expect(found.words).toContain('За долею цієї партії');
  }
  // Dropped on the page it opens just as well.
  const dropped = await stranger.evaluateHandle((record) => {
    const carried = new DataTransfer();
    carried.items.add(new File([record], 'game.lapki', { type: 'text/plain' }));
    return carried;
  }, text);
  await theirs.fill('9');
  await stranger.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(theirs).toHaveValue('0');
  expect((await verdict()).said).toBe('true');
  await give('game boooop\nseats 2\n--\n1 k z9\n');
  await expect(stranger.getByRole('alert')).toContainText('Рядок 4');
});

/** The set-up with another roll in it: what follows could be illegal by now, so it is left out. */
function firstLines(text: string, other: string): string {
  const body = text.slice(text.indexOf('--') + 2);
  return body.slice(0, body.search(/\n\* start/)) + other;
}

test('while a game goes on, one sees it again through one’s own eyes and through no others', async ({ guest }) => {
  const page = await guest('Соломія', { viewport: { width: 390, height: 844 } });
  const id = await running(page, 'dixit', 20);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (/\/api\/.*\/replay/.test(response.url())) answers.push(await response.text());
  });
  await page.goto(`/g/${id}`);
  const slider = page.getByRole('slider', { name: 'Місце в партії' });
  await slider.press('End');
  await expect(page.getByRole('button', { name: 'Перевірити кубики' })).toHaveCount(0);
  await openLog(page);
  await expect(page.getByRole('group', { name: 'Чиїми очима' })).toHaveCount(0);
  await isWell(page, 'a running game on a phone');
  const told = JSON.parse(answers[0]!) as {
    seat: number;
    frames: { now: { view: { players: { hand: unknown }[] } } }[];
  };
  expect(told.seat).toBe(1);
  for (const { now } of told.frames)
    expect(now.view.players.map(({ hand }) => Array.isArray(hand))).toEqual([true, false, false]);
});

test('when it is over, through whose eyes one likes', async ({ guest }) => {
  const page = await guest('Соломія');
  const id = await finished(page, 'dixit');
  await page.goto(`/g/${id}/30`);
  const eyes = page.getByRole('group', { name: 'Чиїми очима' });
  await openLog(page);
  await expect(eyes.getByRole('radio', { name: 'Соломія' })).toBeChecked();
  const at = await page.getByRole('slider').first().inputValue();
  await eyes.locator('label').first().click();
  await expect(eyes.getByRole('radio', { name: 'Усе' })).toBeChecked();
  await expect(page.getByRole('slider').first()).toHaveValue(at);
  await isWell(page, 'through all eyes');
});
