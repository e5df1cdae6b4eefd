/** Playing Boooop by hand: a line of a record, as taps or as keys. */
import type { Page } from '@playwright/test';
import { expect } from './house';

/** A short game with everything in it: ghosts that come and wait, kittens that grow up, three cats in a row. */
export const GAME = `
1 k a6
1 ghost c1d1
2 k d2
2 hold
1 k b5
2 k c3
2 ghost d6e6
1 k c1
2 k b4
1 k e6
2 k d1
1 k c1
2 k c2
1 k b2
2 k c1
1 k b3
2 k f4
1 k d3
1 ghost f5f6
2 k c5
1 k f3
2 k a3
2 hold
2 grad d1
1 k a1
2 c e6
2 ghost a2a3
1 k f6
2 k d1
2 grad f1
1 k f4
2 c d6
2 grad f2
1 k f1
2 c c6`
  .trim()
  .split('\n')
  .map((line) => ({ seat: Number(line[0]), move: line.slice(2) }));

const main = (page: Page) => page.locator('.note .button.main');

/** The note asks me, and nothing is on its way. */
export async function asked(page: Page, phase: 'cells' | 'doors' | 'groups'): Promise<void> {
  const sign = { cells: '[data-cell].open', doors: '[data-door]', groups: '[data-cell].grown' }[phase];
  await expect(page.locator(sign).first()).toBeVisible();
  if (phase === 'doors') await expect(page.locator('.note .button.soft')).toHaveAttribute('aria-disabled', 'false');
}

export async function tapMove(page: Page, move: string): Promise<void> {
  const [word, ...rest] = move.split(' ') as [string, ...string[]];
  if (word === 'k' || word === 'c') {
    await asked(page, 'cells');
    await page.keyboard.press(word);
    await page.locator(`[data-cell="${rest[0]}"]`).click();
    await main(page).click();
  } else if (word === 'hold') {
    await asked(page, 'doors');
    await page.locator('.note .button.soft').click();
  } else if (word === 'ghost') {
    await asked(page, 'doors');
    await page.locator(`[data-door="${rest[0]}"]`).click();
    await main(page).click();
  } else {
    await asked(page, 'groups');
    for (const cell of rest) await page.locator(`[data-cell="${cell}"]`).click();
    await main(page).click();
  }
}

/** The same without a pointer: arrows walk over the bed, Enter chooses and plays. */
export async function keyMove(page: Page, move: string): Promise<void> {
  const [word, cell] = move.split(' ') as [string, string?];
  if (word === 'hold') {
    await asked(page, 'doors');
    await page.keyboard.press('h');
    return;
  }
  await asked(page, word === 'ghost' ? 'doors' : word === 'grad' ? 'groups' : 'cells');
  if (word === 'ghost') await page.keyboard.press('g');
  else if (word !== 'grad') await page.keyboard.press(word);
  await walkTo(page, word === 'ghost' ? 'door' : 'cell', cell!);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Greedily by arrows; where one leads nowhere new, the other way first. */
async function walkTo(page: Page, kind: 'cell' | 'door', target: string): Promise<void> {
  const goal = (await page.locator(`[data-${kind}="${target}"]`).boundingBox())!;
  const held = page.locator(':focus');
  const seen = new Set<string>();
  let stuck = false;
  for (let steps = 0; steps < 40; steps++) {
    const before = await held.getAttribute(`data-${kind}`);
    if (before === target) return;
    const at = (await held.boundingBox())!;
    const [dx, dy] = [goal.x - at.x, goal.y - at.y];
    const across = Math.abs(dx) > Math.abs(dy) !== stuck;
    await page.keyboard.press(across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
    seen.add(before ?? '');
    stuck = seen.has((await held.getAttribute(`data-${kind}`)) ?? '');
  }
  throw new Error(`no way by arrows to ${target}`);
}
