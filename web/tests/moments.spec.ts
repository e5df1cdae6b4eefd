import { expect, test } from './house';
import { isWell, moments, show } from './moments';

/** Four people before four screens: every moment is seen by one of them. */
const EYES = [
  { locale: 'uk-UA', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { locale: 'pl-PL', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { locale: 'ru-RU', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

for (const [game, all] of Object.entries(moments())) {
  test(`every moment of ${game} is well: words, width, axe; by day and night, large and small`, async ({ guest }) => {
    test.setTimeout(180_000);
    const pages = await Promise.all(EYES.map((eye) => guest('', eye)));
    for (const [index, [name, moment]] of Object.entries(all).entries()) {
      await show(pages[index % 4]!, moment);
      await isWell(pages[index % 4]!, `${game}, ${name} (${EYES[index % 4]!.locale})`);
    }
  });
}

for (const [game, all] of Object.entries(moments())) {
  test(`in ${game}, the button that plays a move keeps the focus while the move is on its way`, async ({ guest }) => {
    const page = await guest('');
    const main = page.locator('.note .button.main:enabled');
    const asked = Object.values(all).filter(({ hello }) => hello.now?.question !== undefined);
    for (const moment of asked) {
      let moves = 0;
      await show(page, moment, (frame) => frame.is !== 'move' || ++moves < 0);
      const more = page.locator('dialog, .note textarea'); // something is to be closed or written first
      if (!(await main.isVisible()) || (await more.count())) continue;
      await main.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => moves).toBe(1);
      await expect(page.locator('.note h2')).toHaveText('Надсилаємо…');
      await expect(main).toBeFocused();
      await expect(main).toBeDisabled();
      await page.keyboard.press('Enter');
      expect(moves, 'once is enough').toBe(1);
      return;
    }
    throw new Error('no moment has a move to play');
  });
}
