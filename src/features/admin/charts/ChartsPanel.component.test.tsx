import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  leftFor,
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
  await expect.element(page.getByRole('heading', { name: 'By day' })).toBeVisible();
});

test('charts show the counts by day, result and state', async () => {
  const office = openOffice();
  for (const state of ['AZ', 'AZ', 'AL']) await office.sendCheck({ state, county: '' });
  const called = await office.sendCheck({ outcome: 'settlement' });
  const change = { version: 0, status: 'contacted', entry: null };
  await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, change);
  await showDashboard(CHARTS);
  await expect.poll(() => document.title).toMatch(/ Charts \| /u);
  await expect.element(chart('By day')).toMatchTextContent('Submissions in the last 30 days: 4.');
  const days = chart('By day').getByRole('listitem');
  await expect.element(days.first()).toMatchTextContent(/^Nov 23, 20264 \(100%\)$/u);
  await chart('By day').getByText('18 more').click();
  await expect.poll(() => days.elements().length).toBe(30);
  await expect.element(chart('By result').getByRole('listitem').first()).toMatchTextContent(/Eligible.*2/u);
  await expect.element(chart('By state')).toMatchTextContent('From 2 of 51');
  await expect
    .element(chart('By state').getByRole('listitem').first())
    .toMatchTextContent(/^Arizona3 \(75%\)$/u);
  await expect.element(chart('Time to first contact')).toMatchTextContent('1 of 1 within the 24 hours');
  await expect
    .element(chart('Time to first contact').getByRole('listitem').first())
    .toMatchTextContent('Within 4 hours');
  expect(await pageViolations()).toEqual([]);
});

test('charts cover the chosen days and link to their records', async () => {
  const office = openOffice();
  await office.sendCheck();
  await showDashboard(CHARTS);
  await button('7 days').click();
  await expect.poll(() => location.search).toBe('?list=charts&range=7');
  await expect.element(chart('By day')).toMatchTextContent('Submissions in the last 7 days: 1.');
  await expect
    .element(page.getByRole('link', { name: 'Nov 23, 2026' }))
    .toHaveAttribute('href', '/admin/dashboard/?list=submissions&from=2026-11-23&to=2026-11-23');
  await page.getByRole('region', { name: 'Submissions' }).getByRole('link', { name: 'New' }).click();
  await leftFor().toEqual(['/admin/dashboard/?list=submissions&from=2026-11-17&work=new']);
  await showDashboard(`${CHARTS}&range=7`);
  await expect.element(button('7 days')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('link', { name: 'Arizona' }))
    .toHaveAttribute('href', '/admin/dashboard/?list=submissions&from=2026-11-17&state=AZ');
});
