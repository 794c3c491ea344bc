import { defineConfig } from 'vitest/config';

/** `npm run mutate`: the tests that need no emulator, no build and no network, so that each mutant takes only moments. */
export default defineConfig({
  test: {
    include: [
      'functions/src/**/*.test.ts',
      'src/domain/{check,forms,inbox}/**/*.test.ts',
      'tests/domain/outcome-table.test.ts',
    ],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
