import { expect, test } from '@playwright/test';

import {
  button,
  entry,
  expectList,
  logInAsDemoAdmin,
  openPanel,
  toasts,
  viewLink,
} from '../support/admin-pages.ts';
import { giveDate, LOST_IN_MAINE, unfoldPlan } from '../support/plan-page.ts';
import { HOSTILE_TEXTS } from '../prove/support/hostile-texts.ts';
import { policyReports } from '../support/policy-reports.ts';
import { check, renter } from '../support/renter-form.ts';
import { CONTACT_FORM, fillForm, formOn, LEAD_BOX, openForm, submitButton } from '../support/reply-form.ts';
import { saveCheck } from '../support/saved-check.ts';

test('every kind of page is served with both policies', async ({ request }) => {
  for (const path of ['/', '/city/no-such-city/', '/no-such-page/', '/admin/login/']) {
    const answer = await request.get(path);
    expect.soft(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    const inPage = (await answer.text()).match(/<meta http-equiv="content-security-policy"/gu);
    expect.soft(inPage, path).toHaveLength(1);
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

test('the policies do not block the home page in use: theme, lead box, dialog, lender', async ({
  page,
  context,
}) => {
  const reports = await policyReports(page);
  await context.route('https://lending.example.com/**', (route) => route.fulfill({ body: 'the lender' }));
  await page.goto('/');
  await page.locator('theme-button button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const box = formOn(page, LEAD_BOX);
  await box.scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]) form[action="${LEAD_BOX.action}"]`).waitFor();
  await fillForm(page, LEAD_BOX, LEAD_BOX.answers());
  await submitButton(page, LEAD_BOX).click();
  await expect(box.getByRole('status')).toHaveText(/Success/u);
  await page.getByRole('button', { name: 'Apply for Deposit Loan' }).click();
  await page.getByRole('slider', { name: 'Loan amount' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Continue with the lender' }).click();
  await expect(page).toHaveURL('https://lending.example.com/deposit-loan?amount=2400');
  expect(reports).toEqual([]);
});

test('the policies do not block the check with its plan and calendar file', async ({ page }) => {
  const reports = await policyReports(page);
  await check(page, renter(LOST_IN_MAINE));
  await unfoldPlan(page);
  await giveDate(page, '2024-03-01');
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
  // With texts that the policies would have to stop, if they were not shown as text.
  const markup = HOSTILE_TEXTS.markup.join(' ');
  const { id } = await saveCheck(request, { fullName: markup.slice(0, 200), details: markup });
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
  await page.getByLabel('Page', { exact: true }).fill('/faq/');
  await button(page, 'Audit page').click();
  await expect(page.getByText('100 / 100')).toBeVisible();
  await page.goto('/admin/dashboard/?list=submissions');
  await expectList(page);
  const panel = await openPanel(page, id);
  await panel.getByRole('button', { name: /^Delete: /u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/u })
    .click();
  await expect(entry(page, id)).toHaveCount(0);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/admin\/login\//u);
  expect(reports).toEqual([]);
});
