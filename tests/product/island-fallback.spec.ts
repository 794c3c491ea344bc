import { expect, test } from 'playwright/test';

test('an island that crashes says so, leaves the rest of the page intact and can be reloaded', async ({
  page,
}) => {
  // The contact form iterates over its fields while rendering, which fails in this test.
  await page.addInitScript(() => {
    const { flatMap } = Array.prototype;
    Object.defineProperty(Array.prototype, 'flatMap', {
      value: function (this: unknown[], ...visit: Parameters<typeof flatMap>): unknown[] {
        if (this.includes('message')) throw new Error('Broken on purpose');
        return flatMap.apply(this, visit);
      },
    });
  });
  await page.goto('/contact/');
  // The form itself may be replaced at any moment; the content above it stays.
  await page.getByRole('heading', { name: 'Send us a message' }).scrollIntoViewIfNeeded();

  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('Broken on purpose');
  await expect(page.getByRole('heading', { name: 'Business hours' })).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await fallback.getByRole('button', { name: 'Reload the page' }).click();
  await reloaded;
});
