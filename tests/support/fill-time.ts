import type { Page } from '@playwright/test';

/** How long somebody takes for a form, for tests that send one without filling it in. */
export const FILL_MS = 48_200;

/**
 * Lets so long pass on a page's clock as people take for a form that a test has filled in at once. Else the server would
 * ask for it a second time.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, FILL_MS);
}
