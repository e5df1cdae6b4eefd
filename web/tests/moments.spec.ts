import { test } from './house';
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
