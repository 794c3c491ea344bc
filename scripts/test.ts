/**
 * `npm test`: builds the product and runs every kind of test, one after the other, each with its runner's own output.
 * With `--check`, `npm run check` comes first and counts as one. The last line is the sum: "N passed, N failed".
 */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { TEST_BUILD_DATE } from '../tests/support/build-date.ts';
import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { buildFunctions, buildSite } from './local/build.ts';
import { runProgram, stopRequest } from './local/programs.ts';
import { ROOT } from './local/project.ts';
import { ensureChromium } from './test/browser.ts';
import { type Count, countOf } from './test/counts.ts';

const stop = stopRequest();
const counts: Count[] = [];

/** Does what the tests need, and counts it if it fails. @returns whether it went well */
async function prepare(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    if (!stop.aborted) console.error(`\n${describeFailure(failure)}\n`);
    counts.push({ passed: 0, failed: 1 });
    return false;
  }
}

/** Runs a test runner, which shows its results and writes them into a report, and counts them. */
async function test(
  kind: string,
  command: string,
  args: (report: string) => readonly string[],
): Promise<void> {
  if (stop.aborted) return;
  console.log(`\n  Tests: ${kind}\n`);
  const report = path.join(ROOT, '.local/test', `${kind}.json`);
  // An old report must not be counted if the runner crashes before writing a new one.
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, SECONDKEY_BUILT: '1' };
  // Playwright ends the product that it has started at SIGINT only.
  const endedWell = await runProgram(command, args(report), { env, stop, stopBy: 'SIGINT' });
  counts.push(countOf(report, endedWell));
}

const vitest = (project: string) =>
  test(project, 'vitest', (report) => [
    'run',
    ...['--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);

if (process.argv.includes('--check')) {
  const isFine = await prepare(async () => {
    if (await runProgram('npm', ['run', 'check'], { stop })) return;
    throw new ExpectedFailure('The check failed; the message above says why.');
  });
  if (isFine) counts.push({ passed: 1, failed: 0 });
}

const hasBrowser = await prepare(() => ensureChromium(stop));
console.log('  Building the functions and the site (about half a minute) …');
const building = prepare(async () => {
  const env = { BUILD_DATE: TEST_BUILD_DATE };
  await Promise.all([buildFunctions({ env, stop }), buildSite({ env, stop })]);
});
// They need no build, which uses one processor; the tests with an emulator wait for it most of the time.
const [isBuilt] = await Promise.all([building, vitest('functions'), vitest('unit')]);
if (isBuilt) await vitest('site');
if (hasBrowser) await vitest('component');
if (hasBrowser && isBuilt) {
  await test('product', 'playwright', () => ['test', '--reporter=list,json']);
}
if (isBuilt) await vitest('engines');
if (stop.aborted) process.exit(130);

const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
