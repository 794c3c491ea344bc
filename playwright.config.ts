import { defineConfig, devices } from 'playwright/test';
import { findFreeRow } from './scripts/local/ports.ts';
import { TEST_BUILD_DATE } from './tests/support/build-date.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

/** Separate ports, so that the tests neither disturb a running `npm start` nor mistake it for their site. */
const FIRST_PORT = 5150;

// The runner chooses the ports; its workers, which load this file again, read them from the environment.
process.env.SECONDKEY_TEST_PORT ??= String(await findFreeRow(FIRST_PORT));
const port = process.env.SECONDKEY_TEST_PORT;

/**
 * All renters of these tests share one address, and together they send far more than one renter may. functions/src and
 * tests/functions test the limits.
 */
const NO_LIMIT = '1000000';

export default defineConfig({
  testDir: 'tests/product',
  // The whole product, as `npm start` serves it. `npm test` has built it by then, and says so.
  webServer: {
    command: `node scripts/start.ts --port ${port} --until-input-ends ${process.env.SECONDKEY_BUILT === '1' ? '--as-is' : ''}`,
    env: {
      BUILD_DATE: TEST_BUILD_DATE,
      RATE_LIMIT_PER_CLIENT: NO_LIMIT,
      RATE_LIMIT_PER_CONNECTION: NO_LIMIT,
    },
    wait: { stdout: /Stop with Ctrl-C/u },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  outputDir: 'test-results',
  reporter: [['list']],
  // Three workers keep two processors busy. With two, they are idle for a fifth of the time while a test waits for a
  // response.
  workers: 3,
  fullyParallel: true,
  // A test that passes only on retry has found a problem, which a retry would hide.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  // A run that hangs must end and count as a failure. All tests take 220 s of processor time.
  globalTimeout: 45 * 60_000,
  // On a busy machine, a page that usually takes two seconds has taken fifteen.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromiumLaunchOptions(),
    // Recording traces takes a fifth of the time. To see one, run the failed test again with `--trace on`.
    trace: 'off',
    // The Hosting emulator compresses every response anew.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
  },
  projects: [
    // Without motion, because a click would wait until the page has scrolled smoothly to its button.
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], contextOptions: { reducedMotion: 'reduce' } },
      grepInvert: /@phone/u,
    },
    // Small phone, touch, dark mode. Specs that depend on none of these run on the desktop only. Without a graphics
    // card, painting 4.5 pixels for each CSS pixel would take a quarter of the time, and no test looks at pixels.
    {
      name: 'phone',
      use: { ...devices['Galaxy S9+'], deviceScaleFactor: 1, colorScheme: 'dark' },
      testMatch: ['eligibility-check', 'every-page', 'places', 'public-pages', 'sealing-laws'].map(
        (name) => `**/${name}.spec.ts`,
      ),
      grepInvert: /@desktop/u,
    },
  ],
});
