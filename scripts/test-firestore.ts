/**
 * `npm run test:firestore`: the contract of the store (tests/functions/*.contract.test.ts) against the Firestore
 * emulator that FIRESTORE_EMULATOR_HOST names, for example Google's own.
 */
import { execa } from 'execa';

import { describeFailure, ExpectedFailure } from './bootstrap/report.mjs';
import { commandOf, ROOT } from './local/project.ts';

const host = process.env.FIRESTORE_EMULATOR_HOST;
if (host === undefined || host === '') {
  const failure = new ExpectedFailure(
    'FIRESTORE_EMULATOR_HOST does not say which Firestore emulator to test against.',
    {
      todo: 'For example: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:firestore',
    },
  );
  console.error(`\n${describeFailure(failure)}\n`);
  process.exit(1);
}

console.log(`\n  The store's contract against the Firestore emulator at ${host}`);
const { exitCode } = await execa(
  process.execPath,
  [commandOf('vitest'), 'run', '--project', 'functions', '.contract.test.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', reject: false },
);
process.exit(exitCode ?? 1);
