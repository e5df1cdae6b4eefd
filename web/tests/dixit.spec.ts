import type { Page } from '@playwright/test';
import {
  asked,
  betrayals,
  cardsIn,
  cardsOf,
  Eye,
  give,
  goOn,
  hand,
  main,
  onTable,
  pointsOn,
  sitDown,
  slotOf,
  tabTo,
  tell,
  vote,
} from './dixit';
import { expect, makeTable, test, type Guest } from './house';
import { moments, show } from './moments';

const PHONE = { width: 390, height: 844 };
const NAMES = ['Ада', 'Бо', 'Віра', 'Гай'];

function come(guest: Guest, count: number): Promise<Page[]> {
  return Promise.all(NAMES.slice(0, count).map((name) => guest(name)));
}

async function staysInside(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
}

test('four play to the end: the first clue wins the race, one reloads after the gift, votes change, the next one tells @slow', async ({
  guest,
}) => {
  test.slow(); // four browsers or more
  const people = await come(guest, 4);
  await sitDown(people, { goal: '7' });

  // Two have a clue at once: one of them tells, and whoever is late finds nothing to press any more.
  for (const page of people) await asked(page, 'race');
  for (const page of people.slice(0, 2)) {
    await hand(page).nth(2).click();
    await page.getByRole('textbox', { name: 'Підказка' }).fill('тиша перед дощем');
  }
  const chosen = await Promise.all(people.slice(0, 2).map(async (page) => (await cardsOf(hand(page)))[2]!));
  await Promise.all(
    people.slice(0, 2).map((page) =>
      main(page)
        .click({ timeout: 3000 })
        .catch(() => null),
    ),
  );
  for (const page of people) await expect(page.getByRole('heading', { name: '«тиша перед дощем»' })).toBeVisible();
  const tells = await Promise.all(people.map((page) => page.getByText('Оповідаєш ти').isVisible()));
  expect(tells.filter(Boolean)).toHaveLength(1);
  const first = tells.indexOf(true);
  const [teller, second, third, fourth] = [0, 1, 2, 3].map((by) => people[(first + by) % 4]!) as [
    Page,
    Page,
    Page,
    Page,
  ];
  const name = (page: Page) => NAMES[people.indexOf(page)]!;

  const [gift] = await give(second, 4);
  await second.reload();
  await expect(second.getByRole('heading', { name: '«тиша перед дощем»' })).toBeVisible();
  await expect(second.locator('.pile .own img')).toHaveAttribute('src', new RegExp(`/${gift}\\.webp$`));
  await expect(second.locator('.note')).toContainText('Твоя карта вже на столі');
  const [lure] = await give(third, 1);
  await expect(onTable(second)).toHaveCount(0);
  const [other] = await give(fourth, 6);

  // The table is the same for all; the one who reloaded finds its gift there, and may not vote for it.
  expect(await cardsOf(onTable(teller))).toEqual(await cardsOf(onTable(second)));
  const own = await slotOf(second, gift!);
  await expect(onTable(second).nth(own - 1)).toHaveAccessibleName(/твоя$/);
  await onTable(second)
    .nth(own - 1)
    .click();
  await expect(second.getByRole('alert')).toContainText('твоя');
  await expect(main(second)).toHaveCount(0);

  const slots = {
    teller: await slotOf(second, chosen[first]!),
    lure: await slotOf(second, lure!),
    other: await slotOf(second, other!),
  };
  await onTable(second)
    .nth(slots.lure - 1)
    .click();
  await expect(main(second)).toHaveText(`Голосую за ${slots.lure}`);
  await vote(second, slots.teller);
  await expect(second.locator('.note')).toContainText(`Твій голос: ${slots.teller}.`);
  await expect(teller.locator('.reveal')).toHaveCount(0);
  await vote(third, own);
  await vote(fourth, slots.lure);

  for (const page of people) await expect(page.locator('.note')).toContainText('Голосів за карту оповідача: 1 з 3.');
  const shown = third.locator('.reveal .card button');
  await expect(shown.nth(slots.teller - 1)).toHaveAccessibleName(
    new RegExp(`Карта оповідача: ${name(teller)}\\. Голоси: ${name(second)}\\.$`),
  );
  await expect(shown.nth(own - 1)).toHaveAccessibleName(new RegExp(`Чия: ${name(second)}\\. Голоси: ти\\.$`));
  await expect(shown.nth(slots.other - 1)).toHaveAccessibleName(
    new RegExp(`Чия: ${name(fourth)}\\. Голосів немає\\.$`),
  );
  expect(await pointsOn(teller)).toEqual({ [name(teller)]: 3, [name(second)]: 4, [name(third)]: 1, [name(fourth)]: 0 });

  for (const page of people) await goOn(page);
  await asked(second, 'tell');
  const told = await tell(second, 1, 'ще тихіше');
  const gifts: number[] = [];
  for (const page of [teller, third, fourth]) gifts.push((await give(page, 1))[0]!);
  await vote(teller, await slotOf(teller, told));
  await vote(third, await slotOf(third, gifts[2]!));
  await vote(fourth, await slotOf(fourth, gifts[1]!));
  await expect(second.getByRole('heading', { name: 'Перемога твоя!' })).toBeVisible();
  await expect(teller.getByRole('heading', { name: `Перемога: ${name(second)}` })).toBeVisible();
  expect(await pointsOn(fourth)).toEqual({ [name(teller)]: 6, [name(second)]: 7, [name(third)]: 2, [name(fourth)]: 1 });
});

test('three play: two gifts each, five cards on the table @slow', async ({ guest }) => {
  const [teller, second, third] = (await come(guest, 3)) as [Page, Page, Page];
  await sitDown([teller, second, third]);
  await expect(hand(teller)).toHaveCount(7);
  await tell(teller, 7, 'дві стежки');

  await asked(second, 'give');
  await hand(second).nth(0).click();
  await expect(main(second), 'one is not enough').toHaveCount(0);
  await hand(second).nth(1).click();
  await expect(main(second)).toHaveText('Додати ці карти');
  await hand(second).nth(1).click();
  await expect(main(second), 'the second was put back').toHaveCount(0);
  await hand(second).nth(4).click();
  const cards = await cardsOf(hand(second));
  await main(second).click();
  await expect(second.locator('.pile .own')).toHaveCount(2);
  await give(third, 2, 3);

  await expect(onTable(second)).toHaveCount(5);
  for (const place of [0, 4]) {
    await expect(onTable(second).nth((await slotOf(second, cards[place]!)) - 1)).toHaveAccessibleName(/твоя$/);
  }
  await expect(second.locator('.place .own')).toHaveCount(2);
  await expect(main(teller), 'who told does not vote').toHaveCount(0);
});

test('no secret comes to a rival’s or a spectator’s browser while gifts and votes are sealed', async ({ guest }) => {
  test.slow(); // four browsers or more
  const people = await come(guest, 4);
  const looker = await guest('Око');
  const eyes = [...people, looker].map((page) => new Eye(page));
  const [teller, giver, rival, late] = people as [Page, Page, Page, Page];
  const [tellersEye, giversEye, rivalsEye, , spectators] = eyes as [Eye, Eye, Eye, Eye, Eye];
  const id = await sitDown(people);
  await looker.goto(`/t/${id}`);
  await looker.locator('main.board .note').waitFor();
  const rivals = await cardsOf(hand(rival));

  // While gifts are sealed, the rival knows its own six cards, and a spectator none.
  const told = await tell(teller, 1, 'хто там');
  const [gift] = await give(giver, 2);
  const [own] = await give(rival, 3);
  await expect(looker.locator('.pile .down')).toHaveCount(3);
  await knowsOnly(rivalsEye, 3, rivals, id);
  await knowsOnly(spectators, null, [], id);
  // Those eyes would see a secret if it came: the tellers’ and givers’ own browsers do hold theirs.
  expect(tellersEye.told()).toContain(told);
  expect(giversEye.told()).toContain(gift);
  expect(await giversEye.pictured()).toContain(gift);
  expect(await giversEye.described()).toContain(gift);
  expect(giversEye.betrayals(3)).not.toEqual([]);

  // Laid out, the cards are everybody's; whose they are and who voted for which is nobody's.
  const [last] = await give(late, 4);
  const table = await cardsOf(onTable(looker));
  expect([...table].sort()).toEqual([told, gift, own, last].sort());
  await vote(giver, await slotOf(giver, told));
  await vote(rival, await slotOf(rival, gift!));
  await expect(looker.locator('.people .done')).toHaveCount(2);
  await knowsOnly(rivalsEye, 3, [...rivals, ...table], id);
  await knowsOnly(spectators, null, table, id);
  expect(giversEye.betrayals(3)).not.toEqual([]);
});

async function knowsOnly(eye: Eye, seat: number | null, cards: number[], id: string): Promise<void> {
  const strange = (found: number[]) => found.filter((card) => !cards.includes(card));
  expect(eye.frames.length).toBeGreaterThan(0);
  expect(strange(eye.told()), 'cards in frames').toEqual([]);
  expect(strange(await eye.pictured()), 'pictures').toEqual([]);
  expect(strange(await eye.described()), 'descriptions and stand-ins').toEqual([]);
  expect(eye.betrayals(seat)).toEqual([]);
  // Nor can it be asked for: neither the past nor the record tells more.
  const api = eye.page.context().request;
  for (let ply = 0; ; ply++) {
    const moment = await api.get(`/api/v1/tables/${id}/moments/${ply}`);
    if (!moment.ok()) {
      expect(ply).toBeGreaterThan(5);
      break;
    }
    const past: unknown = await moment.json();
    expect(strange(cardsIn(past)), `cards at ply ${ply}`).toEqual([]);
    expect(betrayals(past, seat)).toEqual([]);
  }
  expect((await api.get(`/api/v1/tables/${id}/record`)).ok()).toBe(false);
}

test('a round by keyboard alone: tell, give, look closer, vote, go on', async ({ guest }) => {
  const [teller, second, third] = (await come(guest, 3)) as [Page, Page, Page];
  await sitDown([teller, second, third]);
  const lit = (page: Page) => page.locator(':focus');

  await asked(teller, 'race');
  await tabTo(teller, hand(teller).first());
  await teller.keyboard.press('ArrowRight');
  await teller.keyboard.press('Enter');
  await expect(hand(teller).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(teller, teller.getByRole('textbox', { name: 'Підказка' }));
  await teller.keyboard.type('на дотик');
  await teller.keyboard.press('Enter');

  // One walks by arrows, the other knows the numbers.
  await asked(second, 'give');
  await tabTo(second, hand(second).first());
  await second.keyboard.press('Enter');
  await second.keyboard.press('End');
  await second.keyboard.press('Enter');
  await asked(third, 'give');
  await third.keyboard.press('1');
  await third.keyboard.press('3');
  for (const page of [second, third]) {
    await tabTo(page, main(page));
    await page.keyboard.press('Enter');
  }

  for (const page of [second, third]) {
    await asked(page, 'vote');
    await tabTo(page, onTable(page).first());
    while (/твоя$/.test((await lit(page).getAttribute('aria-label'))!)) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(lit(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('z');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog').locator('figcaption')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await tabTo(page, main(page));
    await page.keyboard.press('Enter');
  }
  await expect(second.locator('.reveal .card button')).toHaveCount(5);
  await tabTo(second, second.getByRole('button', { name: 'Далі', exact: true }));
  await second.keyboard.press('Enter');
  await asked(second, 'tell');
});

test('eight at a table on a phone: all cards in sight, large enough, the vote at the thumb', async ({ guest }) => {
  const page = await guest('Ада', { viewport: PHONE, hasTouch: true });
  await page.goto(`/t/${await makeTable(page, { game: 'dixit', seats: 8, bots: 1 })}`);
  // Bots leave the race to people for a moment only: one of them tells.
  await asked(page, 'give');
  await staysInside(page, 'the hand');
  for (const card of await hand(page).all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  await hand(page).nth(3).tap();
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await main(page).tap();

  await asked(page, 'vote');
  await expect(onTable(page)).toHaveCount(8);
  const choice = /твоя$/.test((await onTable(page).nth(2).getAttribute('aria-label'))!) ? 5 : 2;
  await onTable(page).nth(choice).tap();
  await staysInside(page, 'the table');
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  for (const card of await onTable(page).all()) {
    await expect(card).toBeInViewport({ ratio: 0.99 }); // a hair is lost in rounding
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(84);
  }
  const [note, lowest] = [(await page.locator('.note').boundingBox())!, (await onTable(page).last().boundingBox())!];
  expect(lowest.y + lowest.height, 'the note covers no card').toBeLessThanOrEqual(note.y);

  await page.getByRole('button', { name: 'Роздивитися' }).tap();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAccessibleName(new RegExp(`^Карта ${choice + 1} з 8`));
  expect((await large.boundingBox())!.width).toBeGreaterThanOrEqual(340);
  await page.getByRole('button', { name: `Обрати ${choice + 1}` }).tap();
  await main(page).tap();
  await expect(page.locator('.reveal .card button')).toHaveCount(8);
  await staysInside(page, 'the round turned over');
});

test('a race says how long bots leave it to people, and a key tells them to wait; what I chose stays when others act', async ({
  guest,
}) => {
  const page = await guest('');
  const moment = moments()['dixit']!['race']!;
  const heard: string[] = [];
  const say = await show(page, moment, (frame) => void heard.push(frame.is));
  await expect(page.getByRole('timer')).toHaveText(/^Боти мовчать ще \d+ секунд/);
  await hand(page).nth(2).click();
  const clue = page.getByRole('textbox', { name: 'Підказка' });
  await clue.focus();
  expect(heard).not.toContain('typing');
  await page.keyboard.type('т');
  await expect.poll(() => heard).toContain('typing');

  const { now } = moment.hello;
  say({ is: 'play', steps: [{ ply: 5, actor: '2', at: 0, events: [] }], now: { ...now, ply: 5 } });
  say({ is: 'race', left: 0 });
  await expect(page.getByRole('timer')).toHaveText('Тепер можуть озватися й боти.');
  await expect(hand(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(clue).toHaveValue('т');
  await expect(clue).toBeFocused();
});

test('advice at the first game waits while bots leave a race to people', async ({ guest }) => {
  const page = await guest('');
  await page.addInitScript(() => localStorage.removeItem('lapki.coached.dixit'));
  const moment = moments()['dixit']!['race']!;
  const say = await show(page, moment);
  await expect(page.getByRole('timer')).toBeVisible();
  const coach = page.getByRole('complementary', { name: 'Порада' });
  await expect(coach).toBeHidden();
  const now = { ...moment.hello.now, ply: 5, race: undefined };
  say({ is: 'play', steps: [{ ply: 5, actor: '2', at: 0, events: [] }], now });
  await expect(coach).toBeVisible();
});

test('the clue stays in its field, with the focus, while it is on its way', async ({ guest }) => {
  const page = await guest('');
  await show(page, moments()['dixit']!['telling']!, (frame) => frame.is !== 'move');
  const clue = page.getByRole('textbox', { name: 'Підказка' });
  await clue.focus();
  await page.keyboard.type('тиша');
  await page.keyboard.press('Enter');
  await expect(page.locator('.note h2')).toHaveText('Надсилаємо…');
  await page.keyboard.type('!');
  await expect(clue).toBeFocused();
  await expect(clue).toHaveValue('тиша');
});
