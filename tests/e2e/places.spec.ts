import { expect, test, type Page } from '@playwright/test';

import { fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the city search on the home page and types into it like a person. */
async function typeCity(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.locator('#city-search').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('City', { exact: true }).click();
  await page.getByLabel('City', { exact: true }).pressSequentially(text);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a renter gets from the home page by search, city and area to the answer', async ({ page }) => {
    await typeCity(page, 'hous');
    await page
      .getByRole('list', { name: 'Places with a page' })
      .getByRole('link', { name: /^Houston TX/ })
      .tap();
    await expect(page).toHaveURL('/state/texas/houston/');
    await expect(title(page)).toHaveText('Second-chance rentals in Houston, Texas');
    await expect(page.locator('#facts')).toContainText('Harris County');

    await page.locator('#nearby').getByRole('link', { name: 'Pasadena', exact: true }).tap();
    await expect(page).toHaveURL('/state/texas/pasadena/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#nearby')).toContainText('Miles are in a straight line');

    await page.locator('#facts').getByRole('link', { name: 'Check Eligibility' }).tap();
    await expect(page).toHaveURL('/eligibility-check/#state=TX&county=Harris+County');
    await expect(page.locator('[name=state]')).toHaveValue('TX');
    await expect(page.locator('[name=county]')).toHaveValue('Harris County');
    await openCheck(page, page.url());
    await fillCheck(page, renter({ state: 'TX', county: 'Harris County', outcome: 'dismissed' }));
    await submitCheck(page);
    const answer = page.getByRole('heading', { name: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!' });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
  });

  test('a search without a suggestion leads to the landing page, and from there to the city', async ({
    page,
  }) => {
    await typeCity(page, 'Kansas City');
    await page.locator('#search-state').selectOption('KS');
    await page.getByRole('button', { name: 'Search this city' }).tap();
    await expect(page).toHaveURL('/city/kansas-city/?state=KS');
    // Until its script has read the address, the page is about the larger city of that name, in Missouri.
    await expect(title(page)).toContainText('Kansas City, Kansas');
    await page.getByRole('link', { name: 'everything about Kansas City' }).tap();
    await expect(page).toHaveURL('/state/kansas/kansas-city/');
    await expect(title(page)).toHaveText('Second-chance rentals in Kansas City, Kansas');
  });
});

test.describe('the city search', () => {
  test('fetches the list of places once, when its field is used', async ({ page }) => {
    let fetched = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/data/places.json') fetched += 1;
    });
    await page.goto('/');
    await page.locator('#city-search').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toBe(0);
    await page.getByLabel('City', { exact: true }).pressSequentially('Phoe');
    await expect(page.getByRole('link', { name: /^Phoenix AZ/ })).toBeVisible();
    expect(fetched).toBe(1);
  });

  test('shows no suggestions over the next field when the places arrive late', async ({ page }) => {
    const places = Promise.withResolvers<undefined>();
    await page.route('**/data/places.json', async (route) => {
      await places.promise;
      await route.continue();
    });
    await page.goto('/#city-search');
    await expect(page.locator('astro-island:has(#search-city)')).not.toHaveAttribute('ssr', /.*/);
    const asked = page.waitForRequest('**/data/places.json');
    await page.locator('#search-city').pressSequentially('Housto');
    await asked;
    await page.locator('#search-state').focus();
    const arrived = page.waitForResponse('**/data/places.json');
    places.resolve(undefined);
    await (await arrived).finished();
    // Enough time to read and render it.
    await page.waitForTimeout(500);
    const suggestions = page.getByRole('list', { name: 'Places with a page' });
    await expect(suggestions).toBeHidden();
    await page.locator('#search-city').fill('Houston');
    await expect(suggestions.getByRole('link').first()).toBeVisible();
  });

  test('works by keyboard within the chosen state and closes on Escape', async ({ page }) => {
    await typeCity(page, 'spring');
    const suggestions = page.getByRole('list', { name: 'Places with a page' });
    await expect(suggestions.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions).toBeHidden();

    await page.locator('#search-state').selectOption('IL');
    const city = page.getByLabel('City', { exact: true });
    await city.fill('');
    await city.pressSequentially('spring');
    for (const text of await suggestions.getByRole('link').allTextContents()) expect(text).toMatch(/ IL$/);
    await page.keyboard.press('ArrowDown');
    await expect(suggestions.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(city).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/state/illinois/springfield/');
  });

  test('still searches when the list of places cannot be loaded', async ({ page }) => {
    await page.route('**/data/places.json', (route) => route.abort());
    await typeCity(page, 'Houston');
    await page.locator('#search-state').selectOption('TX');
    await page.getByRole('button', { name: 'Search this city' }).click();
    await expect(page).toHaveURL('/city/houston/?state=TX');
  });
});

test('a state links to its cities and back home', async ({ page }) => {
  await page.goto('/state/wyoming/');
  await expect(title(page)).toHaveText('Renting again in Wyoming');
  await expect(page.getByRole('img', { name: 'Map of Wyoming' })).toBeVisible();
  await expect(page.locator('#cities').getByRole('link')).toHaveCount(8);
  await expect(page.locator('#law')).toContainText('No Sealing Law');
  await page
    .locator('#cities')
    .getByRole('link', { name: /^Cheyenne/ })
    .click();
  await expect(page).toHaveURL('/state/wyoming/cheyenne/');
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Wyoming' })
    .click();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a place with nothing around it says so', async ({ page }) => {
  await page.goto('/state/alaska/juneau/');
  await expect(page.locator('#nearby')).toContainText('No nearby areas available at this time.');
});

test('a place on tribal land says whose law may govern housing there', async ({ page }) => {
  await page.goto('/state/south-dakota/fort-thompson/');
  await expect(page.getByText('Tribal law and a tribal court may govern housing there')).toBeVisible();
});
