import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { PlainDate } from '#domain/shared/plain-date.ts';

import {
  button,
  openOffice,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const NUMBERS = '/admin/dashboard/?list=numbers';
const part = (name: string) => page.getByRole('region', { name, exact: true });

test('numbers that cannot be loaded are reported and offer a retry', async () => {
  const office = openOffice();
  office.answer('/api/admin/numbers', () => Response.json({}, { status: 400 }));
  await showDashboard(NUMBERS);
  await expect
    .element(page.getByText('Failed to load the numbers. Please try again. The server could not be reached.'))
    .toBeVisible();
  office.answer('/api/admin/numbers', undefined);
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'Why closed' })).toBeVisible();
});

test('numbers show what was done today, what the law says, and why records were closed', async () => {
  const office = openOffice();
  const called = await office.sendCheck();
  const change = {
    version: 0,
    entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'client' },
  };
  await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, change);
  await office.api.stores.submissions.change(called.id, () => ({ finding: 'limited' }));
  await showDashboard(NUMBERS, [{ kind: 'law', state: 'IN', due: '2026-11-30' as PlainDate, count: 28 }]);
  await expect.poll(() => document.title).toMatch(/Numbers \| /u);
  await expect.element(part('Today')).toMatchTextContent('Calls1Reached1Became clients1');
  await expect.element(part('Why closed')).toMatchTextContent('Became a client1Answered0');
  await expect.element(part('What the law says')).toMatchTextContent('Use limited1');
  await expect
    .element(part('What the law says').getByRole('link', { name: 'Use limited' }))
    .toHaveAttribute('href', '/admin/dashboard/?list=submissions&finding=limited&from=2026-10-25');
  await expect
    .element(page.getByText('To look at again, the first by Nov 30, 2026: 28 remedies of the law.'))
    .toBeVisible();
  expect(await pageViolations()).toEqual([]);
});
