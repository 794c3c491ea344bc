/**
 * `npm run test:product`: Playwright with its own options, and with `--late`, which makes frames, short timers, files and
 * answers come late (tests/support/late.ts).
 */
import { runProgram, stopRequest } from '../local/programs.ts';

const options = process.argv.slice(2);
const env = { SECONDKEY_LATE: options.includes('--late') ? '1' : '' };
const endedWell = await runProgram(
  'playwright',
  ['test', ...options.filter((option) => option !== '--late')],
  // Playwright ends the product that it has started at SIGINT only.
  { env, stop: stopRequest(), stopBy: 'SIGINT' },
);
process.exit(endedWell ? 0 : 1);
