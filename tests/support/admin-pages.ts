import { expect, type Locator, type Page } from 'playwright/test';

import type { Account } from './auth-accounts.ts';

/** Fills in the login form and sends it. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in as the demo admin, like a user who has just started the site. */
export async function logInAsDemoAdmin(page: Page): Promise<void> {
  await page.goto('/admin/login/');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectList(page);
}

/** A link of the dashboard's navigation; the number of those who wait may follow its name. */
export function viewLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: new RegExp(`^${name}(?: [\\d,]+ waiting)?$`, 'u') });
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

/** The line of one record. */
export function entry(page: Page, id: string): Locator {
  return page.locator(`tr[id$="${id}"]`);
}

/** Opens the panel of a record from its line. */
export async function openPanel(page: Page, id: string): Promise<Locator> {
  await entry(page, id).getByRole('rowheader').getByRole('button').click();
  const panel = page.locator(`[data-of$="${id}"]`);
  await expect(panel.getByRole('heading', { name: 'What they sent' })).toBeVisible();
  return panel;
}

/** The toasts. */
function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
}

/** The toasts of one title. */
export function toast(page: Page, title: string): Locator {
  return toasts(page).filter({ hasText: title });
}
