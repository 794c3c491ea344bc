import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  openOffice,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const CHARTS = '/admin/dashboard/?list=charts';
const chart = (name: string) => page.getByRole('region', { name, exact: true });

test('charts that cannot be loaded are reported and offer a retry', async () => {
  const office = openOffice();
  office.answer('/api/admin/charts', () => Response.json({}, { status: 400 }));
  await showDashboard(CHARTS);
  await expect
    .element(page.getByText('Failed to load the charts. Please try again. The server could not be reached.'))
    .toBeVisible();
  office.answer('/api/admin/charts', undefined);
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'What came in' })).toBeVisible();
});

test('charts show what came in by week and list answer, and the time to the first contact', async () => {
  const office = openOffice();
  for (const state of ['AZ', 'AZ', 'AL']) await office.sendCheck({ state, county: '' });
  const called = await office.sendCheck({ outcome: 'settlement' });
  const change = {
    version: 0,
    entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'answered' },
  };
  await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, change);
  await showDashboard(CHARTS);
  await expect.poll(() => document.title).toMatch(/ Charts \| /u);
  await expect.element(chart('What came in')).toMatchTextContent('Submissions in the last 6 weeks: 4');
  const weeks = chart('What came in').getByRole('listitem');
  await expect.poll(() => weeks.elements().length).toBe(6);
  await expect
    .element(weeks.first())
    .toMatchTextContent(/^Nov 17, 2026 to Nov 23, 20262 Eligible1 Maybe1 Not Eligible$/u);
  await expect
    .element(weeks.first().getByRole('link', { name: '1 Maybe' }))
    .toHaveAttribute(
      'href',
      '/admin/dashboard/?list=submissions&from=2026-11-17&to=2026-11-23&classification=maybe',
    );
  await expect.element(chart('Time to first contact')).toMatchTextContent('1 of 1 within the 24 hours');
  await expect
    .element(chart('Time to first contact').getByRole('listitem').first())
    .toMatchTextContent('Within 4 hours1 (100%)');
  expect(await pageViolations()).toEqual([]);
});

test('whoever waits for longer than was promised counts in the time to the first contact', async () => {
  const office = openOffice();
  const { submissions, leads, messages } = office.api.stores;
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  const came = ({ id }: { readonly id: string }) => ({
    created_at: yesterday,
    sort_key: `${yesterday}_${id}`,
  });
  const [check, lead, message] = [
    await office.sendCheck(),
    await office.sendLead(),
    await office.sendMessage(),
  ];
  const called = await office.sendCheck();
  await submissions.change(check.id, came);
  await leads.change(lead.id, came);
  await messages.change(message.id, came);
  await submissions.change(called.id, came);
  await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, {
    version: 0,
    entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'answered' },
  });
  await office.sendCheck();
  await showDashboard(CHARTS);
  const contacts = chart('Time to first contact');
  await expect.element(contacts).toMatchTextContent('0 of 4 within the 24 hours that are promised.');
  await expect
    .element(contacts.getByRole('listitem').last())
    .toMatchTextContent('Still waiting, longer than 24 hours3 (75%)');
});
