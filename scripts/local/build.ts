import { ExpectedFailure } from '../expected-failure.ts';
import { type ProgramOptions, runProgram } from './programs.ts';

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
 * Bundles the cloud functions, with the domain code in them, into functions/dist/.
 * @throws ExpectedFailure when that fails; the cause is on the screen by then
 */
export async function buildFunctions(options: ProgramOptions): Promise<void> {
  if (await runProgram('vite', ['build', 'functions', '--logLevel', 'error'], options, 'errors')) return;
  throw new ExpectedFailure('The functions could not be built; the message above says why.');
}
