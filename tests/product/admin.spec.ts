import { readFile } from 'node:fs/promises';

import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

import { emulatorHintsSchema } from '#domain/api/contract.ts';
import {
  button,
  entry,
  expectList,
  logInAsDemoAdmin,
  openPanel,
  storedSession,
  submitLogin,
  toast,
  viewLink,
} from '../support/admin-pages.ts';
import { HOSTILE_TEXTS } from '../prove/support/hostile-texts.ts';
import { adminToken } from '../support/admin-records.ts';
import { disable, makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { dialled } from '../support/own-phone.ts';
import { test } from '../support/policy-test.ts';
import { saveCheck } from '../support/saved-check.ts';

/*
 * The admin's journeys through the running product: what only Firebase Auth, Firestore and the served pages together
 * can show. src/features/admin/ has a component test for every view.
 */

const LOGIN = '/admin/login/';
const DASHBOARD = '/admin/dashboard/';
const SUBMISSIONS = '/admin/dashboard/?list=submissions';

/** Tokens are revoked with a precision of one second: one issued in the same second would still be valid. */
const waitForNextSecond = (page: Page) => page.waitForTimeout(1_500);

test('the admin logs in, sees a saved check, exports and deletes it, and logs out', async ({
  page,
  request,
}) => {
  const check = await saveCheck(request, {
    fullName: `Zz${crypto.randomUUID().replaceAll(/[\d-]/gu, '')}`,
    contactConsent: true,
    // What the policies would have to stop, if it were not shown as text.
    details: HOSTILE_TEXTS.markup.join(' '),
  });
  // Chromium without a display was seen to report no idle time; the login page must not wait for it.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => {
            callback({ didTimeout: true, timeRemaining: () => 0 });
          }, timeout);
  });
  await page.goto(`${DASHBOARD}?list=submissions#top`);
  await expect(page).toHaveURL(`${LOGIN}?next=${encodeURIComponent(SUBMISSIONS)}#top`);
  await button(page, 'Fill in').click();
  await button(page, 'Log in').click();
  await expect(toast(page, 'Login Successful')).toContainText('Welcome to the admin dashboard');
  await expect(page).toHaveURL(`${SUBMISSIONS}#top`);
  await expectList(page);

  // Somebody calls: the middle of the number is typed, and one press opens the panel. No address keeps it.
  const shown = entry(page, check.id);
  await page.keyboard.press('/');
  await page.keyboard.type(check.phone.replaceAll(/\D/gu, '').slice(2, 9));
  await page.getByRole('option', { name: check.fullName }).click();
  await expect(page).toHaveURL(`${SUBMISSIONS}#top`);
  const panel = page.locator(`[data-of$="${check.id}"]`);
  await expect(panel.getByRole('link', { name: check.phone })).toHaveAttribute('href', dialled(check.phone));
  await panel.getByLabel('No more to do').selectOption('answered');
  await button(page, 'Save').click();
  await expect(shown).toContainText('Answered');
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const rows: Record<string, string>[] = parse(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  // Other tests save checks meanwhile.
  expect(rows).toContainEqual(expect.objectContaining({ 'Record number': check.id, Name: check.fullName }));

  await page.reload();
  await expect(shown).toContainText('Answered');
  await openPanel(page, check.id);
  page.once('dialog', (question) => void question.accept());
  await button(page, `Delete: ${check.fullName}`).click();
  await expect(toast(page, 'Deleted')).toContainText('Gone for good: 1 record.');
  await button(page, 'Refresh').click();
  await expect(shown).toHaveCount(0);

  await page.goto(LOGIN);
  await expectList(page);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(LOGIN);
  await expect(toast(page, 'Logged Out')).toContainText('You have been successfully logged out');
  expect(await storedSession(page)).toBeNull();
});

test('without the claim, with another password, while disabled or with a forged session nobody gets in', async ({
  page,
  request,
}) => {
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/')) answered.push(response.status());
  });
  const disabled = await makeAccount(request, { admin: true });
  await disable(request, disabled);
  await page.goto(LOGIN);
  for (const credentials of [{ email: 'admin@example.com', password: 'wrong' }, disabled]) {
    await submitLogin(page, credentials);
    await expect(toast(page, 'Login Failed')).toContainText('Invalid credentials');
    await button(page, 'Close: Login Failed').click();
  }
  await submitLogin(page, await makeAccount(request, { admin: false }));
  await expect(toast(page, 'No admin rights')).toContainText('This account has no admin rights.');
  expect(await storedSession(page)).toBeNull();
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(LOGIN);

  await page.evaluate(() => {
    const forged = { email: 'me@example.com', loggedInAt: new Date().toISOString(), isAuthenticated: true };
    localStorage.setItem('adminSession', JSON.stringify(forged));
  });
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${LOGIN}`, 'u'));
  expect(answered).toEqual([]);
  expect(await storedSession(page)).toBeNull();
});

test('logging out everywhere covers the session on another device, which goes on after a login', async ({
  page: here,
  browser,
  baseURL,
  request,
}) => {
  const account = await makeAccount(request, { admin: true });
  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const there = await device.newPage();
  for (const page of [here, there]) {
    await page.goto(LOGIN);
    await submitLogin(page, account);
    await expectList(page);
  }
  await there.goto(SUBMISSIONS);
  await expectList(there);
  await waitForNextSecond(here);
  await here.getByText('Account', { exact: true }).click();
  await expect(here.getByText(`Logged in as ${account.email}`)).toBeVisible();
  here.once('dialog', (question) => void question.accept());
  await button(here, 'Log out everywhere').click();
  await expect(here).toHaveURL(LOGIN);
  await expect(toast(here, 'Logged Out')).toContainText('You have been logged out on every device');
  // The list also refreshes by itself, and may be covered before the button is pressed.
  await button(there, 'Refresh')
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  const cover = there.getByRole('dialog', { name: 'Your session has ended' });
  await expect(cover).toBeVisible();
  await waitForNextSecond(there);
  await cover.getByLabel(`Password of ${account.email}`).fill(account.password);
  await button(there, 'Confirm').click();
  await expect(cover).toBeHidden();
  await expect(there).toHaveURL(SUBMISSIONS);
  await expectList(there);
  await device.close();
});

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

test('a forgotten password is replaced through the link in a mail, which no stranger gets', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { admin: true });
  const stranger = `nobody-${Date.now()}@example.com`;
  await page.goto(LOGIN);
  for (const email of [stranger, account.email]) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await button(page, 'Forgot your password?').click();
    await expect(toast(page, 'Check your email')).toContainText('If this address has an account here');
  }
  expect(await resetLinks(request, stranger)).toEqual([]);
  await expect.poll(async () => (await resetLinks(request, account.email)).length).toBe(1);
  const [link] = await resetLinks(request, account.email);
  if (link === undefined) throw new Error('No mail was sent.');
  await request.get(`${link}&newPassword=${encodeURIComponent('another long secret')}`);
  await submitLogin(page, { email: account.email, password: 'another long secret' });
  await expectList(page);
});

test('every view loads, both sitemap buttons succeed, and a project has no second factor', async ({
  page,
  request,
}) => {
  const stat = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
  await logInAsDemoAdmin(page);
  const views = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  const count = await views.count();
  expect(count).toBeGreaterThan(3);
  for (let view = 0; view < count; view += 1) {
    await views.nth(view).click();
    await page.waitForLoadState('networkidle');
  }
  await viewLink(page, 'Submissions').click();
  await page.getByRole('heading', { name: 'Sitemap' }).click();
  await button(page, 'Generate Sitemaps').click();
  await expect(page.getByText('Sitemaps generated successfully!')).toBeVisible({ timeout: 40_000 });
  const files = await Promise.all(
    ['main', 'locations'].map(async (name) => (await request.get(`/sitemap-${name}.xml`)).text()),
  );
  const total = files.join('').split('<loc>').length - 1;
  await expect(stat('Total URLs')).toHaveText(total.toLocaleString('en-US'));
  for (let time = 1; time <= 2; time += 1) {
    await button(page, 'Ping Search Engines').click();
    await expect(page.getByText('Search engines notified successfully!')).toBeVisible();
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Sitemap' }).click();
  await expect(stat('Last pinged')).toHaveText(/E[SD]T$/u);
  await page.getByRole('heading', { name: 'SEO Audit' }).click();
  await button(page, 'Audit page').click();
  await expect(page.getByText('100 / 100')).toBeVisible();

  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('link', { name: 'Second factor' }).click();
  await button(page, 'Set it up').click();
  // An empty one waits for the message that a script is missing.
  await expect(
    page.getByRole('alert').filter({ hasText: 'this project has no second factors' }),
  ).toBeVisible();
});

/**
 * The emulator's tokens are not signed, so their claims can be changed, for example to make one that expired yesterday.
 * functions/src/admin/access-matrix.test.ts covers forged and unsigned tokens, and every call.
 */
function withClaims(token: string, changes: Record<string, unknown>): string {
  const [header, payload = ''] = token.split('.');
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const changed = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  return `${header}.${changed}.`;
}

const yesterday = Math.floor(Date.now() / 1000) - 24 * 60 * 60;

async function revokedToken(request: APIRequestContext): Promise<string> {
  const account = await makeAccount(request, { admin: true });
  await revokeTokens(request, account);
  return account.idToken;
}

async function tokenOfDisabled(request: APIRequestContext): Promise<string> {
  const account = await makeAccount(request, { admin: true });
  await disable(request, account);
  return account.idToken;
}

test('a token that Firebase Auth does not stand by opens nothing', async ({ request }) => {
  const check = await saveCheck(request);
  const good = await adminToken(request);
  for (const [what, status, token] of [
    ['expired', 401, withClaims(good, { iat: yesterday - 3600, exp: yesterday })],
    ['of a login more than twelve hours ago', 401, withClaims(good, { auth_time: yesterday })],
    ['of another project', 401, withClaims(good, { aud: 'other-project' })],
    ['revoked', 401, await revokedToken(request)],
    ['of a disabled account', 401, await tokenOfDisabled(request)],
    ['without the claim', 403, (await makeAccount(request, { admin: false })).idToken],
  ] as const) {
    for (const [method, path] of [
      ['GET', '/api/admin/submissions'],
      ['GET', `/api/admin/submissions/${check.id}`],
      ['DELETE', `/api/admin/submissions/${check.id}`],
    ] as const) {
      const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
      expect(answer.status(), `${what}: ${method} ${path}`).toBe(status);
      expect(answer.headers()['content-type'], what).toBe('application/problem+json');
      expect(await answer.text(), what).not.toContain(check.email);
    }
  }
  const record = await request.get(`/api/admin/submissions/${check.id}`, {
    headers: { authorization: `Bearer ${good}` },
  });
  expect(record.status()).toBe(200);
});
