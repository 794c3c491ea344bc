/**
 * Measures a page of each template: `npm run bench:pages` (`-- --runs 1` for a quick look).
 *
 * Lighthouse on its simulated slow 4G phone, then a real visit over slow 3G with a processor four times slower than this
 * one. The site is built and served by the Hosting emulator. Targets: performance at least 98 and 100 in the other
 * categories, largest paint within 1.5 s (Lighthouse) and 2.5 s (slow 3G), shift at most 0.01, input to next paint within
 * 100 ms.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright/test';

import { findFreeRow, portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { CATEGORIES, lighthouse } from './pages/lighthouse.ts';
import { inputDelay, slowVisit } from './pages/slow-visit.ts';
import { TEMPLATES } from './pages/templates.ts';

/** Lowest scores in the order of CATEGORIES; milliseconds; layout shift. */
const TARGETS = {
  scores: [98, 100, 100, 100],
  simulated: 1500,
  slow3g: 2500,
  shift: 0.01,
  input: 100,
} as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

let missed = 0;
/** Marks what misses its target. */
const mark = (text: string, isMet: boolean) => {
  if (!isMet) missed += 1;
  return `${text}${isMet ? ' ' : '!'}`;
};

const stack = await startStack({
  ports: portsFrom(await findFreeRow(5350)),
  logs: 'bench',
  pages: 'built',
});
try {
  const { origin } = stack;
  console.log(`\nLighthouse, mobile, median of ${runs} (${CATEGORIES.join(' / ')}; ! misses its target)`);
  for (const { name, path, unlisted } of TEMPLATES) {
    const result = await lighthouse(origin + path, { runs, skipped: unlisted ? ['is-crawlable'] : [] });
    const scores = result.scores.map((score, index) =>
      mark(String(score).padStart(4), score >= (TARGETS.scores[index] ?? 100)),
    );
    console.log(
      `  ${name.padEnd(14)}${scores.join('')}`,
      mark(
        `largest paint ${(result.largestPaint / 1000).toFixed(2)} s`,
        result.largestPaint <= TARGETS.simulated,
      ),
      mark(`shift ${result.shift.toFixed(3)}`, result.shift <= TARGETS.shift),
      `blocking ${result.blocking.toFixed(0)} ms`,
    );
    for (const complaint of result.complaints) console.log(`      ${complaint}`);
  }

  console.log(`\nA visit over slow 3G, 4× slower processor, median of ${runs}`);
  const browser = await chromium.launch(chromiumLaunchOptions());
  for (const { name, path } of TEMPLATES) {
    const visit = await slowVisit(browser, origin + path, runs);
    console.log(
      `  ${name.padEnd(14)}`,
      `first paint ${(visit.firstPaint / 1000).toFixed(2)} s`,
      mark(`largest paint ${(visit.largestPaint / 1000).toFixed(2)} s`, visit.largestPaint <= TARGETS.slow3g),
      mark(`shift ${visit.shift.toFixed(3)}`, visit.shift <= TARGETS.shift),
      `${(visit.bytes / 1000).toFixed(1)} kB in ${visit.requests} requests`,
    );
  }
  const delay = await inputDelay(browser, origin);
  console.log(
    mark(
      `  Filling in the check: input to next paint at most ${delay.toFixed(0)} ms`,
      delay <= TARGETS.input,
    ),
  );
  await browser.close();
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} figures miss their target.`);
} finally {
  await stack.end();
}
process.exit(missed === 0 ? 0 : 1);
