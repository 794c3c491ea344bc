import { expect, type Locator, type Page } from 'playwright/test';

/** Opens every folded part of the plan, once it is there. */
export async function unfoldPlan(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
  await plan(page)
    .locator('details')
    .evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
}

/** The plan on show. */
export const plan = (page: Page): Locator => page.locator('.plan');

/** One remedy of the law in it. */
export const path = (page: Page, title: string): Locator =>
  plan(page).getByRole('listitem').filter({ hasText: title }).first();

/** Types a date into the question of that name and updates the plan. */
export async function giveDate(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'When did the case end?' }).fill(text);
  await page.getByRole('button', { name: 'Update the answer' }).click();
}
