import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  misfits,
  openOffice,
  openPanel,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';
import { viewAddress } from './address.ts';
import { DASHBOARD_VIEWS } from './dashboard-views.ts';

const WIDTHS = [360, 1440];

const nav = page.getByRole('navigation', { name: 'Dashboard' });

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);

/** How far the page itself scrolls on a wide screen that is too low for its content: there, its parts scroll instead. */
async function pageScroll(): Promise<number> {
  await page.viewport(1440, 400);
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight;
}

/** What axe finds on the page at each width, in both themes. */
async function found(height = 900): Promise<unknown[]> {
  const violations: unknown[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, height);
    violations.push(...(await pageViolations()));
  }
  return violations;
}

test.each(DASHBOARD_VIEWS.map(({ name, title }) => [title, name]))(
  'axe finds nothing on %s, which fits every width and does not scroll the page on a wide screen',
  async (title, name) => {
    const office = openOffice();
    for (let count = 0; count < 3; count += 1) {
      await office.sendCheck({ contactConsent: true, fullName: LONG, details: 'A long story. '.repeat(40) });
      await office.sendLead({ email: `${'long'.repeat(15)}@${'example'.repeat(8)}.com` });
      await office.sendMessage({ name: LONG, message: LONG });
    }
    await showDashboard(viewAddress(name));
    await expect.element(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.querySelector('[aria-busy=true], .animate-pulse')).toBeNull();
    expect(await found()).toEqual([]);
    expect(await pageScroll()).toBe(0);
    expect(await misfits()).toEqual([]);
  },
);

test('axe finds nothing in the panel of a person and its dialogs', async () => {
  const office = openOffice();
  const { fullName, phone } = await office.sendCheck({ contactConsent: true, fullName: LONG });
  await office.sendLead({ phone });
  await showDashboard();
  await openPanel(fullName);
  await expect.element(page.getByRole('region', { name: 'Same contact' })).toBeVisible();
  // As tall as the panel: what has scrolled halfway under the bar with the buttons is not too small.
  expect(await found(2400)).toEqual([]);
  expect(await pageScroll()).toBe(0);
  await page.viewport(1440, 900);
  expect(await misfits()).toEqual([]);
  await button(`Correct: ${fullName}`).click();
  await expect.element(page.getByRole('form', { name: /^Correct the data/u })).toBeVisible();
  expect(await found(2400)).toEqual([]);
  await button('Cancel').click();
  await button(`Data request: ${fullName}`).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await found()).toEqual([]);
});

test('every view is reached on a phone, where the current one is named', async () => {
  openOffice();
  await showDashboard();
  await page.viewport(360, 844);
  const more = nav.getByRole('button', { name: /^View/ });
  for (const [index, { title, name }] of DASHBOARD_VIEWS.entries()) {
    const isAtHand = index < 2;
    const link = nav.getByRole('link', { name: title });
    if (!isAtHand) await more.click();
    await expect.element(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect.poll(() => location.search).toBe(`?list=${name}`);
    const current = isAtHand ? link : nav.getByRole('button', { name: `View: ${title}` });
    await expect.element(current).toBeInViewport({ ratio: 1 });
    await expect.element(current).toHaveFocus();
    if (!isAtHand) await expect.element(link).not.toBeInTheDocument();
  }
});
