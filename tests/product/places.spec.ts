import { expect, type Page } from 'playwright/test';

import { test } from '../support/policy-test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the city search on the home page and types into it like a person. */
async function typeCity(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.locator('#city-search').scrollIntoViewIfNeeded();
  // On a phone the search is folded below its heading.
  if (!(await page.locator('#search-city').isVisible())) await page.locator('#city-search summary').click();
  await page.locator('astro-island:not([ssr]):has(#search-city)').waitFor();
  await page.getByLabel('City', { exact: true }).click();
  await page.getByLabel('City', { exact: true }).pressSequentially(text);
}

test('a renter gets from the home page by search, city and area to the check', async ({ page }) => {
  await typeCity(page, 'hous');
  await page
    .getByRole('list', { name: 'Places with a page' })
    .getByRole('link', { name: /^Houston TX/ })
    .click();
  await expect(page).toHaveURL('/state/texas/houston/');
  await expect(title(page)).toHaveText('Second-chance rentals in Houston, Texas');
  await expect(page.getByText('Houston is in Harris County')).toBeVisible();

  await page.locator('#nearby').getByRole('link', { name: 'Pasadena', exact: true }).click();
  await expect(page).toHaveURL('/state/texas/pasadena/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#nearby')).toContainText('Straight-line miles');

  await page.getByRole('main').getByRole('link', { name: 'Check my case, free' }).first().click();
  await expect(page).toHaveURL('/eligibility-check/#state=TX&county=Harris+County');
  await expect(page.locator('[name=state]')).toHaveValue('TX');
  await expect(page.locator('[name=county]')).toHaveValue('Harris County');
});

test('a search without a suggestion leads to the landing page, and from there to the city @desktop', async ({
  page,
}) => {
  await typeCity(page, 'Kansas City');
  await page.locator('#search-state').selectOption('KS');
  await page.getByRole('button', { name: 'Search this city' }).click();
  await expect(page).toHaveURL('/city/kansas-city/?state=KS');
  // Until its script has read the address, the page is about the larger city of that name, in Missouri.
  await expect(title(page)).toContainText('Kansas City, Kansas');
  await page.getByRole('link', { name: 'everything about Kansas City' }).click();
  await expect(page).toHaveURL('/state/kansas/kansas-city/');
  await expect(title(page)).toHaveText('Second-chance rentals in Kansas City, Kansas');
});
