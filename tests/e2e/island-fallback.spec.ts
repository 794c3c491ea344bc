import { expect, test } from '@playwright/test';

import { SUPPORT_PHONE } from '#config/site.ts';

/** What may be thrown, and the reason that is shown for it (specification §2, the fallback error page). */
const FAULTS = [
  { thrown: 'an error', reason: 'Broken on purpose' },
  { thrown: 'an answer', reason: '503 Service Unavailable' },
] as const;

for (const { thrown, reason } of FAULTS) {
  test(`an island that crashes with ${thrown} says so and leaves the rest of the page intact`, async ({
    page,
  }) => {
    // The contact form iterates over its fields while rendering, which fails in this test.
    await page.addInitScript((kind) => {
      const { flatMap } = Array.prototype;
      Object.defineProperty(Array.prototype, 'flatMap', {
        value: function (this: unknown[], ...visit: Parameters<typeof flatMap>): unknown[] {
          if (!this.includes('message')) return flatMap.apply(this, visit);
          if (kind === 'an answer') {
            const answer: unknown = new Response('', { status: 503, statusText: 'Service Unavailable' });
            throw answer;
          }
          throw new Error('Broken on purpose');
        },
      });
    }, thrown);
    await page.goto('/contact/');
    // The form itself may be replaced at any moment; the content above it stays.
    await page.getByRole('heading', { name: 'Send us a message' }).scrollIntoViewIfNeeded();

    const fallback = page.getByRole('main').getByRole('alert');
    await expect(fallback).toContainText('Unexpected Application Error!');
    await expect(fallback).toContainText(reason);
    await expect(fallback.getByRole('link', { name: SUPPORT_PHONE.shown })).toHaveAttribute(
      'href',
      SUPPORT_PHONE.href,
    );
    await expect(page.getByRole('heading', { name: 'Business hours' })).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await fallback.getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
  });
}
