import { defineConfig, devices } from '@playwright/test';
import { findFreeRow } from './scripts/local/ports.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

/** Ports of their own: the tests neither disturb a running `npm start` nor mistake it for their site. */
const FIRST_PORT = 5150;

// The runner finds the ports; its workers, which read this file again, find them in the environment.
process.env.SECONDKEY_TEST_PORT ??= String(await findFreeRow(FIRST_PORT));

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/stack.setup.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  // Three keep two processors busy. With two they are idle for a fifth of the time, while a test waits for an answer.
  workers: 3,
  fullyParallel: true,
  // A test that passes at the second try has found something; it must not hide it.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  // What hangs ends some time, and is a failure then. All tests take 13 minutes on two cores that do nothing else.
  globalTimeout: 45 * 60_000,
  // On a machine that other work shares, a page that takes two seconds has taken fifteen.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env.SECONDKEY_TEST_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    // To record what nobody looks at takes a fifth of the time. What failed is run again with `--trace on`.
    trace: 'off',
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
