import { ownBuild } from '../core/build';

/** Tell the service worker what this page is made of, so that it opens without a connection, too. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = used.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(assets\/|first\.js$)/.test(pathname),
  );
  active?.postMessage({ page: location.pathname, build: ownBuild(), files: ours.map(({ pathname }) => pathname) });
}
