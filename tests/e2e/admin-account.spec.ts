import { expect, test, type APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

import { emulatorHintsSchema } from '#domain/api/contract.ts';
import { button, expectList, notification, storedSession, submitLogin } from '../support/admin-pages.ts';
import { makeAccount } from '../support/auth-accounts.ts';

const LOGIN = '/admin/login/';

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});

/** The links of the mails that the Auth emulator would have sent to somebody. */
async function resetLinks(request: APIRequestContext, email: string): Promise<string[]> {
  const { authUrl } = emulatorHintsSchema.parse(await (await request.get('/api/emulators')).json());
  const answer = await request.get(`${authUrl}/emulator/v1/projects/demo-secondkey/oobCodes`);
  const { oobCodes } = mailsSchema.parse(await answer.json());
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === 'PASSWORD_RESET')
    .map((mail) => mail.oobLink);
}

test.describe('a forgotten password', () => {
  test('is replaced through the link in a mail', async ({ page, request }) => {
    const account = await makeAccount(request, { admin: true });
    await page.goto(LOGIN);
    await page.getByLabel('Email').fill(account.email);
    await button(page, 'Forgot your password?').click();
    await expect(notification(page, 'Check your email')).toContainText(
      `If ${account.email} has an account here`,
    );
    const [link] = await resetLinks(request, account.email);
    if (link === undefined) throw new Error('No mail was sent.');
    await request.get(`${link}&newPassword=${encodeURIComponent('another long secret')}`);
    await submitLogin(page, account);
    await expect(notification(page, 'Login Failed')).toBeVisible();
    await submitLogin(page, { email: account.email, password: 'another long secret' });
    await expectList(page);
  });

  test('for an unknown account shows the same message and sends nothing', async ({ page, request }) => {
    const email = `nobody-${Date.now()}@example.com`;
    await page.goto(LOGIN);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Forgot your password?').click();
    await expect(notification(page, 'Check your email')).toContainText(`If ${email} has an account here`);
    expect(await resetLinks(request, email)).toEqual([]);
  });

  test('requires the email address first', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Forgot your password?').click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /Enter your email address, then choose/u,
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
  });

  test('without a network reports that no mail was sent', async ({ page, context }) => {
    await page.goto(LOGIN);
    await page.getByLabel('Email').fill('admin@example.com');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page, 'Forgot your password?').click();
    await expect(notification(page, 'No mail was sent')).toContainText('Check your connection');
  });
});

test.describe('logging out everywhere', () => {
  test('ends the sessions on all devices', async ({ browser, baseURL, request }) => {
    const account = await makeAccount(request, { admin: true });
    const devices = await Promise.all(
      [1, 2].map(async () => {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        const page = await context.newPage();
        await page.goto(LOGIN);
        await submitLogin(page, account);
        await expectList(page);
        return page;
      }),
    );
    const [here, there] = devices;
    if (here === undefined || there === undefined) throw new Error('There are two.');
    // Tokens are revoked with a precision of one second: one issued in the same second would still be valid.
    await here.waitForTimeout(1_500);
    await button(here, 'Log out everywhere').click();
    await expect(here).toHaveURL(LOGIN);
    await expect(notification(here, 'Logged Out')).toContainText('You have been logged out on every device');
    expect(await storedSession(here)).toBeNull();
    await button(there, 'Refresh').click();
    await expect(there).toHaveURL(`${LOGIN}?reason=session-ended`);
    for (const page of devices) await page.context().close();
  });

  test('reports when the server cannot be reached', async ({ page, request }) => {
    const account = await makeAccount(request, { admin: true });
    await page.goto(LOGIN);
    await submitLogin(page, account);
    await expectList(page);
    await page.route('**/api/admin/sign-out-everywhere', (route) =>
      route.fulfill({ status: 400, body: '{}' }),
    );
    await button(page, 'Log out everywhere').click();
    await expect(notification(page, 'Error')).toContainText('Nobody was logged out');
    await expect(page).toHaveURL('/admin/dashboard/');
  });
});
