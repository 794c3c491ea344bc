import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describeFailure, ExpectedFailure } from './failure.mjs';
import { installIfNeeded } from './install.mjs';
import { createProgress } from './progress.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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
 * Makes the project ready, then runs one of its TypeScript programs on the project's Node. What npm starts is this
 * process, so it lives as long as the program and hands every request to stop on to it.
 * @param {string} title the first line that is printed
 * @param {string} program its path from the project's folder
 * @param {string[]} args
 */
export async function run(title, program, args) {
  console.log(`\n${title}\n`);
  try {
    await installIfNeeded(ROOT, createProgress());
    const tools = path.join(ROOT, 'node_modules/.bin');
    const child = spawn(projectNode(), [path.join(ROOT, program), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
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
