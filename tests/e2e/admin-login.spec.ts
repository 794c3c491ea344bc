import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { violations } from '../support/accessibility.ts';
import {
  button,
  entry,
  expectList,
  logInAsDemoAdmin,
  notification,
  notifications,
  storedSession,
  submitLogin,
} from '../support/admin-pages.ts';
import { disable, makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { saveCheck } from '../support/saved-check.ts';

const LOGIN = '/admin/login/';
const DASHBOARD = '/admin/dashboard/';
const QUEUE = /\/api\/admin\/queue(?:\?|$)/u;

test.describe('logging in', () => {
  test('leads to the dashboard, confirms it there, and is remembered', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Fill in').click();
    await button(page, 'Log in').click();
    // Checked before the list, which can take longer to load than the notification stays visible.
    await expect(notification(page, 'Login Successful')).toContainText('Welcome to the admin dashboard');
    await expect(page).toHaveURL(DASHBOARD);
    await expectList(page);
    await expect(page.getByText('Logged in as admin@example.com')).toBeVisible();
    const session = JSON.parse((await storedSession(page)) ?? '') as Record<string, string>;
    expect(session).toMatchObject({ email: 'admin@example.com', isAuthenticated: true });
    expect(Math.abs(Date.now() - Date.parse(session.loggedInAt ?? ''))).toBeLessThan(60_000);
  });

  test('requires both fields, one message each, and focuses the first missing one', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Log in').click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Error: Enter your email address');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Error: Enter your password');
    await expect(page.getByLabel('Email')).toBeFocused();
    await submitLogin(page, { email: 'no address', password: 'secret' });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address, like/u);
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
  });

  test('has one message for a wrong password, an unknown and a disabled account, and keeps what was typed', async ({
    page,
    request,
  }) => {
    const disabled = await makeAccount(request, { admin: true });
    await disable(request, disabled);
    await page.goto(LOGIN);
    for (const credentials of [
      { email: 'admin@example.com', password: 'wrong' },
      { email: 'nobody@example.com', password: 'open-the-door' },
      disabled,
    ]) {
      await submitLogin(page, credentials);
      await expect(notification(page, 'Login Failed')).toContainText('Invalid credentials');
      await expect(notifications(page).getByRole('listitem')).toHaveCount(1);
      await expect(page.getByLabel('Email')).toHaveValue(credentials.email);
      await button(page, 'Close: Login Failed').click();
    }
    await expect(page).toHaveURL(LOGIN);
    expect(await storedSession(page)).toBeNull();
  });

  test('without the admin claim is refused with a plain message', async ({ page, request }) => {
    await page.goto(LOGIN);
    await submitLogin(page, await makeAccount(request, { admin: false }));
    await expect(notification(page, 'No admin rights')).toContainText('This account has no admin rights.');
    expect(await storedSession(page)).toBeNull();
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(LOGIN);
  });

  test('works in a browser that is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined
          ? 0
          : window.setTimeout(() => {
              callback({ didTimeout: true, timeRemaining: () => 0 });
            }, timeout);
    });
    await logInAsDemoAdmin(page);
  });

  test('without a network reports a problem and works when retried', async ({ page, context }) => {
    await page.goto(LOGIN);
    await button(page, 'Fill in').click();
    await context.setOffline(true);
    await button(page, 'Log in').click();
    await expect(notification(page, 'Login Error')).toContainText('An error occurred during login');
    await context.setOffline(false);
    await button(page, 'Log in').click();
    await expectList(page);
  });
});

test.describe('redirects', () => {
  test('lead from the dashboard to login while logged out, and back to the same view afterwards', async ({
    page,
  }) => {
    await page.goto(`${DASHBOARD}?view=1#top`);
    await expect(page).toHaveURL(`${LOGIN}?next=${encodeURIComponent(`${DASHBOARD}?view=1`)}#top`);
    await button(page, 'Fill in').click();
    await button(page, 'Log in').click();
    await expect(page).toHaveURL(`${DASHBOARD}?view=1#top`);
  });

  test('lead from login to the dashboard while logged in', async ({ page }) => {
    await logInAsDemoAdmin(page);
    await page.goto(LOGIN);
    await expectList(page);
  });

  test('do not trust a forged session in local storage', async ({ page }) => {
    const answered: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/admin/')) answered.push(response.status());
    });
    await page.goto(LOGIN);
    await page.evaluate(() => {
      const forged = { email: 'me@example.com', loggedInAt: new Date().toISOString(), isAuthenticated: true };
      localStorage.setItem('adminSession', JSON.stringify(forged));
    });
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(`${LOGIN}?reason=session-ended`);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    expect(answered).toEqual([]);
  });

  test('ignore invalid data in local storage', async ({ page }) => {
    await page.goto(LOGIN);
    await page.evaluate(() => {
      localStorage.setItem('adminSession', '{"isAuthenticated":"yes"');
    });
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(LOGIN);
  });
});

test.describe('the end of a session', () => {
  test('by revoked tokens removes the data, leads to login, and then back to the same view', async ({
    page,
    request,
  }) => {
    const check = await saveCheck(request);
    const account = await makeAccount(request, { admin: true });
    await page.goto(`${DASHBOARD}?list=submissions`);
    await submitLogin(page, account);
    await expect(entry(page, check.id)).toBeVisible();
    await revokeTokens(request, account);
    await button(page, 'Refresh').click();
    await expect(page).toHaveURL(/\/admin\/login\/\?reason=session-ended&next=/u);
    await expect(page.getByText('Your session has ended. Log in again')).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    // A new token must be issued after the second in which the old ones were revoked.
    await page.waitForTimeout(1_500);
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${DASHBOARD}?list=submissions`);
    await expect(entry(page, check.id)).toBeVisible();
  });

  test('by a token without the claim is explained', async ({ page, request }) => {
    const { idToken } = await makeAccount(request, { admin: false });
    await logInAsDemoAdmin(page);
    await page.route(QUEUE, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${idToken}` } }),
    );
    await button(page, 'Refresh').click();
    await expect(page).toHaveURL(`${LOGIN}?reason=no-rights`);
    await expect(page.getByText('This account has no admin rights.')).toBeVisible();
  });

  test('by Logout removes the session, confirms it, and shows nothing on Back', async ({ page, request }) => {
    const check = await saveCheck(request);
    await logInAsDemoAdmin(page);
    await button(page, 'Logout').click();
    await expect(page).toHaveURL(LOGIN);
    await expect(notification(page, 'Logged Out')).toContainText('You have been successfully logged out');
    expect(await storedSession(page)).toBeNull();
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(LOGIN);
    await expect(page.getByText(check.email)).toHaveCount(0);
  });

  test('in one tab ends it in the other', async ({ page, context }) => {
    await logInAsDemoAdmin(page);
    const other = await context.newPage();
    await other.goto(DASHBOARD);
    await expectList(other);
    await button(page, 'Logout').click();
    await expect(other).toHaveURL(LOGIN);
  });
});

test.describe('the notifications of the back office', () => {
  test('are reached by Alt+T, left by Escape, and stay while focused', async ({ page }) => {
    await page.clock.install();
    await page.goto(LOGIN);
    await button(page, 'Fill in').click();
    await button(page, 'Log in').click();
    await expect(notification(page, 'Login Successful')).toBeVisible();
    await button(page, 'Logout').focus();
    await page.keyboard.press('Alt+t');
    await expect(notifications(page)).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(notification(page, 'Login Successful')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Logout')).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(notification(page, 'Login Successful')).toHaveCount(0);
  });

  test('show a failure until it is closed', async ({ page }) => {
    await page.clock.install();
    await page.goto(LOGIN);
    await submitLogin(page, { email: 'nobody@example.com', password: 'wrong' });
    await expect(notification(page, 'Login Failed')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(notification(page, 'Login Failed')).toBeVisible();
    await button(page, 'Close: Login Failed').click();
    await expect(notification(page, 'Login Failed')).toHaveCount(0);
  });

  test('stay after a short swipe and close with a long one', async ({ page }) => {
    await page.goto(LOGIN);
    await submitLogin(page, { email: 'nobody@example.com', password: 'wrong' });
    const item = notification(page, 'Login Failed');
    const push = async (share: number) => {
      const box = await item.boundingBox();
      if (box === null) throw new Error('The notification is not on the screen.');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 30, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 30 + box.width * share, y, { steps: 20 });
      // A pause before the release makes it a push instead of a flick.
      await page.waitForTimeout(400);
      await page.mouse.up();
    };
    await push(0.2);
    await expect(item).toBeVisible();
    await expect(item).not.toHaveAttribute('style', /translate/u);
    await push(0.7);
    await expect(item).toHaveCount(0);
  });

  test('say when there are none', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Fill in').focus();
    await page.keyboard.press('Alt+t');
    await expect(page.getByText('No notifications right now.')).toBeVisible();
  });
});

test.describe('the pages of the back office', () => {
  test('are hidden from search engines and contain no data', async ({ request }) => {
    const check = await saveCheck(request);
    for (const path of [LOGIN, DASHBOARD]) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.headers()['x-robots-tag']).toContain('noindex');
      expect(html).toMatch(/<meta name="robots" content="noindex"/u);
      expect(html).not.toContain(check.email);
      expect(html).not.toContain('admin@example.com');
      expect(html).not.toContain('open-the-door');
    }
  });

  test('say that they need scripts when scripts are off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    for (const path of [LOGIN, DASHBOARD]) {
      await page.goto(path);
      // Playwright's text search passes over <noscript>.
      const note = page.locator('noscript p');
      await expect(note).toBeVisible();
      await expect(note).toContainText('The back office needs JavaScript.');
    }
    await context.close();
  });

  test('pass axe in both themes', async ({ page }) => {
    await page.goto(LOGIN);
    await submitLogin(page, { email: '', password: '' });
    await submitLogin(page, { email: 'nobody@example.com', password: 'wrong' });
    await expect(notification(page, 'Login Failed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('load at most 140 kB of compressed script, including Firebase', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Fill in' }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    // React and Firebase alone are larger than this: less would mean that something was not counted.
    expect(total).toBeGreaterThan(80_000);
    expect(total).toBeLessThanOrEqual(140_000);
  });
});

test.describe('a login page that crashes', () => {
  test('says so and shows the typed address, but no password', async ({ page }) => {
    await page.goto(LOGIN);
    await page.getByLabel('Email').fill('typed@example.com');
    await page.getByLabel('Password').fill('secret words');
    await page.evaluate(() => {
      const { map } = Array.prototype;
      Object.defineProperty(Array.prototype, 'map', {
        value: function (this: unknown[], ...visit: Parameters<typeof map>): unknown[] {
          const [first] = this;
          if (typeof first === 'object' && first !== null && 'description' in first) {
            throw new Error('Broken on purpose');
          }
          return map.apply(this, visit);
        },
      });
    });
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const fallback = page.getByRole('main').getByRole('alert');
    await expect(fallback).toContainText('This page stopped working.');
    await expect(fallback).toContainText('typed@example.com');
    await expect(fallback).not.toContainText('secret words');
  });
});
