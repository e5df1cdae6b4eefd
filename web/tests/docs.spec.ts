/** The site of docs/, as the house serves it: under the house's own policy, with search, in the light and in the dark. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './house';

const PAGES = ['', 'play/boooop/', 'reference/http/'];

test('a reader finds what a word is about, on the site, without another host and without code in the markup', async ({
  guest,
  house,
}) => {
  const page = await guest('');
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(house.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${house.url}/docs`);
  await expect(page).toHaveURL(`${house.url}/docs/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lapki' })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('X-Forwarded-For');
  await page.getByRole('option', { name: 'A proxy' }).click();
  await expect(page).toHaveURL(/\/docs\/hosting\/.*#a-proxy/);
  await expect(page.getByRole('heading', { name: 'A proxy' })).toBeInViewport();
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`pages of the site can be read by everybody: ${scheme}`, async ({ guest, house }) => {
    const page = await guest('', { colorScheme: scheme, viewport: { width: 390, height: 844 } });
    for (const path of PAGES) {
      await page.goto(`${house.url}/docs/${path}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
      const seen = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
      expect(
        seen.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
        path,
      ).toEqual([]);
    }
  });
}
