import { expect, type Page } from 'playwright/test';

import { RENT_COPY } from '#content/words/en/rent.ts';
import { printedSheets } from '../support/printed-sheets.ts';
import { fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';
import { test } from '../support/policy-test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const IN_HOUSTON = '/rent-with-a-record/texas/#county=Harris+County&town=Houston';

test('a city’s page leads to the steps there, with the rent of its county times three', async ({ page }) => {
  await page.goto('/state/texas/houston/');
  await page.getByRole('link', { name: /^Renting in Houston with an eviction/u }).click();
  await expect(page).toHaveURL(IN_HOUSTON);
  await expect(title(page)).toHaveText('Rent in Houston with this on your record');
  const rent = page.locator('[data-rent-figure]');
  const income = page.locator('[data-income-figure]');
  await expect(rent).toHaveText('$1,573');
  await expect(income).toHaveText('$4,719');
  await page.getByLabel('County').selectOption('Dallas County');
  await expect(title(page)).toHaveText('Rent in Dallas County with this on your record');
  await expect(income).not.toHaveText('$4,719');
  await expect(page.getByText(/Tex\. Prop\. Code §.92\.3515/u).first()).toBeVisible();
});

test('the tab’s check says until when reports may show the case', async ({ page }) => {
  await page.goto('/rent-with-a-record/texas/');
  await expect(page.getByText('Reports may generally show a case for seven years.')).toBeVisible();
  await openCheck(page);
  const year = new Date().getFullYear() - 3;
  await fillCheck(
    page,
    renter({ state: 'TX', county: 'Harris', outcome: 'dismissed', filingDate: `5/4/${year}` }),
  );
  await submitCheck(page);
  await expect(page.locator('[data-banner]')).toBeVisible();
  await page.goto('/rent-with-a-record/texas/');
  await expect(page.getByText(`Reports may show it until at least May ${year + 7}.`)).toBeVisible();
  await expect(page.getByRole('img', { name: /% of the time is over/u })).toBeVisible();
});

test(`the file is filled in and printed on the device: ${RENT_COPY.file.stays}`, async ({ page }) => {
  await page.goto(IN_HOUSTON);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('heading', { name: 'Your ready-to-rent file' }).scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]):has(#file-note)').waitFor();
  await expect(page.getByText('0 of 5 ready')).toBeVisible();
  await page.getByLabel('Your name (optional)').fill('Rosa Ejemplo');
  await page
    .getByLabel('Note to the landlord')
    .fill('Here is how I have paid since 2023: on time for 31 months.');
  await page.getByLabel(/^Income\./u).check();
  for (const name of ['file-first', 'file-second'])
    await page.locator(`#${name}`).fill('A. Boss, my manager');
  await expect(page.getByText('3 of 5 ready')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print my file' }).click();
  await expect(page.locator('.plan-sheet')).toContainText('Rosa Ejemplo');
  await expect(page.locator('.plan-sheet')).toContainText('on time for 31 months');
  expect(await printedSheets(page)).toBe(2);
  expect(sent).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an old or local fragment leaves the state’s text, with rules, rents and the letter', async ({
    page,
  }) => {
    await page.goto(IN_HOUSTON);
    await expect(title(page)).toHaveText('Rent in Texas with this on your record');
    await expect(page.getByText('by HUD’s estimate for')).toBeVisible();
    await page.getByText('Ask a screening company for your file').click();
    await expect(page.getByText('Please send me all information in my file')).toBeVisible();
  });
});
