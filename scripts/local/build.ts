import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ExpectedFailure } from '../expected-failure.ts';
import { type ProgramOptions, runProgram } from './programs.ts';
import { ROOT } from './project.ts';

/** Somebody who waits for a build sees that it goes on, every few seconds. */
const SAID_PAGES = 2_000;

/** Names the process that builds pages in this folder. */
const LOCK = path.join(ROOT, '.local/building');

/**
 * Does what only one process at a time may do.
 *
 * @param lock a file that holds the number of that process, and is gone when it is done. One that a killed process has
 * left is taken over
 * @throws ExpectedFailure while another process does it
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock);
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw new ExpectedFailure('Another command is building the site in this folder.', {
      todo: 'Wait until it is done, about half a minute, then run the same command again.',
    });
  }
  try {
    return await work();
  } finally {
    rmSync(lock);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Builds every page into dist/. Two builds at once would delete each other's pages.
 * @throws ExpectedFailure when that fails, with the cause on the screen by then, or while another command does it
 */
export async function buildSite({ env, stop }: ProgramOptions): Promise<void> {
  const options = { env: { ASTRO_TELEMETRY_DISABLED: '1', ...env }, ...(stop && { stop }) };
  let pages = 0;
  // Astro prints a line for each of the thousands of pages.
  const progress = function* (line: unknown) {
    if (!String(line).includes('/index.html')) return;
    pages += 1;
    if (pages % SAID_PAGES === 0) yield `    ${pages.toLocaleString('en-US')} pages built …`;
  };
  if (await alone(LOCK, () => runProgram('astro', ['build'], options, progress))) return;
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
  if (await runProgram('vite', ['build', 'functions', '--logLevel', 'error'], options)) return;
  throw new ExpectedFailure('The functions could not be built; the message above says why.');
}
