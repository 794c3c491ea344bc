import { existsSync } from 'node:fs';
import path from 'node:path';

import { ExpectedFailure } from '../expected-failure.ts';
import { type ProgramOptions, runProgram } from './programs.ts';
import { ROOT } from './project.ts';

/**
 * Builds every page into dist/.
 * @throws ExpectedFailure when that fails; the cause is on the screen by then
 */
export async function buildSite({ env, stop }: ProgramOptions): Promise<void> {
  const options = { env: { ASTRO_TELEMETRY_DISABLED: '1', ...env }, ...(stop && { stop }) };
  // Astro prints a line for each of the thousands of pages.
  if (await runProgram('astro', ['build'], options, 'errors')) return;
  throw new ExpectedFailure('The site could not be built; the message above says why.');
}

/**
 * Makes sure that there are built pages, and functions if they are asked for. A build empties dist/ when it begins and
 * writes the sitemap last, so one that was interrupted counts as none.
 *
 * @throws ExpectedFailure when there are none
 */
export function requireBuilt(command: string, ...others: readonly string[]): void {
  if (['dist/sitemap.xml', ...others].every((file) => existsSync(path.join(ROOT, file)))) return;
  throw new ExpectedFailure('There is no finished build: it was never made, or interrupted.', {
    todo: `Make it, which takes about half a minute: ${command}`,
  });
}

/**
 * Bundles the cloud functions, with the domain code in them, into functions/dist/.
 * @throws ExpectedFailure when that fails; the cause is on the screen by then
 */
export async function buildFunctions(options: ProgramOptions): Promise<void> {
  if (await runProgram('vite', ['build', 'functions', '--logLevel', 'error'], options, 'errors')) return;
  throw new ExpectedFailure('The functions could not be built; the message above says why.');
}
