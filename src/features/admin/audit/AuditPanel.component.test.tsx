import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  button,
  openOffice,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const lines = page.getByRole('list', { name: /^Audit log/u }).getByRole('listitem');

test('the audit log has logins, what was shown and changes, a page at a time, newest first', async () => {
  const office = openOffice();
  office.shortenPages(ADMIN_API_PATHS.audit, 2);
  const leads = [await office.sendLead(), await office.sendLead()];
  await office.asOtherAdmin('GET', '/api/admin/leads');
  for (const { id } of leads) {
    await office.asOtherAdmin('PATCH', `/api/admin/leads/${id}`, {
      version: 0,
      entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'answered' },
    });
  }
  await showDashboard('/admin/dashboard/?list=audit');
  await expect.poll(() => lines.elements().length).toBe(2);
  await expect
    .element(lines.first())
    .toMatchTextContent(`Changed status or contact logleads · record ${leads[1]?.id ?? ''}`);
  await expect.element(lines.last()).toMatchTextContent(`record ${leads[0]?.id ?? ''}`);
  await expect.element(page.getByText(/^You have seen [1-9]\d* records today/u)).toBeVisible();
  expect(await pageViolations()).toEqual([]);

  office.answer(ADMIN_API_PATHS.audit, undefined);
  await button('Older').click();
  await expect.element(lines.filter({ hasText: 'Was shown records2 records' })).toBeVisible();
  await expect.element(lines.last()).toMatchTextContent('Logged in');
  await expect.element(lines.last()).toMatchTextContent('admin-token@example.com');
  await button('Newer').click();
  const [first, second] = leads;
  await button(`record ${second?.id ?? ''}`).click();
  await expect.element(page.getByRole('complementary', { name: second?.email ?? '' })).toBeVisible();
  await office.api.stores.leads.remove(first?.id ?? '');
  await button(`record ${first?.id ?? ''}`).click();
  await expect.element(lines.filter({ hasText: first?.id ?? '' })).toMatchTextContent('which was deleted');
});
