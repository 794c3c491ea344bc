/**
 * How long a renter waits between pressing the button and seeing the answer, and between updating the answer and seeing
 * the new one, on a processor four times slower than this one, whatever the network does. `node
 * tests/bench/submit-to-result.bench.ts`
 *
 * Target (main job): 100 ms or less, from the click to the frame after the one that shows the verdict.
 */
import { chromium, type BrowserContext, type Page } from 'playwright/test';

import { findFreeRow, portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { check, fillCheck, openCheck, renter } from '../support/renter-form.ts';
import { answerTime } from './answer-time.ts';
import { atMost, type Figure, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

const RUNS = 9;
const SLOWER = 4;
const TARGET_MS = 100;

/** Network conditions while the button is pressed. */
const NETWORKS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>> = {
  'all well': () => Promise.resolve(),
  offline: (_page, context) => context.setOffline(true),
  'saving never answers': (page) => page.route('**/api/submissions', () => new Promise(() => undefined)),
  'the law never arrives': (page) => page.route('**/data/**', () => new Promise(() => undefined)),
};

const stack = await startStack({
  ports: portsFrom(await findFreeRow(5250)),
  logs: 'bench',
  pages: 'built',
});
try {
  const { origin } = stack;
  const browser = await chromium.launch(chromiumLaunchOptions());
  const figures: Figure[] = [];
  for (const [network, arrange] of Object.entries(NETWORKS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      if (network === 'the law never arrives') await arrange(page, context);
      await openCheck(page);
      await fillCheck(page, renter());
      await page.waitForLoadState('networkidle').catch(() => undefined);
      if (network !== 'the law never arrives') await arrange(page, context);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      times.push(await answerTime(page));
      await context.close();
    }
    figures.push(
      atMost(`from the button to the answer, ${network}`, median(times), TARGET_MS, UNITS.milliseconds),
    );
  }
  const updates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await check(page, renter({ state: 'IN', county: 'Marion County', filingDate: '2019-05-01' }));
    await page.locator('.verdict-asks [name=ended]').fill('August 2019');
    await page.locator('.plan').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    updates.push(await answerTime(page, 'update'));
    await context.close();
  }
  figures.push(
    atMost(
      'from “Update the answer” to the new answer, all well',
      median(updates),
      TARGET_MS,
      UNITS.milliseconds,
    ),
  );
  await browser.close();
  tell(`The check, ${RUNS} runs, ${SLOWER} × slower processor`, figures);
} finally {
  await stack.end();
}
