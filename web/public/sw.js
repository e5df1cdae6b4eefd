/*
 * The house without a connection: pages open from what was used before; until that is enough to open
 * them, offline.html says what is the matter. What the house knows (/api) is never kept.
 */
const KEPT = 'lapki-1';
const OFFLINE = ['/offline.html', '/offline.css'];
/** In the cache, with a page's address behind it, once all files that it needs are there. */
const WHOLE = '/whole';

self.addEventListener('install', (event) => {
  const first = caches.open(KEPT).then((cache) => cache.addAll(['/', ...OFFLINE]));
  event.waitUntil(first.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^\/(assets|pictures|decks)\//.test(pathname)) event.respondWith(keptFirst(event, pathname));
  else event.respondWith(freshFirst(request));
});

/** A page tells what it has used, for some of it came before this worker did. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data));
});

async function keepAll({ page, files }) {
  const cache = await caches.open(KEPT);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(WHOLE + page, new Response());
}

/** Every address of the house is the same page: the newest, else the one from last time. */
async function page(request) {
  const cache = await caches.open(KEPT);
  let fresh;
  try {
    fresh = await fetch(request);
  } catch {
    const opens = await cache.match(WHOLE + new URL(request.url).pathname);
    return (await cache.match(opens ? '/' : '/offline.html')) ?? Response.error();
  }
  if (fresh.ok && fresh.headers.get('content-type')?.includes('html')) await renew(cache, fresh.clone());
  return fresh;
}

/** Another page than last time was built from other files: the old ones go. */
async function renew(cache, fresh) {
  const old = await cache.match('/');
  if (old && (await old.text()) === (await fresh.clone().text())) return;
  await cache.put('/', fresh);
  const files = (await cache.keys()).filter(({ url }) => /^\/(assets|whole)\//.test(new URL(url).pathname));
  await Promise.all(files.map((file) => cache.delete(file)));
}

/** A file with a hash in its name never changes; a picture is shown as it was, and looked at again for the next time. */
async function keptFirst(event, path) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(event.request);
  if (known && path.startsWith('/assets/')) return known;
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(event.request, response.clone());
    return response;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return known;
}

async function freshFirst(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}
