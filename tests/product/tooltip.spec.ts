import { expect, type Locator } from 'playwright/test';

import { test } from '../support/policy-test.ts';

/** Delays of explanations under the pointer (product §9). */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const transitionDelay = (tip: Locator) =>
  tip
    .getByRole('tooltip', { includeHidden: true })
    .evaluate((text) => getComputedStyle(text).transitionDelay);

test('a tooltip opens at once for the keyboard, and for the pointer after 700 ms, the next one at once @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/testimonials/');
  const tips = page.locator('tool-tip');
  const [first, second] = [tips.nth(0), tips.nth(1)];
  await first.scrollIntoViewIfNeeded();

  await first.getByRole('button').focus();
  expect(await transitionDelay(first)).toMatch(/^0s/u);
  await expect(first.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await first.getByRole('button').blur();

  // From here on the test controls the page's clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await first.hover();
  expect(await transitionDelay(first)).toMatch(/^0\.7s/u);
  await expect(first.getByRole('tooltip')).toBeVisible();
  await page.clock.runFor(OPEN_DELAY_MS);

  await second.hover();
  expect(await transitionDelay(second)).toMatch(/^0s/u);
  await expect(second.getByRole('tooltip')).toBeVisible();
  await expect(first.getByRole('tooltip', { includeHidden: true })).toBeHidden();

  await page.mouse.move(0, 0);
  await page.clock.runFor(SKIP_DELAY_MS - 1);
  await second.hover();
  expect(await transitionDelay(second)).toMatch(/^0s/u);
  await page.clock.runFor(1);
  expect(await transitionDelay(second)).toMatch(/^0\.7s/u);
});
