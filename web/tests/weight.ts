/**
 * How heavy and how slow: bytes over the wire by kind, largest paint and time to interactive on a slow phone.
 *
 *     python tools/web.py weight
 *
 * Slow means 1.6 Mbit/s, 150 ms a round trip and a processor four times slower than this one. Nothing here is
 * asserted but the budgets that were promised.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, makeTable, test } from './house';
import { deed, isAt, lessons, main } from './lessons';
import { films, show } from './moments';
import { finished } from './replay';
import { begin, cumulative, seen, watch } from './shifts';
import { busy } from './tasks';

const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 };
const KB = 1024;

type Kind = 'script' | 'style' | 'font' | 'picture' | 'data' | 'page';
const KINDS: [RegExp, Kind][] = [
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/font|woff/, 'font'],
  [/image/, 'picture'],
  [/html/, 'page'],
];

/** Counts what comes over the wire, compressed, by kind. */
async function scales(session: CDPSession): Promise<() => Record<Kind, number>> {
  const kinds = new Map<string, Kind>();
  const sums: Record<Kind, number> = { script: 0, style: 0, font: 0, picture: 0, data: 0, page: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, KINDS.find(([type]) => type.test(response.mimeType))?.[1] ?? 'data');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[kinds.get(requestId) ?? 'data'] += encodedDataLength;
  });
  return () => ({ ...sums });
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { paint: 0, busyUntil: 0, longest: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => (seen.paint = list.getEntries().at(-1)!.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) {
        seen.busyUntil = Math.max(seen.busyUntil, task.startTime + task.duration);
        seen.longest = Math.max(seen.longest, task.duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  return session;
}

const shown = (name: string, sums: Record<Kind, number>) =>
  console.log(
    `${name}: ${Object.entries(sums)
      .map(([kind, sum]) => `${kind} ${(sum / KB).toFixed(1)}`)
      .join(', ')} KB`,
  );

for (const locale of ['uk-UA', 'pl-PL', 'ru-RU', 'en-GB']) {
  test(`home ${locale}`, async ({ guest }) => {
    const page = await guest('', { locale, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const session = await slow(page);
    const weigh = await scales(session);
    await page.goto('/');
    await page.getByRole('radio').first().waitFor();
    const usable = await page.evaluate(() => performance.now());
    const sums = weigh();
    await page.waitForTimeout(4000);
    const { paint, busyUntil, longest } = await page.evaluate(
      () => (window as unknown as { seen: { paint: number; busyUntil: number; longest: number } }).seen,
    );
    shown(`home ${locale}, until usable`, sums);
    console.log(
      `home ${locale}: usable ${usable.toFixed(0)} ms, largest paint ${paint.toFixed(0)} ms, last long task ends ${busyUntil.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    );
    expect(sums.script).toBeLessThan(120 * KB);
    expect(sums.style + sums.font).toBeLessThan(60 * KB);
  });
}

/**
 * Script and style (KB) as they were before turns could be followed, and before there were a living room, phrases and
 * sounds: all of that may weigh a tenth at most.
 */
const ONCE: Record<string, number> = { home: 67, barking: 143, boooop: 142, dixit: 150, spots: 155 };

test('a first visit: home, and a table of each game by its link', async ({ guest, house }) => {
  test.setTimeout(180_000);
  const visit = async (name: string, page: Page, path: string, there: string) => {
    const weigh = await scales(await page.context().newCDPSession(page));
    await page.goto(path);
    await page.locator(there).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const sums = weigh();
    shown(`a first visit: ${name}`, sums);
    await page.context().close();
    expect.soft(sums.script + sums.style, name).toBeLessThan(1.1 * ONCE[name]! * KB);
  };
  const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;
  await visit('home', await guest('', phone), '/', 'input[type=radio]');
  for (const { game, seats } of await house.games()) {
    const page = await guest('Соломія', phone);
    const id = await makeTable(page, { game, seats, bots: 1 });
    await visit(game, page, `/t/${id}`, 'main.board .note');
  }
});

test('a game told again, beyond its table', async ({ guest, house }) => {
  for (const { game } of await house.games()) {
    const page = await guest('Соломія', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const id = await finished(page, game);
    await page.goto(`/t/${id}`);
    await page.locator('main.board').waitFor();
    await page.waitForLoadState('networkidle');
    const weigh = await scales(await page.context().newCDPSession(page));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/g/${id}`);
    await page.locator('input[type=range]').waitFor();
    await page.waitForLoadState('networkidle');
    const { picture, ...sums } = weigh();
    shown(`replay of ${game}, beyond its table`, { ...sums, picture });
    expect(Object.values(sums).reduce((all, one) => all + one)).toBeLessThan(40 * KB);
    const more = await scales(await page.context().newCDPSession(page));
    await page.getByRole('button', { name: 'Озирнутися' }).first().click();
    await page.getByRole('heading', { name: 'Партія в числах' }).waitFor();
    await page.waitForLoadState('networkidle');
    shown(`looking back at ${game}, beyond that`, more());
  }
});

test('the table of each game', async ({ guest, house }) => {
  for (const { game, seats } of await house.games()) {
    const page = await guest('Соломія', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const id = await makeTable(page, { game, seats, bots: 1 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const session = await slow(page);
    const weigh = await scales(session);
    const began = Date.now();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/t/${id}`);
    await page.locator('main.board .note').waitFor();
    const first = Date.now() - began;
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main.board img')].some(
        (img) => img.complete && img.naturalWidth > 50,
      ),
    );
    const pictured = Date.now() - began;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const sums = weigh();
    shown(`table ${game}, beyond home`, sums);
    console.log(`table ${game}: asked after ${first} ms, first picture after ${pictured} ms`);
    if (game === 'boooop')
      expect(sums.script + sums.style + sums.font + sums.picture + sums.data).toBeLessThan(200 * KB);
  }
});

test('pace: how soon a tap is answered, and the longest task during a game', async ({ guest }) => {
  const page = await guest('Соломія');
  await page.addInitScript(() => {
    localStorage.setItem('lapki.motion', 'on');
    const pace = { tasks: [] as number[], taps: [] as number[], handled: [] as number[], shown: [] as boolean[] };
    (window as unknown as { pace: typeof pace }).pace = pace;
    new PerformanceObserver((list) => pace.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
    });
    // Is the choice in the document by the very next frame?
    addEventListener(
      'click',
      ({ target }) => {
        const cell = target instanceof Element ? target.closest('[data-cell].open') : null;
        if (cell) requestAnimationFrame(() => pace.shown.push(cell.classList.contains('chosen')));
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'pointerup' && entry.name !== 'click') continue;
        pace.taps.push(entry.duration);
        pace.handled.push(entry.processingEnd - entry.startTime);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`/t/${await makeTable(page, { game: 'boooop', bots: 1, options: { ghosts: 'off' } })}`);
  await page.locator('[data-cell].open').first().waitFor();
  await page.evaluate(() => ((window as unknown as { pace: { tasks: number[] } }).pace.tasks.length = 0)); // the game, not its opening
  let previews = 0;
  let previewed = 0;
  for (let turn = 0; turn < 12; turn++) {
    const free = page.locator('[data-cell].open').nth((7 * turn) % 11);
    await free.waitFor();
    const asked = Date.now();
    await free.click();
    await page.locator('.note .button.main:enabled').waitFor();
    previewed += Date.now() - asked;
    previews += 1;
    await page.locator('.note .button.main').click();
    await page.locator('[data-cell].open, [data-cell].grown').first().waitFor();
    if (await page.locator('[data-cell].grown').count()) break;
  }
  const {
    tasks,
    taps,
    handled,
    shown: chosen,
  } = await page.evaluate(
    () => (window as unknown as { pace: Record<'tasks' | 'taps' | 'handled', number[]> & { shown: boolean[] } }).pace,
  );
  const median = (some: number[]) => [...some].sort((a, b) => a - b)[some.length >> 1]?.toFixed(0);
  const longest = (some: number[]) => Math.max(0, ...some).toFixed(0);
  console.log(
    `pace: ${previews} turns; tasks over 50 ms: ${tasks.length}, the longest ${longest(tasks)} ms; choices in the next frame: ${chosen.filter(Boolean).length} of ${chosen.length}; taps: handled within ${longest(handled)} ms, painted within ${longest(taps)} ms (median ${median(taps)}); tap to choice ${(previewed / previews).toFixed(0)} ms (with the test's own way there)`,
  );
});

/** How many of these (ms) are too long, and the longest. */
const long = (tasks: number[]) =>
  `${tasks.filter((one) => one > 50).length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`;

for (const [game, film] of Object.entries(films()))
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1280, height: 800 },
  }))
    test(`a whole game of ${game}, with motion, ${size}`, async ({ guest, browser }) => {
      test.setTimeout(600_000);
      const page = await guest('', { viewport });
      await page.addInitScript(() => {
        localStorage.setItem('lapki.motion', 'on');
        localStorage.setItem('lapki.speed', 'brisk');
      });
      await watch(page);
      const say = await show(page, { ...film, plays: [] });
      await page.waitForLoadState('networkidle');
      await begin(page);
      const ended = await busy(browser, page);
      for (const play of film.plays) {
        // What comes of my own tap may move what I tapped: browsers count only what comes unasked.
        if (play.steps?.some(({ actor }) => actor === '1')) await page.keyboard.press('Shift');
        say(play);
        await page.waitForTimeout(100);
        // Not in every frame: who asks for motions makes the page work out its layout.
        await page.waitForFunction(
          () => {
            const motions = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
            return !document.querySelector('.meanwhile .round') && motions.every((one) => one.playState === 'finished');
          },
          null,
          { polling: 100 },
        );
      }
      const tasks = await ended();
      const { shifts, frames } = await seen(page);
      const unasked = shifts.filter(({ asked }) => !asked);
      const late = frames.filter((lasts) => lasts > 34).length;
      console.log(
        `a game of ${game}, ${size}: ${film.plays.length} frames of the house; layout shift ${cumulative(unasked).toFixed(4)}, with what follows my own taps ${cumulative(shifts).toFixed(4)}; ` +
          `${tasks.length} tasks, over 50 ms of work: ${long(tasks.map(({ worked }) => worked))}; ` +
          `over 50 ms by the clock (on a machine with other work that is the machine's, too): ${long(tasks.map(({ lasted }) => lasted))}; ` +
          `${frames.length} pictures, late (over 34 ms): ${late}, the latest ${Math.max(...frames).toFixed(0)} ms`,
      );
      const sum = cumulative(unasked);
      const worst = unasked.sort((one, other) => other.value - one.value).slice(0, 5);
      expect(sum, worst.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n')).toBeLessThan(0.05);
      if (size === 'desktop') expect(Math.max(...tasks.map(({ worked }) => worked))).toBeLessThan(50);
    });

test('the rules of each game', async ({ guest, house }) => {
  test.setTimeout(300_000);
  for (const { game } of await house.games()) {
    const page = await guest('', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const session = await slow(page);
    const weigh = await scales(session);
    const began = Date.now();
    await page.goto(`/rules/${game}`);
    await page.locator('.chapter').first().waitFor();
    const first = Date.now() - began;
    await page.waitForLoadState('networkidle');
    shown(`rules of ${game}, cold, until the first screen rests`, weigh());
    const examples = page.locator('figure.example');
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded();
      await example.locator('.stage:not([aria-busy="true"])').waitFor();
    }
    await page.waitForLoadState('networkidle');
    shown(`rules of ${game}, with all ${await examples.count()} examples`, weigh());
    console.log(`rules of ${game}: readable after ${first} ms`);
    await page.context().close();
  }
});

test('the first lesson of each game', async ({ guest, house }) => {
  test.setTimeout(300_000);
  for (const { game } of await house.games()) {
    const page = await guest('', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const session = await slow(page);
    await page.goto('/');
    const learn = page.locator(`a[href="/learn/${game}"]`).first();
    await learn.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const weigh = await scales(session);
    const began = Date.now();
    await learn.evaluate((link: HTMLElement) => link.click());
    await page.locator('.frame[data-mood="asked"] .note').waitFor();
    console.log(`lesson of ${game}: asked after ${Date.now() - began} ms`);
    await page.waitForLoadState('networkidle');
    shown(`lesson of ${game}, beyond home`, weigh());
    await page.context().close();
  }
});

/** So many words a minute somebody reads who is in no hurry. */
const READS = 200;

/** How many words can be read there. */
const words = async (page: Page, where: string) =>
  (await page.locator(where).filter({ visible: true }).allInnerTexts()).join(' ').match(/\p{L}+/gu)?.length ?? 0;

test('a newcomer: from the first page to the first deed that was right, and to the end of the first part', async ({
  guest,
}) => {
  test.setTimeout(300_000);
  for (const [game, [part]] of Object.entries(lessons())) {
    const page = await guest('', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await slow(page);
    await page.addInitScript(() => {
      const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
      addEventListener('pointerdown', count, true);
    });
    const [opening] = await Promise.all([took(() => page.getByRole('radio').first().waitFor()), page.goto('/')]);
    const room = page.locator('.room', { has: page.locator(`input[value=${game}]`) });
    if (!(await room.locator('input').isChecked())) await room.locator('label').click();
    const door = (await words(page, '.room:has(input:checked) .line')) + (await words(page, '.ask'));
    await page.locator('.ask .learn').click();
    const { id, answer } = part!.steps[0]!;
    const coming = await took(() => isAt(page, id, 'asked'));
    const guide = await words(page, '.note');
    await deed(page, game, answer);
    await isAt(page, id, 'done');
    const taps = await page.evaluate(() => sessionStorage.getItem('taps'));
    const first = (opening + coming) / 1000 + ((door + guide) / READS) * 60;
    let all = guide + (await words(page, '.note'));
    await main(page).click();
    for (const step of part!.steps.slice(1)) {
      await isAt(page, step.id, 'asked');
      all += await words(page, '.note');
      await deed(page, game, step.answer);
      await isAt(page, step.id, 'done');
      all += await words(page, '.note');
      await main(page).click();
    }
    console.log(
      `newcomer, ${game}: ${taps} taps, ${door} + ${guide} words, loads ${((opening + coming) / 1000).toFixed(1)} s, ` +
        `right after ${first.toFixed(0)} s; the first part: ${part!.steps.length} steps, ${all} words, ` +
        `read in ${(all / READS).toFixed(1)} min`,
    );
    await page.context().close();
  }
});

/** How long it takes (ms). */
async function took(what: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await what();
  return Date.now() - began;
}
