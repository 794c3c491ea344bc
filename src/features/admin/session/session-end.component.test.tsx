import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  entry,
  keptIn,
  leftFor,
  openOffice,
  openPanel,
  pageViolations,
  searchBox,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const SUBMISSIONS = '/admin/dashboard/?list=submissions';
const cover = page.getByRole('dialog', { name: 'Your session has ended' });
const password = cover.getByLabelText('Password of admin@example.com');

test('a session that ends while somebody types is covered until they log in, and nothing typed is lost', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck();
  await showDashboard(SUBMISSIONS);
  await searchBox.fill(fullName);
  await openPanel(fullName);
  const note = page.getByLabelText(`Note about ${fullName}`);
  await note.fill('Half a sent');
  office.holdToken('yesterday-token');
  await button('Save').click();
  await expect.element(password).toHaveFocus();
  // Nobody who finds the computer can read names.
  expect(getComputedStyle(cover.element(), '::backdrop').backgroundColor).toMatch(/^rgb\(/u);
  expect(await pageViolations()).toEqual([]);
  await password.fill('wrong');
  await button('Confirm').click();
  await expect.element(password).toHaveAccessibleDescription(/That password is wrong/u);
  const { signIn } = office.auth;
  office.auth.signIn = () => Promise.resolve({ kind: 'failed' });
  await password.fill('open-the-door');
  await button('Confirm').click();
  await expect.element(password).toHaveAccessibleDescription(/Check your connection and try again/u);
  await expect.element(password).toHaveValue('open-the-door');
  office.auth.signIn = signIn;
  await expect.element(note).toHaveValue('Half a sent');
  await password.fill('open-the-door');
  await button('Confirm').click();
  // What was asked for goes on by itself.
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(searchBox).toHaveValue(fullName);
  await leftFor().toEqual([]);
});

test('an account that has lost its rights is told so', async () => {
  const office = openOffice();
  await office.sendMessage({ name: 'Ana Rights' });
  await showDashboard('/admin/dashboard/?list=messages');
  await expect.element(entry('Ana Rights')).toBeVisible();
  office.holdToken('renter-token');
  await button('Refresh').click();
  await leftFor().toContain(`/admin/login/?next=${encodeURIComponent('/admin/dashboard/?list=messages')}`);
  expect(keptIn(sessionStorage)).toContain('This account has no admin rights.');
});

// Last, because the page stays covered.
test('whoever does not log in again leaves for the login, which leads back to the same view', async () => {
  const office = openOffice();
  const { email } = await office.sendLead();
  await showDashboard('/admin/dashboard/?list=leads');
  await expect.element(entry(email)).toBeVisible();
  office.holdToken('yesterday-token');
  await button('Refresh').click();
  await button('Leave').click();
  await leftFor().toEqual([`/admin/login/?next=${encodeURIComponent('/admin/dashboard/?list=leads')}`]);
  expect(localStorage.getItem('adminSession')).toBeNull();
});
