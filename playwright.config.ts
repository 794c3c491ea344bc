import { defineConfig, devices } from '@playwright/test';
import { findFreeRow } from './scripts/local/ports.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

/** Separate ports, so that the tests neither disturb a running `npm start` nor mistake it for their site. */
const FIRST_PORT = 5150;

// The runner chooses the ports; its workers, which load this file again, read them from the environment.
process.env.SECONDKEY_TEST_PORT ??= String(await findFreeRow(FIRST_PORT));

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/stack.setup.ts',
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
  // A run that hangs must end and count as a failure. All tests take nine minutes on two idle cores.
  globalTimeout: 45 * 60_000,
  // On a busy machine, a page that usually takes two seconds has taken fifteen.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env.SECONDKEY_TEST_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    // Recording traces takes a fifth of the time. To see one, run the failed test again with `--trace on`.
    trace: 'off',
    // The Hosting emulator compresses every response anew.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    // Small phone, touch, dark mode. Specs that depend on none of these run on the desktop only.
    {
      name: 'phone',
      use: { ...devices['Galaxy S9+'], colorScheme: 'dark' },
      testMatch: [
        'eligibility-check',
        'every-page',
        'home',
        'locations',
        'places',
        'public-pages',
        'renters-plan',
        'sealing-laws',
        'tooltip',
      ].map((name) => `**/${name}.spec.ts`),
      grepInvert: /@desktop/u,
    },
  ],
});
