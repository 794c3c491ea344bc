import { expect, test, type Page } from '@playwright/test';

import { CONTACT_CONSENT } from '#content/words/en/every-form.ts';
import { recordsOf } from '../support/admin-records.ts';
import { measureShifts } from '../support/page-watch.ts';
import { giveDate, LOST_IN_MAINE, path, PLAN_TODAY, planFor, unfoldPlan } from '../support/plan-page.ts';
import { check, fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';

/*
 * What a renter typed, and the answer to it, stay in the tab: after a reload, and on the way back from another page that
 * the browser did not keep in its back/forward cache. Playwright's Chromium has that cache turned off.
 */

const ELIGIBLE = 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!';
const heading = (page: Page, name = ELIGIBLE) => page.getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`form[data-check-form] [name=${name}]`);
const awake = (page: Page) =>
  page.locator('form[data-check-form][data-ready]').waitFor({ state: 'attached' });
const saves = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submissions')) sent.push(request.postData() ?? '');
  });
  return sent;
};
const forget = (page: Page) => page.getByRole('button', { name: 'Forget my answers' }).click();

test.describe('a reload', () => {
  test('keeps what was typed', async ({ page }) => {
    const mine = renter({ county: 'Pima County', details: 'We settled in the hallway.', outcome: 'lost' });
    await openCheck(page);
    await fillCheck(page, mine);
    await page.reload();
    await awake(page);
    for (const name of ['fullName', 'email', 'phone', 'state', 'county', 'filingDate', 'details'] as const)
      await expect(field(page, name)).toHaveValue(mine[name]);
    await expect(page.locator('[name=outcome]:checked')).toHaveValue('lost');
    await expect(page.locator('[name=paymentStatus]:checked')).toHaveValue('no-judgment');
    await expect(page.locator('datalist option').first()).toBeAttached();
  });

  test('keeps the call button under the answer in place while the law loads', async ({ page }) => {
    await check(page, renter({ ...LOST_IN_MAINE, state: 'ME' }));
    const inShort = page.getByRole('heading', { name: 'In short' });
    await expect(inShort).toBeVisible();
    await page.route('**/data/sealing-law/*.json', async (route) => {
      await new Promise((go) => setTimeout(go, 1_500));
      await route.continue();
    });
    const shifts = await measureShifts(page);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Call our partner/u }).first()).toBeVisible();
    await expect(inShort).toBeHidden();
    await expect(inShort).toBeVisible();
    const { sum, moved } = await shifts();
    // The card “In short” is a line higher or lower than the space that is reserved for it.
    expect(sum, moved.join('\n')).toBeLessThan(0.02);
  });

  test('keeps the result, its plan and the scroll position, and sends nothing twice', async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(PLAN_TODAY);
    const mine = renter({ ...LOST_IN_MAINE, state: 'ME' });
    await planFor(page, mine);
    await giveDate(page, '2/29/2024');
    await page.getByRole('textbox', { name: 'When did the case end?' }).fill('3/1/20');
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await page.getByRole('heading', { name: 'Your plan', exact: true }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const sent = saves(page);
    // The answer is painted before the law is there.
    await page.route('**/data/sealing-law/*.json', async (route) => {
      await new Promise((go) => setTimeout(go, 500));
      await route.continue();
    });
    const shifts = await measureShifts(page);
    await page.reload();
    await expect(path(page, 'More than 3 years after a judgment')).toContainText('March 2, 2027');
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThan(0.01);
    await unfoldPlan(page);
    await expect(page.getByRole('textbox', { name: 'When did the case end?' })).toHaveValue('3/1/20');
    expect(sent).toEqual([]);
    expect(await recordsOf(request, mine.email)).toHaveLength(1);

    // And the form behind it.
    await page.goBack();
    await expect(field(page, 'email')).toHaveValue(mine.email);
    await page.goForward();
    await expect(heading(page, 'ELIGIBILITY REVIEW NEEDED')).toBeFocused();
  });

  test('resends answers that had not arrived, under the same id', async ({ page, request }) => {
    const mine = renter();
    const sent = saves(page);
    await page.route('**/api/submissions', (route) => route.abort());
    await check(page, mine);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(new Set(sent.map((body) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('resends answers with the consent wording that was read, even if the page now has another', async ({
    page,
    request,
  }) => {
    const mine = renter();
    const sent = saves(page);
    await page.route('**/api/submissions', (route) => route.abort());
    await check(page, mine);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ consentVersion: CONTACT_CONSENT.version });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Simulates a deployment with another wording in the meantime.
    await page.route('**/_astro/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(CONTACT_CONSENT.version, '2031-01-01');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toMatchObject([
      { consent_version: CONTACT_CONSENT.version },
    ]);

    await page.getByRole('button', { name: 'Change my answers' }).click();
    const before = sent.length;
    await submitCheck(page);
    await expect
      .poll(() => sent.slice(before).map((body): unknown => JSON.parse(body)))
      .toMatchObject([{ consentVersion: '2031-01-01' }]);
  });
});

test.describe('Back', () => {
  test('from another page leads to the result, and one step further to the form', async ({ page }) => {
    const mine = renter();
    await check(page, mine);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    const sent = saves(page);
    await page.locator('footer').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about/');
    await page.goBack();
    // The browser is back at the footer, and the check hydrates only when it is near.
    await page.locator('#eligibility-checker').scrollIntoViewIfNeeded();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(field(page, 'email')).toHaveValue(mine.email);
    await expect(page.locator('[name=outcome]:checked')).toHaveValue('dismissed');
    expect(sent).toEqual([]);
  });

  test('restores a half-typed date', async ({ page }) => {
    const date = field(page, 'filingDate');
    await openCheck(page);
    await field(page, 'fullName').fill('Ana');
    await date.focus();
    await page.keyboard.type('0305');
    await page.goto('/about/');
    await page.goBack();
    await awake(page);
    await expect(field(page, 'fullName')).toHaveValue('Ana');
    expect(await date.evaluate((control: HTMLInputElement) => control.validity.badInput)).toBe(true);
  });

  test('by a link shows the form filled in, also on the home page', async ({ page }) => {
    const mine = renter();
    await check(page, mine);
    await page.goto('/');
    await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
    await awake(page);
    await expect(field(page, 'email')).toHaveValue(mine.email);
    await expect(heading(page)).toHaveCount(0);
  });
});

test.describe('forgetting', () => {
  for (const button of ['Forget my answers', 'Check Another Case']) {
    test(`${button} removes form and result from the tab, also for reload and Back`, async ({ page }) => {
      const mine = renter();
      await check(page, mine);
      await expect(heading(page)).toBeVisible();
      await page.getByRole('button', { name: button }).click();
      const isEmpty = async () => {
        await expect(field(page, 'email')).toHaveValue('');
        await expect(page.locator('[name=outcome]:checked')).toHaveCount(0);
        await expect(heading(page)).toHaveCount(0);
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(mine.email);
      };
      await isEmpty();
      // A reload restores the scroll position, which is too far below the form to hydrate it.
      await expect(page.getByRole('heading', { name: 'Where and when' })).toBeInViewport();
      await page.reload();
      await awake(page);
      await isEmpty();
      await page.goBack();
      await isEmpty();
    });
  }

  test('on one page clears what the browser restores on another', async ({ page }) => {
    const mine = renter();
    await openCheck(page, '/#eligibility-checker');
    await fillCheck(page, mine);
    await page.goto('/eligibility-check/');
    await awake(page);
    await expect(field(page, 'email')).toHaveValue(mine.email);
    await forget(page);
    await expect(page.getByText('Done. This tab has forgotten your answers.')).toBeVisible();
    await page.goBack();
    await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
    await awake(page);
    for (const name of ['fullName', 'email', 'phone', 'county', 'filingDate'])
      await expect(field(page, name)).toHaveValue('');
  });

  test('is not needed for a new tab', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await openCheck(one);
    await fillCheck(one, renter());
    await openCheck(other);
    await expect(field(other, 'email')).toHaveValue('');
    expect(await other.evaluate(() => JSON.stringify([localStorage, document.cookie]))).not.toContain('Ana');
  });
});

test('the check works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await check(page, renter());
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await submitCheck(page);
  await expect(heading(page)).toBeFocused();
});
