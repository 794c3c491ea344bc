import { expect } from 'playwright/test';

import { plan } from '../support/plan-page.ts';
import { printedSheets } from '../support/printed-sheets.ts';
import { test } from '../support/policy-test.ts';
import { check, renter } from '../support/renter-form.ts';
import { PLAN_TODAY } from '../support/renter-answers.ts';

/*
 * The plan under an answer on the built page. What it says is tested in src/features/renters-plan.
 */

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(PLAN_TODAY);
});

test('the law can be loaded again after its script could not be fetched, and the answer stands @desktop', async ({
  page,
}) => {
  const withPlan = /\/LawDetails\.[^/]*\.js/u;
  await page.route(withPlan, (route) => route.abort());
  await check(page, renter({ state: 'FL', county: '' }));
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toContainText('We could not load the law now.');
  await expect(page.getByText('YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
  await expect(verdict.getByText('✓ Submission Saved')).toBeVisible();
  // Without a plan there is no button to it, nor one that would print it.
  await expect(verdict.getByRole('button', { name: /plan/u })).toHaveCount(0);
  const again = verdict.getByRole('button', { name: 'Load it again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(withPlan);
  await again.click();
  await expect(verdict).toContainText('We looked for a law in Florida');
});

test.describe('on paper @desktop', () => {
  for (const { language, at, pages } of [
    {
      language: 'English',
      at: '/eligibility-check/',
      pages: 1,
    },
    // One for the renter and one in English for the clerk.
    {
      language: 'Spanish',
      at: '/es/eligibility-check/',
      pages: 2,
    },
  ]) {
    // The longest, found by printing those of all states.
    for (const answers of [
      { state: 'DC', county: '', outcome: 'lost', paymentStatus: 'not-paid' },
      { state: 'OR', county: 'Hood River County', outcome: 'lost', paymentStatus: 'paid' },
    ] as const) {
      test(`the long plan of ${answers.state} in ${language} takes no more paper (pages: ${pages})`, async ({
        page,
      }) => {
        await check(page, renter(answers), at);
        await expect(plan(page)).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('.plan-sheet')).toBeVisible();
        await expect(page.getByRole('banner')).toBeHidden();
        expect(await printedSheets(page)).toBe(pages);
      });
    }
  }
});
