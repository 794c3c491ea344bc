/**
 * `npm run bench`: every benchmark but Lighthouse's, and at the end one table of all figures. Arguments after `--` are
 * passed to the build benchmark: `npm run bench -- --pages 5900 --runs 1`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '../../scripts/local/project.ts';
import { FIGURES_FILE, handedOver, table } from './figures.ts';

const forBuilds = process.argv.slice(2);
/** In this order, so that the site measured in the browser is the one whose islands were measured. */
const PARTS: readonly (readonly [script: string, args: readonly string[]])[] = [
  ['bench:functions', []],
  ['bench:handler', []],
  ['bench:submit', []],
  ['bench:islands', []],
  ['bench:build', forBuilds],
];

const folder = mkdtempSync(path.join(tmpdir(), 'secondkey-bench-'));
const file = path.join(folder, 'figures');
writeFileSync(file, '');
const failed: string[] = [];
for (const [script, args] of PARTS) {
  console.log(`\n${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, [FIGURES_FILE]: file },
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed.push(script);
}
const figures = handedOver(file);
rmSync(folder, { recursive: true });
console.log(`\n\n${table('Everything', figures)}\n`);
if (failed.length > 0) {
  console.log(`  Broke off, or missed a target: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
