import { expect, type Page } from 'playwright/test';

import { test } from '../support/policy-test.ts';

const ADDRESS = '/locations/';

const state = (page: Page, code: string) => page.locator(`[data-state=${code}]`);
const city = (page: Page, code: string, name: string) =>
  state(page, code)
    .locator('details details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const filter = (page: Page) => page.getByLabel('Filter by name');
const shownStates = (page: Page) => page.locator('[data-state]').filter({ visible: true });
const openParts = (page: Page) => page.locator('#places details[open]');

/** Opens the page and waits until its script has added the tools. */
async function openSiteMap(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await page.locator('#places').scrollIntoViewIfNeeded();
  await expect(filter(page)).toBeVisible();
}

test('the list does not move when its script arrives @desktop', async ({ page }) => {
  const arrival = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const top = () => page.locator('.states').evaluate((list) => list.getBoundingClientRect().top);
  const before = await top();
  await expect(filter(page)).toBeHidden();
  arrival.resolve(undefined);
  await expect(filter(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test('the list opens and closes as a whole, and leads from state to city to the surrounding places @desktop', async ({
  page,
}) => {
  await openSiteMap(page);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(openParts(page)).toHaveCount(51 + 401);
  await expect(
    city(page, 'TX', 'Houston').getByRole('link', { name: 'Pasadena', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(openParts(page)).toHaveCount(0);

  await state(page, 'AK').locator('summary').first().click();
  await city(page, 'AK', 'Juneau').locator('summary').click();
  await expect(city(page, 'AK', 'Juneau')).toContainText('No nearby areas available at this time.');

  await state(page, 'AZ').locator('summary').first().click();
  const mesa = city(page, 'AZ', 'Mesa');
  await mesa.locator('summary').click();
  await expect(mesa.getByRole('listitem')).toHaveCount(10);
  await mesa.getByRole('link', { name: 'Tempe', exact: true }).click();
  await expect(page).toHaveURL('/state/arizona/tempe/');
});

test.describe('the filter', () => {
  test('narrows the list to an area, a city or a state, and can be cleared @desktop', async ({ page }) => {
    // As the home page’s search leads here without its script.
    await openSiteMap(page, `${ADDRESS}?city=Tempe&state=AZ&issue=`);
    await expect(filter(page)).toHaveValue('Tempe');
    await expect(state(page, 'AZ').getByRole('link', { name: 'Tempe', exact: true }).first()).toBeVisible();
    await expect(state(page, 'NY')).toBeHidden();

    await filter(page).fill('Honolulu');
    await expect(shownStates(page)).toHaveCount(1);
    await expect(city(page, 'HI', 'Honolulu')).toBeVisible();
    await expect(city(page, 'HI', 'Hilo')).toBeHidden();

    await filter(page).fill('ewa beach');
    await expect(state(page, 'HI').getByRole('link', { name: 'ʻEwa Beach' }).first()).toBeVisible();

    await filter(page).fill('ohio');
    await expect(state(page, 'OH').getByRole('link', { name: 'About renting in Ohio' })).toBeVisible();

    await filter(page).fill('zzzz');
    await expect(page.getByText('Nothing fits. Try fewer letters.')).toBeVisible();
    await expect(shownStates(page)).toHaveCount(0);

    await filter(page).fill('');
    await expect(shownStates(page)).toHaveCount(51);
    await expect(openParts(page)).toHaveCount(0);
  });

  test('says when the towns cannot be loaded, and keeps states and cities @desktop', async ({ page }) => {
    await page.route('**/data/places.json', (route) => route.abort());
    await openSiteMap(page);
    await filter(page).fill('tempe');
    await expect(page.getByText('The list of towns could not be loaded.')).toBeVisible();
    await expect(shownStates(page)).toHaveCount(51);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('states and cities open and link on, and no dead control is shown @desktop', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(filter(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Expand all' })).toBeHidden();
    await state(page, 'TX').locator('summary').first().click();
    await city(page, 'TX', 'Houston').locator('summary').click();
    await page.getByRole('link', { name: 'Houston and the places around it' }).click();
    await expect(page).toHaveURL('/state/texas/houston/');
  });
});
