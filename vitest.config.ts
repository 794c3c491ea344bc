import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { commands } from './tests/component/commands.ts';
import { builtData } from './tests/component/built-data.ts';
import { officeApi } from './tests/component/office-api.ts';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const COMPONENT_TESTS = 'src/**/*.component.test.tsx';

/** The back office’s component tests say themselves who is logged in. */
const signIn: Plugin = {
  name: 'sign-in',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^#browser\/firebase-auth\.ts$/u },
    handler: () => fileURLToPath(new URL('tests/component/firebase-auth.ts', import.meta.url)),
  },
};

/** The React that pages get. The one for development records where each element was made, which takes half the time. */
const REACT_AS_BUILT = { 'process.env.NODE_ENV': '"production"' };

/** Ends a test that hangs. One that reads every page, or a hundred random cases, takes many seconds on a busy machine. */
const TEST_TIMEOUT_MS = 120_000;

/** One kind of test: its name on the command line (`vitest run --project <name>`) and where its files live. */
const kind = (
  name: string,
  include: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: { name, include: [...include], environment: 'node', testTimeout: TEST_TIMEOUT_MS, ...options },
});

const WITH_FIRESTORE: TestProjectInlineConfiguration['test'] = {
  globalSetup: ['./tests/functions/firestore.setup.ts'],
  // All files use the same emulator: in parallel they would count each other's records.
  fileParallelism: false,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      // Rules, components and handlers, beside what they test. No emulator, no build.
      kind('unit', ['{src,scripts,functions,tests/domain,tests/documents}/**/*.test.{ts,tsx}'], {
        exclude: [...configDefaults.exclude, COMPONENT_TESTS],
        // Loading React and the domain again for each of two hundred small files took four times as long as the tests
        // themselves.
        isolate: false,
        // So what a test replaces must not reach the next file.
        unstubGlobals: true,
        unstubEnvs: true,
        // Some tests wait for seconds until something times out, others compute meanwhile.
        maxWorkers: '100%',
      }),
      // One island or dialog in a real browser, with its words and a fake server, beside what it tests.
      {
        plugins: [tailwindcss(), builtData, officeApi, signIn],
        define: REACT_AS_BUILT,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: {
          entries: [COMPONENT_TESTS],
          include: ['react/jsx-runtime'],
          rolldownOptions: { transform: { define: REACT_AS_BUILT } },
        },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: ['./tests/component/component.setup.ts'],
          unstubGlobals: true,
          restoreMocks: true,
          // Three for two processors: a file waits for the browser's next frame in two fifths of its time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // On a busy machine, what usually takes a tenth of a second has taken five.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { locale: 'en-US', timezoneId: 'America/Phoenix' },
            }),
            instances: [{ browser: 'chromium' }],
            // Names match as in Playwright's own tests.
            locators: { exact: false },
            commands,
          },
        },
      },
      // What the cloud functions do with a Firestore emulator, which the set-up file starts once, and three short proofs.
      kind(
        'functions',
        ['tests/functions/**/*.test.ts', 'tests/prove/{access,fuzz,injection}.test.ts'],
        WITH_FIRESTORE,
      ),
      // The long proofs, for `npm run prove` alone.
      kind('prove', ['{tests/prove/**/*,functions/src/admin/access-matrix}.test.ts'], WITH_FIRESTORE),
      // The journeys in other engines, over what was built before: `npm run test:engines`.
      kind('engines', ['tests/engines/**/*.test.ts'], {
        globalSetup: ['./tests/engines/engines.setup.ts'],
        testTimeout: 180_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      // Checks the real build: links, metadata, sizes. Reads dist/, so it needs `npm run build` first.
      // One file reads the pages on one processor while another builds.
      kind('site', ['tests/site/**/*.test.ts'], { maxWorkers: '100%' }),
    ],
  },
});
