import { defineConfig } from '@playwright/test';

const FIREFOX = 'firefox.spec.ts';

/** Chromium is found (or fetched) by tools/web.py; by hand: LAPKI_CHROMIUM=/usr/bin/chromium npx playwright test */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A machine that is shared may stand still for a while; what passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'uk-UA',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.LAPKI_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'pages', testMatch: '*.spec.ts', testIgnore: FIREFOX },
    {
      name: 'firefox',
      testMatch: FIREFOX,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox', // as Mozilla made it, over WebDriver BiDi
        launchOptions: { executablePath: process.env.LAPKI_FIREFOX ?? '/usr/bin/firefox-esr', args: [] },
        trace: 'off', // needs what only Chromium tells
      },
    },
    { name: 'screens', testMatch: ['screens.ts', 'living-screens.ts'] },
    { name: 'strips', testMatch: 'strips.ts' },
    // A trace takes pictures of the page at each step, in the page's own time.
    { name: 'weight', testMatch: 'weight.ts', use: { trace: 'off' } },
  ],
});
