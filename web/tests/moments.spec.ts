import { expect, test, type Guest } from './house';
import type { Said } from '../src/wire/house';
import { isWell, moments, show } from './moments';

/** Four people before four screens: every moment is seen by one of them. */
const EYES = [
  { locale: 'uk-UA', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { locale: 'pl-PL', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { locale: 'ru-RU', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

async function areWell(game: string, every: number, guest: Guest): Promise<void> {
  const pages = await Promise.all(EYES.map((eye) => guest('', eye)));
  for (const [index, [name, moment]] of Object.entries(moments()[game]!).entries()) {
    if (index % every) continue;
    await show(pages[index % 4]!, moment);
    await isWell(pages[index % 4]!, `${game}, ${name} (${EYES[index % 4]!.locale})`);
  }
}

for (const game of Object.keys(moments())) {
  const well = 'well: words, width, axe; by day and night, large and small';
  test(`every fifteenth moment of ${game} is ${well}`, async ({ guest }) => areWell(game, 15, guest));
  test(`every moment of ${game} is ${well} @slow`, async ({ guest }) => {
    test.setTimeout(180_000);
    await areWell(game, 1, guest);
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

for (const [number, [game, all]] of Object.entries(moments()).entries()) {
  const when = number ? ' @slow' : '';
  test(`in ${game}, what is told in the bar covers none of its buttons${when}`, async ({ guest }) => {
    const page = await guest('');
    const say = await show(page, { ...Object.values(all)[0]!, click: [] });
    const { seat, table } = Object.values(all)[0]!.hello as { seat: number; table: object };
    const undo = { by: seat === 1 ? 2 : 1, agreed: [], waits: [seat], to: 0 };
    say({ is: 'table', seat, table: { ...table, watching: 12, undo } });
    const notice = page.locator('.notices .panel');
    for (const width of [1024, 1100, 1210, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await notice.evaluate((one) => Promise.all(one.getAnimations().map((motion) => motion.finished)));
      for (const button of await page.locator('header :is(a, button, select):visible').all())
        await button.click({ trial: true, timeout: 3_000 });
      const [there, bar] = [(await notice.boundingBox())!, (await page.locator('header .gap').boundingBox())!];
      expect(there.x, `${width}: beside the name`).toBeGreaterThanOrEqual(bar.x);
      expect(there.x + there.width, `${width}: beside the buttons`).toBeLessThanOrEqual(bar.x + bar.width);
    }
    await isWell(page, `${game}, with a notice`);
  });
}

test('all others are asked whether a bot shall play for who doesn’t move; who it is about is told', async ({
  guest,
}) => {
  const page = await guest('');
  const moment = Object.values(moments()['dixit']!).find(({ hello }) => (hello as { seat: number }).seat === 1)!;
  const said: Said[] = [];
  const say = await show(page, { ...moment, click: [] }, (frame) => said.push(frame));
  const { table } = moment.hello as unknown as { table: object };
  const vote = { what: 'bot', seat: 3, by: 2, agreed: [2] };
  say({ is: 'table', seat: 1, table: { ...table, vote } });
  await expect(page.locator('.notices')).toContainText('довго не ходить. Хай пограє бот?');
  await isWell(page, 'a vote');
  await page.locator('.notices').getByRole('button', { name: 'Гаразд' }).click();
  await expect.poll(() => said.find(({ is }) => is === 'vote')).toMatchObject({ word: 'agree' });
  say({ is: 'table', seat: 1, table: { ...table, vote: { ...vote, seat: 1, by: 3 } } });
  await expect(page.locator('.notices')).toContainText('Зроби хід');
  await expect(page.locator('.notices').getByRole('button')).toHaveCount(0);
});
