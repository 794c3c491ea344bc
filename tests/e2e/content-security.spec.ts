import { expect, test, type Page } from '@playwright/test';

import { button, entry, expectList, logInAsDemoAdmin, toasts, viewLink } from '../support/admin-pages.ts';
import { unfoldPlan } from '../support/plan-page.ts';
import { policyReports } from '../support/policy-reports.ts';
import { fillCheck, renter, submitCheck } from '../support/renter-form.ts';
import { CONTACT_FORM, fillForm, formOn, LEAD_BOX, openForm, submitButton } from '../support/reply-form.ts';
import { ROUTES, visitAddress } from '../support/routes.ts';
import { saveCheck } from '../support/saved-check.ts';

/** Scrolls down the page like a reader, so that every island hydrates. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

// every-page.spec.ts checks that the policies block nothing on a page.
test('every page carries both policies', async ({ request }) => {
  for (const route of ROUTES) {
    const answer = await request.get(visitAddress(route));
    expect.soft(answer.headers()['content-security-policy'], route.path).toContain("frame-ancestors 'none'");
    const inPage = (await answer.text()).match(/<meta http-equiv="content-security-policy"/gu);
    expect.soft(inPage, route.path).toHaveLength(1);
  }
});

test('injected code does not run, render or navigate', async ({ page }) => {
  const reports = await policyReports(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/stolen.png';
    const frame = document.createElement('iframe');
    frame.src = '/faq/';
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "taken over"');
    document.body.append(script, image, frame, style, button);
    button.click();
  });
  await expect(page.locator('main')).toBeVisible();
  await expect(page).not.toHaveTitle('taken over');
  await expect
    .poll(() =>
      reports
        .filter((report) => report.startsWith('/: '))
        .map((report) => report.split(' ')[1])
        .sort(),
    )
    .toEqual(['frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
});

test('the policies do not block the home page in use: theme, questions, dialog, lender, lead box', async ({
  page,
  context,
}) => {
  const reports = await policyReports(page);
  await context.route('https://lending.example.com/**', (route) => route.fulfill({ body: 'the lender' }));
  await page.goto('/');
  const dark = page.getByRole('radio', { name: 'Dark' });
  // On a phone the switch is in the menu, which public-pages.spec.ts opens.
  if (await dark.isVisible()) {
    await dark.check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await openForm(page, LEAD_BOX);
  await fillForm(page, LEAD_BOX, LEAD_BOX.answers());
  await submitButton(page, LEAD_BOX).click();
  await expect(formOn(page, LEAD_BOX).getByRole('status')).toHaveText(/Success/u);
  await readToTheEnd(page);
  await page.getByRole('button', { name: 'Apply for Deposit Loan' }).click();
  await page.getByRole('slider', { name: 'Loan amount' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Continue with the lender' }).click();
  await expect(page).toHaveURL(/^https:\/\/lending\.example\.com\//u);
  expect(reports).toEqual([]);
});

for (const address of ['/eligibility-check/', '/city/houston/']) {
  test(`the policies do not block the check on ${address} with its plan and calendar file`, async ({
    page,
  }) => {
    const reports = await policyReports(page);
    await page.goto(address);
    await page.locator('[id$=checker-title]').scrollIntoViewIfNeeded();
    await page.locator('form[data-check-form][data-ready]').waitFor();
    await fillCheck(
      page,
      renter({ state: 'ME', county: '', filingDate: '2024-01-15', outcome: 'lost', paymentStatus: 'paid' }),
    );
    await submitCheck(page);
    await unfoldPlan(page);
    await page.getByRole('textbox', { name: 'When did the case end?' }).fill('2024-03-01');
    await page.getByRole('button', { name: 'Update the dates' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Remind me/u })
      .first()
      .click();
    await download;
    // Its styles apply, because the policy lists the hash of their style sheet.
    await expect(page.locator('.plan')).toHaveCSS('display', 'grid');
    expect(reports).toEqual([]);
  });
}

test('the policies do not block the contact form and its toast', async ({ page }) => {
  const reports = await policyReports(page);
  await openForm(page, CONTACT_FORM);
  await fillForm(page, CONTACT_FORM, CONTACT_FORM.answers());
  await submitButton(page, CONTACT_FORM).click();
  await expect(toasts(page)).toContainText('Message Sent!');
  expect(reports).toEqual([]);
});

test('the policies do not block the back office in use: login, lists, charts, export, removal, audit', async ({
  page,
  request,
}) => {
  const { id } = await saveCheck(request);
  const reports = await policyReports(page);
  await logInAsDemoAdmin(page);
  const views = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  const count = await views.count();
  expect(count).toBeGreaterThan(3);
  for (let view = 0; view < count; view += 1) {
    await views.nth(view).click();
    await page.waitForLoadState('networkidle');
  }
  await viewLink(page, 'Site').click();
  await expect(page.getByRole('button', { name: /^Audit all/u })).toBeVisible();
  await page.getByLabel('Page', { exact: true }).fill('/faq/');
  await button(page, 'Audit page').click();
  await expect(page.getByText('100 / 100')).toBeVisible();
  await page.goto('/admin/dashboard/?list=submissions');
  await expectList(page);
  await entry(page, id)
    .getByRole('button', { name: /^Delete/u })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/u })
    .click();
  await expect(entry(page, id)).toHaveCount(0);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login\//u);
  expect(reports).toEqual([]);
});
