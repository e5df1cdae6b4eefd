/** Playing Barking Up the Wrong Tree through the page, whatever was dealt. */
import type { Locator, Page } from '@playwright/test';
import { AGAIN, expect, makeTable, type Guest } from './house';

/** What a person can do; `wonder`: bark with a wonder dog among them. */
export type Deed = 'cat' | 'token' | 'swap' | 'wonder' | 'bark' | 'discard' | 'pass';

// --- at the table

/** People at a table, by the API; all look at it. The first one owns it. */
export async function sitDown(guest: Guest, ways: Parameters<Guest>[1][]): Promise<Player[]> {
  const pages = await Promise.all(ways.map((way, at) => guest(['Ада', 'Богдан', 'Віра'][at]!, way)));
  const players = pages.map((page, at) => new Player(page, at + 1));
  const id = await makeTable(pages[0]!, { game: 'barking', seats: pages.length, sit: true });
  for (const { page, seat } of players.slice(1))
    await page.context().request.put(`/api/v1/tables/${id}/seats/${seat}`, { data: {}, ...AGAIN });
  await pages[0]!.context().request.post(`/api/v1/tables/${id}/start`, AGAIN);
  await Promise.all(pages.map((page) => page.goto(`/t/${id}`)));
  return players;
}

/** Whoever is asked now, of several the first; null once the game is over. */
export async function whoIsAsked(players: Player[]): Promise<Player | null> {
  let asked: Player | null = null;
  await expect
    .poll(
      async () => {
        for (const player of players) if (await player.isAsked()) return Boolean((asked = player));
        return (await players[0]!.page.locator('.note .ended').count()) > 0;
      },
      { intervals: [25], message: 'somebody is asked, or the game is over' },
    )
    .toBe(true);
  return asked;
}

/** All know of the same plies, and no page is still showing one. */
export async function allHaveSeen(people: Player[]): Promise<void> {
  const latest = () => Math.max(...people.map((person) => person.ply));
  for (const person of people) {
    await expect.poll(() => person.ply === latest(), { message: 'the house tells everybody' }).toBe(true);
    await expect(person.page.locator('.meanwhile .round')).toHaveCount(0);
  }
}

/** A person with a browser, and everything that came to it from the house. */
export class Player {
  readonly frames: unknown[] = [];
  /** Frames in which something was played. */
  private plays = 0;
  /** How far the game has come, as the house told. */
  ply = 0;

  /** `seat` is null for somebody who only watches. */
  constructor(
    readonly page: Page,
    readonly seat: number | null,
  ) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)))),
    );
  }

  get note(): Locator {
    return this.page.locator('.note');
  }

  get main(): Locator {
    return this.note.locator('.button.main');
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: 'Твоя рука' }).getByRole('button');
  }

  get items(): Locator {
    return this.page.getByRole('group', { name: 'Предмети цього раунду' }).getByRole('button');
  }

  /** The items that would take what is chosen. */
  get open(): Locator {
    return this.page.locator('.row .item:not(.dim)');
  }

  /** The cards of my hand: `bulldog`, `wonder`, `cat`. */
  cards(): Promise<string[]> {
    return this.hand
      .locator('img')
      .evaluateAll((images) => images.map((image) => /card-([a-z-]+)\.svg/.exec((image as HTMLImageElement).src)![1]!));
  }

  /** Where my real dogs lie in the hand, one of each breed. */
  async dogs(): Promise<number[]> {
    const cards = await this.cards();
    return [...new Set(cards)].filter((card) => card !== 'wonder' && card !== 'cat').map((card) => cards.indexOf(card));
  }

  /** The cards of my hand as they are called on the page. */
  names(): Promise<string[]> {
    return this.hand.evaluateAll((cards) =>
      cards.map((card) => card.querySelector('.unseen')!.textContent!.split(',')[0]!),
    );
  }

  isAsked(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('.hand button:not(.quiet)') !== null);
  }

  asks(): Promise<string> {
    return this.note.getByRole('heading').innerText();
  }

  /** Do something, and wait until the house has told of it. */
  async heard<T>(deed: () => Promise<T>): Promise<T> {
    const before = this.plays;
    const done = await deed();
    await expect
      .poll(() => this.plays, { intervals: [25], message: 'the house takes the move' })
      .toBeGreaterThan(before);
    return done;
  }

  /** Do the first of these that can be done here: what isn't among them is left alone. Without any of them, pass. */
  turn(wanted: Set<Deed>): Promise<Deed> {
    return this.heard(async () => {
      const asks = await this.asks();
      if (asks.startsWith('Забагато карт')) return this.throwAway(Number(/\d+/.exec(asks)![0]));
      if (asks === 'Де сяде кішка?') return this.letSit();
      const cards = await this.cards();
      if (wanted.has('cat') && cards.includes('cat')) return this.one(cards.indexOf('cat'), 'cat');
      if (wanted.has('swap') && cards.includes('wonder')) return this.one(cards.indexOf('wonder'), 'swap');
      if (wanted.has('wonder') && cards.includes('wonder') && (await this.bark(cards.indexOf('wonder'))))
        return 'wonder';
      if (wanted.has('bark') && (await this.bark())) return 'bark';
      return this.pass(asks !== 'Гавкнути зараз нікому.');
    });
  }

  private hear(frame: { is: string; now?: { ply: number } | null }): void {
    this.frames.push(frame);
    this.ply = frame.now?.ply ?? this.ply;
    if (frame.is === 'play') this.plays += 1;
  }

  private async throwAway(count: number): Promise<Deed> {
    for (let at = 0; at < count; at++) await this.take(at);
    await this.main.click();
    return 'discard';
  }

  private async letSit(): Promise<Deed> {
    await this.open.first().click();
    await this.main.click();
    return 'token';
  }

  private async one(at: number, deed: Deed): Promise<Deed> {
    await this.take(at);
    await this.main.click();
    return deed;
  }

  /** One dog that some item takes, and this wonder dog beside it; false if there is none. */
  async bark(wonder?: number): Promise<boolean> {
    if (wonder !== undefined) await this.take(wonder);
    for (const dog of await this.dogs()) {
      await this.take(dog);
      if (await this.open.count()) {
        await this.open.last().click();
        await expect(this.note, 'what would come is told first').toContainText('→');
        await this.main.click();
        return true;
      }
      await this.take(dog);
    }
    if (wonder !== undefined) await this.take(wonder);
    return false;
  }

  private async pass(sure: boolean): Promise<Deed> {
    await this.note.getByRole('button', { name: 'Пас', exact: true }).click();
    if (sure) await this.note.getByRole('button', { name: 'Так, пас' }).click();
    return 'pass';
  }

  /** Tap a card at the corner that no other card covers. */
  private async take(at: number): Promise<void> {
    await this.hand.nth(at).click({ position: { x: 10, y: 16 } });
  }
}

/** A move of a record as taps, in any language. */
export async function tapMove(page: Page, move: string): Promise<void> {
  const [word, ...rest] = move.split(' ') as [string, ...string[]];
  const [hand, items, note] = [page.locator('.hand button'), page.locator('.row .item'), page.locator('.note')];
  await expect(hand.and(page.locator(':not(.quiet)')).first()).toBeVisible();
  if (word === 'pass') {
    const sure = (await items.and(page.locator(':not(.dim)')).count()) > 0;
    await page.keyboard.press('p');
    if (!sure) return;
  } else if (move === 'token -') {
    return note.locator('.button.soft').last().click();
  } else {
    const place = word === 'play' || word === 'token' ? Number(rest.shift()) : null;
    const cards = word === 'cat' ? ['C'] : word === 'swap' ? ['W'] : rest.map((card) => card.replace(/^W.+/, 'W'));
    for (const card of cards)
      await page
        .locator(`.hand button[data-card="${card}"][aria-pressed="false"]`)
        .first()
        .click({ position: { x: 10, y: 16 } });
    if (place !== null) await items.nth(place - 1).click();
  }
  await note.locator('.button.main').click();
}

// --- without a pointer

/** c lets the cat out; arrows lead from the hand to an item, where it sits down by Enter. */
export async function letCatOutByKeys(player: Player): Promise<'cat'> {
  const { page, note } = player;
  await player.heard(() => page.keyboard.press('c'));
  await expect(note.getByRole('heading', { name: 'Де сяде кішка?' })).toBeVisible();
  await tabToHand(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await player.heard(() => page.keyboard.press('Enter'));
  await expect(focused(page)).toHaveAccessibleName(/тут сидить кішка/);
  return 'cat';
}

/** The first dog by Space, the first item by Space, and Enter. */
export async function barkByKeys(player: Player): Promise<'bark'> {
  const { page, note } = player;
  await tabToHand(page);
  await page.keyboard.press('Home');
  for (let steps = (await player.dogs())[0]!; steps > 0; steps--) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(note).toContainText('→');
  await player.heard(() => page.keyboard.press('Enter'));
  await expect(focused(page)).toHaveAccessibleName(/веде/);
  return 'bark';
}

/** p, and once more if the note asks whether I'm sure. */
export async function passByKeys(player: Player): Promise<'pass'> {
  const { page } = player;
  const sure = (await player.asks()) !== 'Гавкнути зараз нікому.';
  await player.heard(async () => {
    await page.keyboard.press('p');
    if (sure) await page.keyboard.press('p');
  });
  return 'pass';
}

const focused = (page: Page): Locator => page.locator(':focus');

async function tabToHand(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate(() => Boolean(document.activeElement?.closest('.hand')))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no way to the hand by Tab');
}

// --- secrets

/** What these frames tell of hands that aren't this seat's, and of what lies face down. */
export function betrayed(told: unknown, seat: number | null): string[] {
  if (Array.isArray(told)) return told.flatMap((one) => betrayed(one, seat));
  if (told === null || typeof told !== 'object') return [];
  const thing = told as Record<string, unknown>;
  const secret =
    ['dealt', 'drew'].includes(thing.event as string) && thing.seat !== seat && ('card' in thing || 'cards' in thing);
  const hands = Array.isArray(thing.players)
    ? thing.players.filter((player: { hand: unknown }, at) => at + 1 !== seat && Array.isArray(player.hand))
    : [];
  const hidden = ['deck', 'unseen'].filter((heap) => typeof (thing[heap] ?? 0) === 'object');
  const here = [...(secret ? [thing] : []), ...hands, ...hidden].map((found) => JSON.stringify(found));
  return [...here, ...Object.values(thing).flatMap((one) => betrayed(one, seat))];
}
