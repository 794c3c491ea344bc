import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  button,
  entry,
  keptIn,
  leftFor,
  openOffice,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

/* A page that has gone to the login has no session left: each test ends the session of another view. */

const SUBMISSIONS = '/admin/dashboard/?list=submissions';

async function endSession(office: ReturnType<typeof openOffice>): Promise<void> {
  office.holdToken('yesterday-token');
  await button('Refresh').click();
}

test('a session that ends removes the data and leads to the login, and from there back to the same view', async () => {
  const office = openOffice();
  const { email } = await office.sendLead();
  await showDashboard('/admin/dashboard/?list=leads');
  await expect.element(entry(email)).toBeVisible();
  await endSession(office);
  await leftFor().toContain(
    `/admin/login/?reason=session-ended&next=${encodeURIComponent('/admin/dashboard/?list=leads')}`,
  );
  await expect.element(entry(email)).not.toBeInTheDocument();
  expect(localStorage.getItem('adminSession')).toBeNull();
});

test('the text of a search is kept for after the login, and in no address', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck();
  await showDashboard(SUBMISSIONS);
  await page.getByRole('searchbox').fill(fullName);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: 'that match' })).toBeVisible();
  await endSession(office);
  await leftFor().toContain(`/admin/login/?reason=session-ended&next=${encodeURIComponent(SUBMISSIONS)}`);
  expect(keptIn(sessionStorage)).toContain(fullName);
});

test('an account that has lost its rights is told so', async () => {
  const office = openOffice();
  const { fullName } = await office
    .sendMessage({ name: 'Ana Rights' })
    .then(() => ({ fullName: 'Ana Rights' }));
  await showDashboard('/admin/dashboard/?list=messages');
  await expect.element(entry(fullName)).toBeVisible();
  office.holdToken('renter-token');
  await button('Refresh').click();
  await leftFor().toContain(
    `/admin/login/?reason=no-rights&next=${encodeURIComponent('/admin/dashboard/?list=messages')}`,
  );
});
