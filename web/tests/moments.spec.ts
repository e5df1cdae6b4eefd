import { test } from './house';
import { isWell, moments, show } from './moments';

const LANGUAGES = ['uk-UA', 'pl-PL', 'ru-RU', 'en-GB'];
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 800 }];

for (const [game, all] of Object.entries(moments())) {
  test(`every moment of ${game} is well: words, width, axe; by day and night, large and small`, async ({ guest }) => {
    test.setTimeout(180_000);
    for (const [index, [name, moment]] of Object.entries(all).entries()) {
      const locale = LANGUAGES[index % 4]!;
      const colorScheme = index % 3 ? 'dark' : 'light';
      const page = await guest('', { viewport: SIZES[index % 2]!, colorScheme, locale });
      await show(page, moment);
      await isWell(page, `${game}, ${name} (${locale}, ${colorScheme})`);
      await page.context().close();
    }
  });
}
