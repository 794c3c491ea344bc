import type { BrowserContext } from 'playwright/test';

/** How much later frames and short timers come: as long as a cheap phone is busy between two frames. */
const HELD_MS = 120;
/** How late a file or an answer comes at most. */
const LATEST_MS = 500;

/** Whether the product tests were started with `--late`. */
export const isLate = process.env.SECONDKEY_LATE === '1';

/**
 * Makes all come late in a browser's pages: each frame, each timer that a page sets for a moment, each file and answer.
 * A file is as late in every run, so that what fails can be run again.
 */
export async function makeLate(context: BrowserContext): Promise<void> {
  await context.addInitScript((held) => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        start(() => {
          callback(performance.now());
        }, held),
      cancelAnimationFrame: window.clearTimeout.bind(window),
      setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
        start(handler, delay < held ? delay + held : delay, ...args),
    });
  }, HELD_MS);
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const sum = Array.from(pathname).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
    await new Promise((resolve) => setTimeout(resolve, (sum / 9973) * LATEST_MS));
    await route.fallback();
  });
}
