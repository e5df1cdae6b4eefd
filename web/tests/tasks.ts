/**
 * What the page's own thread was busy with, one task after another, as Chromium itself writes it down. A task has two
 * lengths: how long it took, and for how much of that it had a processor. On a machine with other work only the second
 * says something about the page; what a page waits for, it doesn't do.
 */
import type { Browser, Page } from '@playwright/test';

export interface Task {
  /** From its beginning to its end (ms), as the browser's own list of long tasks has it. */
  lasted: number;
  /** … and what of it was work (ms). */
  worked: number;
}

/** A line of Chromium's trace: times in µs. */
interface Traced {
  cat: string;
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const BEGUN = 'lapki: watched from here';
const TASK = 'ThreadControllerImpl::RunTask';

/** Watch from now on; what comes back ends it, and tells all tasks since. */
export async function busy(browser: Browser, page: Page): Promise<() => Promise<Task[]>> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => performance.mark(name), BEGUN);
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
    const begun = traceEvents.find(({ name }) => name === BEGUN);
    if (!begun) throw new Error('The trace has no beginning.');
    const tasks = traceEvents.filter(
      ({ name, ph, pid, tid, ts }) =>
        name === TASK && ph === 'X' && pid === begun.pid && tid === begun.tid && ts > begun.ts,
    );
    return tasks.map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, worked: tdur / 1000 }));
  };
}
