import type { Browser, CDPSession } from 'playwright/test';
import { fillCheck, openCheck, renter } from '../../support/renter-form.ts';
import { median } from '../median.ts';

/** WebPageTest's and Lighthouse's "slow 3G". */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
} as const;
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 360, height: 740 } as const;

/** The measurements of a visit on an old phone with a slow connection. Times in milliseconds, sizes in bytes. */
export interface SlowVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Bytes transferred until the page was idle. */
  readonly bytes: number;
  readonly requests: number;
}

/** Visits a page `runs` times, each with an empty cache. Returns the medians, and the largest shift. */
export async function slowVisit(browser: Browser, address: string, runs: number): Promise<SlowVisit> {
  const visits: SlowVisit[] = [];
  for (let visit = 0; visit < runs; visit += 1) visits.push(await oneVisit(browser, address));
  const middle = (value: (each: SlowVisit) => number) => median(visits.map(value));
  return {
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
  };
}

async function oneVisit(browser: Browser, address: string): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript(watchPaints);
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => window.paints);
    if (seen === undefined) throw new Error(`${address} was not watched.`);
    return { firstPaint: seen.first, largestPaint: seen.largest, shift: seen.shift, bytes, requests };
  } finally {
    await context.close();
  }
}

/**
 * The longest time from an input to the next paint while the check is filled in and sent, as the browser's Event
 * Timing tells it. @returns milliseconds, in steps of 8
 */
export async function inputDelay(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInputs);
    await openCheck(page);
    await slowDown(await context.newCDPSession(page));
    await fillCheck(page, renter());
    await page.locator('form[data-check-form] [type=submit]:not([data-next])').click();
    await page.getByRole('heading', { name: /^YOU ARE/u }).waitFor();
    return await page.evaluate(() => window.longestInput ?? Number.NaN);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}

declare global {
  interface Window {
    /** What {@link watchPaints} has seen, in milliseconds. */
    paints?: { first: number; largest: number; shift: number };
    /** What {@link watchInputs} has seen, in milliseconds. */
    longestInput?: number;
  }
}

/** Runs in the page, before its own scripts. */
function watchPaints() {
  const paints = { first: Number.NaN, largest: Number.NaN, shift: 0 };
  window.paints = paints;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(see);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime));
  watch('layout-shift', (entry) => {
    // The DOM's types do not know this kind of entry yet.
    if ('value' in entry && typeof entry.value === 'number') paints.shift += entry.value;
  });
}

/** Runs in the page, before its own scripts. */
function watchInputs() {
  window.longestInput = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestInput = Math.max(window.longestInput ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
