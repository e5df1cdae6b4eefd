/** Keys that mean something to a page, and those that are meant for something else. */

/** Where a key writes, chooses or closes something of its own. */
const ELSEWHERE = 'input, textarea, select, dialog';

/** Is this key meant for a field or a window, or for the browser, and not for the table? */
export function typingElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}
