import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { submissionSummarySchema } from '../../src/domain/submission/stored-submission.ts';
import {
  button,
  entries,
  entry,
  expectList,
  logInAsDemoAdmin,
  notification,
  notifications,
  storedSession,
  submitLogin,
} from '../support/admin-pages.ts';
import { disable, makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { saveCheck } from '../support/saved-check.ts';

const LOGIN = '/admin/login/';
const DASHBOARD = '/admin/dashboard/';
const LIST = '**/api/admin/submissions?*';
const LOAD_FAILED = 'Failed to load submissions. Please try again.';

/** Lets the page's calls for the list reach the real server with another query. */
const askServerFor = (page: Page, query: Readonly<Record<string, string>>) =>
  page.route(LIST, (route) => {
    const url = new URL(route.request().url());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return route.continue({ url: url.href });
  });

test.describe('logging in', () => {
  test('leads to the dashboard, says so there, and is remembered', async ({ page }) => {
    await logInAsDemoAdmin(page);
    await expect(page).toHaveURL(DASHBOARD);
    await expect(notification(page, 'Login Successful')).toContainText('Welcome to the admin dashboard');
    await expect(page.getByText('Logged in as admin@example.com')).toBeVisible();
    const session = JSON.parse((await storedSession(page)) ?? '') as Record<string, string>;
    expect(session).toMatchObject({ email: 'admin@example.com', isAuthenticated: true });
    expect(Math.abs(Date.now() - Date.parse(session.loggedInAt ?? ''))).toBeLessThan(60_000);
  });

  test('asks for both fields, one message each, and goes to the first that is missing', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Log in').click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Error: Enter your email address');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Error: Enter your password');
    await expect(page.getByLabel('Email')).toBeFocused();
    await submitLogin(page, { email: 'no address', password: 'secret' });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address, like/u);
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
  });

  test('says the same of a wrong password, an unknown and a disabled account, and keeps what was typed', async ({
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

  test('without the admin claim says so plainly and lets nobody in', async ({ page, request }) => {
    await page.goto(LOGIN);
    await submitLogin(page, await makeAccount(request, { admin: false }));
    await expect(notification(page, 'No admin rights')).toContainText('This account has no admin rights.');
    expect(await storedSession(page)).toBeNull();
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(LOGIN);
  });

  test('without a network says that something went wrong, and works when tried again', async ({
    page,
    context,
  }) => {
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
  test('lead from the dashboard to login while logged out, and back to the same view after', async ({
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

  test('do not take a session for true that somebody wrote into local storage', async ({ page }) => {
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

  test('take garbage in local storage for no session', async ({ page }) => {
    await page.goto(LOGIN);
    await page.evaluate(() => {
      localStorage.setItem('adminSession', '{"isAuthenticated":"yes"');
    });
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL(LOGIN);
  });
});

test.describe('the dashboard', () => {
  test('shows all that was sent, with links to call and write', async ({ page, request }) => {
    const check = await saveCheck(request, {
      fullName: 'Ana María Núñez',
      state: 'CA',
      county: 'Los Angeles County',
      outcome: 'settlement',
      paymentStatus: 'not-paid',
      reason: 'Renovation/Demolition',
      filingDate: '2021-03-05',
      details: 'We settled in the hallway.',
      contactConsent: true,
    });
    await logInAsDemoAdmin(page);
    const shown = entry(page, check.id);
    await expect(shown.getByText('Ana María Núñez')).toBeVisible();
    await expect(shown.getByRole('link', { name: check.phone })).toHaveAttribute('href', 'tel:+16025550134');
    await expect(shown.getByRole('link', { name: check.email })).toHaveAttribute(
      'href',
      `mailto:${check.email}`,
    );
    for (const text of [
      'Agreed to calls and texts',
      'Los Angeles County, California',
      'Renovation/Demolition',
      'settlement',
      'not paid',
      'Mar 5, 2021',
      'Maybe',
      "You may be eligible under California's laws!",
      'We settled in the hallway.',
    ]) {
      await expect(shown).toContainText(text);
    }
    // The browser of the tests stands in Phoenix.
    await expect(shown.locator('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M\sMST$/u);
    await shown.getByText('Record', { exact: true }).click();
    await expect(shown.getByText('Renovation/Demolition - settlement')).toBeVisible();
    await expect(shown.getByText(check.id)).toBeVisible();
  });

  test('shows HTML and scripts as text, and right-to-left names as such', async ({ page, request }) => {
    const nasty = await saveCheck(request, {
      fullName: '<img src=x onerror="document.title=1"> O’Neil',
      county: '<b>Maricopa</b>',
      details: '<script>document.title = "mine"</script>',
    });
    const arabic = await saveCheck(request, { fullName: 'ليلى حدّاد', phone: '٦٠٢٥٥٥٠١٣٤' });
    await logInAsDemoAdmin(page);
    await expect(entry(page, nasty.id)).toContainText('<img src=x onerror="document.title=1"> O’Neil');
    await expect(entry(page, nasty.id)).toContainText('<b>Maricopa</b>');
    await expect(entry(page, nasty.id)).toContainText('<script>document.title = "mine"</script>');
    await expect(entry(page, nasty.id).locator('img, b, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Submissions/u);
    await expect(entry(page, arabic.id).getByText('ليلى حدّاد')).toHaveCSS('direction', 'rtl');
    await expect(entry(page, arabic.id).getByRole('link', { name: '٦٠٢٥٥٥٠١٣٤' })).toHaveAttribute(
      'href',
      'tel:+16025550134',
    );
  });

  test('shows the beginning of a long text, and all of it on demand', async ({ page, request }) => {
    const check = await saveCheck(request, { details: `${'We talked for long. '.repeat(60)}The end.` });
    await logInAsDemoAdmin(page);
    const text = entry(page, check.id).getByText('We talked for long.');
    const short = await text.evaluate((element) => element.clientHeight);
    await entry(page, check.id).getByRole('button', { name: 'Show all' }).click();
    await expect(entry(page, check.id).getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await text.evaluate((element) => element.clientHeight)).toBeGreaterThan(short * 3);
  });

  test('counts as the server does, and says how many of the not eligible are under review', async ({
    page,
    request,
  }) => {
    await saveCheck(request, { state: 'CA', outcome: 'settlement' });
    const answer = page.waitForResponse('**/api/admin/summary');
    await logInAsDemoAdmin(page);
    const { counts } = submissionSummarySchema.parse(await (await answer).json());
    const count = (label: string) =>
      page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(count('Eligible').locator('dd').first()).toHaveText(counts.eligible.toLocaleString('en-US'));
    await expect(count('Maybe').locator('dd').first()).toHaveText(counts.maybe.toLocaleString('en-US'));
    await expect(count('Not Eligible').locator('dd').first()).toHaveText(
      counts.notEligible.toLocaleString('en-US'),
    );
    await expect(count('Not Eligible')).toContainText(/of them (?:is|are) under review/u);
    expect(counts.notEligible).toBeGreaterThanOrEqual(counts.maybe);
  });

  test('shows what came in since, newest first, after Refresh', async ({ page, request }) => {
    const before = await saveCheck(request);
    await logInAsDemoAdmin(page);
    await expect(entry(page, before.id)).toBeVisible();
    const since = await saveCheck(request);
    await expect(entry(page, since.id)).toHaveCount(0);
    await button(page, 'Refresh').click();
    await expect(entry(page, since.id)).toBeVisible();
    await expect(button(page, 'Refresh')).toBeFocused();
    const times = await entries(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('goes on page by page, each submission once, and moves the focus to the first that came', async ({
    page,
    request,
  }) => {
    const checks = [];
    for (let count = 0; count < 7; count += 1) checks.push(await saveCheck(request));
    // Short pages need few submissions: many would push those of the tests beside this one off their first page.
    await askServerFor(page, { limit: '3' });
    await logInAsDemoAdmin(page);
    await expect(entries(page)).toHaveCount(3);
    const [oldest] = checks;
    if (oldest === undefined) throw new Error('Nothing was saved.');
    while ((await entry(page, oldest.id).count()) === 0) {
      const shown = await entries(page).count();
      await button(page, 'Load more').click();
      await expect(entries(page).nth(shown)).toBeFocused();
    }
    for (const { id } of checks) await expect(entry(page, id)).toHaveCount(1);
    const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says so when there is nothing yet', async ({ page }) => {
    // The tests share one database, so the page asks for what came before the year 2000: the server's own empty list.
    await askServerFor(page, { before: '2000-01-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000' });
    await logInAsDemoAdmin(page);
    await expect(page.getByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    await expect(
      page.getByText('Submissions appear here once users complete the eligibility check.'),
    ).toBeVisible();
    await expect(button(page, 'Load more')).toHaveCount(0);
  });
});

test.describe('when loading fails', () => {
  test('the page says so and offers another try', async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(LOGIN);
    await button(page, 'Fill in').click();
    await button(page, 'Log in').click();
    await expect(notification(page, 'Error')).toContainText(LOAD_FAILED);
    await expect(page.getByText('The submissions could not be loaded.')).toBeVisible();
    await expect(page.getByText('No submissions yet')).toHaveCount(0);
    await page.unroute(LIST);
    await button(page, 'Try again').click();
    await expectList(page);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expect(notification(page, 'Error')).toHaveCount(0);
  });

  test('what is shown stays, after three more tries', async ({ page, request }) => {
    const check = await saveCheck(request);
    await logInAsDemoAdmin(page);
    await expect(entry(page, check.id)).toBeVisible();
    let tries = 0;
    await page.route(LIST, (route) => {
      tries += 1;
      return route.fulfill({ status: 503, body: '{}' });
    });
    await button(page, 'Refresh').click();
    await expect(notification(page, 'Error')).toContainText(LOAD_FAILED, { timeout: 20_000 });
    expect(tries).toBe(4);
    await expect(entry(page, check.id)).toBeVisible();
    await expect(page.getByText('What you see is from before.')).toBeVisible();
  });
});

test.describe('the end of a session', () => {
  test('by revoked tokens leads to login, takes the data away, and back to the same view after', async ({
    page,
    request,
  }) => {
    const check = await saveCheck(request);
    const account = await makeAccount(request, { admin: true });
    await page.goto(`${DASHBOARD}?view=2`);
    await submitLogin(page, account);
    await expect(entry(page, check.id)).toBeVisible();
    await revokeTokens(request, account);
    await button(page, 'Refresh').click();
    await expect(page).toHaveURL(/\/admin\/login\/\?reason=session-ended&next=/u);
    await expect(page.getByText('Your session has ended. Log in again')).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    // A new token must be younger than the second in which the old ones were revoked.
    await page.waitForTimeout(1_500);
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${DASHBOARD}?view=2`);
    await expect(entry(page, check.id)).toBeVisible();
  });

  test('by a token without the claim says so', async ({ page, request }) => {
    const { idToken } = await makeAccount(request, { admin: false });
    await logInAsDemoAdmin(page);
    await page.route(LIST, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${idToken}` } }),
    );
    await button(page, 'Refresh').click();
    await expect(page).toHaveURL(`${LOGIN}?reason=no-rights`);
    await expect(page.getByText('This account has no admin rights.')).toBeVisible();
  });

  test('by Logout removes the session, says so, and shows nothing on the way back', async ({
    page,
    request,
  }) => {
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
  test('are reached by Alt+T, left by Escape, and stay while somebody is there', async ({ page }) => {
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

  test('tell of a failure until it is closed', async ({ page }) => {
    await page.clock.install();
    await page.goto(LOGIN);
    await submitLogin(page, { email: 'nobody@example.com', password: 'wrong' });
    await expect(notification(page, 'Login Failed')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(notification(page, 'Login Failed')).toBeVisible();
    await button(page, 'Close: Login Failed').click();
    await expect(notification(page, 'Login Failed')).toHaveCount(0);
  });

  test('spring back from a small push, and go with a wide one', async ({ page }) => {
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
      // Resting before the release makes it a push and not a flick.
      await page.waitForTimeout(400);
      await page.mouse.up();
    };
    await push(0.2);
    await expect(item).toBeVisible();
    await expect(item).not.toHaveAttribute('style', /translate/u);
    await push(0.7);
    await expect(item).toHaveCount(0);
  });

  test('say so when there are none', async ({ page }) => {
    await page.goto(LOGIN);
    await button(page, 'Fill in').focus();
    await page.keyboard.press('Alt+t');
    await expect(page.getByText('No notifications right now.')).toBeVisible();
  });
});

test.describe('the pages of the back office', () => {
  test('are kept out of search engines and hold no data', async ({ request }) => {
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

  test('say that they need scripts where there are none', async ({ browser, baseURL }) => {
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have nothing that axe objects to, ${colorScheme}`, async ({ page, request }) => {
      await saveCheck(request, { details: 'A long story. '.repeat(40) });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(LOGIN);
      await submitLogin(page, { email: '', password: '' });
      await submitLogin(page, { email: 'nobody@example.com', password: 'wrong' });
      await expect(notification(page, 'Login Failed')).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await logInAsDemoAdmin(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }

  test('are as wide as the window at any width, and no control lies upon another', async ({
    page,
    request,
  }) => {
    await saveCheck(request, { fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5) });
    await logInAsDemoAdmin(page);
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
      expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
    }
  });

  test('load at most 130 kB of script, compressed and with Firebase', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Fill in' }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    // React and Firebase alone are more than this: less would mean that something was not counted.
    expect(total).toBeGreaterThan(80_000);
    expect(total).toBeLessThanOrEqual(130_000);
  });
});
