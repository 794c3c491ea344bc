import { expect, test } from '@playwright/test';

import { ELIGIBILITY_CHECK_COPY as COPY } from '#content/words/es/check.ts';
import { recordsOf } from '../support/admin-records.ts';
import { watch } from '../support/page-watch.ts';
import { check, renter, submitCheck } from '../support/renter-form.ts';

/*
 * The check in Spanish on its built page. Its texts are tested in src/features/eligibility-check.
 */

const PAGE = '/es/eligibility-check/';

test('a check in Spanish is answered in Spanish and saved with its language', async ({
  page,
  request,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  const mine = renter({ fullName: 'María José Núñez Peña de la Cruz' });
  await check(page, mine, PAGE);
  await expect(page.locator('[data-banner]')).toContainText('USTED CUMPLE LOS REQUISITOS', {
    ignoreCase: true,
  });
  await expect(page.getByText(COPY.notices.savedWithoutCalls.title)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su plan', exact: true })).toBeVisible();
  expect(watched.complaints()).toEqual([]);
  expect(watched.strangers()).toEqual([]);
  expect(await recordsOf(request, mine.email)).toMatchObject([{ full_name: mine.fullName, language: 'es' }]);
});

test('a case stays when the language changes', async ({ page }) => {
  await check(page, renter({ state: 'OH', county: '' }), '/eligibility-check/');
  await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Español', exact: true }).first().click();
  await expect(page).toHaveURL(PAGE);
  await page.locator('form[data-check-form][data-ready]').waitFor({ state: 'attached' });
  await expect(page.locator('[name=state]')).toHaveValue('OH');
  await submitCheck(page);
  await expect(page.locator('[data-banner]')).toContainText('Ohio');
  await expect(page.getByRole('heading', { name: 'Su plan', exact: true })).toBeVisible();
});
