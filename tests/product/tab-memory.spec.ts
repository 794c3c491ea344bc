import { expect, type Page } from 'playwright/test';

import { recordsOf } from '../support/admin-records.ts';
import { measureShifts } from '../support/page-watch.ts';
import { giveDate, path, unfoldPlan } from '../support/plan-page.ts';
import { test } from '../support/policy-test.ts';
import { check, fillCheck, openCheck, renter } from '../support/renter-form.ts';
import { LOST_IN_MAINE, PLAN_TODAY } from '../support/renter-answers.ts';

/*
 * What a browser adds to the memory of a tab (src/features/eligibility-check/tab-memory.component.test.tsx): scrolling,
 * its own restoring of forms, and other pages. Playwright's Chromium has the back/forward cache turned off.
 */

const field = (page: Page, name: string) => page.locator(`form[data-check-form] [name=${name}]`);
const awake = (page: Page) =>
  page.locator('form[data-check-form][data-ready]').waitFor({ state: 'attached' });
const saves = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submissions')) sent.push(request.postData() ?? '');
  });
  return sent;
};

test('a reload and Back from another page keep the result with its plan and what the page says of its law, and send nothing twice', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(PLAN_TODAY);
  const mine = renter({ ...LOST_IN_MAINE, state: 'ME' });
  await check(page, mine);
  await unfoldPlan(page);
  await giveDate(page, '2/29/2024');
  await page.getByRole('textbox', { name: 'When did the case end?' }).fill('3/1/20');
  await expect(page.getByText('✓ Submission Saved')).toBeVisible();
  await page.getByRole('heading', { name: 'Your plan', exact: true }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const sent = saves(page);
  // The page is painted before the law is there.
  await page.route('**/data/sealing-law/*.json', async (route) => {
    await new Promise((go) => setTimeout(go, 500));
    await route.continue();
  });
  const shifts = await measureShifts(page);
  await page.reload();
  const verdict = page.locator('[data-verdict=found]');
  await expect(verdict).toContainText('The earliest date we can work out: March 2, 2027.');
  await expect(page.getByText('✓ Submission Saved')).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
  await expect(page.getByRole('textbox', { name: 'When did the case end?' })).toHaveValue('3/1/20');
  // A reload folds the plan's parts.
  await unfoldPlan(page);
  await expect(path(page, 'More than 3 years after a judgment')).toContainText('March 2, 2027');

  // The rest of the page says what sealing does not do if the law does less.
  await page.locator('#good-to-know').evaluate((part) => {
    for (const fold of part.querySelectorAll('details')) fold.open = true;
  });
  await expect(
    page.getByText('The case comes off the court’s website, and the file stays open'),
  ).toBeVisible();
  await expect(page.getByText('A sealed case is hidden from the public court record.')).toBeHidden();

  // And after Back from another page, and the form behind it.
  await page.locator('footer').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about/');
  await page.goBack();
  // The browser is back at the footer, and the check hydrates only when it is near.
  await page.locator('#eligibility-checker').scrollIntoViewIfNeeded();
  await expect(verdict).toContainText('March 2, 2027');
  await page.goBack();
  await expect(field(page, 'email')).toHaveValue(mine.email);
  await page.goForward();
  await expect(verdict).toContainText('March 2, 2027');
  expect(sent).toEqual([]);
  expect(await recordsOf(request, mine.email)).toHaveLength(1);
});

test('forgetting on one page clears what the browser restores on another', async ({ page }) => {
  const mine = renter();
  await openCheck(page, '/#eligibility-checker');
  await fillCheck(page, mine);
  await page.goto('/eligibility-check/');
  await awake(page);
  await expect(field(page, 'email')).toHaveValue(mine.email);
  await page.getByRole('button', { name: 'Forget my answers' }).click();
  await expect(page.getByText('Done. This tab has forgotten your answers.')).toBeVisible();
  await page.goBack();
  await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
  await awake(page);
  for (const name of ['fullName', 'email', 'phone', 'county', 'filingDate'])
    await expect(field(page, name)).toHaveValue('');
});
