/** Playing Spots by hand, and hearing what house and page say to each other. */
import type { Locator, Page } from '@playwright/test';
import type { Now, Said } from '../src/wire/house';
import type { DieOffer, Event, Offer, View } from '../src/wire/spots';
import { expect } from './house';

// --- what is said

/** What the house says, as far as anybody asks. */
interface Heard {
  id?: number;
  now?: Now | null;
  steps?: { events?: Event[] }[];
  events?: Event[];
  advice?: { bust: Record<string, number> };
}

/** Hears every frame of a page's connection. */
export class Ear {
  readonly heard: Heard[] = [];
  readonly said: Said[] = [];
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.note(this.heard, payload));
      socket.on('framesent', ({ payload }) => this.note(this.said, payload));
    });
  }

  private note<Frame>(where: Frame[], text: string | Buffer): void {
    where.push(JSON.parse(String(text)) as Frame);
    for (const look of this.waiting) look();
  }

  /** Wait until something of this kind was said. */
  until<T>(find: () => T | null | undefined | false): Promise<T> {
    return new Promise((found) => {
      const look = () => {
        const seen = find();
        if (!seen) return;
        this.waiting = this.waiting.filter((one) => one !== look);
        found(seen);
      };
      this.waiting.push(look);
      look();
    });
  }

  get now(): Now | undefined {
    return this.heard.findLast((frame) => frame.now)?.now ?? undefined;
  }

  get view(): View {
    return this.now!.view as View;
  }

  get events(): Event[] {
    return this.heard.flatMap((frame) => (frame.steps ?? []).flatMap((step) => step.events ?? []));
  }

  /** My next question after that one; null at the end of the game. */
  async question(after: number): Promise<{ number: number; offer: Offer } | null> {
    const now = await this.until(() => {
      const now = this.now;
      return now && (now.result || (now.question !== undefined && now.question > after)) ? now : null;
    });
    return now.result ? null : { number: now.question!, offer: now.offer as Offer };
  }

  /** What the house answered when the page last asked this. */
  answer(asked: (frame: Said) => boolean): Promise<Heard> {
    return this.until(() => {
      const id = this.said.findLast(asked)?.id;
      return id === undefined ? null : this.heard.find((frame) => frame.id === id);
    });
  }
}

// --- what is on the page

export const main = (page: Page): Locator => page.locator('.note .button.main');
export const button = (page: Page, name: string): Locator =>
  page.locator('.note').getByRole('button', { name, exact: true });
export const tile = (page: Page, number: number): Locator => page.locator('button.tile').nth(number - 1);
export const dice = (page: Page): Locator => page.locator('.roll button.die');
const open = (page: Page): Locator => dice(page).filter({ hasText: 'куди?' });
export const options = (page: Page): Locator => page.locator('.note .options button');

/** A dog's card or the yard, as a place for a die. */
export const place = (page: Page, name: string): Locator => page.locator(`[data-target="${name}"]`);

/** What the die says about where it goes. */
async function called(page: Page, name: string): Promise<string> {
  return name === 'yard' ? 'у двір' : (await place(page, name).locator('strong').textContent())!;
}

/** The first dog that takes this die, or else the yard. */
function home({ dogs }: DieOffer): string {
  return dogs[0] ?? 'yard';
}

// --- playing

/** What a person has done at least once. */
export type Deed = 'tap' | 'drag' | 'treat' | 'fit' | 'more' | 'score' | 'question';

/** Answer a question as somebody would who reads the page; tells what was done. */
export async function answer(page: Page, { phase, ...offer }: Offer, done: ReadonlySet<Deed>): Promise<Deed | null> {
  switch (phase) {
    case 'choose':
      return offer.score?.length ? press(page, 'Завершити', 'score') : chooses(page, !done.has('treat'));
    case 'settle':
      return settles(page, offer, done);
    case 'more':
      return done.has('more') ? press(page, 'Годі', null) : press(page, 'Ще!', 'more');
    case 'retrieve':
      if (offer.dice!.length > 1) await options(page).first().click();
      await options(page).nth(1).click();
      break;
    default:
      await options(page).last().click();
  }
  await main(page).click();
  return 'question';
}

async function press(page: Page, name: string, deed: Deed | null): Promise<Deed | null> {
  await page.locator('.note').getByRole('button', { name }).click();
  return deed;
}

/** The trick with the least risk; treats first, while there is none; a dog where there are few. */
async function chooses(page: Page, wantsTreat: boolean): Promise<null> {
  await page.locator('.tile .risk').first().waitFor();
  const few = (await page.locator('section.dogs .dog').count()) < 2;
  const tiles = await page.locator('button.tile').evaluateAll((all) =>
    all.map((one) => ({
      up: !one.classList.contains('down'),
      treats: one.classList.contains('green'),
      risk: parseInt(/(\d+)\s%/.exec(one.querySelector('.whole')?.textContent ?? '')?.[1] ?? '0'),
    })),
  );
  const cost = tiles.map(({ up, treats, risk }, at) =>
    !up ? 999 : treats ? (wantsTreat ? -1 : 35) : risk + (at ? 0 : few ? -20 : 15),
  );
  await tile(page, cost.indexOf(Math.min(...cost)) + 1).click();
  await main(page).click();
  return null;
}

async function settles(page: Page, offer: Offer, done: ReadonlySet<Deed>): Promise<Deed> {
  const all = !offer.keep || offer.keep === 'all';
  if (all && !done.has('tap')) return tapsAll(page, offer);
  if (offer.treats && !done.has('treat')) {
    await page.getByRole('button', { name: /^Перекинути за смаколик/ }).click();
    return 'treat';
  }
  const drags = all && !done.has('drag');
  await dice(page).first().waitFor();
  if (await open(page).count()) await button(page, 'Розкласти').waitFor();
  if (drags) await dragTo(page, 0, home(offer.dice![0]!));
  await finish(page);
  return drags ? 'drag' : 'fit';
}

/** What is still open goes where it is best. */
async function finish(page: Page): Promise<void> {
  if (await open(page).count()) await button(page, 'Розкласти').click();
  await main(page).click();
}

/** Each die by two taps: on the die, then on its place. */
async function tapsAll(page: Page, offer: Offer): Promise<Deed> {
  for (const [at, die] of offer.dice!.entries()) {
    await tapTo(page, at, home(die));
    await expect(dice(page).nth(at)).toHaveAccessibleName(new RegExp(`: ${await called(page, home(die))}$`));
  }
  await finish(page);
  return 'tap';
}

export async function tapTo(page: Page, at: number, target: string): Promise<void> {
  const die = dice(page).nth(at);
  if ((await die.getAttribute('aria-pressed')) === 'false') await die.click();
  await place(page, target).getByRole('button').click();
}

export async function dragTo(page: Page, at: number, target: string): Promise<void> {
  const die = dice(page).nth(at);
  await die.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await place(page, target).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(die).toHaveAccessibleName(new RegExp(`: ${await called(page, target)}$`));
}

/** A move of the notation by hand, in any language. */
export async function tapMove(page: Page, move: string): Promise<void> {
  const [word, ...rest] = move.split(' ') as [string, ...string[]];
  if (word === 'trick') await page.locator(`[data-trick="${rest[0]}"]`).click();
  else if (word === 'place') await tapPlaces(page, rest);
  else if (word === 'treat') return tapTreat(page, rest);
  else if (word === 'stop') return page.locator('.note .buttons .button.soft').first().click();
  else if (word !== 'more' && word !== 'score') await tapOptions(page, move);
  await main(page).click();
}

/** Each die to its place; those that have none are touched twice, and go away. */
async function tapPlaces(page: Page, pairs: string[]): Promise<void> {
  await dice(page).first().waitFor();
  const shown = await dice(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-die')));
  for (const [die, target] of pairs.map((pair) => pair.split('>') as [string, string])) {
    const at = shown.indexOf(die);
    shown[at] = null;
    await tapTo(page, at, target);
  }
  for (const [at, left] of shown.entries()) {
    const die = dice(page).nth(at);
    if (left === null || /\bsettled\b/.test((await die.getAttribute('class'))!)) continue;
    if ((await die.getAttribute('aria-pressed')) === 'false') await die.click();
    await die.click();
  }
}

/** All dice again, or these alone, where the trick lets one choose. */
async function tapTreat(page: Page, some: string[]): Promise<void> {
  await page.locator('.note .stacked .button.soft:has(img)').click();
  const choosing = page.locator('.note .stacked .button.soft:not(:has(img))');
  if (!(await choosing.isVisible())) return;
  for (const die of some.length ? await dice(page).all() : [])
    if (!some.includes((await die.getAttribute('data-die'))!)) await die.click();
  await main(page).click();
}

/** The answer to a trick's question; where it has two halves, one after the other. */
async function tapOptions(page: Page, move: string): Promise<void> {
  const option = (does: string) => page.locator(`.note [data-does="${does}"]`);
  const words = move.split(' ');
  const half =
    words[0] === 'trot' ? words.slice(0, 3).join(' ') : words[0] === 'retrieve' ? move.replace(/>.*/, '>') : null;
  if (half && (await option(half).getAttribute('aria-pressed')) === 'false') await option(half).click();
  if ((await option(move).getAttribute('aria-pressed')) === 'false') await option(move).click();
}

/** By Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
