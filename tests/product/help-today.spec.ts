import { expect, type Page } from 'playwright/test';

import { printedSheets } from '../support/printed-sheets.ts';
import { test } from '../support/policy-test.ts';

const calls = (page: Page) => page.locator('[data-calls] a');
const IN_FULTON = '/help-today/georgia/#county=Fulton+County';

test('the page of a county has the one number that serves it, its court and a sentence with its name', async ({
  page,
}) => {
  await page.goto(IN_FULTON);
  await expect(calls(page)).toHaveText(['(404) 521-0790']);
  await expect(page.locator('[data-court-name]')).toHaveText('Magistrate Court of Fulton County');
  await expect(page.getByText('I have an eviction case in Fulton County.')).toBeVisible();
  await expect(page.getByLabel('County')).toHaveValue('Fulton County');

  await page.getByText('I missed my date').click();
  await expect(page.getByText('I missed my court date in Fulton County.')).toBeVisible();
  await expect(page.getByText('I have an eviction case in Fulton County.')).toBeHidden();
  // After the last day no bar, and only what the state’s row says.
  await expect(page.locator('.help-days')).toBeHidden();
  await expect(page.getByText('A late answer may not help.')).toBeVisible();

  await page.getByLabel('County').selectOption('Chatham County');
  await expect(calls(page)).toHaveText(['(833) 457-7529']);
  await page.getByLabel('County').selectOption('All of Georgia');
  await expect(calls(page)).toHaveText(['(833) 457-7529', '(404) 524-5811', '211']);
});

test('days of one city hold there alone', async ({ page }) => {
  await page.goto('/help-today/new-york/#county=Kings+County');
  await expect(page.getByText('Unpaid rent: answer at court within 10 days')).toBeVisible();
  await expect(page.getByText('Go to court on the day and time in the papers.')).toBeHidden();
  await page.getByLabel('County').selectOption('Erie County');
  await expect(page.getByText('Unpaid rent: answer at court within 10 days')).toBeHidden();
  await expect(page.getByText('Go to court on the day and time in the papers.')).toBeVisible();
});

test('a county that nobody knows, an old fragment and a lost connection leave the state’s text', async ({
  page,
}) => {
  const ofState = ['(833) 457-7529', '(404) 524-5811', '211'];
  for (const fragment of ['#county=Atlantis', '#open-case', '#%E0%A4%A']) {
    await page.goto('about:blank');
    await page.goto(`/help-today/georgia/${fragment}`);
    await expect(calls(page)).toHaveText(ofState);
    await expect(page.getByText('I have an eviction case in Georgia.')).toBeVisible();
  }
  await page.route('**/data/sealing-law/**', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(IN_FULTON);
  await expect(page.getByRole('status')).toContainText('This is the help for all of Georgia.');
  await expect(calls(page)).toHaveText(ofState);
});

test('the plan of a state has the help and the court of a county, and what its search of cases costs', async ({
  page,
}) => {
  await page.goto('/sealing-laws/california/');
  await page.getByLabel('County').selectOption('Los Angeles County');
  await expect(calls(page)).toHaveText(['(800) 399-4529']);
  await expect(page.locator('[data-court-name]')).toHaveText(/Los Angeles/u);
  await expect(page.locator('[data-court-search] a')).toHaveText('Los Angeles Superior Court, access a case');
  await expect(page.locator('[data-court-cost]')).toHaveText('Some searches cost money.');
  await page.getByLabel('County').selectOption('All of California');
  await expect(calls(page).first()).toHaveText('211 helpline (United Way)');
  await expect(page.locator('[data-court-search]')).toBeHidden();
});

test('where no source is good enough, no day is named', async ({ page }) => {
  await page.goto('/help-today/arkansas/');
  await expect(page.getByText('Call before you move or pay.').first()).toBeVisible();
  await expect(page.locator('.help-days')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('5 days');
});

test('the county of the check’s answers is known, and the missed date is chosen by its link', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    sessionStorage.setItem('eligibilityCheck', JSON.stringify({ fields: { state: 'GA', county: 'fulton' } }));
  });
  await page.goto('/help-today/georgia/#kind=missed');
  await expect(page.getByLabel('County')).toHaveValue('Fulton County');
  await expect(page.getByText('I missed my court date in Fulton County.')).toBeVisible();
});

test('who never got papers reads the rule of the state, and what a judgment set aside does not do', async ({
  page,
}) => {
  await page.goto('/help-today/florida/#kind=unserved');
  await expect(page.getByText('Set the judgment aside first')).toBeVisible();
  await expect(page.getByText('Usual time to ask: 1 year.')).toBeVisible();
  await expect(page.getByText('The case must then be dismissed')).toBeVisible();
  await expect(page.locator('.help-days').first()).toBeHidden();
  // No source was good enough.
  await page.goto('/help-today/georgia/#kind=unserved');
  await expect(page.getByText('We have not read this state’s rule.')).toBeVisible();
});

test('prints on one sheet, in the longest states too', async ({ page }) => {
  for (const path of [
    IN_FULTON,
    '/help-today/new-york/',
    '/es/help-today/georgia/',
    '/es/help-today/california/',
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    expect(await printedSheets(page), path).toBe(1);
  }
});

test('a browser that cannot print says so, and what can', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as Partial<Window>).print;
  });
  await page.goto('/help-today/georgia/');
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This browser can’t print. Open this page in Chrome or Safari, then print.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the state’s numbers, days and both kinds of case are there', async ({ page }) => {
    await page.goto('/help-today/');
    await page.getByRole('link', { name: 'Georgia' }).first().click();
    await expect(calls(page)).toHaveText(['(833) 457-7529', '(404) 524-5811', '211']);
    await page.getByText('I missed my date').click();
    await expect(page.getByText('I missed my court date in Georgia.')).toBeVisible();
  });
});
