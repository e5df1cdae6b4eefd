/** A real house for the tests of one worker, with guests who come by browser, each with cookies of their own. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { GameInfo } from '../src/wire/house';

const ROOT = join(import.meta.dirname, '..', '..');
/** The house of this checkout, or another one: as it was installed from a wheel, say. */
const LAPKI = process.env.LAPKI_COMMAND ?? join(ROOT, '.venv', 'bin', 'lapki');

/** For requests beside the page: a connection may be shut for idleness just as it is used, and nobody heard them. */
export const AGAIN = { maxRetries: 2 };

export class House {
  private process: ChildProcess | null = null;
  private data = mkdtempSync(join(tmpdir(), 'lapki-web-'));

  /** `more`: what else its process finds in the environment. */
  constructor(
    readonly port: number,
    private readonly more: Record<string, string> = {},
  ) {}

  /** A house of one's own, for a test that closes it. */
  static async somewhere(more: Record<string, string> = {}): Promise<House> {
    return new House(await freePort(), more);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The games that are played here, each with a number of seats from the middle. */
  async games(): Promise<{ game: string; seats: number }[]> {
    const answer = await fetch(`${this.url}/api/v1/games`);
    const games = (await answer.json()) as GameInfo[];
    return games.map(({ key, seats }) => ({ game: key, seats: seats[seats.length >> 1]! }));
  }

  /** Open the doors, and wait until somebody answers. */
  async open(): Promise<void> {
    this.process = spawn(LAPKI, ['serve', '--port', String(this.port), '--data', this.data], {
      env: {
        ...process.env,
        LAPKI_BOT_DELAY: '0',
        LAPKI_BOT_SECONDS: '0.05',
        LAPKI_BOTS_READY: 'false', // they are, before any test
        LAPKI_RACE_WAIT: '0.3',
        LAPKI_LOOKBACK_IDLE: 'false',
        LAPKI_FRAMES: '1000',
        LAPKI_LIMITS: 'off',
        LAPKI_ABSENT_AFTER: '1',
        ...this.more,
      },
      stdio: ['ignore', 'ignore', process.env.LAPKI_SHOW_LOG ? 'inherit' : 'ignore'],
    });
    const opened = this.process;
    process.once('exit', () => opened.kill('SIGKILL')); // a worker that is stopped leaves nothing behind
    for (let tries = 0; tries < 300; tries++) {
      const answered = await fetch(`${this.url}/healthz`).then(
        (r) => r.ok,
        () => false,
      );
      if (answered) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error('The house does not open.');
  }

  /** What the host does from the terminal. */
  admin(...words: string[]): string {
    return execFileSync(LAPKI, ['admin', ...words, '--data', this.data], { encoding: 'utf-8' }).trim();
  }

  /** Close them: gently, or as if the power had gone. */
  async close(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const gone = this.process;
    if (!gone) return;
    this.process = null;
    await new Promise((ended) => {
      gone.once('exit', ended);
      gone.kill(how);
    });
  }

  async tearDown(): Promise<void> {
    await this.close('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

export type Guest = (name: string, options?: BrowserContextOptions) => Promise<Page>;

/** Somebody with a browser of their own, who has a name already; motion and coach marks are off. */
export async function comeIn(
  browser: Browser,
  house: House,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, locale: 'uk-UA', colorScheme: 'dark', ...options });
  await context.addInitScript(
    (games) => {
      localStorage.setItem('lapki.motion', 'off');
      localStorage.setItem('lapki.sound', 'off');
      for (const { game } of games) localStorage.setItem(`lapki.coached.${game}`, 'yes');
    },
    await house.games(),
  );
  if (name) {
    const answer = await context.request.put('/api/v1/me', { data: { name, avatar: 'fox' } });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return context.newPage();
}

/**
 * Playwright asks more of WebDriver BiDi than Firefox knows yet (media features, in 153): such a question is let go.
 * It is the only place where something of Playwright's own insides is touched.
 */
function patient(browser: Browser): Browser {
  interface Session {
    send: (method: string, params: object) => Promise<unknown>;
  }
  interface Inside {
    _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
  }
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    send(method, params).catch((no: Error) => {
      if (!no.message.includes('unknown command')) throw no;
    });
  return browser;
}

export const test = plain.extend<{ guest: Guest }, { house: House }>({
  browser: [
    ({ browser, browserName }, use) => use(browserName === 'firefox' ? patient(browser) : browser),
    { scope: 'worker' },
  ],
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.somewhere();
      await house.open();
      await use(house);
      await house.tearDown();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  guest: async ({ browser, house }, use) => {
    const pages: Page[] = [];
    await use(async (name, options) => {
      const page = await comeIn(browser, house, name, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect } from '@playwright/test';

/** A table made by the page's owner, with bots of a level in the other seats or empty ones, by the API. */
export async function makeTable(page: Page, body: Record<string, unknown>): Promise<string> {
  const answer = await page.context().request.post('/api/v1/tables', { data: body });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { table: { id: string } }).table.id;
}

/** Two people at a table of Boooop, by the API; both look at it. Tells its id. */
export async function twoAt(first: Page, second: Page, body: Record<string, unknown> = {}): Promise<string> {
  const id = await makeTable(first, { game: 'boooop', sit: true, ...body });
  await second.context().request.put(`/api/v1/tables/${id}/seats/2`, { data: {} });
  await first.context().request.post(`/api/v1/tables/${id}/start`);
  await Promise.all([first.goto(`/t/${id}`), second.goto(`/t/${id}`)]);
  return id;
}

/** Choose something in the menu of a table. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}
