import { expect, test } from 'vitest';
import type { GamePage } from '../games/game';
import { allKeys, typingElsewhere } from './keys';

const PAGES = import.meta.glob<{ default: GamePage }>('../games/*/index.ts', { eager: true });

/** A key pressed on the first element of this markup. */
function pressed(markup: string, held: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = markup;
  let heard: KeyboardEvent | null = null;
  document.addEventListener('keydown', (event) => (heard = event), { once: true });
  document.body.querySelector('i, input')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...held }));
  return heard!;
}

test('a key on the board is the table’s; one in a field or a window, or held with Ctrl, is not', () => {
  expect(typingElsewhere(pressed('<i></i>'))).toBe(false);
  expect(typingElsewhere(pressed('<input />'))).toBe(true);
  expect(typingElsewhere(pressed('<dialog><i></i></dialog>'))).toBe(true);
  expect(typingElsewhere(pressed('<i></i>', { ctrlKey: true }))).toBe(true);
  expect(typingElsewhere(pressed('<i></i><dialog open></dialog>')), 'a window is open').toBe(true);
  expect(typingElsewhere(pressed('<i></i><dialog></dialog>'))).toBe(false);
});

test.each(Object.entries(PAGES))('the list behind ? names each key of %s once', (_, { default: page }) => {
  const all = allKeys(page.shortcuts);
  const keys = all.map((one) => one.keys);
  expect(keys).toEqual([...new Set(keys)]);
  expect(all.flatMap(({ says }) => says)).toEqual(
    expect.arrayContaining([
      ...page.shortcuts.map(({ says }) => says),
      'web-key-tab',
      'web-key-escape',
      'web-key-why',
      'web-help',
    ]),
  );
  for (const { keys } of all) expect(keys.split(' ')).toEqual([...new Set(keys.split(' '))]);
});
