import { expect, type Locator, type Page } from '@playwright/test';

import type { Account } from './auth-accounts.ts';

/** Fills in the login form and sends it. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in as the demo admin, as somebody who has just started the site would. */
export async function logInAsDemoAdmin(page: Page): Promise<void> {
  await page.goto('/admin/login/');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectList(page);
}

/** Opens the dashboard, as somebody who is logged in (admin-test.ts), and waits for its list. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin/dashboard/');
  await expectList(page);
}

/** Waits until the dashboard shows its list. */
export async function expectList(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/dashboard\//u);
  await expect(page.getByRole('status').filter({ hasText: /Updated/u })).toBeVisible();
}

/** What local storage remembers of the login. */
export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('adminSession'));
}

/** A button by its whole name. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** What the dashboard shows of one record. */
export function entry(page: Page, id: string): Locator {
  return page.locator(`#record-${id}`);
}

/** All records on show. */
export function entries(page: Page): Locator {
  return page.locator('[id^=record-]');
}

/** The region of notifications. */
export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** The notifications of one title. */
export function notification(page: Page, title: string): Locator {
  return notifications(page).getByRole('listitem').filter({ hasText: title });
}
