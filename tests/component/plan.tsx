import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import type { RenterAnswers } from '../support/renter-answers.ts';
import { check, serveChecks, setToday } from './check.tsx';
import type { Showing } from './island.tsx';

/** The plan on show. */
export const plan = page.getBySelector('.plan');

/** What is printed instead of the page. */
export const sheet = page.getBySelector('.plan-sheet');

export const planHeading = (language: Showing['language'] = 'en') =>
  page.getByRole('heading', { name: language === 'es' ? 'Su plan' : 'Your plan', exact: true });

/** Opens every folded part of the plan, once it is there. */
export async function unfoldPlan(language?: Showing['language']): Promise<void> {
  await expect.element(planHeading(language)).toBeVisible();
  // The heading is there before the law is, which brings what is folded.
  await expect
    .poll(() => {
      const folds = [...plan.element().querySelectorAll('details')];
      for (const fold of folds) fold.open = true;
      return folds.length;
    })
    .toBeGreaterThan(0);
}

/** Fills in the check on a fixed day, waits for the plan under the answer, and opens its folded parts. */
export async function planFor(answers: Partial<RenterAnswers>, showing: Showing = {}) {
  setToday();
  const server = serveChecks();
  await check(answers, showing);
  await unfoldPlan(showing.language);
  return server;
}

/** One path of the law in it. */
export const path = (title: string): Locator => plan.getByRole('listitem').filter({ hasText: title }).first();
