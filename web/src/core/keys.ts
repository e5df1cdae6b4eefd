/** Keys that mean something to a page, and those that are meant for something else. */
import type { Shortcut } from '../games/game';

/** Where a key writes, chooses or closes something of its own. */
const ELSEWHERE = 'input, textarea, select, dialog';

/**
 * Is this key meant for a field or a window, or for the browser, and not for the table? While a window is open every
 * key is, also if what was in focus there is gone.
 */
export function typingElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}

/** What the frame of every table does by keys. */
const EVERYWHERE: Shortcut[] = [
  { keys: 'Tab', says: 'web-key-tab' },
  { keys: 'Esc', says: 'web-key-escape' },
  { keys: 'I', says: 'web-key-why' },
  { keys: '?', says: 'web-help' },
];

/** All keys of a table, each once: a key may mean something to the game and to the frame. */
export function allKeys(ofGame: Shortcut[]): { keys: string; says: string[] }[] {
  const all = new Map<string, string[]>();
  for (const { keys, says } of [...ofGame, ...EVERYWHERE]) all.set(keys, [...(all.get(keys) ?? []), says]);
  return [...all].map(([keys, says]) => ({ keys, says }));
}
