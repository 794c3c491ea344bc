import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Tests of the whole generator, which need its source packages: `npm run places:check`. The rules' own tests are called
 * `*.test.ts` and run with the site's.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Reading and ranking twenty thousand places takes seconds, and longer on a machine that has other work.
  test: { include: ['**/*.source-test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
