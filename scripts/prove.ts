/** `npm run prove`, or `npm run prove -- load` for one: the long runs of tests/prove, and a table of their figures. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

import { runProgram, stopRequest } from './local/programs.ts';
import { ROOT } from './local/project.ts';

/** In the order of the table. */
const PROOFS = [
  'load',
  'faults',
  'notifications',
  'fuzz',
  'access',
  'injection',
  'memory',
  'lockout',
] as const;
type Proof = (typeof PROOFS)[number];

const FOLDER = path.join(ROOT, '.local/prove');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PROOFS.some((proof) => proof === name));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${PROOFS.join(', ')}.`);
  process.exit(1);
}
const wanted = PROOFS.filter((proof) => asked.length === 0 || asked.includes(proof));

mkdirSync(FOLDER, { recursive: true });
const stop = stopRequest();

const failed: Proof[] = [];
const tables: string[] = [];
for (const proof of wanted) {
  const report = path.join(FOLDER, `${proof}.json`);
  rmSync(report, { force: true });
  const started = performance.now();
  const args = ['run', '--project', 'functions', `tests/prove/${proof}.test.ts`];
  const isProved = await runProgram('vitest', args, { env: { SECONDKEY_PROVE: 'long' }, stop });
  if (stop.aborted) process.exit(130);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${isProved ? '✓' : '✗'} ${proof}, ${seconds} s`);
  if (!isProved) {
    failed.push(proof);
    continue;
  }
  tables.push(tableOf(proof, JSON.parse(readFileSync(report, 'utf8')) as [string, string | number][]));
}

const gigabytes = Math.round(totalmem() / 2 ** 30);
const today = new Date().toISOString().slice(0, 10);
console.log(
  `\n${today}, ${process.platform}, ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}\n`,
);
console.log(tables.join('\n'));
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

function tableOf(proof: Proof, rows: readonly [string, string | number][]): string {
  const lines = rows.map(([what, figure]) => `| ${what} | ${figure} |`);
  return [`| ${proof} | |`, '| --- | --- |', ...lines, ''].join('\n');
}
