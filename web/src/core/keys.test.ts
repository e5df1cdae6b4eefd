import { expect, test } from 'vitest';
import { typingElsewhere } from './keys';

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
});
