/** Moments of games (tests/moments/*.toml) on real pages: the socket's words come from tools/moments.py. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Said } from '../src/wire/house';
import { expect } from './house';

const ROOT = join(import.meta.dirname, '..', '..');

interface Frame {
  now?: { question?: number };
  steps?: { actor: string }[];
}

export interface Moment {
  hello: Frame;
  plays: Frame[];
  /** The same for a whole room, where it is worth a look. */
  room: Pick<Moment, 'hello' | 'plays'> | null;
  previews: Record<string, { events: unknown[]; glance: unknown }>;
  advice: unknown;
  click: string[];
}

/** All moments, by game and name. */
export function moments(): Record<string, Record<string, Moment>> {
  return told() as Record<string, Record<string, Moment>>;
}

/** A whole game of each kind, frame by frame, as seat 1 hears it. */
export function films(): Record<string, Moment> {
  return told('--films') as Record<string, Moment>;
}

function told(...words: string[]): unknown {
  return JSON.parse(
    execFileSync(join(ROOT, '.venv', 'bin', 'python'), [join(ROOT, 'tools', 'moments.py'), ...words], {
      encoding: 'utf-8',
      maxBuffer: 1 << 28,
    }),
  );
}

/**
 * Show a moment: the socket of /t/moment says what it says, its plays before our eyes; `sent` hears what the page
 * answers, and `false` leaves it without an answer. What comes back says more to the page.
 */
export async function show(
  page: Page,
  moment: Moment,
  sent: (frame: Said) => unknown = () => true,
  where = { page: '/t/moment', shows: 'main.board .note' },
): Promise<(frame: unknown) => void> {
  let tell: ((frame: unknown) => void) | null = null;
  const asked = (moment.plays.at(-1) ?? moment.hello).now?.question;
  await page.routeWebSocket(/\/api\/v1\/tables\/moment\/socket/, (socket) => {
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as Said;
      const { id } = frame;
      if (sent(frame) === false) return;
      if (frame.is === 'preview')
        socket.send(JSON.stringify({ is: 'preview', id, ...(moment.previews[frame.text] ?? { events: [] }) }));
      else if (frame.is === 'advise')
        socket.send(JSON.stringify({ is: 'advised', id, question: asked, advice: moment.advice ?? null }));
      else socket.send(JSON.stringify({ is: 'ack', id, ply: 0 }));
    });
    tell = (told) => socket.send(JSON.stringify(told));
    tell(moment.hello);
  });
  await page.goto(where.page);
  await page.locator(where.shows).first().waitFor();
  for (const play of moment.plays) tell!(play);
  for (const target of moment.click) await page.locator(target).first().click();
  return tell!;
}

/** Every picture that is in sight has come, and nothing moves. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const coming = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(coming.map((image) => image.decode().catch(() => null)));
  });
  await still(page);
}

/** Nothing moves any more, but for what always does. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((motion) => motion.playState === 'running' && motion.effect?.getTiming().iterations !== Infinity);
    for (let motions = moving(); motions.length; motions = moving())
      await Promise.all(motions.map((motion) => motion.finished.catch(() => null)));
  });
}

/** No key is shown instead of words, nothing runs out sideways, and axe finds nothing once all has come to rest. */
export async function isWell(page: Page, where: string): Promise<void> {
  await still(page);
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const names = named.flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return `${document.title} ${document.body.textContent} ${names.join(' ')}`;
  });
  expect(text, `${where}: a message is missing`).not.toContain('⟦');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
  expect(told, `${where}: axe`).toEqual([]);
}
