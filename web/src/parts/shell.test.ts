/** The service worker, with caches and a house made for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf-8');
const index = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`;
const path = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, 'http://house').pathname;

class Cache {
  kept = new Map<string, Response>();
  match = async (asked: Request | string) => this.kept.get(path(asked))?.clone();
  put = async (asked: Request | string, response: Response) => void this.kept.set(path(asked), response);
  add = async (asked: string) => {
    const answer = await house.answer(asked);
    if (!answer.ok) throw new TypeError(`${asked} isn't there`);
    await this.put(asked, answer);
  };
  addAll = async (all: string[]) => void (await Promise.all(all.map(this.add)));
}

class Caches {
  all = new Map<string, Cache>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  async open(name: string): Promise<Cache> {
    if (!this.all.has(name)) this.all.set(name, new Cache());
    return this.all.get(name)!;
  }
  async match(asked: Request | string): Promise<Response | undefined> {
    for (const cache of this.all.values()) if (cache.kept.has(path(asked))) return cache.match(asked);
  }
}

/** What the house has now; nothing while there is no connection. */
const house = {
  build: 'one',
  open: true,
  answer: async (asked: Request | string): Promise<Response> => {
    if (!house.open) throw new Error('no connection');
    const wanted = path(asked);
    if (wanted.startsWith('/assets/') && !wanted.includes(house.build)) return new Response('', { status: 404 });
    const page = !/^\/(assets|offline)/.test(wanted);
    return new Response(page ? index(house.build) : wanted, { headers: { 'content-type': page ? 'text/html' : '' } });
  },
};

let caches: Caches;
let windows: { id: string }[];
let ears: Record<string, (event: object) => void>;

beforeEach(async () => {
  Object.assign(house, { build: 'one', open: true });
  caches = new Caches();
  windows = [];
  ears = {};
  const worker = {
    addEventListener: (what: string, ear: (event: object) => void) => (ears[what] = ear),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined, matchAll: async () => windows },
  };
  new Function('self', 'caches', 'fetch', 'location', SOURCE)(worker, caches, house.answer, { origin: 'http://house' });
  await happens('install');
});

async function happens(what: string, event: object = {}): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => (answer = given);
  ears[what]!({ ...event, respondWith, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  const given = await answer;
  await Promise.all(waits);
  return given;
}

const visit = async (where: string, client = 'me') => {
  windows = [...windows.filter(({ id }) => id !== client), { id: client }];
  const request = { url: `http://house${where}`, method: 'GET', mode: 'navigate' };
  return (await happens('fetch', { request, resultingClientId: client }))!.text();
};
const told = (page: string, build: string) =>
  happens('message', { data: { page, build: `/assets/index-${build}.js`, files: [`/assets/home-${build}.js`] } });
const file = async (where: string) =>
  (await happens('fetch', { request: { url: `http://house${where}`, method: 'GET', mode: 'cors' } }))!;

test('a page that has told what it is made of opens without a connection; another one says what is the matter', async () => {
  await visit('/');
  await told('/', 'one');
  house.open = false;
  expect(await visit('/')).toBe(index('one'));
  expect(await (await file('/assets/home-one.js')).text()).toBe('/assets/home-one.js');
  expect(await visit('/rules/x')).toBe('/offline.html');
});

test('a page of an old build is never called whole with the way into a new one', async () => {
  await visit('/', 'old');
  house.build = 'two';
  await visit('/t/x', 'new'); // the new way in is known before the old page tells what it used
  await told('/', 'one'); // one of its files is gone
  house.open = false;
  expect(await visit('/', 'third')).toBe('/offline.html');
});

test('old files stay while an old page lives, and go when none does', async () => {
  await visit('/', 'old');
  await told('/', 'one');
  house.build = 'two';
  await visit('/', 'new');
  expect((await file('/assets/home-one.js')).ok).toBe(true);
  windows = [];
  await visit('/', 'new');
  expect((await file('/assets/home-one.js')).ok).toBe(false);
  expect(await caches.keys()).toEqual(['lapki-common', 'lapki-/assets/index-two.js']);
});
