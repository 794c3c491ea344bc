import { expect } from 'playwright/test';

import { plan } from '../support/plan-page.ts';
import { printedSheets } from '../support/printed-sheets.ts';
import { test } from '../support/policy-test.ts';
import { check, renter } from '../support/renter-form.ts';
import { LOST_IN_MAINE, PLAN_TODAY } from '../support/renter-answers.ts';
import { overhanging } from '../support/page-checks.ts';

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
  for (const { language, at, pages, date } of [
    {
      language: 'English',
      at: '/eligibility-check/',
      pages: 1,
      date: 'When did the case end?',
    },
    // One for the renter and one in English for the clerk.
    {
      language: 'Spanish',
      at: '/es/eligibility-check/',
      pages: 2,
      date: '¿Cuándo terminó el caso?',
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
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const sheet = page.locator('.plan-sheet');
      await expect(sheet).toContainText('2027');
      await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.getByRole('banner')).toBeHidden();
      expect(await page.evaluate(overhanging)).toEqual([]);
      expect(await printedSheets(page)).toBe(pages);
    });

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
        expect(await printedSheets(page)).toBe(pages);
      });
    }
  }
});
