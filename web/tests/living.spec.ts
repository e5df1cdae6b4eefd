/** An evening in the living room: a big screen and phones, phones and a laptop, and one tablet that goes from hand to hand. */
import type { Page } from '@playwright/test';
import * as barking from './barking';
import { GAME, tapMove } from './boooop';
import * as dixit from './dixit';
import { expect, type Guest, makeTable, test } from './house';
import { isWell } from './moments';

const TV = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

// --- a big screen and phones

/** Somebody scans the code, says a name, and sits down. */
async function scan(guest: Guest, url: string, name: string): Promise<Page> {
  const phone = await guest('', PHONE);
  await phone.goto(url);
  await phone
    .getByRole('textbox', { name: 'Як тебе звати?' })
    .or(phone.locator('input[name=nickname]'))
    .first()
    .fill(name);
  await phone.locator('main.room .note .button.main').click();
  await expect(phone.locator('main.room').getByText('це ти')).toBeVisible();
  return phone;
}

/** What the code on the screen leads to: its name says it. */
async function codeOf(screen: Page): Promise<string> {
  const said = await screen.locator('main.room svg[role=img]').first().getAttribute('aria-label');
  return new URL(/https?:\S+/.exec(said ?? '')![0]).pathname;
}

/** A table that waits on a big screen, and people who came by their phones. */
async function evening(
  guest: Guest,
  body: Record<string, unknown>,
  names: string[],
): Promise<{ screen: Page; phones: Page[] }> {
  const screen = await guest('Господиня', TV);
  const id = await makeTable(screen, { seats: names.length, ...body });
  await screen.goto(`/tv/${id}`);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Сідайте ближче!');
  const url = await codeOf(screen);
  const phones: Page[] = [];
  for (const name of names) {
    phones.push(await scan(guest, url, name));
    await expect(screen.locator('li').filter({ hasText: name })).toContainText('тут');
  }
  await isWell(screen, 'the lobby');
  await screen.getByRole('button', { name: 'Починаймо!' }).click();
  await expect(screen.getByRole('button', { name: 'Починаймо!' })).toHaveCount(0); // who goes before that takes it along
  return { screen, phones };
}

/** One round of Dixit: whoever is asked to tell tells, all others give and vote. Tells whether the game goes on. */
async function round(screen: Page, phones: Page[], clue: string, first: boolean): Promise<boolean> {
  const asks = (page: Page) => page.locator('.note h2').first().innerText();
  let teller: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of phones) {
        const on = page.getByRole('button', { name: 'Далі', exact: true });
        if (await on.isVisible()) await on.click();
        if (/^(Маєш підказку|Обери карту)/.test(await asks(page))) return Boolean((teller = page));
      }
      return false;
    })
    .toBe(true);
  await dixit.tell(teller!, 1, clue);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(`«${clue}»`);
  const others = phones.filter((page) => page !== teller);
  for (const page of others) {
    const on = page.getByRole('button', { name: 'Далі', exact: true });
    await expect(on.or(dixit.hand(page)).first()).toBeVisible();
    if (await on.isVisible()) await on.click();
    await dixit.give(page, 1);
  }
  await expect(screen.locator('.line li img')).toHaveCount(phones.length);
  await expect(screen.locator('.line .owner')).toHaveCount(0);
  if (first) await isWell(screen, 'the vote');
  for (const [index, page] of others.entries()) {
    await dixit.asked(page, 'vote');
    const slots = dixit.onTable(page);
    // Not one's own card: the next one that may be chosen.
    for (let slot = 0; slot < phones.length; slot++) {
      await slots.nth((slot + index) % phones.length).click();
      if (await dixit.main(page).isVisible()) break;
    }
    await dixit.main(page).click();
  }
  await expect(screen.locator('.line .owner')).toHaveCount(phones.length);
  return !(await screen.getByText('Ще раз?').isVisible());
}

async function playDixit(guest: Guest, rounds: number): Promise<void> {
  const { screen, phones } = await evening(guest, { game: 'dixit', options: { goal: '15' } }, [
    'Ада',
    'Богдан',
    'Віра',
    'Ґжегож',
  ]);
  const eye = new dixit.Eye(screen);
  await screen.reload();
  await expect(phones[0]!.getByText('Стіл на екрані')).toBeVisible();
  let goes = true;
  for (let played = 0; goes && played < rounds; played++)
    goes = await round(screen, phones, `Сон ${played + 1}`, !played);
  expect(
    eye.frames.filter((frame) => /"hand":\[|"question":|"offer":/.test(JSON.stringify(frame))),
    'no hand',
  ).toEqual([]);
  await isWell(screen, 'the reveal');
  if (goes) return;
  await expect(screen.getByRole('heading', { level: 1 })).toContainText(/перемог/i);
  await phones[0]!.getByRole('button', { name: 'Ще раз!' }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Сідайте ближче!');
}

test('one big screen, four phones: two rounds of Dixit', async ({ guest }) => {
  await playDixit(guest, 2);
});

test('one big screen, four phones: Dixit to the end, and once more @slow', async ({ guest }) => {
  test.setTimeout(600_000);
  await playDixit(guest, 30);
});

test('two phones and a laptop with a big screen: Barking @slow', async ({ guest }) => {
  test.setTimeout(180_000);
  const { screen, phones } = await evening(guest, { game: 'barking' }, ['Ада', 'Богдан']);
  const players = phones.map((page, at) => new barking.Player(page, at + 1));
  for (const page of phones) await page.reload(); // from now on all is heard
  for (const page of phones) await expect(page.getByText('Стіл на екрані')).toBeVisible();
  const frames: string[] = [];
  screen.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await screen.reload();
  let barked = false;
  for (let turn = 0; turn < 12; turn++) {
    const asked = await barking.whoIsAsked(players);
    if (!asked) break;
    if ((await asked.turn(new Set(['bark']))) !== 'bark') continue;
    barked = true;
    await expect(screen.locator('.pack').first()).toBeVisible();
    if (turn > 3) break;
  }
  expect(barked, 'somebody barked').toBe(true);
  expect(
    frames.filter((frame) => /"hand":\[/.test(frame)),
    'no hand ever came to the screen',
  ).toEqual([]);
  await isWell(screen, 'the lawn');
  // An eye to hide the hand, and the way to the whole table and back.
  const phone = phones[0]!;
  await phone.getByRole('button', { name: 'Сховати від чужих очей' }).click();
  await expect(players[0]!.hand.first()).toBeHidden();
  await phone.getByRole('button', { name: 'Сховано від чужих очей' }).click();
  await isWell(phone, 'a hand');
  await phone.getByRole('button', { name: 'Стіл на екрані' }).click();
  await expect(phone.locator('.people')).toBeVisible();
  await phone.getByRole('button', { name: 'Лише моя рука' }).click();
  await expect(phone.locator('.people')).toHaveCount(0);
});

// --- one tablet that goes from hand to hand

/** A table before one tablet: its owner, and somebody beside them. */
async function hotSeat(
  guest: Guest,
  body: Record<string, unknown>,
  names: string[],
): Promise<{ page: Page; id: string }> {
  const page = await guest('Ада', TABLET);
  const id = await makeTable(page, { sit: true, seats: names.length + 1, ...body });
  await page.goto(`/t/${id}`);
  for (const name of names) {
    await page.getByRole('button', { name: 'Хтось поруч' }).click();
    await page.getByRole('dialog').locator('input[name=nickname]').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Сісти' }).click();
    await expect(page.locator('main.room li').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return { page, id };
}

async function playBoooop(page: Page, moves: typeof GAME): Promise<void> {
  await page.getByRole('button', { name: 'Починаймо!' }).click();
  for (const { seat, move } of moves) {
    await expect(page.locator('.people article.lit strong')).toHaveText(seat === 1 ? 'Ада' : 'Оля');
    await expect(page.locator('.people article.mine strong')).toHaveText(seat === 1 ? 'Ада' : 'Оля');
    await tapMove(page, move);
    await expect(page.locator('.fence')).toHaveCount(0);
  }
}

test('hot seat: Boooop before one tablet turns to whoever is asked, without a curtain @slow', async ({ guest }) => {
  const { page } = await hotSeat(guest, { game: 'boooop' }, ['Оля']);
  await playBoooop(page, GAME.slice(0, 8));
  await isWell(page, 'a bed for two');
  await page.reload();
  await expect(page.locator('.people article.mine strong')).toHaveText('Оля');
});

test('hot seat: a whole game of Boooop before one tablet, and once more @slow', async ({ guest }) => {
  test.setTimeout(300_000);
  const { page } = await hotSeat(guest, { game: 'boooop' }, ['Оля']);
  await playBoooop(page, GAME);
  await expect(page.locator('.note .ended')).toBeVisible();
  await page.getByRole('button', { name: 'Ще раз!' }).click();
  await page.getByRole('button', { name: 'Починаймо!' }).click();
  await expect(page.locator('.people article.lit')).toBeVisible();
});

/** Hold the button until the fence opens. */
async function openFence(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Далі: ${name}`);
  const button = page.getByRole('button', { name: `Я ${name}` });
  await button.hover();
  await page.mouse.down();
  await page.locator('main.board .note').waitFor();
  await page.mouse.up();
}

test('hot seat: Barking before one tablet, and the curtain hides every card', async ({ guest }) => {
  test.setTimeout(180_000);
  const { page } = await hotSeat(guest, { game: 'barking' }, ['Оля', 'Ян']);
  /** The sockets that are open, by who looks through them, and what came through nobody's. */
  const open = new Map<unknown, string>();
  const nobodys: string[] = [];
  page.on('websocket', (socket) => {
    const as = new URL(socket.url()).searchParams.get('as') ?? '0';
    open.set(socket, as);
    socket.on('close', () => open.delete(socket));
    socket.on('framereceived', ({ payload }) => as === 'nobody' && nobodys.push(String(payload)));
  });
  await page.getByRole('button', { name: 'Починаймо!' }).click();
  const player = new barking.Player(page, null);
  for (let turn = 0; turn < 6; turn++) {
    await page.locator('.fence').waitFor();
    const name = /Далі: (\S+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())![1]!;
    await expect.poll(() => [...open.values()], 'only nobody looks').toEqual(['nobody']);
    const [html, kept] = await page.evaluate(() => [
      document.documentElement.outerHTML,
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    ]);
    expect(html, 'no card of any hand is on the page').not.toMatch(/card-[a-z]+\.svg|data-card|class="hand/);
    expect(kept, 'nor kept anywhere').not.toMatch(/hand"|card|lapki-1/);
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter((one) => one.name.includes('card-')).length,
      ),
    ).toBe(0);
    if (!turn) await isWell(page, 'the curtain');
    // A short touch opens nothing; a reload comes back to the fence.
    await page.getByRole('button', { name: `Я ${name}` }).click();
    await expect(page.locator('.hand')).toHaveCount(0);
    if (turn === 1) {
      open.clear();
      await page.reload();
      await page.locator('.fence').waitFor();
    }
    await openFence(page, name);
    await expect(page.locator('.people article.mine strong')).toHaveText(name);
    await player.turn(new Set(['bark']));
  }
  expect(
    nobodys.filter((frame) => /"hand":\[|"question":/.test(frame)),
    'nobody is shown no hand',
  ).toEqual([]);
  expect(nobodys.length).toBeGreaterThan(5);
});

test('hot seat: a round of Dixit before one tablet, and the curtain hides every card', async ({ guest }) => {
  test.setTimeout(180_000);
  const { page } = await hotSeat(guest, { game: 'dixit' }, ['Оля', 'Ян', 'Ґжегож']);
  const nobodys: unknown[] = [];
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).searchParams.get('as') !== 'nobody') return;
    socket.on('framereceived', ({ payload }) => nobodys.push(JSON.parse(String(payload))));
  });
  await page.getByRole('button', { name: 'Починаймо!' }).click();
  const fence = page.locator('.fence');
  const look = page.locator('main.look');
  const seenByAll = async () => {
    await expect(look.locator('.dixit .card')).toHaveCount(4);
    for (const card of await look.locator('.dixit .card').all())
      expect((await card.boundingBox())!.height, 'large enough for all').toBeGreaterThan(200);
    await page.getByRole('button', { name: /^Далі: / }).click();
    await fence.waitFor();
  };
  const asks = page.locator('.note h2').first();
  const heard = { tell: 0, give: 0, vote: 0 };
  while (heard.vote < 3) {
    // Whoever gives last is the first who is asked to vote: then it stays with them. What lies on the table since then
    // is looked at together, before it goes on.
    await expect(fence.or(look).or(asks.filter({ hasText: /^Де карта/ }))).toBeVisible();
    if (await look.isVisible()) await seenByAll();
    if (await fence.isVisible()) {
      // Until they lie on the table nobody sees a picture there: not of a hand, and not in what was fetched.
      if (heard.give < 3) {
        expect(await page.content(), 'no card is on the page').not.toMatch(/dreams\/\d+\.webp/);
        const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        expect(fetched.filter((name) => /dreams\/\d+\.webp/.test(name))).toEqual([]);
      }
      const name = /Далі: (\S+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())![1]!;
      await openFence(page, name);
      await expect(page.locator('.people article.mine strong')).toHaveText(name);
      await expect(asks).toHaveText(/^(Маєш підказку|Обери карту|Де карта)|з твоїх карт/);
    }
    const said = await asks.innerText();
    if (/з твоїх карт/.test(said)) {
      heard.give += 1;
      await dixit.give(page, 1);
      continue;
    }
    if (/^Де карта/.test(said)) {
      heard.vote += 1;
      for (const slot of await dixit.onTable(page).all()) {
        await slot.click(); // one's own card can't be chosen
        if (await dixit.main(page).isVisible()) break;
      }
      await dixit.main(page).click();
    } else {
      heard.tell += 1;
      await dixit.tell(page, 1, 'Сон');
    }
    await page.locator('.fence, main.look').waitFor();
  }
  expect(heard, 'one told, and the others gave and voted').toEqual({ tell: 1, give: 3, vote: 3 });
  // What was turned over is looked at together, before it goes on.
  await seenByAll();
  expect(dixit.betrayals(nobodys.slice(0, -1), null), 'nobody is told what is secret').toEqual([]);
  expect(nobodys.length).toBeGreaterThan(6);
});

test('hot seat: the fence opens by keyboard, too, and for whoever cannot hold a key', async ({ guest }) => {
  const { page } = await hotSeat(guest, { game: 'barking' }, ['Оля']);
  await page.getByRole('button', { name: 'Починаймо!' }).click();
  await page.locator('.fence').waitFor();
  const button = page.getByRole('button', { name: /^Я / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.keyboard.down('Enter');
  await page.getByRole('group', { name: 'Твоя рука' }).waitFor();
  await page.keyboard.up('Enter');
  await page.reload();
  await page.locator('.fence').waitFor();
  await page.getByRole('button', { name: /^Я / }).evaluate((one: HTMLElement) => one.click());
  await page.getByRole('group', { name: 'Твоя рука' }).waitFor();
});
