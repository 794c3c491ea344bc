import type { Page } from 'playwright/test';

import { takeTime } from './fill-time.ts';
import { ownPhone } from './own-phone.ts';
import { DISMISSED, type RenterAnswers } from './renter-answers.ts';

let renters = 0;

/** A dismissed Maricopa case of a unique renter. */
export function renter(changes: Partial<RenterAnswers> = {}): RenterAnswers {
  renters += 1;
  return {
    ...DISMISSED,
    email: `renter-${process.pid}-${Date.now()}-${renters}@example.com`,
    phone: ownPhone(),
    ...changes,
  };
}

/** Opens a page and waits until its check is hydrated. */
export async function openCheck(page: Page, path = '/eligibility-check/'): Promise<void> {
  // The tab remembers an earlier check, and would show its result instead of the form.
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  }
  await page.goto(path);
  await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
  await page.locator('form[data-check-form][data-ready]').waitFor();
}

/** Fills in every question, step by step. */
export async function fillCheck(page: Page, answers: RenterAnswers): Promise<void> {
  const form = page.locator('form[data-check-form]');
  const fill = async (
    ...names: readonly ('county' | 'filingDate' | 'details' | 'fullName' | 'email' | 'phone')[]
  ) => {
    for (const name of names) await form.locator(`[name=${name}]`).fill(answers[name]);
  };
  await form.locator('[name=state]').selectOption(answers.state);
  await fill('county', 'filingDate');
  await nextStep(page, 0);
  // With smooth scrolling, a click that has to scroll would wait a second until the page stops moving.
  await form
    .locator('[name=outcome]')
    .first()
    .evaluate((radio) => {
      radio.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  await form.locator(`[name=outcome][value=${answers.outcome}]`).check();
  await form.locator(`[name=paymentStatus][value=${answers.paymentStatus}]`).check();
  await form.locator('[name=reason]').selectOption(answers.reason);
  await fill('details');
  await nextStep(page, 1);
  await fill('fullName', 'email', 'phone');
  await takeTime(page);
}

/** Presses a step's button to the next one. Without scripts there is none: all steps are open. */
async function nextStep(page: Page, step: 0 | 1): Promise<void> {
  const next = page.locator('form[data-check-form] [data-next]').nth(step);
  if (await next.isVisible()) await next.click();
}

/** Presses the form's last button. */
export async function submitCheck(page: Page): Promise<void> {
  await page.locator('form[data-check-form] [type=submit]:not([data-next])').click();
}

/** Open, fill in, submit. */
export async function check(page: Page, answers: RenterAnswers, path?: string): Promise<void> {
  await openCheck(page, path);
  await fillCheck(page, answers);
  await submitCheck(page);
}
