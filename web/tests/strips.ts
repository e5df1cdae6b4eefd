/**
 * A bot's turn in each game as a strip of pictures, one every 150 ms of the page's time, on a phone and on a desktop.
 *
 *     python tools/web.py strips            all of them, into docs/screens/strips
 *     python tools/web.py strips -g boooop  one of them
 *
 * Time stands still while a picture is taken: timers run by Playwright's clock, animations are put where they would be.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeIn, test } from './house';
import { moments, show } from './moments';

/** From here tools/web.py makes the strips. */
const OUT = join(import.meta.dirname, '..', 'test-results', 'strips');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const EVERY = 150;
/** Timers are looked after so often (ms) … */
const STEP = 25;
/** … and nobody watches longer than this. */
const FRAMES = 60;

for (const [size, viewport] of Object.entries(SIZES))
  for (const [game, all] of Object.entries(moments()))
    test(`${game} ${size}`, async ({ browser, house }) => {
      const page = await comeIn(browser, house, 'Соломія', { viewport, colorScheme: 'light' });
      await page.addInitScript(() => localStorage.setItem('lapki.motion', 'on'));
      const turn = all['turn']!;
      const tell = await show(page, { ...turn, plays: [] });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_200); // everything has come to rest
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      for (const play of turn.plays) tell(play);
      const showing = page.locator('.meanwhile .round').first();
      await showing.waitFor();
      await passes(page, 0);
      mkdirSync(OUT, { recursive: true });
      for (let frame = 0; frame < FRAMES; frame++) {
        const path = join(OUT, `${game}-${size}-${String(frame).padStart(2, '0')}.png`);
        await page.screenshot({ path, animations: 'allow' });
        if (!(await showing.isVisible())) break;
        for (let step = 0; step < EVERY; step += STEP) await passes(page, STEP);
      }
      await page.context().close();
    });

/** So many ms pass: for timers, and for whatever moves. */
async function passes(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate((passed) => {
    for (const motion of document.getAnimations()) {
      if (motion.playState === 'finished') continue;
      if (motion.playState !== 'paused') {
        motion.pause();
        motion.currentTime = 0;
      }
      motion.currentTime = Number(motion.currentTime ?? 0) + passed;
      const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
      if (Number.isFinite(end) && Number(motion.currentTime) >= end) motion.finish();
    }
  }, ms);
}
