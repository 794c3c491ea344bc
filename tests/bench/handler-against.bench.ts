/**
 * Whether saving became slower than at an older commit, side by side in one run: `npm run bench:handler:against -- FOLDER`,
 * where FOLDER is a checkout of that commit with its packages installed. The benchmark of each commit runs in turn, so that
 * a busy machine slows both. Quote the ratio: single figures depend on the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT } from '../../scripts/local/project.ts';
import { atMost, FIGURES_FILE, handedOver, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

/** Allowed ratio of the save times: two runs of the same commit differ by as much. */
const MOST = 1.1;
const SAVES = ['records in memory', 'with the Firestore emulator'];

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const [older] = positionals;
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
if (older === undefined) throw new Error('Name the folder of the commit to compare with.');

/** Milliseconds that a save takes, by the benchmark of one commit. */
function measure(folder: string): readonly number[] {
  const work = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = path.join(work, 'figures');
  try {
    execFileSync(process.execPath, ['tests/bench/handler.bench.ts'], {
      cwd: folder,
      env: { ...process.env, [FIGURES_FILE]: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const figures = new Map(handedOver(file).map(({ what, figure }) => [what, Number.parseFloat(figure)]));
    return SAVES.map((name) => figures.get(`a save, ${name}`) ?? Number.NaN);
  } finally {
    rmSync(work, { recursive: true });
  }
}

const rounds = Array.from({ length: runs }, () => ({
  before: measure(path.resolve(older)),
  after: measure(ROOT),
}));
tell(
  `Saves of this commit against an older one, medians of ${runs}`,
  SAVES.map((name, index) => {
    const of = (which: 'before' | 'after') =>
      median(rounds.map((round) => round[which][index] ?? Number.NaN));
    const [before, after] = [of('before'), of('after')];
    return atMost(`${name}: ${after} ms, ${before} ms before`, after / before, MOST, UNITS.times);
  }),
);
