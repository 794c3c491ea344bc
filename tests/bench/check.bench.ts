/**
 * How soon the check can be used on an old phone, beside an empty island of the same Astro and React in the same run:
 * `npm run bench:check` (`-- --runs 1` for a quick look, `-- --beside ../other/dist` for another build of the site as
 * well).
 *
 * Two networks, a processor four times slower than this one, nothing cached, files compressed and by HTTP/2 as from
 * Hosting. Targets: at most 1.6 times the empty island, 2.5 s on slow 4G, 4.5 s at 400 kbit/s.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession } from 'playwright/test';

import { chromiumLaunchOptions } from '../support/chromium.ts';
import { fillCheck, renter } from '../support/renter-form.ts';
import { answerTime } from './answer-time.ts';
import { serveCompressed } from './check/compressed-server.ts';
import { atMost, type Figure, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

const SLOWER = 4;
const PHONE = { width: 360, height: 740 } as const;
const MOST_OF_EMPTY = 1.6;
/** Lighthouse's slow 4G, and WebPageTest's slow 3G. Latency and targets in milliseconds, throughput in kbit/s. */
const NETWORKS = [
  { network: 'slow 4G', latency: 150, kilobits: 1638, usable: 2500 },
  { network: '400 kbit/s', latency: 400, kilobits: 400, usable: 4500 },
] as const;

interface Visit {
  readonly usable: number;
  /** From the press to the answer; `NaN` for the empty island. */
  readonly answer: number;
  readonly requests: number;
  readonly bytes: number;
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

const root = path.join(import.meta.dirname, '../..');
const emptyIsland = path.join(import.meta.dirname, 'check/empty-island');
const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
execFileSync(process.execPath, [astro, 'build', '--root', emptyIsland, '--silent'], { stdio: 'inherit' });

const SITES = [
  { site: 'empty island', folder: path.join(root, '.local/bench/empty-island'), page: '/' },
  ...(values.beside === undefined
    ? []
    : [{ site: 'check beside', folder: path.resolve(values.beside), page: '/eligibility-check/' }]),
  { site: 'check', folder: path.join(root, 'dist'), page: '/eligibility-check/' },
];

const browser = await chromium.launch(chromiumLaunchOptions());
const servers = await Promise.all(SITES.map(({ folder }) => serveCompressed(folder)));
const figures: Figure[] = [];
try {
  for (const { network, latency, kilobits, usable } of NETWORKS) {
    const visits = SITES.map((): Visit[] => []);
    // In turns, so that other work on the machine slows all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { page }] of SITES.entries()) {
        visits[index]?.push(await visit(browser, `${servers[index]?.origin}${page}`, latency, kilobits));
      }
    }
    const middle = (of: readonly Visit[], value: (each: Visit) => number) => median(of.map(value));
    const empty = middle(visits[0] ?? [], (each) => each.usable);
    for (const [index, { site }] of SITES.entries()) {
      const of = visits[index] ?? [];
      const time = middle(of, (each) => each.usable);
      const fetched = `${middle(of, (each) => each.requests)} requests, ${(middle(of, (each) => each.bytes) / 1000).toFixed(0)} kB`;
      const what = `${site}, ${network}: usable (${fetched})`;
      if (index === 0) {
        figures.push({ what, figure: UNITS.milliseconds(time), target: '', isMet: null });
        continue;
      }
      figures.push(
        atMost(what, time, usable, UNITS.milliseconds),
        atMost(`${site}, ${network}: of the empty island`, time / empty, MOST_OF_EMPTY, (ratio) =>
          ratio.toFixed(2),
        ),
        {
          what: `${site}, ${network}: from the button to the answer`,
          figure: UNITS.milliseconds(middle(of, (each) => each.answer)),
          target: '',
          isMet: null,
        },
      );
    }
  }
} finally {
  await browser.close();
  for (const server of servers) server.end();
}
tell(`Medians of ${runs}, ${SLOWER} × slower processor`, figures);

/** One visit with an empty cache, up to the answer if the page asks for one. */
async function visit(on: Browser, address: string, latency: number, kilobits: number): Promise<Visit> {
  const context = await on.newContext({ viewport: PHONE, isMobile: true, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchReadiness);
    const session = await context.newCDPSession(page);
    await slowDown(session, latency, kilobits);
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', () => (requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address, { waitUntil: 'commit' });
    const usable = await page.evaluate(() => window.usableAt);
    if (usable === undefined) throw new Error(`${address} was not watched.`);
    const fetched = { usable, requests, bytes };
    if ((await page.locator('form[data-check-form]').count()) === 0)
      return { ...fetched, answer: Number.NaN };

    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await fillCheck(page, renter());
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return { ...fetched, answer: await answerTime(page) };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, latency: number, kilobits: number): Promise<void> {
  const throughput = (kilobits * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

declare global {
  interface Window {
    /** Milliseconds from the opening of the page until its form, or its empty island, is hydrated. */
    usableAt?: Promise<number>;
  }
}

/** Runs in the page, before its own scripts. */
function watchReadiness() {
  window.usableAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-ready]') === null) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-ready'],
    });
  });
}
