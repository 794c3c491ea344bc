import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { createProgress, describeFailure, ExpectedFailure } from './report.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Readonly<Record<string, string>>} the first line that each program prints */
const TITLES = {
  start: 'SecondKey',
  test: 'SecondKey: all tests',
  prove: 'SecondKey: what is promised, proved',
};

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries every package of a lock file by its place on the disk */

/**
 * Whether the installed packages match the lock file. npm writes the second list after a successful installation, so an
 * interrupted one, an old one and a missing one give the same answer.
 * @param {LockEntries} wanted `packages` of package-lock.json
 * @param {LockEntries} present `packages` of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isUpToDate(wanted, present) {
  return Object.entries(wanted)
    .filter(([place, entry]) => place.startsWith('node_modules/') && entry.link !== true)
    .every(([place, entry]) => {
      const found = present[place];
      // Optional packages are mostly other systems' binaries, which npm leaves out.
      return found === undefined ? entry.optional === true : found.version === entry.version;
    });
}

/**
 * Why an installation failed, in words for the person who typed the command.
 * @param {string} output what npm printed
 * @returns {{ whatHappened: string, todo: string }}
 */
export function explainInstallFailure(output) {
  /** @type {[RegExp, string, string][]} */
  const known = [
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/iu,
      'The packages could not be fetched: the package registry was not reached.',
      'Check the internet connection (or the proxy npm is set to), then run the same command again.',
    ],
    [
      /ENOSPC/u,
      'The packages could not be installed: the disk is full.',
      'Free about 1 GB, then run the same command again.',
    ],
    [
      /EACCES|EPERM/u,
      'The packages could not be installed: this account may not write to the project folder.',
      'Make the folder yours (or clone it into one that is), then run the same command again.',
    ],
    [
      /EUSAGE|in sync/u,
      'package.json and package-lock.json do not agree.',
      'Run `npm install` once, look at what it changed, then run the same command again.',
    ],
  ];
  const match = known.find(([pattern]) => pattern.test(output));
  return match === undefined
    ? {
        whatHappened: 'The packages could not be installed.',
        todo: 'Read the last lines of the details, then run the same command again.',
      }
    : { whatHappened: match[1], todo: match[2] };
}

/**
 * @param {string} file
 * @returns {LockEntries | undefined} nothing if there is no such file or it is broken
 */
function readLock(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return typeof lock === 'object' && lock !== null && 'packages' in lock
      ? /** @type {LockEntries} */ (lock.packages)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How to call npm: the copy that runs this script if there is one, with the Node that it runs on, because the project's
 * own Node is in the folder that npm is about to replace.
 * @returns {{ command: string, first: string[], shell: boolean }}
 */
function npmCall() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm?.endsWith('.js') === true
    ? { command: node ?? process.execPath, first: [npm], shell: false }
    : { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/**
 * Installs the project's packages if they are missing or older than the lock file.
 * @param {string} root the project's folder
 * @param {{ step: <T>(words: { doing: string, done: string, hint?: string }, work: () => Promise<T>) => Promise<T> }} progress
 * @returns {Promise<void>}
 * @throws {ExpectedFailure} when npm could not do it
 */
async function installIfNeeded(root, progress) {
  const present = readLock(path.join(root, 'node_modules/.package-lock.json'));
  const wanted = readLock(path.join(root, 'package-lock.json'));
  if (wanted === undefined) {
    throw new ExpectedFailure('package-lock.json is missing or broken.', {
      todo: 'Get it back with `git checkout package-lock.json`.',
    });
  }
  if (present !== undefined && isUpToDate(wanted, present)) return;
  const words =
    present === undefined
      ? {
          doing: 'Installing packages',
          done: 'Packages installed',
          hint: 'about two minutes, only this once',
        }
      : { doing: 'Updating packages', done: 'Packages updated', hint: 'up to two minutes' };
  await progress.step(words, () => cleanInstall(root));
}

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
function cleanInstall(root) {
  const log = path.join(root, '.local/install.log');
  mkdirSync(path.dirname(log), { recursive: true });
  const { command, first, shell } = npmCall();
  // Development packages are asked for by name: NODE_ENV=production would leave the tools out. The pauses between
  // retries are at most 15 seconds, so that an offline user gets an error within half a minute.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--fetch-retry-maxtimeout=15000'];
  const args = [...first, 'ci', '--include=dev', ...quiet];
  const output = openSync(log, 'w');
  const npm = spawn(command, args, { cwd: root, shell, stdio: ['ignore', output, output] });
  const stop = () => npm.kill('SIGTERM');
  process.once('SIGTERM', stop).once('SIGHUP', stop);
  return new Promise((resolve, reject) => {
    npm.once('error', () => {
      reject(
        new ExpectedFailure('npm could not be started.', {
          todo: 'Install Node.js with npm, then run the same command again.',
        }),
      );
    });
    npm.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGHUP', stop);
      if (code === 0) resolve();
      else {
        const { whatHappened, todo } = explainInstallFailure(
          existsSync(log) ? readFileSync(log, 'utf8') : '',
        );
        reject(new ExpectedFailure(whatHappened, { todo, log: '.local/install.log' }));
      }
    });
  });
}

/**
 * The Node that the tools need (docs/adr/0001): the one among our packages or, on a system that it was not built
 * for, the one we run on if it is new enough to read TypeScript.
 * @returns {string} path of the program
 * @throws {ExpectedFailure} when neither will do
 */
function projectNode() {
  const own = path.join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (spawnSync(own, ['--version']).status === 0) return own;
  if (major >= 24) return process.execPath;
  throw new ExpectedFailure('The Node.js 24 that comes with the packages does not run here.', {
    todo: 'Run `npm rebuild node` (npm must be allowed to run install scripts), or install Node.js 24 on this computer.',
  });
}

/**
 * Installs what is missing, then runs one of the TypeScript programs on the project's Node. npm starts this process, so
 * it lives as long as the program and passes every stop request on to it. If this process is killed, the program sees
 * its message channel close and ends by itself (local/processes.ts).
 * @param {string} program its name, of scripts/<program>.ts
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function run(program, args) {
  console.log(`\n${TITLES[program] ?? program}\n`);
  try {
    await installIfNeeded(ROOT, createProgress());
    const tools = path.join(ROOT, 'node_modules/.bin');
    const child = spawn(projectNode(), [path.join(ROOT, 'scripts', `${program}.ts`), ...args], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` },
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal));
    }
    child.once('exit', (code) => process.exit(code ?? 1));
  } catch (failure) {
    process.stderr.write(`\n${describeFailure(failure)}\n\n`);
    process.exitCode = 1;
  }
}
