/** Games to be looked at again: played to their end by bots, in a moment. */
import type { Locator, Page } from '@playwright/test';
import { expect, makeTable } from './house';

export const KINDS: Record<string, Record<string, unknown>> = {
  boooop: {},
  spots: { seats: 2 },
  dixit: { seats: 3, options: { goal: '12' } },
  barking: { seats: 2 },
};

/** So many lines are enough to look at: of two, one gives up then. Of more, a bot would go on. */
const ENOUGH = 40;

/** A finished game of this page's person, whom a bot stands in for at first; tells its id. */
export async function finished(page: Page, game: string, other: { seats?: number } = {}): Promise<string> {
  const id = await begun(page, game, other);
  await watched(page, id, game === 'dixit' || game === 'boooop' || other.seats ? Infinity : ENOUGH, 'resign');
  return id;
}

/** A game that bots have played for a while, and that goes on. */
export async function running(page: Page, game: string, lines: number): Promise<string> {
  const id = await begun(page, game);
  await watched(page, id, lines);
  return id;
}

async function begun(page: Page, game: string, other: { seats?: number } = {}): Promise<string> {
  const id = await makeTable(page, { game, bots: 1, share: 'mine', ...KINDS[game], ...other });
  if (page.url() === 'about:blank') await page.goto('/');
  return id;
}

/** Look on until the game is over or has so many lines; a bot plays for me meanwhile. */
async function watched(page: Page, id: string, lines: number, then?: 'resign'): Promise<void> {
  await page.evaluate(
    ([table, many, last]) =>
      new Promise<void>((done, lost) => {
        let back = false;
        const over = () => {
          socket.onmessage = null;
          socket.close();
          done();
        };
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket?ply=0`);
        socket.onerror = () => lost(new Error('the house said no'));
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(String(data)) as { is: string; now?: { ply: number; result?: unknown } };
          if (frame.is === 'hello') socket.send('{"is":"leave"}');
          if (frame.now?.result) over();
          else if ((frame.now?.ply ?? 0) >= many && !back) {
            back = true;
            socket.send('{"is":"back"}');
            if (last) socket.send(`{"is":"${last}"}`);
            else over();
          }
        };
      }),
    [id, lines, then] as const,
  );
}

/** Have the game that is shown looked back at, and wait until that is done; tells where it is shown. */
export async function lookedBack(page: Page, meanwhile?: () => Promise<void>): Promise<Locator> {
  await page.getByRole('button', { name: 'Озирнутися' }).first().click();
  const beside = page.getByRole('tabpanel', { name: 'Озирнутися' });
  await expect(beside.getByRole('heading', { name: 'Партія в числах' })).toBeVisible();
  await beside.getByRole('button', { name: 'Озирнутися' }).click();
  await meanwhile?.();
  await expect(beside.getByRole('heading', { name: 'Шанси на перемогу' })).toBeVisible({ timeout: 120_000 });
  return beside;
}
