/** Lessons (games/X/lesson.toml) on real pages: what to do and what not to do comes from tools/lessons.py. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './house';
import { isWell } from './moments';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Step {
  id: string;
  answer: string;
  miss: string | null;
}
export interface Part {
  id: string;
  steps: Step[];
}

/** The parts of every lesson, by game. */
export function lessons(): Record<string, Part[]> {
  const said = execFileSync(join(ROOT, '.venv', 'bin', 'python'), [join(ROOT, 'tools', 'lessons.py')]);
  return JSON.parse(String(said)) as Record<string, Part[]>;
}

/** A move of a game, done by hand; each game's own tests know how. */
export async function deed(page: Page, game: string, move: string): Promise<void> {
  const { tapMove } = (await import(`./${game}`)) as { tapMove: (page: Page, move: string) => Promise<void> };
  await tapMove(page, move);
}

/** The page is at this step, in this mood. */
export async function isAt(page: Page, step: string, mood: string): Promise<void> {
  await expect(page.locator('.frame')).toHaveAttribute('data-step', step);
  await expect(page.locator('.frame')).toHaveAttribute('data-mood', mood);
}

export const main = (page: Page) => page.locator('.note .button.main');

/** Play a part to its end: at each step something wrong first, which is taken back, then what is asked. */
export async function learn(page: Page, game: string, part: Part, careful: boolean): Promise<void> {
  await page.goto(`/learn/${game}/${part.id}`);
  for (const [index, { id, answer, miss }] of part.steps.entries()) {
    const well = (when: string) => isWell(page, `${game}, ${id}, ${when}`);
    await isAt(page, id, 'asked');
    if (careful || !index) await well('asked');
    if (miss !== null) {
      await deed(page, game, miss);
      await isAt(page, id, 'wrong');
      const why = await page.locator('.note p').textContent();
      await page.keyboard.press('Escape'); // or else it goes back by itself
      await isAt(page, id, 'asked');
      await expect(page.locator('.note p')).toContainText(why!);
      if (careful) await well('taken back');
    }
    await deed(page, game, answer);
    await isAt(page, id, 'done');
    if (careful || !index) await well('done');
    await main(page).click();
  }
  await expect(page.locator('.end .patch')).toBeVisible();
  await isWell(page, `${game}, the end of ${part.id}`);
}
