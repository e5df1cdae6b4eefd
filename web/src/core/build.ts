/**
 * Which build of the pages this one is of, and what to do when the house has a newer one.
 *
 * A build is known by its first script, which is named after all that it is made of. Parts of an old
 * build may be gone: a page that misses one is loaded anew, once; then it has the new parts.
 */
import { keep, kept } from './keep';

const ONCE_IN = 60_000;

export function ownBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src, location.href).pathname;
}

/** A part of this page didn't come. If that is because the house has another build, take that one. */
export async function renew(): Promise<void> {
  const last = Number(kept('renewed', 'sessionStorage') ?? 0);
  if (Date.now() - last < ONCE_IN || !(await movedOn())) return;
  // Who can't remember that it was done would do it for ever: there, whoever misses the part says so.
  if (keep('renewed', String(Date.now()), 'sessionStorage')) location.reload();
}

async function movedOn(): Promise<boolean> {
  const build = ownBuild();
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return build !== null && answer.ok && !(await answer.text()).includes(build);
  } catch {
    return false; // the house can't be reached: whoever waits for the part says so
  }
}
