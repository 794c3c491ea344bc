import { expect, test, type Page } from '@playwright/test';

import {
  giveDate,
  letter,
  LOST_IN_MAINE,
  path,
  plan,
  PLAN_TODAY,
  planFor,
  inShort,
  unfoldPlan,
} from '../support/plan-page.ts';
import { fillCheck, renter, submitCheck } from '../support/renter-form.ts';

/*
 * What a renter leaves out, mixes up or changes their mind about: the plan is correct as far as it goes, says what it
 * does not know, and loses nothing that was typed. renters-plan.spec.ts covers invalid dates.
 */

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(PLAN_TODAY);
});

const DATE = 'When did the case end?';
const MAINE = 'More than 3 years after a judgment';
const dateBox = (page: Page) => page.getByRole('textbox', { name: DATE });

/** Whatever the browser keeps of a page when its tab is closed. */
const keptByBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([history.state, location.href, localStorage, document.cookie]));

test.describe('dates', () => {
  test('that are left out are reported as missing, with a lower bound', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await expect(path(page, MAINE)).toContainText('Add the day the case ended.');
    await expect(path(page, MAINE)).toContainText(
      'It will be no earlier than January 16, 2027. Count on that day or the next day the court is open.',
    );
    await expect(plan(page).getByText('Find what is missing')).toBeVisible();
    await expect(plan(page).getByText('Add the day of the judgment.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remind me' })).toHaveCount(0);
  });

  test('that contradict each other stop only what is counted from the wrong one', async ({ page }) => {
    await planFor(page, { state: 'OR', county: '', filingDate: '2022-03-05', outcome: 'settlement' });
    const kept = page.getByRole('textbox', { name: 'When did you do the last thing you agreed to?' });
    const terms = path(page, 'Agreed (stipulated) judgment, terms kept');
    await page.getByRole('radio', { name: 'A judgment was entered' }).check();
    await unfoldPlan(page);
    await kept.fill('3/4/2022');
    await giveDate(page, '5/1/2022');
    await expect(kept).toHaveAccessibleDescription(/This date is before the filing\./u);
    await kept.fill('4/30/2022');
    await giveDate(page, '5/1/2022');
    await expect(kept).toHaveAccessibleDescription(/This date is before the case ended\./u);
    await expect(terms).toContainText('This date is before the case ended.');
    await expect(dateBox(page)).not.toHaveAttribute('aria-invalid');
    // The other clock has what it needs.
    await expect(plan(page).getByText('after about May 1, 2029')).toBeVisible();
    await kept.fill('5/2/2022');
    await page.getByRole('button', { name: 'Update the dates' }).click();
    await expect(plan(page).getByText('Updated.').last()).toBeVisible();
    await expect(terms).toContainText('This path may be open now.');
  });

  test('can be taken back', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await giveDate(page, '2/29/2024');
    await expect(path(page, MAINE)).toContainText('March 2, 2027');
    await giveDate(page, '');
    await expect(path(page, MAINE)).toContainText('Add the day the case ended.');
  });
});

test.describe('what was typed into the plan', () => {
  test('survives Back, Forward and a reload, and is stored only in the tab', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await giveDate(page, '2/29/2024');
    await page.getByRole('combobox', { name: 'Which one?' }).selectOption('Note to a new landlord');
    await letter(page).fill('My own words');
    expect(await keptByBrowser(page)).not.toMatch(/2024|My own words/u);

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Check My Eligibility' })).toBeVisible();
    await page.goForward();
    await unfoldPlan(page);
    await expect(path(page, MAINE)).toContainText('March 2, 2027');
    await expect(dateBox(page)).toHaveValue('2/29/2024');
    await expect(letter(page)).toHaveValue('My own words');

    await page.reload();
    // With everything unfolded the browser may be at the footer, and the check hydrates only when it is near.
    await page.locator('#eligibility-checker').scrollIntoViewIfNeeded();
    await expect(path(page, MAINE)).toContainText('March 2, 2027');
    await unfoldPlan(page);
    await expect(letter(page)).toHaveValue('My own words');
    expect(await keptByBrowser(page)).not.toMatch(/2024|My own words/u);

    await page.getByRole('button', { name: 'Forget my answers' }).click();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/2024|My own words/u);
  });

  test('is restored without opening the plan again', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await dateBox(page).fill('2/29/20');
    await page.goBack();
    await page.goForward();
    await unfoldPlan(page);
    await expect(dateBox(page)).toHaveValue('2/29/20');
    await expect(dateBox(page)).not.toHaveAttribute('aria-invalid');
  });

  test('stays when an answer is corrected', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await giveDate(page, '2/29/2024');
    await page.getByRole('button', { name: 'Change my answers' }).click();
    await page.getByRole('radio', { name: 'Partially paid' }).check();
    await submitCheck(page);
    await unfoldPlan(page);
    await expect(
      plan(page).getByText('You still owe money on the judgment.', { exact: false }),
    ).toBeVisible();
    await expect(path(page, MAINE)).toContainText('March 2, 2027');
  });
});

test.describe('cases', () => {
  test('checked one after another have plans without data of the previous one', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await expect(plan(page)).toContainText('More than one case? Make a plan for each.');
    await giveDate(page, '2/29/2024');
    await letter(page).fill('Words about the first case');
    await page.getByRole('button', { name: 'Check Another Case' }).click();
    await fillCheck(page, renter({ ...LOST_IN_MAINE, fullName: 'Ana Other' }));
    await submitCheck(page);
    await unfoldPlan(page);
    await expect(dateBox(page)).toHaveValue('');
    await expect(path(page, MAINE)).toContainText('Add the day the case ended.');
    await expect(letter(page)).toHaveValue(/^Ana Other\n/u);
  });

  test('are judged by the law of their own state, whatever city the page is about', async ({ page }) => {
    await page.goto('/city/phoenix/');
    await page.locator('.landing-check').scrollIntoViewIfNeeded();
    await page.locator('form[data-check-form][data-ready]').waitFor();
    await fillCheck(page, renter(LOST_IN_MAINE));
    await submitCheck(page);
    await expect(plan(page)).toContainText(
      'It looks at each path of the law of Maine, where the case was, wherever you live now.',
    );
    await expect(path(page, MAINE)).toBeVisible();
    await expect(plan(page)).not.toContainText(/law of Arizona|Ariz\. Rev\. Stat\./u);
    await expect(inShort(page)).toContainText('Pine Tree Legal Assistance');
  });
});

test('the law under an answer links to its full page without losing the answer', async ({ page }) => {
  await planFor(page, LOST_IN_MAINE);
  await page.getByText('More about this law').click();
  const [law] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Every path of the law in Maine' }).click(),
  ]);
  await expect(law).toHaveURL('/sealing-laws/maine/');
  await expect(law.getByRole('heading', { level: 1 })).toContainText('Maine');
  await expect(plan(page)).toBeVisible();
});

test('a law unchecked for a year is shown with a warning, also on paper', async ({ page }) => {
  const warning = 'Nobody has checked this for more than a year, and the law may have changed.';
  await page.route('**/data/sealing-law/maine.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { panel: { evidence: object } };
    Object.assign(file.panel.evidence, { reliable: false, warning });
    await route.fulfill({ response, json: file });
  });
  await planFor(page, LOST_IN_MAINE);
  await expect(page.getByRole('region', { name: 'Eviction Record Sealing in Maine' })).toContainText(warning);
  await expect(plan(page)).toContainText(warning);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-sheet')).toContainText(warning);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the check links to the plans of all states', async ({ page }) => {
    await page.goto('/eligibility-check/');
    await page.getByRole('link', { name: 'Find your state’s plan' }).click();
    await expect(page).toHaveURL('/sealing-laws/');
    await page.locator('#maine').getByRole('link', { name: 'What to do in Maine' }).click();
    await expect(page).toHaveURL('/sealing-laws/maine/');
    await expect(page.getByRole('region', { name: 'Landlord won the case' })).toContainText(MAINE);
  });
});
