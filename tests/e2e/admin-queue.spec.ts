import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { SUPPORT_HOURS } from '#config/site.ts';
import type { NotificationHealth } from '#domain/notifications/mailing.ts';
import { overdueUntil } from '#domain/notifications/outbox.ts';
import type { QueueNews, QueuePage } from '#domain/records/queue.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { violations } from '../support/accessibility.ts';
import {
  button,
  entries,
  entry,
  expectList,
  notification,
  openDashboard,
  viewLink,
  viewTitle,
} from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { dialled, ownPhone } from '../support/own-phone.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { saveCheck } from '../support/saved-check.ts';
import { sendLead, sendMessage } from '../support/sent-inbox.ts';

const DASHBOARD = '/admin/dashboard/';
const QUEUE = /\/api\/admin\/queue(?:\?|$)/u;
const VIEWS = ['Waiting', 'Submissions', 'Leads', 'Messages', 'Charts', 'Site'];

/**
 * Opens the queue at its end, because the tests share one database and records of other tests have waited longer. The
 * page requests only what comes after this moment.
 */
async function openQueueFromNow(page: Page): Promise<void> {
  const after = `${new Date().toISOString()}_submissions_0`;
  await page.route(QUEUE, (route) => {
    const url = new URL(route.request().url());
    if (!url.searchParams.has('after')) url.searchParams.set('after', after);
    return route.continue({ url: url.href });
  });
}

/** The number of people to call again today, as shown. */
async function toCallCount(page: Page): Promise<number> {
  const said = await page
    .getByRole('status')
    .filter({ hasText: /Updated/u })
    .innerText();
  return Number(/^(?<count>\d+) to call again today/u.exec(said)?.groups?.count ?? 0);
}

/** Advances the page's clock by a minute, after which it requests news. */
async function passMinute(page: Page): Promise<void> {
  const news = page.waitForResponse('**/api/admin/queue/news?*');
  await page.clock.fastForward(71_000);
  await news;
}

test.describe('the queue', () => {
  test('opens first: waiting people of all kinds, longest wait first, with contact details', async ({
    page,
    request,
  }) => {
    await openQueueFromNow(page);
    const check = await saveCheck(request, {
      fullName: 'Ana María Núñez',
      state: 'AZ',
      county: 'Maricopa County',
      details: 'We settled in the hallway.',
      contactConsent: true,
    });
    const message = await sendMessage(request, { name: '<b>Bo</b>', message: 'Is anybody there?' });
    const lead = await sendLead(request, { phone: '(212) 555-0134' });
    const silent = await saveCheck(request, { fullName: 'Cy Young', contactConsent: false });
    await page.goto(DASHBOARD);
    await expectList(page);
    await expect(viewLink(page, 'Waiting')).toHaveAttribute('aria-current', 'page');
    const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id.replace('record-', '')));
    const ours = [check.id, message.id, lead.id, silent.id];
    expect(ids.filter((id) => ours.includes(id))).toEqual(ours);

    const shown = entry(page, check.id);
    for (const text of [
      'Check',
      'Agreed to calls and texts',
      'Maricopa County, Arizona',
      'We settled in the hallway.',
    ]) {
      await expect(shown).toContainText(text);
    }
    await expect(shown).toContainText(/(?:24 h 0|23 h 5\d) min left/u);
    await expect(shown).toContainText(/Local time \d{1,2}:\d\d\s[AP]M/u);
    await expect(shown.getByRole('link', { name: `Call Ana María Núñez: ${check.phone}` })).toHaveAttribute(
      'href',
      dialled(check.phone),
    );
    await expect(entry(page, silent.id)).toContainText('Did not agree to calls and texts');
    await expect(entry(page, lead.id)).toContainText('No automated calls or texts');
    const newYork = await page.evaluate(() =>
      new Date().toLocaleTimeString('en-US', { hour: 'numeric', timeZone: 'America/New_York' }),
    );
    await expect(entry(page, lead.id)).toContainText(
      new RegExp(`Local time ${newYork.split(/\s/u)[0] ?? ''}:\\d\\d\\s[AP]M`, 'u'),
    );
    await expect(entry(page, message.id)).toContainText('<b>Bo</b>');
    await expect(entry(page, message.id).locator('b')).toHaveCount(0);
  });

  test('shows at once that calls are no longer wanted, and lets a record be deleted', async ({
    page,
    request,
  }) => {
    await openQueueFromNow(page);
    const email = `person-${randomUUID()}@example.com`;
    const check = await saveCheck(request, { email, phone: ownPhone(), contactConsent: true });
    await page.goto(DASHBOARD);
    await expectList(page);
    const card = entry(page, check.id);
    await expect(card.getByRole('link', { name: check.phone })).toBeVisible();
    await card.getByRole('button', { name: 'Everything from this person' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'They do not want calls or texts' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(card.locator('dialog')).toHaveCount(0);
    await expect(card.getByText('Do not call or text')).toBeVisible();
    await expect(card.getByRole('link', { name: check.phone })).toHaveCount(0);

    await card.getByRole('button', { name: /^Delete/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card).toHaveCount(0);
  });

  test('loads new records by itself without disturbing what is typed', async ({ page, request }) => {
    await page.clock.install();
    await openQueueFromNow(page);
    const first = await saveCheck(request);
    await page.goto(DASHBOARD);
    await expectList(page);
    await entry(page, first.id).getByRole('button', { name: /note/iu }).click();
    const note = entry(page, first.id).locator('textarea');
    await note.fill('Half a sent');
    const since = await sendLead(request);
    // News appear with the last sweep, which runs every ten seconds here. Less than half an hour must pass, because
    // then the page asks whether anybody is still there.
    await expect(async () => {
      await passMinute(page);
      await expect(entry(page, since.id)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(note).toHaveValue('Half a sent');
    await expect(note).toBeFocused();
    await expect(page).toHaveTitle(/^\(\d[\d,]*\) Waiting /u);
    await expect(viewLink(page, 'Leads')).toContainText(/\d+ waiting/u);
    const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.indexOf(`record-${first.id}`)).toBeLessThan(ids.indexOf(`record-${since.id}`));
  });

  test('shows what is done in another tab without disturbing what is typed', async ({
    page,
    context,
    request,
  }) => {
    await page.clock.install();
    await openQueueFromNow(page);
    const called = await saveCheck(request);
    const gone = await saveCheck(request);
    const typed = await saveCheck(request);
    await page.goto(DASHBOARD);
    await expectList(page);
    await entry(page, typed.id).getByRole('button', { name: /note/iu }).click();
    const note = entry(page, typed.id).locator('textarea');
    await note.fill('Half a sent');

    const elsewhere = await context.newPage();
    await openDashboard(elsewhere);
    await entry(elsewhere, called.id).getByRole('button', { name: 'Contacted' }).click();
    for (const { id } of [gone, typed]) {
      await entry(elsewhere, id)
        .getByRole('button', { name: /^Delete/u })
        .click();
      await elsewhere.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(entry(elsewhere, id)).toHaveCount(0);
    }

    await expect(async () => {
      await passMinute(page);
      await expect(entry(page, gone.id)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(entry(page, called.id)).toContainText('Changed in the meantime');
    await expect(entry(page, called.id).getByRole('button', { name: 'Contacted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(entry(page, typed.id)).toContainText('Deleted in the meantime');
    await expect(note).toHaveValue('Half a sent');
    await expect(note).toBeFocused();
    expect(await violations(page, 'main')).toEqual([]);

    await entry(page, typed.id)
      .getByRole('button', { name: /^Cancel/u })
      .click();
    await page.locator('#list').focus();
    await passMinute(page);
    await expect(entry(page, typed.id)).toHaveCount(0);
  });

  test('marks a person as overdue from the very minute on', async ({ page, request }) => {
    // The page's clock is set to the last noon or one o'clock in New York, because those are working hours on every
    // day.
    const noon = new Date();
    noon.setUTCHours(17, 0, 0, 0);
    if (noon.getTime() > Date.now()) noon.setUTCDate(noon.getUTCDate() - 1);
    await page.clock.install({ time: noon });
    // Just before now, because other tests send more in a minute than fits on a page of the queue.
    const after = `${new Date(Date.now() - 1_000).toISOString()}_submissions_0`;
    const check = await saveCheck(request);
    // In a minute and a half they will have waited too long.
    const asked_at = new Date(overdueUntil(noon, SUPPORT_HOURS).getTime() + 90_000).toISOString();
    await page.route(QUEUE, async (route) => {
      const answer = await route.fetch({ url: `${route.request().url()}?${new URLSearchParams({ after })}` });
      const queue = (await answer.json()) as QueuePage;
      const waiting = queue.waiting.filter(({ id }) => id === check.id);
      await route.fulfill({ json: { ...queue, waiting: waiting.map((each) => ({ ...each, asked_at })) } });
    });
    await page.route('**/api/admin/queue/news?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as QueueNews), arrived: [], counts: null } });
    });
    await page.goto(DASHBOARD);
    await expectList(page);
    const late = page.getByRole('alert').filter({ hasText: 'waited for more than 4 working hours' });
    await expect(entry(page, check.id)).not.toContainText(/overdue|waiting too long/u);
    await expect(late).toHaveCount(0);
    await passMinute(page);
    await passMinute(page);
    await expect(entry(page, check.id)).toContainText('waiting too long');
    await expect(late).toContainText('1 request has waited');
  });

  test('sends no requests while it is hidden', async ({ page }) => {
    await page.clock.install();
    await openQueueFromNow(page);
    await page.goto(DASHBOARD);
    await expectList(page);
    let asked = 0;
    page.on('request', (sent) => {
      if (sent.url().includes('/api/admin/queue/news')) asked += 1;
    });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await page.clock.fastForward(600_000);
    expect(asked).toBe(0);
    const news = page.waitForResponse('**/api/admin/queue/news?*');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await news;
    expect(asked).toBe(1);
  });

  test('moves the focus to the first new entry once there is no more to load', async ({ page, request }) => {
    const after = `${new Date().toISOString()}_submissions_0`;
    const checks = [await saveCheck(request), await saveCheck(request), await saveCheck(request)];
    await page.route(QUEUE, (route) => {
      const url = new URL(route.request().url());
      if (!url.searchParams.has('after')) url.search = new URLSearchParams({ after, limit: '1' }).toString();
      return route.continue({ url: url.href });
    });
    await page.goto(DASHBOARD);
    await expectList(page);
    await expect(entries(page)).toHaveCount(1);
    await button(page, 'Load more').focus();
    await page.keyboard.press('Enter');
    for (const { id } of checks) await expect(entry(page, id)).toBeVisible();
    await expect(button(page, 'Load more')).toHaveCount(0);
    await expect(entries(page).nth(1)).toBeFocused();
  });

  test('counts one less after a contact, and keeps the person visible', async ({ page, request }) => {
    const check = await saveCheck(request);
    // Two first pages are requested: one for the counts, and one from this moment on for the record.
    const counted = page.waitForResponse(QUEUE);
    await page.goto(DASHBOARD);
    await expectList(page);
    expect((await counted).ok()).toBe(true);
    const shownCount = async () =>
      Number((await viewLink(page, 'Submissions').innerText()).replaceAll(/\D/gu, ''));
    const before = await shownCount();
    expect(before).toBeGreaterThan(0);
    await viewLink(page, 'Submissions').click();
    await entry(page, check.id).getByRole('button', { name: 'Contacted' }).click();
    await expect(entry(page, check.id).getByRole('button', { name: 'Contacted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await shownCount()).toBe(before - 1);
    await expect(page).toHaveTitle(viewTitle('Submissions'));
  });

  test('reports that it cannot be loaded and offers a retry', async ({ page }) => {
    await page.route(QUEUE, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(DASHBOARD);
    await expect(notification(page, 'Error')).toContainText('Failed to load the queue. Please try again.');
    await expect(page.getByText('The queue could not be loaded.')).toBeVisible();
    await page.unroute(QUEUE);
    await button(page, 'Try again').click();
    await expectList(page);
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

  test('says when nobody waits', async ({ page }) => {
    await page.route(QUEUE, (route) => {
      const url = `${route.request().url()}?after=9999-01-01T00:00:00.000Z_submissions_0`;
      return route.continue({ url });
    });
    await page.goto(DASHBOARD);
    await expectList(page);
    await expect(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  });

  test('passes axe in both themes and fits every width', async ({ page, request }) => {
    await openQueueFromNow(page);
    await saveCheck(request, {
      fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5),
      details: 'A long story. '.repeat(40),
    });
    await sendLead(request, { email: `${'long'.repeat(15)}@${'example'.repeat(8)}.com` });
    await sendMessage(request);
    await page.goto(DASHBOARD);
    await expectList(page);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
      expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
    }
  });
});

test.describe('the red line about notifications', () => {
  const line = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'docs/tasks/set-up-notifications.md' });

  test('is absent while notifications work', async ({ page }) => {
    for (const name of VIEWS) {
      const health = page.waitForResponse('**/api/admin/notifications');
      await page.goto(DASHBOARD);
      const { addresses, sweptAt } = (await (await health).json()) as NotificationHealth;
      // The tests' own stack sends mail to the catcher.
      expect({ addresses, isSwept: sweptAt !== null }).toEqual({ addresses: 1, isSwept: true });
      await viewLink(page, name).click();
      await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(line(page)).toHaveCount(0);
    }
  });

  for (const { what, changes, words } of [
    { what: 'nobody is told', changes: { addresses: 0 }, words: 'Nobody is told when somebody writes' },
    {
      what: 'no sweep runs',
      changes: { sweptAt: '2026-01-01T12:00:00.000Z' },
      words: 'last ran Jan 1, 2026',
    },
    {
      what: 'mail is not delivered',
      changes: {
        mailings: [
          {
            mailing: 'notification',
            lastSentAt: null,
            failures: 4,
            failingSince: '2026-11-22T12:00:00.000Z',
            failure: 'unreachable',
            nextTryAt: null,
            refusedAddresses: 0,
          },
        ],
      },
      words: 'The mail server cannot be reached since',
    },
  ] satisfies { what: string; changes: Partial<NotificationHealth>; words: string }[]) {
    test(`is on every view when ${what}`, async ({ page }) => {
      await page.route('**/api/admin/notifications', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...((await answer.json()) as NotificationHealth), ...changes } });
      });
      await page.goto(DASHBOARD);
      for (const name of VIEWS) {
        await viewLink(page, name).click();
        await expect(line(page)).toContainText(words);
      }
      expect(await violations(page, 'main')).toEqual([]);
    });
  }
});

test.describe('a morning with 300 sample records', () => {
  test.use({ isLoggedIn: false });

  test('starts a call within three clicks and continues through the queue', async ({ page }) => {
    const port = String(process.env.SECONDKEY_TEST_PORT);
    const seeded = spawnSync(process.execPath, ['scripts/seed.ts', '300', '--port', port], {
      encoding: 'utf8',
    });
    expect(seeded.status, seeded.stderr).toBe(0);

    await page.goto('/admin/login/');
    let clicks = 0;
    const click = async (what: ReturnType<Page['locator']>) => {
      clicks += 1;
      await what.click();
    };
    await click(button(page, 'Fill in'));
    await click(button(page, 'Log in'));
    await expectList(page);
    const late = page.getByRole('alert').filter({ hasText: 'waited for more than 4 working hours' });
    await expect(late).toContainText(/^\d+ (?:or more )?requests have waited .* Call them first\./u);
    const waiting = page.getByRole('list', { name: 'Waiting, longest first' }).locator('[id^=record-]');
    const first = waiting.first();
    await expect(first).toContainText(/overdue|waiting too long/u);
    const call = first.getByRole('link', { name: /^Call .+: /u });
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/u);
    await page.evaluate(() => {
      // No app here can handle a call.
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      });
    });
    await click(call);
    expect(clicks).toBeLessThanOrEqual(3);

    // People who were called are done, and the others move up after Refresh.
    const title = await page.title();
    const inAll = Number(/^\((?<count>[\d,]+)\)/u.exec(title)?.groups?.count?.replaceAll(',', ''));
    expect(inAll).toBeGreaterThan(50);
    const called = (await waiting.evaluateAll((all) => all.map(({ id }) => id))).slice(0, 3);
    for (const id of called) {
      const shown = page.locator(`#${id}`);
      await shown.getByRole('button', { name: 'Contacted' }).click();
      await expect(shown.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
    }
    await button(page, 'Refresh').click();
    await expect(page.locator(`#${called[0] ?? ''}`)).toHaveCount(0);
    for (const id of called) await expect(page.locator(`#${id}`)).toHaveCount(0);
    const times = await waiting
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(times).toEqual(times.toSorted());

    // The rest of the morning: more of the queue, and the lists.
    const shown = await entries(page).count();
    await button(page, 'Load more').click();
    await expect.poll(() => entries(page).count()).toBeGreaterThan(shown);
    await viewLink(page, 'Leads').click();
    await expectList(page);
    await expect(late).toContainText('Show who waits');
  });
});

test('a person to call again is at the top of the queue on that day until called', async ({
  page,
  request,
}) => {
  const check = await saveCheck(request, { phone: '(602) 555-0186' });
  const shown = entry(page, check.id);
  const logCall = async (what: string, day: string) => {
    await shown.getByRole('button', { name: 'Log a call or note' }).click();
    await shown.getByLabel('What happened').selectOption(what);
    await shown.getByLabel('Call again on').fill(day);
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByRole('button', { name: 'Log a call or note' })).toBeFocused();
  };
  const today = dayIn(new Date(), SUPPORT_HOURS.timeZone);
  await openDashboard(page);
  await logCall('Left a message', today);
  await expect(shown).toContainText('Call again today');

  await page.goto(DASHBOARD);
  await expectList(page);
  const calls = page.getByRole('list', { name: 'Call again today' });
  const more = page.getByRole('button', { name: /^Show all \d+ to call again today$/u });
  if (await more.isVisible()) await more.click();
  await expect(calls.locator(`#record-${check.id}`)).toBeVisible();
  await expect(shown).toContainText('Left a message');
  await expect(shown.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: /\d+ to call again today\./u })).toBeVisible();
  const order = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
  const inCalls = await calls.locator('[id^=record-]').evaluateAll((all) => all.map(({ id }) => id));
  expect(order.slice(0, inCalls.length)).toEqual(inCalls);
  expect(await violations(page, 'main')).toEqual([]);

  // Records stay visible while somebody works on them, and are gone after Refresh.
  const counted = await toCallCount(page);
  await logCall('Called', '');
  await expect(shown).not.toContainText('Call again today');
  expect(await toCallCount(page)).toBe(counted - 1);
  await button(page, 'Refresh').click();
  await expect(shown).toHaveCount(0);
});

test('the queue’s count is shown in every view', async ({ page, request }) => {
  await sendLead(request);
  await openDashboard(page);
  await expect(viewLink(page, 'Waiting')).toContainText(/\d waiting/u);
  await expect(viewLink(page, 'Leads')).toContainText(/\d waiting/u);
});
