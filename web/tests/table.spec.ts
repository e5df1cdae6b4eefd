/** What people at a table are told besides the game: undo, the end, looking on, the connection. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, fromMenu, makeTable, test, twoAt, type Guest } from './house';
import { isWell } from './moments';

/** Two people at a table without ghosts, and its id. */
async function two(guest: Guest, body: Record<string, unknown> = {}): Promise<[Page, Page, string]> {
  const [first, second] = [await guest('Оля'), await guest('Ігор')];
  return [first, second, await twoAt(first, second, { options: { ghosts: 'off' }, ...body })];
}

async function place(page: Page, cell: string): Promise<void> {
  await expect(page.locator('.note .button.main')).toBeVisible(); // it is my turn
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator('.note .button.main').click();
}

test('taking back: the question comes and goes on all screens, by name, and the board stays where it is', async ({
  guest,
}) => {
  const [first, second, id] = await two(guest);
  const third = await guest('');
  await third.goto(`/t/${id}`);
  await place(first, 'c3');
  await place(second, 'e5');
  await expect(second.locator('.note')).toContainText('Оля');
  const board = () => second.locator('main.board .note').boundingBox();
  const before = await board();

  await fromMenu(first, 'Забрати хід');
  await expect(second.getByText('Оля хоче забрати хід назад.')).toBeVisible();
  expect(await board()).toEqual(before);
  await second.getByRole('button', { name: 'Ні', exact: true }).click();
  for (const page of [first, second, third]) {
    await expect(page.getByText('Ігор проти: хід лишається.')).toBeVisible();
    await expect(page.getByText('хоче забрати хід назад')).toBeHidden();
  }
  await fromMenu(first, 'Забрати хід');
  await expect(first.getByText('На це вже відповіли «ні».')).toBeVisible();

  await place(first, 'a1');
  await place(second, 'f1');
  await expect(second.locator('.note')).toContainText('Оля');
  await fromMenu(first, 'Забрати хід');
  await second.getByRole('button', { name: 'Гаразд' }).click();
  for (const page of [first, second, third]) {
    await expect(page.locator('.notices')).toHaveText('Оля забирає назад хід і все, що було після нього.');
    await expect(page.locator('aside summary')).toHaveText('Оля забирає назад хід і все, що було після нього.');
    await expect(page.locator('aside s').first()).toBeHidden();
    await expect(page.locator('[data-cell="a1"]')).not.toHaveAccessibleName(/кошеня/i);
    await expect(page.locator('[data-cell="c3"]')).toHaveAccessibleName(/кошеня/i);
  }
  await third.locator('aside summary').click();
  await expect(third.locator('aside s')).toHaveCount(2);
  await expect(third.locator('aside s').first()).toBeVisible();
});

test('whoever asks for a hint is told in words, everybody hears of it, and only where the table allows it', async ({
  guest,
}) => {
  const [first, second] = [await guest('Оля'), await guest('Ігор')];
  await twoAt(first, second, { hints: true });
  await fromMenu(first, 'Підказка');
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Натяк' }).click();
  await expect(dialog).toContainText(/Тут \d+ (добрий хід|приблизно)/);
  await dialog.getByRole('button', { name: 'Сам хід' }).click();
  await expect(dialog.locator('.move')).toContainText('кошеня');
  await expect(dialog).toContainText(/На думку бота, шанси — \d+\s%/);
  await isWell(first, 'a hint');
  await first.keyboard.press('Escape');
  await expect(dialog, 'it hears keys after the answer, too').toHaveCount(0);
  for (const page of [first, second]) await expect(page.locator('aside ol')).toContainText('Оля бере підказку бота.');

  await twoAt(first, second);
  await first.getByRole('button', { name: 'Меню' }).click();
  await expect(first.getByRole('dialog').getByRole('button', { name: 'Підказка' })).toHaveCount(0);
});

test('whoever resigns is named, in the note, the log and the history; a rematch is asked for in words', async ({
  guest,
}) => {
  const [first, second, id] = await two(guest);
  await fromMenu(second, 'Здатися');
  await second.getByRole('dialog').getByRole('button', { name: 'Здатися' }).click();
  await expect(first.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
  for (const page of [first, second]) {
    await expect(page.locator('.note')).toContainText('Ігор здається.');
    await expect(page.locator('aside ol')).toContainText('Ігор здається.');
    await expect(page.locator('aside ol')).toContainText('Перемога: Оля');
  }
  await first.getByRole('button', { name: 'Ще раз!' }).click();
  await first.waitForURL((url) => !url.pathname.endsWith(id));
  await expect(second.locator('.note')).toContainText('Оля хоче зіграти ще раз!');
  await second.getByRole('button', { name: 'Я теж!' }).click();
  await second.waitForURL(first.url());
  await expect(second.locator('main.room')).toBeVisible();
  await second.goto('/');
  await second.locator('.mine summary').click();
  const today = new Intl.DateTimeFormat('uk', { day: 'numeric', month: 'long' }).format(new Date());
  await expect(second.locator('.mine details li')).toContainText(`Оля · ${today} Поразка · Ігор здається.`);
});

test('when the time is up, everybody reads whose it was', async ({ guest }) => {
  const [first, second] = await two(guest, { clock: { kind: 'move', seconds: 5 } });
  for (const page of [first, second]) {
    await expect(page.locator('.note')).toContainText('Час вийшов: Оля.', { timeout: 15_000 });
    await expect(page.locator('aside ol')).toContainText('Час вийшов: Оля.');
  }
  await expect(second.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
});

test('whoever only looks on is told so, and is asked for a name before talking', async ({ guest }) => {
  const [first, , id] = await two(guest, { spectators_chat: true });
  const third = await guest('');
  let hellos = 0;
  third.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if ((JSON.parse(String(payload)) as { is: string }).is === 'hello') hellos += 1;
    }),
  );
  await third.goto(`/t/${id}`);
  await expect(third.getByText('Ти лише дивишся: усі місця зайняті.')).toBeVisible();
  await third.getByRole('tab', { name: 'Балачка' }).click();
  await third.getByRole('button', { name: 'Це я' }).click();
  await expect(third.locator('.chat').getByRole('alert')).toHaveText('Спершу напиши, як тебе звати.');
  await expect(third.getByRole('textbox', { name: 'Твоє ім’я' })).toBeFocused();
  await third.keyboard.type('Зоя');
  await third.keyboard.press('Enter');
  await expect(third.getByRole('textbox', { name: 'Написати…' })).toBeFocused();
  await expect.poll(() => hellos, 'the connection has come back as somebody').toBe(2);
  await third.keyboard.type('гарно граєте');
  await third.keyboard.press('Enter');
  await first.getByRole('tab', { name: 'Балачка' }).click();
  await expect(first.locator('.bubble', { hasText: 'гарно граєте' })).toContainText('Зоя');
});

test('a table that waits shows its language, and promises a seat only while there is one', async ({ guest }) => {
  const [first, second] = [await guest('Оля'), await guest('Ігор')];
  await first.goto('/');
  await first.getByRole('button', { name: 'З друзями: Бууууп' }).click();
  await first.getByRole('button', { name: 'Поставити стіл' }).click();
  await first.locator('main.room').waitFor();
  const id = first.url().split('/').at(-1)!;
  await second.goto(`/t/${id}`);
  const shown = second.locator('dd').last();
  await expect(shown).toHaveText('Українська');
  await first.getByLabel('Мова столу').selectOption('pl');
  await expect(shown).toHaveText('Polski');
  await expect(second.getByText('хто його відкриє, сяде поруч')).toBeVisible();
  await expect(second.getByText('Поки що ти лише дивишся.')).toBeVisible();
  await second.locator('.note').getByRole('button', { name: 'Сісти' }).click();
  await expect(second.getByText('за цим посиланням можна лише дивитися')).toBeVisible();
  await expect(second.getByText('хто його відкриє, сяде поруч')).toBeHidden();
});

test('a stranger with a link is asked for a name once, beside the seat; without a seat, in the chat', async ({
  guest,
}) => {
  const first = await guest('Оля');
  const id = await makeTable(first, { game: 'boooop', sit: true, spectators_chat: true });
  const second = await guest('');
  await second.goto(`/t/${id}`);
  await expect(second.locator('.note').getByRole('textbox', { name: 'Твоє ім’я' })).toBeVisible();
  await expect(second.locator('.chat').getByText('Щоб писати тут, скажи, як тебе звати.')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Твоє ім’я' })).toHaveCount(1);
  await first.context().request.patch(`/api/v1/tables/${id}`, { data: { locked: true } });
  await expect(second.locator('.chat').getByRole('textbox', { name: 'Твоє ім’я' })).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Твоє ім’я' })).toHaveCount(1);
});

test('a game is put away, and brought back', async ({ guest }) => {
  const page = await guest('Оля');
  await makeTable(page, { game: 'boooop', bots: 1 });
  await page.goto('/');
  const row = page.locator('.mine > ul > li');
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: /^Прибрати зі списку/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: /^Прибрати зі списку/ }).click();
  await page.reload();
  await page.getByRole('radio').first().waitFor();
  await expect(row).toHaveCount(0);
});

test('a game that can’t be brought back isn’t lost from sight', async ({ guest }) => {
  const page = await guest('Оля', { serviceWorkers: 'block' });
  await makeTable(page, { game: 'boooop', bots: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Прибрати зі списку/ }).click();
  await page.route('**/me/tables/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect(page.locator('.mine').getByRole('alert')).toContainText('До дому не достукатися');
  await page.unroute('**/me/tables/*');
  await page.getByRole('button', { name: 'Повернути' }).click();
  await expect(page.locator('.mine > ul > li')).toHaveCount(1);
  await expect(page.locator('.mine').getByRole('alert')).toBeHidden();
});

/** The page's socket, with the house behind it until it is cut. */
async function tapped(page: Page): Promise<Tap> {
  const tap: Tap = { cut: false, tell: () => undefined, heard: [], last: null };
  await page.routeWebSocket(/\/socket/, (socket: WebSocketRoute) => {
    const house = socket.connectToServer();
    tap.tell = (frame) => socket.send(JSON.stringify(frame));
    socket.onMessage((text) => !tap.cut && house.send(text));
    house.onMessage((text) => {
      const frame = JSON.parse(String(text)) as PlayFrame;
      tap.heard.push(frame.is);
      if (frame.is === 'play') tap.last = frame;
      if (!tap.cut) socket.send(text);
    });
  });
  return tap;
}
interface Tap {
  cut: boolean;
  tell: (frame: unknown) => void;
  /** What the house said, by its tag. */
  heard: string[];
  last: PlayFrame | null;
}
interface PlayFrame {
  is: string;
  steps: { ply: number; events: unknown[] }[];
  now: { ply: number };
}

test('a house that doesn’t answer is told within two seconds, and my move is on its way', async ({ guest }) => {
  const page = await guest('Оля');
  const tap = await tapped(page);
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1, options: { ghosts: 'off' } })}`);
  await page.locator('[data-cell="c3"]').click();
  await expect.poll(() => tap.heard, 'what would come of it has been said').toContain('preview');
  tap.cut = true;
  await page.locator('.note .button.main').click();
  await expect(page.locator('.note h2')).toHaveText('Надсилаємо…');
  await expect(page.getByText('Дім не відповідає. Чекаємо…')).toBeVisible({ timeout: 2_000 });
  tap.cut = false;
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('Дім не відповідає.')).toBeHidden();
});

test('a page without a network says so, and no longer when it is back', async ({ guest }) => {
  const page = await guest('Оля');
  const tap = await tapped(page);
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1 })}`);
  await page.locator('main.board .note').waitFor();
  tap.cut = true;
  await page.context().setOffline(true);
  await expect(page.getByText('Немає інтернету.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Дім не відповідає. Чекаємо…')).toBeVisible();
  await expect(page.getByText('Немає інтернету.')).toBeHidden();
});

test('the log follows a tall turn, stays where its reader went, and opens at its newest line', async ({ guest }) => {
  const page = await guest('Оля');
  const tap = await tapped(page);
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1, options: { ghosts: 'off' } })}`);
  await place(page, 'c3');
  await expect(page.locator('#beside ol > li')).toHaveCount(2); // the bot has answered, and says no more
  let { steps, now } = tap.last!;
  const tall = () => {
    const ply = now.ply + 1;
    steps = [{ ...steps.at(-1)!, ply, events: Array.from({ length: 12 }, () => steps.at(-1)!.events[0]) }];
    now = { ...now, ply };
    tap.tell({ is: 'play', steps, now });
  };
  const box = page.locator('#beside');
  const below = () => box.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  for (let turn = 0; turn < 4; turn++) tall();
  await expect.poll(() => box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(200);
  await expect.poll(below).toBeLessThan(5);
  await box.evaluate((one) => (one.scrollTop = 0));
  await page.getByRole('button', { name: 'До найновішого' }).waitFor();
  const lines = box.locator('ol > li');
  const many = await lines.count();
  tall();
  await expect(lines).toHaveCount(many + 1);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await box.evaluate((one) => one.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'До найновішого' }).click();
  await expect.poll(below).toBeLessThan(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.peek').getByRole('button', { name: 'Перебіг' }).click();
  await expect.poll(below).toBeLessThan(5);
});

test('a game that can’t be loaded is said, with a way to try again', async ({ guest }) => {
  const page = await guest('Оля', { serviceWorkers: 'block' }); // what it fetches can't be stopped from here
  const id = await makeTable(page, { game: 'boooop', bots: 1 });
  await page.route(/assets\/boooop-.*\.js/, (route) => route.abort());
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('alert')).toContainText('До дому не достукатися');
  await page.unroute(/assets\/boooop-.*\.js/);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.locator('main.board .note')).toBeVisible();
});

test('a phrase is a tap, seen at whoever says it, in each reader’s language, and moves nothing', async ({ guest }) => {
  const [first, second, id] = await two(guest, { spectators_chat: true, aloud: true });
  const third = await guest('Зоя', { locale: 'pl' });
  await third.goto(`/t/${id}`);
  await expect(second.locator('.note')).toContainText('Оля');
  const board = () => second.locator('[data-cell="c3"]').boundingBox();
  const before = await board();

  await first.getByRole('button', { name: 'Сказати одним дотиком' }).click();
  const palette = first.getByRole('dialog', { name: 'Сказати одним дотиком' });
  await expect(palette.getByRole('button')).toHaveCount(12);
  for (const button of await palette.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await palette.getByRole('button', { name: 'Няв!' }).click();
  await expect(palette).toBeHidden();
  await expect(second.locator('.said .bubble')).toHaveText('Няв!');
  await expect(third.locator('.said .bubble')).toHaveText('Miau!');
  await expect(third.getByText('Оля: Miau!')).toHaveAttribute('aria-live', 'polite');
  const face = (await second.locator('[data-person="1"]').boundingBox())!;
  const bubble = (await second.locator('.said .bubble').boundingBox())!;
  expect(bubble.y).toBeGreaterThan(face.y - 20);
  expect(bubble.y).toBeLessThan(face.y + face.height);

  await third.getByRole('button', { name: 'Powiedz jednym dotknięciem' }).click();
  await expect(third.getByRole('dialog')).toBeVisible();
  await third.keyboard.press('Tab');
  await third.keyboard.press('Enter');
  await expect(first.locator('.said .from')).toContainText('Зоя');
  await expect(first.getByText('Зоя: Дай лапу!')).toHaveCount(1);
  expect(await board()).toEqual(before);

  // By custom, whoever boops says so.
  await place(first, 'c3');
  await place(second, 'd3');
  await expect(first.locator('.said .bubble', { hasText: 'Буп!' })).toBeVisible();

  await second.evaluate(() => localStorage.setItem('lapki.talk', 'off'));
  await second.reload();
  await expect(second.getByRole('button', { name: 'Меню' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Сказати одним дотиком' })).toHaveCount(0);
});

test('chat tells when, and its links lead to the web and nowhere else', async ({ guest }) => {
  const [first, second] = await two(guest);
  await first.getByRole('tab', { name: 'Балачка' }).click();
  await first
    .getByRole('textbox', { name: 'Написати…' })
    .fill('<b>ось</b> https://lapki.example/a?b=1. javascript:x()');
  await first.keyboard.press('Enter');
  await second.getByRole('tab', { name: 'Балачка' }).click();
  const line = second.locator('.chat .bubble');
  await expect(line.locator('.text')).toHaveText('<b>ось</b> https://lapki.example/a?b=1. javascript:x()');
  await expect(line.getByRole('link')).toHaveCount(1);
  const link = line.getByRole('link', { name: 'https://lapki.example/a?b=1' });
  await expect(link).toHaveAttribute('href', 'https://lapki.example/a?b=1');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(line.locator('time')).toHaveText(/^\d{1,2}:\d\d$/);
});

test('before the game people settle by the printed custom who begins, and whoever is marked does', async ({
  guest,
}) => {
  const [first, second] = [await guest('Оля'), await guest('Ігор')];
  await first.goto('/');
  await first.getByRole('button', { name: 'З друзями: Бууууп' }).click();
  await first.getByText('хто останнім налякав кота').click();
  await first.getByText('Хто бупає, каже «Буп!»').click();
  await first.getByRole('button', { name: 'Поставити стіл' }).click();
  await first.locator('main.room').waitFor();
  await second.goto(first.url());
  await second.locator('.note').getByRole('button', { name: 'Сісти' }).click();
  await expect(second.getByText('Хто останнім налякав кота? Зізнавайтеся')).toBeVisible();
  await expect(second.getByText('Хто бупає, каже «Буп!»')).toBeVisible();
  await first.getByRole('combobox', { name: 'Хто починає' }).selectOption('Ігор');
  await expect(second.getByText('Починає Ігор.')).toBeVisible();
  await first.getByRole('button', { name: 'Починаймо!' }).click();
  await expect(second.locator('[data-person="1"]')).toContainText('Ігор');
  await expect(second.locator('[data-person="1"]')).toHaveAttribute('aria-current', 'true');
});
