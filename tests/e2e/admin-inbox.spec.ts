import { expect, type Page } from '@playwright/test';

import { leadPageSchema } from '#domain/inbox/forms.ts';
import { violations } from '../support/accessibility.ts';
import {
  button,
  entries,
  entry,
  expectList,
  newestByPerson,
  openDashboard,
  notification,
  submitLogin,
  viewLink,
  viewTitle,
} from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { dialled } from '../support/own-phone.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { saveCheck } from '../support/saved-check.ts';
import { sendLead, sendMessage } from '../support/sent-inbox.ts';

const LEADS = '/admin/dashboard/?list=leads';
const MESSAGES = '/admin/dashboard/?list=messages';

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectList(page);
}

test.describe('the leads', () => {
  test('show who asked to be contacted, how and when', async ({ page, request }) => {
    const lead = await sendLead(request);
    await openList(page, LEADS);
    const shown = entry(page, lead.id);
    await expect(shown.getByRole('link', { name: lead.phone })).toHaveAttribute('href', dialled(lead.phone));
    await expect(shown.getByRole('link', { name: lead.email })).toHaveAttribute(
      'href',
      `mailto:${lead.email}`,
    );
    // The tests' browser is set to the time zone of Phoenix.
    await expect(shown.locator('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M\sMST$/u);
  });

  test('load page by page, each once, and the focus moves to the first new one', async ({
    page,
    request,
  }) => {
    const oldest = await sendLead(request);
    for (let count = 0; count < 5; count += 1) await sendLead(request);
    await page.route('**/api/admin/leads?*', (route) =>
      route.continue({ url: route.request().url().replace('limit=50', 'limit=3') }),
    );
    await openList(page, LEADS);
    await expect(entries(page)).toHaveCount(3);
    while ((await entry(page, oldest.id).count()) === 0) {
      const answer = page.waitForResponse('**/api/admin/leads?*');
      await button(page, 'Load more').click();
      const { leads } = leadPageSchema.parse(await (await answer).json());
      // Records of one person are grouped, so the first that came need not be the next on the page.
      await expect(entry(page, leads[0]?.id ?? '')).toBeFocused();
    }
    const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.describe('the messages', () => {
  test('show the sender, how to answer, and the text with its line breaks', async ({ page, request }) => {
    const message = await sendMessage(request, { message: 'Good morning,\n\nis anybody there?\nAna' });
    await openList(page, MESSAGES);
    const shown = entry(page, message.id);
    await expect(shown.getByRole('heading', { name: message.name })).toBeVisible();
    await expect(shown.getByRole('link', { name: message.phone })).toHaveAttribute('href', /^tel:/u);
    await expect(shown.getByRole('link', { name: message.email })).toHaveAttribute('href', /^mailto:/u);
    await expect(shown.locator('time')).toHaveText(/MST$/u);
    const text = shown.getByText('Good morning,');
    expect(await text.innerText()).toBe('Good morning,\n\nis anybody there?\nAna');
  });

  test('show HTML and scripts as text, and right-to-left texts correctly', async ({ page, request }) => {
    const nasty = await sendMessage(request, {
      name: '<img src=x onerror="document.title=1"> O’Neil',
      message: '<script>document.title = "mine"</script><b>Hello</b>',
    });
    const arabic = await sendMessage(request, { name: 'ليلى حدّاد', message: 'أبحث عن بيت' });
    await openList(page, MESSAGES);
    await expect(entry(page, nasty.id)).toContainText('<img src=x onerror="document.title=1"> O’Neil');
    await expect(entry(page, nasty.id)).toContainText('<script>document.title = "mine"</script><b>Hello</b>');
    await expect(entry(page, nasty.id).locator('img, b, script')).toHaveCount(0);
    await expect(page).toHaveTitle(viewTitle('Messages'));
    for (const text of ['ليلى حدّاد', 'أبحث عن بيت']) {
      await expect(entry(page, arabic.id).getByText(text)).toHaveCSS('direction', 'rtl');
    }
  });

  test('that are long show their beginning, and the rest on demand', async ({ page, request }) => {
    const message = await sendMessage(request, { message: `${'Let me explain. '.repeat(200)}The end.` });
    await openList(page, MESSAGES);
    const text = entry(page, message.id).getByText('Let me explain.');
    const short = await text.evaluate((element) => element.clientHeight);
    await entry(page, message.id).getByRole('button', { name: 'Show all' }).click();
    expect(await text.evaluate((element) => element.clientHeight)).toBeGreaterThan(short * 3);
  });
});

for (const { name, address, records, send } of [
  { name: 'Leads', address: LEADS, records: 'leads', send: sendLead },
  { name: 'Messages', address: MESSAGES, records: 'messages', send: sendMessage },
]) {
  const calls = `**/api/admin/${records}?*`;

  test.describe(`the list of ${records}`, () => {
    test('has an address that survives a reload, Back and Forward', async ({ page, request }) => {
      const check = await saveCheck(request);
      const { id } = await send(request);
      await openDashboard(page);
      await viewLink(page, name).click();
      await expectList(page);
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(viewTitle(name));
      await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(viewLink(page, 'Submissions')).not.toHaveAttribute('aria-current');
      await expect(entry(page, id)).toBeVisible();
      await expect(page.getByText('Not Eligible', { exact: true })).toHaveCount(0);
      await page.goBack();
      await expect(entry(page, check.id)).toBeVisible();
      await expect(page).toHaveTitle(viewTitle('Submissions'));
      await page.goForward();
      await expect(entry(page, id)).toBeVisible();
      await page.reload();
      await expect(entry(page, id)).toBeVisible();
      await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveTitle(viewTitle(name));
    });

    test.describe('while logged out', () => {
      test.use({ isLoggedIn: false });

      test('is where login leads back to, even when the session ends there', async ({ page, request }) => {
        const account = await makeAccount(request, { admin: true });
        await page.goto(address);
        await submitLogin(page, account);
        await expect(page).toHaveURL(address);
        await expectList(page);
        await revokeTokens(request, account);
        await button(page, 'Refresh').click();
        await expect(page).toHaveURL(
          `/admin/login/?reason=session-ended&next=${encodeURIComponent(address)}`,
        );
      });
    });

    test('is requested once, together with the queue only', async ({ page, request }) => {
      const { id } = await send(request);
      await openDashboard(page);
      const asked: string[] = [];
      page.on('request', (sent) => {
        const { pathname } = new URL(sent.url());
        if (pathname.startsWith('/api/admin/')) asked.push(pathname);
      });
      await page.goto(address);
      await expect(entry(page, id)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual(
        ['/api/admin/queue', '/api/admin/notifications', `/api/admin/${records}`].toSorted(),
      );
    });

    test('shows new records, newest first, after Refresh', async ({ page, request }) => {
      // Records of one number are grouped as one person's.
      const before = await send(request, { phone: '(602) 555-0189' });
      await openList(page, address);
      await expect(entry(page, before.id)).toBeVisible();
      const since = await send(request, { phone: '(602) 555-0190' });
      await button(page, 'Refresh').click();
      await expect(entry(page, since.id)).toBeVisible();
      const times = await newestByPerson(page, name);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    test('says when there is nothing yet', async ({ page }) => {
      // The tests share one database, so the page asks for what came before the year 2000: the server's own empty list.
      const cursor = '2000-01-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000';
      await page.route(calls, (route) =>
        route.continue({ url: `${route.request().url()}&before=${encodeURIComponent(cursor)}` }),
      );
      await openList(page, address);
      await expect(page.getByRole('heading', { name: `No ${records} yet` })).toBeVisible();
      await expect(page.getByText(`${name} appear here once somebody`)).toBeVisible();
      await expect(button(page, 'Load more')).toHaveCount(0);
    });

    test('reports that it cannot be loaded and offers a retry', async ({ page }) => {
      await page.route(calls, (route) => route.fulfill({ status: 400, body: '{}' }));
      await openDashboard(page);
      await viewLink(page, name).click();
      await expect(notification(page, 'Error')).toContainText(`Failed to load ${records}. Please try again.`);
      await expect(page.getByText(`The ${records} could not be loaded.`)).toBeVisible();
      await page.unroute(calls);
      await button(page, 'Try again').click();
      await expectList(page);
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
      await expect(notification(page, 'Error')).toHaveCount(0);
    });

    test('fits the window at any width without overlapping controls', async ({ page, request }) => {
      await sendLead(request, { email: `${'long'.repeat(15)}@${'example'.repeat(8)}.com` });
      await sendMessage(request, {
        name: 'Wolfeschlegel'.repeat(12),
        message: 'Hausenbergerdorff'.repeat(20),
      });
      await openList(page, address);
      for (const width of [320, 360, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
        expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
      }
    });

    test('passes axe in both themes', async ({ page, request }) => {
      await send(request);
      await openList(page, address);
      expect(await violations(page)).toEqual([]);
    });
  });
}
