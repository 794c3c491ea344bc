import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Properties are tried a hundred times: a second's work, and many seconds' where much else runs beside it. */
const TEST_TIMEOUT_MS = 30_000;

/** One kind of test: its name on the command line (`vitest run --project <name>`) and where its files live. */
const kind = (
  name: string,
  include: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  resolve: { alias: { '~': folder('./src') } },
  test: { name, include: [...include], environment: 'node', testTimeout: TEST_TIMEOUT_MS, ...options },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      // Rules and components, beside what they test. No network, no emulator, no build.
      kind('unit', ['{src,scripts,tests/domain}/**/*.test.{ts,tsx}'], {
        // Two hundred small files: to load React and the domain anew for each took four times as long as all tests.
        isolate: false,
      }),
      // What the cloud functions do, against a Firestore emulator that the set-up file starts once.
      kind('functions', ['functions/src/**/*.test.ts', 'tests/{functions,prove}/**/*.test.ts'], {
        globalSetup: ['./tests/functions/firestore.setup.ts'],
        // Every file speaks to the same emulator: side by side they would count each other's records.
        fileParallelism: false,
      }),
      // What was really built: links, metadata, weights. Reads dist/, so it needs `npm run build` first.
      kind('site', ['tests/site/**/*.test.ts']),
    ],
  },
});
