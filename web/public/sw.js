/*
 * The house without a connection: pages open from what was used before; until that is enough to open
 * them, offline.html says what is the matter. What the house knows (/api) is never kept.
 *
 * Every build of the pages has a cache of its own, named after its first script: a page is opened with
 * the files that it was built with, or not at all.
 */
const COMMON = 'lapki-common';
const OFFLINE = ['/offline.html', '/offline.css'];
/** In the cache of a build, with a page's address behind it, once all files that it needs are there. */
const WHOLE = '/whole';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(COMMON)).addAll(OFFLINE);
      await keepIndex(await fetch('/'));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const before = (await caches.keys()).filter((name) => name !== COMMON && !isBuild(name));
      await Promise.all(before.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.cache === 'no-store') return; // whoever asks so wants the house itself
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(hashed(request));
  else if (/^\/(pictures|decks|sounds)\//.test(pathname)) event.respondWith(keptFirst(event));
  else event.respondWith(freshFirst(request));
});

/** A page tells what it has used, for some of it came before this worker did. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data));
});

// --- builds

const isBuild = (name) => name.startsWith('lapki-/assets/');

/** Which build a page is of: its first script is named after all that it is made of. */
const buildIn = (html) => /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? null;

/** The caches of builds, the newest first. */
const builds = async () => (await caches.keys()).filter(isBuild).reverse();

/** Keep a page as the way into its build; tells that build. */
async function keepIndex(index) {
  const html = await index.clone().text();
  const build = buildIn(html);
  if (!build || !index.ok) return null;
  await (await caches.open(`lapki-${build}`)).put('/', index);
  return build;
}

/** A page of a build is whole if the way into that very build is there, and every file. */
async function keepAll({ page, build, files }) {
  const cache = await caches.open(`lapki-${build}`);
  if (!(await cache.match('/')) && (await keepIndex(await fetch('/'))) !== build) {
    await caches.delete(`lapki-${build}`); // the house has moved on: this page can't be opened again
    return;
  }
  const keep = async (file) => (await cache.match(file)) ?? cache.add(file);
  const all = Promise.all(files.map(keep)).then(() => true);
  if (await all.catch(() => false)) await cache.put(WHOLE + page, new Response());
}

/** Files of other builds stay as long as an older page may still ask for them. */
async function forgetOthers(build, opening) {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ id }) => id !== opening)) return;
  const others = (await builds()).filter((name) => name !== `lapki-${build}`);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// --- what is asked for

/** Every address of the house is the same page: the newest, else one from before that is whole. */
async function page(event) {
  let fresh;
  try {
    fresh = await fetch(event.request);
  } catch {
    return (await wholePage(new URL(event.request.url).pathname)) ?? Response.error();
  }
  if (fresh.ok && fresh.headers.get('content-type')?.includes('html')) {
    const build = await keepIndex(fresh.clone());
    if (build) event.waitUntil(forgetOthers(build, event.resultingClientId));
  }
  return fresh;
}

async function wholePage(path) {
  for (const name of await builds()) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE + path)) return cache.match('/');
  }
  return caches.match('/offline.html');
}

/** A file with a hash in its name never changes; its page will tell that it was used. */
async function hashed(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A picture is shown as it was, and looked at again for the next time. */
async function keptFirst(event) {
  const cache = await caches.open(COMMON);
  const known = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(event.request, response.clone());
    return response;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return known;
}

async function freshFirst(request) {
  const cache = await caches.open(COMMON);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
