import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { overdueUntil } from '#domain/notifications/outbox.ts';
import type { NotificationHealth } from '#domain/notifications/mailing.ts';
import { SUPPORT_HOURS } from '#config/site.ts';

import {
  button,
  entry,
  healthy,
  misfits,
  openOffice,
  pageViolations,
  passTime,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const QUEUE = '/admin/dashboard/';
const CALLS = '/api/admin/queue';
const MINUTE = 60_000;
const nav = page.getByRole('navigation', { name: 'Dashboard' });
const late = page.getByRole('alert').filter({ hasText: 'waited for more than 4 working hours' });

/** Who waits, in the queue's order. */
const waiting = () =>
  page
    .getByRole('list', { name: 'Waiting, longest first' })
    .getByRole('button', { name: /^Delete: / })
    .elements()
    .map((each) => each.getAttribute('aria-label')?.replace('Delete: ', ''));

// First, because it is about a queue of which nothing has been loaded.
test('a queue that cannot be loaded is reported and offers a retry', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck();
  office.answer(CALLS, () => Response.json({}, { status: 400 }));
  await showDashboard(QUEUE);
  await expect.element(toast('Error')).toMatchTextContent('Failed to load the queue. Please try again.');
  await expect.element(page.getByText('The queue could not be loaded.')).toBeVisible();
  office.answer(CALLS, undefined);
  await button('Try again').click();
  await expect.element(entry(fullName)).toBeVisible();
  await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument();
});

describe('the queue', () => {
  test('shows waiting people of all kinds, longest wait first, with contact details', async () => {
    const office = openOffice();
    const check = await office.sendCheck({
      fullName: 'Ana María Núñez',
      phone: '(602) 555-0134',
      county: 'Maricopa County',
      details: 'We settled in the hallway.',
      contactConsent: true,
    });
    await office.sendMessage({ name: '<b>Bo</b>', message: 'Is anybody there?' });
    const lead = await office.sendLead({ phone: '(212) 555-0134' });
    await office.sendCheck({ fullName: 'Cy Young' });
    await showDashboard(QUEUE);
    await expect.element(entry('Cy Young')).toBeVisible();
    expect(waiting()).toEqual(['Ana María Núñez', '<b>Bo</b>', lead.email, 'Cy Young']);
    await expect
      .element(nav.getByRole('link', { name: /^Waiting/u }))
      .toHaveAttribute('aria-current', 'page');
    const shown = entry('Ana María Núñez');
    for (const text of [
      'Check',
      'Agreed to calls and texts',
      'Maricopa County, Arizona',
      'We settled in the hallway.',
      /(?:24 h 0|23 h 59) min left/u,
      /Local time 10:\d\d\sAM/u,
    ]) {
      await expect.element(shown).toMatchTextContent(text);
    }
    await expect
      .element(shown.getByRole('link', { name: `Call Ana María Núñez: ${check.phone}` }))
      .toHaveAttribute('href', 'tel:+16025550134');
    await expect.element(entry('Cy Young')).toMatchTextContent('Did not agree to calls and texts');
    await expect.element(entry(lead.email)).toMatchTextContent('No automated calls or texts');
    // In New York.
    await expect.element(entry(lead.email)).toMatchTextContent(/Local time 12:\d\d\sPM/u);
    expect(entry('<b>Bo</b>').element().querySelectorAll('b')).toHaveLength(0);
  });

  test('shows at once that calls are no longer wanted, and lets a record be deleted', async () => {
    const office = openOffice();
    const { fullName, phone } = await office.sendCheck({ contactConsent: true });
    await showDashboard(QUEUE);
    await expect.element(entry(fullName).getByRole('link', { name: phone })).toBeVisible();
    await button(`Everything from this person: ${fullName}`).click();
    await button('They do not want calls or texts').click();
    await button('Close').click();
    await expect.element(entry(fullName)).toMatchTextContent('Do not call or text');
    await expect.element(entry(fullName).getByRole('link', { name: phone })).not.toBeInTheDocument();
    await button(`Delete: ${fullName}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(entry(fullName)).not.toBeInTheDocument();
  });

  test('loads new records by itself without disturbing what is typed', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard(QUEUE);
    await button(`Log a call or note: ${fullName}`).click();
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('Half a sent');
    const since = await office.sendLead();
    passTime(MINUTE);
    await expect.element(entry(since.email)).toBeVisible();
    await expect.element(note).toHaveValue('Half a sent');
    await expect.element(note).toHaveFocus();
    await expect.poll(() => document.title).toMatch(/^\(2\) Waiting /u);
    await expect.element(nav.getByRole('link', { name: 'Leads 1 waiting' })).toBeVisible();
    expect(waiting()).toEqual([fullName, since.email]);
  });

  test('shows what is done elsewhere without disturbing what is typed', async () => {
    const office = openOffice();
    const called = await office.sendCheck();
    const gone = await office.sendCheck();
    const typed = await office.sendCheck();
    await showDashboard(QUEUE);
    await button(`Log a call or note: ${typed.fullName}`).click();
    const note = page.getByLabelText(`Note about ${typed.fullName}`);
    await note.fill('Half a sent');
    const change = { version: 0, status: 'contacted', entry: null };
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, change);
    for (const { id } of [gone, typed]) await office.asOtherAdmin('DELETE', `/api/admin/submissions/${id}`);
    passTime(MINUTE);
    await expect.element(entry(gone.fullName)).not.toBeInTheDocument();
    await expect.element(entry(called.fullName)).not.toBeInTheDocument();
    await expect.element(entry(typed.fullName)).toMatchTextContent('Done or deleted in the meantime');
    await expect.element(note).toHaveValue('Half a sent');
    await expect.element(note).toHaveFocus();
    expect(await pageViolations()).toEqual([]);
    await button(`Cancel: ${typed.fullName}`).click();
    (page.getByRole('link', { name: 'Skip to the list' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    passTime(MINUTE);
    await expect.element(entry(typed.fullName)).not.toBeInTheDocument();
  });

  test('marks a person as overdue from the very minute on', async () => {
    const office = openOffice();
    const { fullName, id } = await office.sendCheck();
    // In a minute and a half they will have waited too long.
    const asked = new Date(overdueUntil(new Date(), SUPPORT_HOURS).getTime() + 1.5 * MINUTE).toISOString();
    await office.api.stores.submissions.change(id, () => ({ asked_at: asked }));
    await showDashboard(QUEUE);
    await expect.element(entry(fullName)).not.toMatchTextContent(/overdue|waiting too long/u);
    await expect.element(late).not.toBeInTheDocument();
    passTime(MINUTE);
    passTime(MINUTE);
    await expect.element(entry(fullName)).toMatchTextContent('waiting too long');
    await expect.element(late).toMatchTextContent(/1 request has .* Call them first\./u);
    await nav.getByRole('link', { name: 'Leads' }).click();
    await expect.element(late).toMatchTextContent('Show who waits');
  });

  test('sends no requests while it is hidden, and one when it is shown again', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard(QUEUE);
    await expect.element(entry(fullName)).toBeVisible();
    let visibility = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    passTime(10 * MINUTE);
    expect(office.calls('/api/admin/queue/counts')).toHaveLength(1);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(() => office.calls('/api/admin/queue/counts').length).toBe(2);
    Reflect.deleteProperty(document, 'visibilityState');
  });

  test('loads page by page and moves the focus to the first new entry', async () => {
    const office = openOffice();
    const checks = [await office.sendCheck(), await office.sendCheck(), await office.sendCheck()];
    office.shortenPages(CALLS, 2);
    await showDashboard(QUEUE);
    await expect.element(entry(checks[1]?.fullName ?? '')).toBeVisible();
    await button('Load more').click();
    await expect.element(entry(checks[2]?.fullName ?? '')).toHaveFocus();
    await expect.element(button('Load more')).not.toBeInTheDocument();
    expect(waiting()).toEqual(checks.map(({ fullName }) => fullName));
  });

  test('counts one less after a contact, keeps the person until Refresh, and sorts by waiting time', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    const next = await office.sendMessage({ name: 'Next One' });
    await showDashboard(QUEUE);
    await expect.element(nav.getByRole('link', { name: 'Waiting 2 waiting' })).toBeVisible();
    await button(`Contacted: ${fullName}`).click();
    await expect.element(button(`Contacted: ${fullName}`)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
    await expect.element(entry(fullName)).toBeVisible();
    await button('Refresh').click();
    await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(entry('Next One')).toBeVisible();
    await nav.getByRole('link', { name: 'Messages 1 waiting' }).click();
    await expect.element(entry('Next One')).toMatchTextContent(next.email);
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
  });

  test('has a person to call again at the top on that day, until called', async () => {
    const office = openOffice();
    const waits = await office.sendLead();
    const { fullName } = await office.sendCheck();
    await showDashboard(QUEUE);
    const logCall = async (what: string, day: string) => {
      await button(`Log a call or note: ${fullName}`).click();
      await page.getByLabelText('What happened').selectOptions(what);
      await page.getByLabelText('Call again on').fill(day);
      await button(`Save entry: ${fullName}`).click();
      await expect.element(button(`Log a call or note: ${fullName}`)).toHaveFocus();
    };
    await logCall('Left a message', '2026-11-23');
    await expect.element(entry(fullName)).toMatchTextContent('Call again today');
    await button('Refresh').click();
    const calls = page.getByRole('list', { name: 'Call again today' });
    await expect.element(calls).toMatchTextContent(fullName);
    await expect.element(entry(fullName)).toMatchTextContent('Left a message');
    await expect.element(button(`Contacted: ${fullName}`)).toHaveAttribute('aria-pressed', 'true');
    const status = page.getByRole('status').filter({ hasText: /^1 to call again today\./u });
    await expect.element(status).toBeVisible();
    const order = calls.element().compareDocumentPosition(entry(waits.email).element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await pageViolations()).toEqual([]);
    // The record stays while somebody works on it, and is gone after Refresh.
    await logCall('Called', '');
    await expect.element(entry(fullName)).not.toMatchTextContent('Call again today');
    await expect.element(status).not.toBeInTheDocument();
    await button('Refresh').click();
    await expect.element(entry(fullName)).not.toBeInTheDocument();
  });

  test('says when nobody waits', async () => {
    openOffice();
    await showDashboard(QUEUE);
    await expect.element(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  });

  test('passes axe in both themes and fits every width', async () => {
    const office = openOffice();
    const fullName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);
    await office.sendCheck({ fullName, details: 'A long story. '.repeat(40) });
    await office.sendLead({ email: `${'long'.repeat(15)}@${'example'.repeat(8)}.com` });
    await office.sendMessage();
    await showDashboard(QUEUE);
    await expect.element(entry(fullName)).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    expect(await misfits()).toEqual([]);
  });
});

describe('the red line about notifications', () => {
  const line = page.getByRole('alert').filter({ hasText: 'docs/tasks/set-up-notifications.md' });

  async function onEveryView(look: () => Promise<void>): Promise<void> {
    await showDashboard(QUEUE);
    for (const name of ['Waiting', 'Submissions', 'Leads', 'Messages', 'Charts', 'Site']) {
      await nav.getByRole('link', { name }).click();
      await expect.element(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await look();
    }
  }

  test('is absent while notifications work', async () => {
    const office = openOffice();
    await onEveryView(async () => {
      await expect.poll(() => office.calls('/api/admin/notifications').length).toBe(1);
      await expect.element(line).not.toBeInTheDocument();
    });
  });

  test.each<[string, Partial<NotificationHealth>, string]>([
    ['nobody is told', { addresses: 0 }, 'Nobody is told when somebody writes'],
    ['no sweep runs', { sweptAt: '2026-01-01T12:00:00.000Z' }, 'last ran Jan 1, 2026'],
    [
      'mail is not delivered',
      {
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
      'The mail server cannot be reached since',
    ],
  ])('is on every view when %s', async (_what, changes, words) => {
    const office = openOffice();
    office.answer('/api/admin/notifications', () => Response.json({ ...healthy(), ...changes }));
    await onEveryView(() => expect.element(line).toMatchTextContent(words));
    expect(await pageViolations()).toEqual([]);
  });
});
