import { expect, test } from '@playwright/test';

import { LEAST_FILL_MS } from '#domain/forms/form.ts';
import { overhanging } from '../support/page-width.ts';
import { watch } from '../support/page-watch.ts';
import {
  giveDate,
  LOST_IN_MAINE,
  path,
  plan,
  PLAN_TODAY,
  planFor,
  unfoldPlan,
} from '../support/plan-page.ts';
import { check, fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';

/*
 * The plan under an answer on the built page. What it says is tested in src/features/renters-plan.
 */

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(PLAN_TODAY);
});

test('the plan loads without a complaint of the browser and without another host', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await openCheck(page);
  await fillCheck(page, renter(LOST_IN_MAINE));
  // A form that is sent faster than a person could is answered 429, which the browser logs as an error.
  await page.waitForTimeout(LEAST_FILL_MS);
  await submitCheck(page);
  await unfoldPlan(page);
  await giveDate(page, '2/29/2024');
  await expect(path(page, 'More than 3 years after a judgment')).toContainText('March 2, 2027');
  expect(watched.complaints()).toEqual([]);
  expect(watched.strangers()).toEqual([]);
});

test('the plan can be loaded again after its script could not be fetched, and the answer stands @desktop', async ({
  page,
}) => {
  await page.route(/RentersPlan.*\.js$/u, (route) => route.abort(), { times: 1 });
  await check(page, renter({ state: 'FL', county: '' }));
  await expect(page.getByText('We could not load your plan. Your answer above still stands.')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toContainText('We looked for a law in Florida');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
});

test('rules that could not be fetched can be loaded again @desktop', async ({ page }) => {
  await page.route(/renter-protections.*\.js$/u, (route) => route.abort(), { times: 1 });
  await planFor(page, {});
  await page
    .getByRole('combobox', { name: 'Where do you want to live next? (optional)' })
    .selectOption('Oregon');
  await expect(plan(page).getByText('We could not load the rules.')).toBeVisible();
  await plan(page).getByRole('button', { name: 'Try again' }).click();
  await expect(plan(page).getByText('For landlords in Oregon:')).toBeVisible();
});

test('the plan is also styled on a landing page @desktop', async ({ page }) => {
  await page.goto('/city/phoenix/');
  await page.locator('.landing-check').scrollIntoViewIfNeeded();
  await page.locator('form[data-check-form][data-ready]').waitFor();
  await fillCheck(page, renter(LOST_IN_MAINE));
  await submitCheck(page);
  const box = plan(page).locator('.plan-cautions > details');
  await expect(box).toBeVisible();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(box).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(path(page, 'More than 3 years after a judgment')).toBeVisible();
});

test('the page around a result says what sealing does not do if the law does less @desktop', async ({
  page,
}) => {
  await check(page, renter({ state: 'ME', county: '' }));
  await expect(page.locator('[data-verdict=found]')).toBeVisible();
  await page.locator('#good-to-know').evaluate((part) => {
    for (const fold of part.querySelectorAll('details')) fold.open = true;
  });
  await expect(
    page.getByText('The case comes off the court’s website, and the file stays open'),
  ).toBeVisible();
  await expect(page.getByText('A sealed case is hidden from the public court record.')).toBeHidden();
});

test.describe('on paper @desktop', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;

  for (const { language, at, pages, date, next } of [
    {
      language: 'English',
      at: '/eligibility-check/',
      pages: 1,
      date: 'When did the case end?',
      next: 'Where do you want to live next?',
    },
    // One for the renter and one in English for the clerk.
    {
      language: 'Spanish',
      at: '/es/eligibility-check/',
      pages: 2,
      date: '¿Cuándo terminó el caso?',
      next: '¿A dónde quiere mudarse?',
    },
  ]) {
    test(`the plan in ${language} fits on paper (pages: ${pages}), in black, with nothing else of the page`, async ({
      page,
    }) => {
      await check(page, renter({ ...LOST_IN_MAINE, county: 'Cumberland County' }), at);
      await expect(plan(page)).toBeVisible();
      await plan(page)
        .locator('details')
        .evaluateAll((folds: HTMLDetailsElement[]) => {
          for (const fold of folds) fold.open = true;
        });
      await page.getByRole('textbox', { name: date }).fill('2/29/2024');
      await page.getByRole('textbox', { name: date }).press('Enter');
      await page.getByRole('combobox', { name: next }).selectOption('Oregon');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const sheet = page.locator('.plan-sheet');
      await expect(sheet).toContainText('2027');
      await expect(sheet).toContainText('ORS 90.303(1)');
      await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('banner')).toBeHidden();
      expect(await overhanging(page)).toEqual([]);
      expect(pagesOf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).toBe(pages);
    });
  }
});
