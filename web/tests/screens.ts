/**
 * Pictures of every page and of the moments in tests/moments, for docs/screens: phone and desktop, day and night.
 *
 *     python tools/web.py screens            all of them
 *     python tools/web.py screens -g boooop  some of them
 *
 * The pages are the built ones; the house is real, but at a table the socket's words come from tools/moments.py.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeIn, expect, test } from './house';

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = join(ROOT, 'docs', 'screens');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const LIGHTS = { night: 'dark', day: 'light' } as const;

interface Moment {
  hello: { table: { game: string } };
  plays: unknown[];
  previews: Record<string, unknown[]>;
  advice: unknown;
}

const moments = JSON.parse(
  execFileSync(join(ROOT, '.venv', 'bin', 'python'), [join(ROOT, 'tools', 'moments.py')], { encoding: 'utf-8', maxBuffer: 1 << 28 }),
) as Record<string, Record<string, Moment>>;

/** The socket of /t/moment says what the moment says. */
async function feed(page: Page, moment: Moment): Promise<void> {
  await page.routeWebSocket(/\/api\/v1\/tables\/moment\/socket/, (socket) => {
    socket.onMessage((text) => {
      const { id, preview, advise } = JSON.parse(String(text)) as { id: number; preview?: string; advise?: boolean };
      if (preview !== undefined) socket.send(JSON.stringify({ is: 'preview', id, events: moment.previews[preview] ?? [] }));
      else if (advise) socket.send(JSON.stringify({ is: 'advised', id, advice: moment.advice ?? null }));
      else socket.send(JSON.stringify({ is: 'ack', id, ply: 0 }));
    });
    socket.send(JSON.stringify(moment.hello));
    for (const play of moment.plays) socket.send(JSON.stringify(play));
  });
}

for (const [light, colorScheme] of Object.entries(LIGHTS)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const shoot = async (page: Page, name: string) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      mkdirSync(OUT, { recursive: true });
      await page.screenshot({ path: join(OUT, `${name}-${size}-${light}.jpg`), type: 'jpeg', quality: 72 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    for (const [game, all] of Object.entries(moments)) {
      for (const [name, moment] of Object.entries(all)) {
        test(`${game} ${name} ${size} ${light}`, async ({ browser, house }) => {
          const page = await comeIn(browser, house, 'Соломія', { viewport, colorScheme });
          await feed(page, moment);
          await page.goto('/t/moment');
          await page.locator('main.board').waitFor();
          await shoot(page, `${game}-${name}`);
          await page.context().close();
        });
      }
    }
  }
}
