import { expect } from 'playwright/test';

import { test } from '../support/policy-test.ts';
import protections from '#content/renter-protections.json' with { type: 'json' };

test('every rule is in the matrix, a cell opens its rule, and a phone shows a topic or a state @desktop', async ({
  page,
}) => {
  await page.goto('/renter-protections/');
  await expect(page.locator('.matrix-text')).toHaveCount(protections.length);
  const oregon = page.locator('#oregon');
  const rule = oregon.getByRole('row', { name: 'Oregon: Past evictions' });
  await expect(rule).toBeHidden();
  await oregon.getByText('5 years; won cases never count').click();
  await expect(rule).toContainText('ORS 90.303(1)');
  await expect(rule).toContainText('In Portland');
  // One at a time.
  await page.locator('#new-york').getByText('No refusal over past cases').click();
  await expect(rule).toBeHidden();

  await page.getByLabel('Rule about').selectOption('Deposits (30)');
  await expect(page.getByRole('columnheader')).toHaveText(['State', /^Deposits/u]);
  await expect(page.locator('.matrix tbody').filter({ visible: true })).toHaveCount(30);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about/');
  await page.goto('/renter-protections/');
  await expect(page.getByLabel('Rule about')).toHaveValue('eviction-history');
  await expect(oregon.getByText('Past evictions', { exact: true })).toBeHidden();
  await page.getByRole('combobox', { name: /^State/u }).selectOption('Oregon');
  await expect(page.locator('.matrix tbody').filter({ visible: true })).toHaveCount(1);
  await oregon.getByText('Written reasons within 14 days', { exact: true }).click();
  await expect(page.getByText('ORS 90.304')).toBeInViewport();
});
