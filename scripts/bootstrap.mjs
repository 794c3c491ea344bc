/*
 * `npm start`, `npm test`, `npm run deploy` and every other program of scripts/: `node scripts/bootstrap.mjs <program>
 * [options]` installs the packages if they are missing or old, then runs scripts/<program>.ts on the Node 24 among them
 * (docs/adr/0001). This file and bootstrap/ are plain JavaScript without packages, because there may be none yet and this
 * Node may be 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { packagesAreInstalled } from './bootstrap/installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
const STOPPED = 130;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
const stop = { isAsked: false };
/** npm takes a minute and a half to end an installation. What it leaves when it is killed counts as not installed. */
let killsWhenAsked = false;

/**
 * Whatever asks this process to stop asks the program that it runs.
 * @param {NodeJS.Signals} signal
 */
function pass(signal) {
  if (killsWhenAsked && !stop.isAsked) {
    console.log('\n  Stopped. The same command installs the packages again.\n');
    running?.kill('SIGKILL');
  } else running?.kill(signal);
  stop.isAsked = true;
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass);
// A signal that npm gets alone ends npm and the shell that it has started, and does not reach this process.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) pass('SIGTERM');
}, 500).unref();

/**
 * Runs a program in the foreground.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
async function run(command, args) {
  const program = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
  running = program;
  const code = await new Promise((/** @type {(code: number | null) => void} */ resolve) => {
    program.once('error', () => {
      resolve(null);
    });
    program.once('exit', resolve);
  });
  if (stop.isAsked) process.exit(code ?? STOPPED);
  return code ?? 1;
}

/**
 * @param {...string} lines what happened, and what to do about it
 * @returns {never}
 */
function fail(...lines) {
  console.error(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `SecondKey needs Node.js ${OLDEST_NODE} or newer, and this is ${process.versions.node}.`,
    'Install the current version from nodejs.org, then run the same command again.',
  );
}

try {
  accessSync(ROOT, constants.W_OK);
} catch {
  fail(
    `You may not write to the folder ${ROOT}, and packages, pages and logs belong there.`,
    'Clone the project into a folder of your own, then run the same command there.',
  );
}

const [program = 'start', ...args] = process.argv.slice(2);
if (program === 'start' || program === 'test') console.log('\nSecondKey\n');

if (!packagesAreInstalled(ROOT)) {
  console.log('  Installing the packages (up to three minutes) …\n');
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm = 'npm' } = process.env;
  // Without a connection npm tries each of the thousand packages again, for many minutes. So it is asked for one first;
  // if there is no answer, only npm's cache is used, and an offline user gets an error within half a minute.
  const asked = [npm, 'view', 'node', 'version', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const isOnline = spawnSync(node, asked, { cwd: ROOT, stdio: 'ignore' }).status === 0;
  // Development packages are asked for by name: NODE_ENV=production would leave the tools out.
  const options = [
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(isOnline ? ['--fetch-retry-maxtimeout=15000'] : ['--offline']),
  ];
  // npm shows its progress in a terminal only. Elsewhere (CI, an editor's pane) a minute of silence looks like a hang.
  const began = Date.now();
  const progress = setInterval(() => {
    if (!process.stdout.isTTY)
      console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s …`);
  }, 15_000);
  killsWhenAsked = true;
  const code = await run(node, [npm, 'ci', ...options]);
  killsWhenAsked = false;
  clearInterval(progress);
  if (code !== 0) {
    fail(
      'The packages could not be installed; npm says why above.',
      'Check the internet connection and the space on the disk, then run the same command again.',
    );
  }
}

const node24 = path.join(ROOT, 'node_modules/node/bin/node');
if (spawnSync(node24, ['--version']).status !== 0) {
  fail(
    'The Node.js 24 among the packages does not run on this computer.',
    'Run `npm rebuild node`, which downloads it again; npm must be allowed to run install scripts.',
  );
}
process.exit(await run(node24, [path.join(ROOT, 'scripts', `${program}.ts`), ...args]));
