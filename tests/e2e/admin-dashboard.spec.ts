import { expect, type Page } from '@playwright/test';

import { submissionSummarySchema } from '#domain/api/contract.ts';
import { submissionPageSchema } from '#domain/check/record.ts';
import { violations } from '../support/accessibility.ts';
import {
  button,
  entries,
  entry,
  expectList,
  notification,
  newestByPerson,
  openDashboard,
  viewTitle,
} from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { dialled } from '../support/own-phone.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { saveCheck } from '../support/saved-check.ts';

const DASHBOARD = '/admin/dashboard/?list=submissions';
const LIST = '**/api/admin/submissions?*';
const LOAD_FAILED = 'Failed to load submissions. Please try again.';

/** Lets the page's calls for the list reach the real server with another query. */
const askServerFor = (page: Page, query: Readonly<Record<string, string>>) =>
  page.route(LIST, (route) => {
    const url = new URL(route.request().url());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return route.continue({ url: url.href });
  });

test.describe('the dashboard', () => {
  test('shows everything that was sent, with links for calling and writing', async ({ page, request }) => {
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
    await openDashboard(page);
    const shown = entry(page, check.id);
    await expect(shown.getByText('Ana María Núñez')).toBeVisible();
    await expect(shown.getByRole('link', { name: check.phone })).toHaveAttribute(
      'href',
      dialled(check.phone),
    );
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
    // The tests' browser is set to the time zone of Phoenix.
    await expect(shown.locator('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M\sMST$/u);
    await shown.locator('summary').click();
    await expect(shown.getByText('Renovation/Demolition - settlement')).toBeVisible();
    await expect(shown.getByText(check.id)).toBeVisible();
  });

  test('shows HTML and scripts as text, and right-to-left names correctly', async ({ page, request }) => {
    const nasty = await saveCheck(request, {
      fullName: '<img src=x onerror="document.title=1"> O’Neil',
      county: '<b>Maricopa</b>',
      details: '<script>document.title = "mine"</script>',
    });
    const arabic = await saveCheck(request, { fullName: 'ليلى حدّاد', phone: '٦٠٢٥٥٥٠١٣٤' });
    await openDashboard(page);
    await expect(entry(page, nasty.id)).toContainText('<img src=x onerror="document.title=1"> O’Neil');
    await expect(entry(page, nasty.id)).toContainText('<b>Maricopa</b>');
    await expect(entry(page, nasty.id)).toContainText('<script>document.title = "mine"</script>');
    await expect(entry(page, nasty.id).locator('img, b, script')).toHaveCount(0);
    await expect(page).toHaveTitle(viewTitle('Submissions'));
    await expect(entry(page, arabic.id).getByText('ليلى حدّاد')).toHaveCSS('direction', 'rtl');
    await expect(entry(page, arabic.id).getByRole('link', { name: '٦٠٢٥٥٥٠١٣٤' })).toHaveAttribute(
      'href',
      'tel:+16025550134',
    );
  });

  test('shows the beginning of a long text, and the rest on demand', async ({ page, request }) => {
    const check = await saveCheck(request, { details: `${'We talked for long. '.repeat(60)}The end.` });
    await openDashboard(page);
    const text = entry(page, check.id).getByText('We talked for long.');
    const short = await text.evaluate((element) => element.clientHeight);
    await entry(page, check.id).getByRole('button', { name: 'Show all' }).click();
    await expect(entry(page, check.id).getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await text.evaluate((element) => element.clientHeight)).toBeGreaterThan(short * 3);
  });

  test('shows the server’s counts and how many of the not eligible are under review', async ({
    page,
    request,
  }) => {
    await saveCheck(request, { state: 'CA', outcome: 'settlement' });
    const answer = page.waitForResponse('**/api/admin/summary');
    await openDashboard(page);
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

  test('shows new records, newest first, after Refresh', async ({ page, request }) => {
    // Records of one number are grouped as one person's.
    const before = await saveCheck(request, { phone: '(602) 555-0187' });
    await openDashboard(page);
    await expect(entry(page, before.id)).toBeVisible();
    const since = await saveCheck(request, { phone: '(602) 555-0188' });
    await expect(entry(page, since.id)).toHaveCount(0);
    await button(page, 'Refresh').click();
    await expect(entry(page, since.id)).toBeVisible();
    await expect(button(page, 'Refresh')).toBeFocused();
    const times = await newestByPerson(page, 'Submissions');
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('loads page by page, each submission once, and moves the focus to the first new one', async ({
    page,
    request,
  }) => {
    const checks = [];
    for (let count = 0; count < 7; count += 1) checks.push(await saveCheck(request));
    // Short pages need few submissions; many would push those of concurrent tests off their first page.
    await askServerFor(page, { limit: '3' });
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(3);
    const [oldest] = checks;
    if (oldest === undefined) throw new Error('Nothing was saved.');
    while ((await entry(page, oldest.id).count()) === 0) {
      const answer = page.waitForResponse('**/api/admin/submissions?*');
      await button(page, 'Load more').click();
      const { submissions } = submissionPageSchema.parse(await (await answer).json());
      // Records of one person are grouped, so the first that came need not be the next on the page.
      await expect(entry(page, submissions[0]?.id ?? '')).toBeFocused();
    }
    for (const { id } of checks) await expect(entry(page, id)).toHaveCount(1);
    const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says when there is nothing yet', async ({ page }) => {
    // The tests share one database, so the page asks for what came before the year 2000: the server's own empty list.
    await askServerFor(page, { before: '2000-01-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000' });
    await openDashboard(page);
    await expect(page.getByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    await expect(
      page.getByText('Submissions appear here once users complete the eligibility check.'),
    ).toBeVisible();
    await expect(button(page, 'Load more')).toHaveCount(0);
  });

  test('passes axe in both themes', async ({ page, request }) => {
    await saveCheck(request, { details: 'A long story. '.repeat(40) });
    // Fifty records have the same markup as five, but axe takes ten times as long.
    await askServerFor(page, { limit: '5' });
    await openDashboard(page);
    expect(await violations(page)).toEqual([]);
  });

  test('fits the window at any width without overlapping controls', async ({ page, request }) => {
    await saveCheck(request, { fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5) });
    await openDashboard(page);
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
      expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
    }
  });
});

test.describe('when loading fails', () => {
  test('the page reports it and offers a retry', async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(DASHBOARD);
    await expect(notification(page, 'Error')).toContainText(LOAD_FAILED);
    await expect(page.getByText('The submissions could not be loaded.')).toBeVisible();
    await expect(page.getByText('No submissions yet')).toHaveCount(0);
    await page.unroute(LIST);
    await button(page, 'Try again').click();
    await expectList(page);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expect(notification(page, 'Error')).toHaveCount(0);
  });

  test('the page keeps what is shown, after three retries', async ({ page, request }) => {
    const check = await saveCheck(request);
    await openDashboard(page);
    await expect(entry(page, check.id)).toBeVisible();
    let tries = 0;
    await page.route(LIST, (route) => {
      tries += 1;
      return route.fulfill({ status: 503, body: '{}' });
    });
    await button(page, 'Refresh').click();
    await expect(notification(page, 'Error')).toContainText(LOAD_FAILED);
    expect(tries).toBe(4);
    await expect(entry(page, check.id)).toBeVisible();
    await expect(page.getByText('What you see is from before.')).toBeVisible();
  });
});

test('when the page crashes it says so and shows what was typed', async ({ page, request }) => {
  const check = await saveCheck(request);
  await openDashboard(page);
  await entry(page, check.id).getByRole('button', { name: 'Log a call or note' }).click();
  await entry(page, check.id).locator('textarea').fill('Half a sentence');
  // All in one step: a render in between would crash the page before the button is pressed.
  await button(page, 'Table').evaluate((table: HTMLElement) => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('Broken on purpose');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('Broken on purpose');
      },
    });
    table.click();
  });
  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('This page stopped working.');
  await expect(fallback).toContainText('Half a sentence');
  await expect(fallback).toContainText('Broken on purpose');
  expect(await violations(page)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await fallback.getByRole('button', { name: 'Load the page again' }).click();
  await reloaded;
});
