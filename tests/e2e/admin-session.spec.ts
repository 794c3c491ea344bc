import { expect, test } from '@playwright/test';

import { violations } from '../support/accessibility.ts';
import { button, expectList, logInAsDemoAdmin, openDashboard, submitLogin } from '../support/admin-pages.ts';
import { makeAccount } from '../support/auth-accounts.ts';
import { saveCheck } from '../support/saved-check.ts';

const PASSWORD_NEEDED = {
  status: 401,
  contentType: 'application/problem+json',
  json: {
    type: '/problems/recent-login',
    title: 'Unauthorized',
    status: 401,
    detail: 'Type your password again to do this.',
  },
};

test.describe('the password, asked for again', () => {
  test('lets an export continue where it was @desktop', async ({ page, request }) => {
    await saveCheck(request);
    await logInAsDemoAdmin(page);
    await openDashboard(page);
    let refusals = 1;
    await page.route('**/api/admin/submissions.csv*', (route) =>
      refusals-- > 0 ? route.fulfill(PASSWORD_NEEDED) : route.fallback(),
    );
    const download = page.waitForEvent('download');
    await button(page, 'Export CSV').click();
    const dialog = page.getByRole('dialog', { name: 'Type your password again' });
    await expect(dialog.getByLabel('Password of admin@example.com')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Confirm').click();
    await expect(dialog.getByLabel(/^Password/u)).toHaveAccessibleDescription(/Enter your password/u);
    await dialog.getByLabel(/^Password/u).fill('wrong');
    await button(page, 'Confirm').click();
    await expect(dialog.getByLabel(/^Password/u)).toHaveAccessibleDescription(/That password is wrong/u);
    await dialog.getByLabel(/^Password/u).fill('open-the-door');
    await button(page, 'Confirm').click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/u);
    await expect(dialog).toBeHidden();
  });

  test('can be declined without being logged out @desktop', async ({ page, request }) => {
    await saveCheck(request);
    await logInAsDemoAdmin(page);
    await openDashboard(page);
    await page.route('**/api/admin/submissions.csv*', (route) => route.fulfill(PASSWORD_NEEDED));
    await button(page, 'Export CSV').click();
    await page.getByRole('dialog', { name: 'Type your password again' }).press('Escape');
    await expect(page.getByText('Type your password again to do this.').first()).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard/?list=submissions');
  });
});

test.describe('an idle admin', () => {
  test('is warned, then logged out behind a cover, and later finds what was typed @desktop', async ({
    page,
    request,
  }) => {
    await saveCheck(request);
    const account = await makeAccount(request, { admin: true });
    await page.clock.install();
    await page.goto('/admin/login/');
    await submitLogin(page, account);
    await expectList(page);
    await page
      .getByRole('button', { name: /^Log a call or note/u })
      .first()
      .click();
    const note = page.getByLabel(/^Note about/u);
    await note.fill('Called, asked to wait');

    // Not `runFor`, which would send the requests of 28 minutes at once.
    await page.clock.fastForward('28:10');
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Stay logged in').click();
    await expect(warning).toBeHidden();
    await expect(note).toHaveValue('Called, asked to wait');

    await page.clock.fastForward('30:10');
    const curtain = page.getByRole('dialog', { name: 'You were logged out' });
    await expect(curtain).toBeVisible();
    // Nobody who finds the computer can read names.
    const behind = await curtain.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(behind).toMatch(/^rgb\(/u);
    expect(await violations(page)).toEqual([]);
    // The minutely request waits for the login, and the page stays open.
    await page.clock.fastForward('02:30');
    await curtain.getByLabel(`Password of ${account.email}`).fill(account.password);
    await button(page, 'Confirm').click();
    await expect(curtain).toBeHidden();
    await expect(note).toHaveValue('Called, asked to wait');
    await button(page, 'Refresh').click();
    await expect(page).toHaveURL('/admin/dashboard/');
  });
});

test('the second-factor page says when second factors are unavailable @desktop', async ({ page }) => {
  await logInAsDemoAdmin(page);
  await page.goto('/admin/second-factor/');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Set it up').click();
  await expect(page.getByRole('alert')).toContainText('this project has no second factors');
});

test('a call that needs a second factor leads to its page @desktop', async ({ page }) => {
  await logInAsDemoAdmin(page);
  await openDashboard(page);
  await page.route('**/api/admin/submissions?*', (route) =>
    route.fulfill({
      ...PASSWORD_NEEDED,
      json: { ...PASSWORD_NEEDED.json, type: '/problems/second-factor' },
    }),
  );
  await button(page, 'Refresh').click();
  await expect(page).toHaveURL('/admin/second-factor/');
});
