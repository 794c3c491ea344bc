import type { Page } from 'playwright/test';

/** The time a person takes for a form, for tests that send one without filling it in. */
export const FILL_MS = 48_200;

/**
 * Advances the page's clock by the time people take for a form, because the test fills it in at once. Otherwise the
 * server would ask the page to send it again.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + passed;
  }, FILL_MS);
}
