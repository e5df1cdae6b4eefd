/** Playing Dixit by hand, and knowing what a browser was told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { AGAIN, expect, makeTable } from './house';

const ROOT = join(import.meta.dirname, '..', '..');

// --- at the table

/** People at a table of Dixit, by the API; all look at it. The first one owns it. */
export async function sitDown(people: Page[], options: Record<string, string> = {}): Promise<string> {
  const owner = people[0]!;
  const id = await makeTable(owner, { game: 'dixit', seats: people.length, sit: true, options });
  for (const [index, page] of people.entries()) {
    if (index) await page.context().request.put(`/api/v1/tables/${id}/seats/${index + 1}`, { data: {}, ...AGAIN });
  }
  await owner.context().request.post(`/api/v1/tables/${id}/start`, AGAIN);
  await Promise.all(people.map((page) => page.goto(`/t/${id}`)));
  return id;
}

const ASKS = {
  race: /^Маєш підказку\?/,
  tell: /^Обери карту/,
  give: /з твоїх карт пасу/,
  vote: /^Де карта оповідача\?/,
};

export const main = (page: Page): Locator => page.locator('.note .button.main');
export const hand = (page: Page): Locator => page.getByRole('group', { name: 'Твоя рука' }).locator('.card');
export const onTable = (page: Page): Locator => page.getByRole('group', { name: 'На столі' }).locator('.card');

export async function asked(page: Page, what: keyof typeof ASKS): Promise<void> {
  await expect(page.locator('.note').getByRole('heading', { name: ASKS[what] })).toBeVisible();
}

/** The numbers of the cards that are shown there, in their order. */
export async function cardsOf(shown: Locator): Promise<number[]> {
  await shown.first().waitFor();
  const cards = await shown.evaluateAll((all) =>
    all.map((one) => Number(/(\d+)\.webp$/.exec(one.querySelector('img')?.src ?? '')?.[1])),
  );
  expect(cards, 'every card has its picture').not.toContain(NaN);
  return cards;
}

export async function slotOf(page: Page, card: number): Promise<number> {
  return (await cardsOf(onTable(page))).indexOf(card) + 1;
}

/** Choose a card and say a clue; tells which card it was. */
export async function tell(page: Page, place: number, clue: string): Promise<number> {
  const card = (await cardsOf(hand(page)))[place - 1]!;
  await hand(page)
    .nth(place - 1)
    .click();
  await page.getByRole('textbox', { name: 'Підказка' }).fill(clue);
  await main(page).click();
  return card;
}

export async function give(page: Page, ...places: number[]): Promise<number[]> {
  await asked(page, 'give');
  const cards = await cardsOf(hand(page));
  for (const place of places)
    await hand(page)
      .nth(place - 1)
      .click();
  await main(page).click();
  await expect(hand(page)).toHaveCount(0);
  return places.map((place) => cards[place - 1]!);
}

export async function vote(page: Page, slot: number): Promise<void> {
  await asked(page, 'vote');
  await onTable(page)
    .nth(slot - 1)
    .click();
  await expect(main(page)).toHaveText(`Голосую за ${slot}`);
  await main(page).click();
}

/** A move of the notation, whatever language the page speaks. */
export async function tapMove(page: Page, move: string): Promise<void> {
  const [word, ...rest] = move.split(' ') as [string, ...string[]];
  const shown = page.locator('.dixit .card');
  const card = (number: string) => shown.filter({ has: page.locator(`img[src$="/${number}.webp"]`) });
  if (word === 'vote') await shown.nth(Number(rest[0]) - 1).click();
  else for (const number of word === 'tell' ? rest.slice(0, 1) : rest) await card(number).click();
  // In a list of legal moves a text stands for every clue.
  if (word === 'tell') await page.locator('.note textarea').fill(rest.slice(1).join(' ').replace('<clue>', 'Сон'));
  await main(page).click();
}

/** Leave the round that has been turned over. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Далі', exact: true }).click();
}

/** Everybody's points, as the strip of people shows them. */
export function pointsOn(page: Page): Promise<Record<string, number>> {
  return page
    .locator('.people article')
    .evaluateAll((people) =>
      Object.fromEntries(
        people.map((one) => [
          one.querySelector('strong')?.textContent,
          Number(one.querySelector('.seat b')?.textContent),
        ]),
      ),
    );
}

/** Without a pointer: Tab until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no way there by Tab');
}

// --- what a browser was told

/** Keys of frames whose numbers count something, or name a seat, a slot or a line. All other numbers are taken for cards. */
const NO_CARDS = new Set(
  (
    'id ply plies at question asked seat seats seconds increment days created started ended watching screens begins count round deck score ' +
    'storyteller clue_limit slot slots votes points lured winners left running since race by to refused'
  ).split(' '),
);

/** Everything that comes to one browser, from before it looks at a table. */
export class Eye {
  readonly frames: unknown[] = [];
  private addresses: string[] = [];

  constructor(readonly page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.frames.push(JSON.parse(String(payload)))),
    );
    page.context().on('request', (request) => this.addresses.push(request.url()));
  }

  /** Every card that a frame names. */
  told(): number[] {
    return [...new Set(cardsIn(this.frames))];
  }

  /** Every card whose picture was asked for, kept, or stands on the page in any form. */
  async pictured(): Promise<number[]> {
    const [used, kept] = await this.page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const own = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
      return [
        performance.getEntriesByType('resource').map(({ name }) => name),
        [...caches_.flat().map(({ url }) => url), own],
      ];
    });
    const all = [...this.addresses, ...used!, ...kept!, await this.page.content()].join('\n');
    return [...new Set([...all.matchAll(/dreams\/(\d+)\.webp/g)].map(([, card]) => Number(card)))];
  }

  /** Cards that are told in words, or stand blurred on the page: both files have all cards in them. */
  async described(): Promise<number[]> {
    const html = await this.page.content();
    const pixels = (await (
      await this.page.request.get('/pictures/dixit/dreams/stand-ins.json', AGAIN)
    ).json()) as Record<string, string>;
    return Object.keys(WORDS)
      .filter((card) => html.includes(WORDS[card]!.about) || html.includes(pixels[card]!))
      .map(Number);
  }

  /** Deeds of others that say more than that they were done, and words that hide a number. */
  betrayals(seat: number | null): string[] {
    return betrayals(this.frames, seat);
  }
}

const WORDS = JSON.parse(
  readFileSync(join(ROOT, 'web', 'src', 'games', 'dixit', 'dreams', 'uk.json'), 'utf-8'),
) as Record<string, { about: string }>;

export function cardsIn(told: unknown, key = ''): number[] {
  if (typeof told === 'number') return NO_CARDS.has(key) ? [] : [told];
  if (Array.isArray(told)) return told.flatMap((one) => cardsIn(one, key));
  if (told === null || typeof told !== 'object') return [];
  const how = (name: string, value: unknown) => (name === 'hand' && typeof value === 'number' ? 'count' : name);
  return Object.entries(told).flatMap(([name, value]) => cardsIn(value, how(name, value)));
}

export function betrayals(told: unknown, seat: number | null): string[] {
  if (Array.isArray(told)) return told.flatMap((one) => betrayals(one, seat));
  if (told === null || typeof told !== 'object') return [];
  const thing = told as Record<string, unknown>;
  const others = (list: unknown) => (Array.isArray(list) ? list.filter((_, index) => index + 1 !== seat) : []);
  const said: [string, boolean][] = [
    ['whose a card is', 'owners' in thing],
    [
      'a deed of another',
      typeof thing.seat === 'number' && thing.seat !== seat && ('card' in thing || 'cards' in thing || 'slot' in thing),
    ],
    ['the card told of', typeof thing.told === 'number' && thing.storyteller !== seat],
    ['a gift', others(thing.gifts).some((gift) => typeof gift === 'object' && gift !== null)],
    ['a vote', others(thing.votes).some((one) => typeof one === 'number')],
    ['a move in words', 'events' in thing && /\b(tell|give|vote|deal|table) \d/.test(JSON.stringify(thing))],
  ];
  const here = said.flatMap(([what, so]) => (so ? [`${what}: ${JSON.stringify(thing)}`] : []));
  return [...here, ...Object.values(thing).flatMap((one) => betrayals(one, seat))];
}
