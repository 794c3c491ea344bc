import { expect } from 'playwright/test';

import { LEAST_FILL_MS } from '#domain/forms/form.ts';
import { recordsOf } from '../support/admin-records.ts';
import { watch } from '../support/page-watch.ts';
import { giveDate, path, unfoldPlan } from '../support/plan-page.ts';
import { test } from '../support/policy-test.ts';
import { LOST_IN_MAINE, PLAN_TODAY } from '../support/renter-answers.ts';
import { fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';

/*
 * The check from the built page to the store, and the plan under its answer. What they ask and say is tested in
 * src/features/eligibility-check and src/features/renters-plan.
 */

const ELIGIBLE = 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!';

test('two tabs and two clicks make one record @desktop', async ({ context, request }) => {
  const mine = renter();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await openCheck(tab);
    await fillCheck(tab, mine);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Check My Eligibility' }).dblclick()));
  for (const tab of tabs) await expect(tab.getByText('✓ Submission Saved')).toBeVisible();
  expect(await recordsOf(request, mine.email)).toHaveLength(1);
});

test('a check is answered without a network, and once it is back saved once and visible to the admin @desktop', async ({
  page,
  context,
  request,
}) => {
  const mine = renter({ county: 'Pima County', details: '“Quoted” <b>words</b>, 日本語' });
  await openCheck(page);
  await fillCheck(page, mine);
  await context.setOffline(true);
  await submitCheck(page);
  await expect(page.locator('[data-verdict] h2')).toBeFocused();
  await expect(page.locator('[data-banner]')).toContainText(ELIGIBLE);
  await context.setOffline(false);
  await expect(page.getByText('✓ Submission Saved')).toBeVisible();
  expect(await recordsOf(request, mine.email)).toMatchObject([
    {
      classification: 'eligible',
      is_eligible: true,
      full_name: mine.fullName,
      state: 'AZ',
      county: 'Pima County',
      filing_date: mine.filingDate,
      details: mine.details,
    },
  ]);
});

test('a check on the home page is saved once, and its plan saves its dates, without a complaint of the browser or another host @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await page.clock.setFixedTime(PLAN_TODAY);
  const mine = renter(LOST_IN_MAINE);
  await openCheck(page, '/#eligibility-checker');
  await fillCheck(page, mine);
  // A form that is sent faster than a person could is answered 429, which the browser logs as an error.
  await page.waitForTimeout(LEAST_FILL_MS);
  await submitCheck(page);
  await expect(page.locator('[data-verdict] h2')).toBeFocused();
  await unfoldPlan(page);
  await giveDate(page, '2/29/2024');
  await expect(path(page, 'More than 3 years after a judgment')).toContainText('March 2, 2027');
  await page.getByRole('button', { name: 'Add to my calendar' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the calendar file' }).first().click();
  expect((await download).suggestedFilename()).toBe('my-dates.ics');
  await expect(page.getByText('✓ Submission Saved')).toBeVisible();
  expect(await recordsOf(request, mine.email)).toMatchObject([{ full_name: mine.fullName, state: 'ME' }]);
  expect(watched.complaints()).toEqual([]);
  expect(watched.strangers()).toEqual([]);
});

test('the check’s script is not fetched before the form is near @desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/_astro/Island.'))).toEqual([]);
  await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some((url) => url.includes('/_astro/Island.'))).toBe(true);
});

test('what is typed before the script arrives is kept, and the button pressed before leads on once it has @desktop', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/Island.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/eligibility-check/');
  await page.getByLabel('State where the case was filed').selectOption('AZ');
  await page.getByRole('combobox', { name: 'County' }).fill('maricopa co');
  await page.getByLabel('Date the case was filed').fill('March 2021');
  // As a password manager does. React then makes a new form.
  await page.locator('#check-county').evaluate((county) => {
    county.after(document.createElement('div'));
  });
  await page.getByRole('button', { name: 'Next: how it ended' }).click();
  await expect(page.getByText('One moment: the check is still loading.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await expect(page.getByRole('heading', { name: 'How it ended', exact: true })).toBeFocused();
  // The name in full shows that the county was understood, too.
  await expect(page.getByText('Maricopa County, Arizona · March 2021').first()).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toHaveCount(1);
  await expect(progress.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions are open, and the answers are stored and answered by a page @desktop', async ({
    page,
    request,
  }) => {
    const mine = renter();
    await page.goto('/eligibility-check/');
    await fillCheck(page, mine);
    await submitCheck(page);
    await expect(page).toHaveURL('/sent/check/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your answers');
    expect(await recordsOf(request, mine.email)).toMatchObject([
      { full_name: mine.fullName, filing_date: mine.filingDate, outcome: mine.outcome },
    ]);
  });
});
