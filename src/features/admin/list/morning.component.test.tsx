import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import {
  button,
  leftFor,
  openOffice,
  panel,
  showDashboard,
  showLogin,
  shownPeople,
} from '../../../../tests/component/back-office.tsx';

const row = (whose: string) => document.querySelector(`[aria-label="Choose ${whose}"]`)?.closest('tr');

const MORNING_MS = 90_000;

/** How many lines can be seen, in the part of the page that scrolls. */
function peopleInView(): number {
  const rows = [...document.querySelectorAll('tbody tr[id]')];
  const list = document.querySelector('table')?.parentElement?.getBoundingClientRect();
  const bottom = Math.min(window.innerHeight, list?.bottom ?? 0);
  return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
}

const nav = page.getByRole('navigation', { name: 'Dashboard' });

type Office = ReturnType<typeof openOffice>;

/**
 * Everybody wrote in the last days: checks from all states, every second with consent to calls, and leads. Copied from
 * one of each kind, because three hundred forms would take as many seconds.
 */
async function threeHundredPeople({ api: { stores }, sendCheck, sendLead }: Office): Promise<void> {
  const check = await stores.submissions.get((await sendCheck({ county: '' })).id);
  const lead = await stores.leads.get((await sendLead()).id);
  for (let index = 2; index < 300; index += 1) {
    const copy = {
      id: crypto.randomUUID(),
      createdAt: new Date(Date.now() - index * 60_000),
      expireAt: new Date(Date.now() + 1e9),
      contentDigest: '',
      searchTerms: [],
    };
    const contact = { email: `person-${index}@example.com`, phone: `(602) 555-${1000 + index}` };
    const { submissions, leads } = stores;
    if (index % 5 === 4) await leads.create({ ...copy, fields: { ...lead, ...contact } as never });
    else {
      const state = JURISDICTION_CODES[index % JURISDICTION_CODES.length];
      const consent = { contact_consent: index % 2 === 0, full_name: `Person ${index}`, state };
      await submissions.create({ ...copy, fields: { ...check, ...contact, ...consent } as never });
    }
  }
}

test(
  'a morning with 300 people: from the login to the third person, with true numbers all the way',
  async () => {
    const office = openOffice({ isLoggedIn: false });
    await threeHundredPeople(office);
    await showLogin();
    await page.getByLabelText('Email').fill('admin@example.com');
    await page.getByLabelText('Password').fill('open-the-door');
    await button('Log in').click();
    await leftFor().toEqual(['/admin/dashboard/']);
    await showDashboard('/admin/dashboard/');
    await page.viewport(1440, 900);
    await button('Close: Login Successful').click();

    // One true number everywhere: the tab, the title, the segments.
    await expect.element(nav.getByRole('link', { name: 'Waiting 300 waiting' })).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^\(300\) /u);
    const call = page.getByRole('button', { name: /^Call \d+$/u });
    const emailOnly = page.getByRole('button', { name: /^Email only \d+$/u });
    await expect.element(call).toHaveTextContent('Call 180');
    await expect.element(emailOnly).toHaveTextContent('Email only 120');
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '182');

    // Fifteen people or more fit on the screen, eight on a phone.
    expect(peopleInView()).toBeGreaterThanOrEqual(15);
    // The page's header takes 48 of 844 pixels.
    await page.viewport(390, 844 - 48);
    expect(peopleInView()).toBeGreaterThanOrEqual(8);
    await page.viewport(1440, 900);

    // The first call is one click after the login on the line, or two by the panel.
    const [first = '', second = '', third = ''] = shownPeople();
    row(first)?.querySelector<HTMLElement>('td a')?.click();
    await leftFor().toContainEqual(expect.stringMatching(/^\+1602555/u));
    row(first)?.querySelector<HTMLElement>('th button')?.click();
    await expect
      .element(panel(first).getByRole('link', { name: /^Call/u }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:\+1/u));
    await page.getByLabelText(`Note about ${first}`).fill('Sent her to legal aid.');
    await button('Save and next').click();
    await expect.element(panel(second)).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Waiting 299 waiting' })).toBeVisible();
    await expect.element(call).toHaveTextContent('Call 179');

    // Nobody answers: the next person, and a call tomorrow.
    await page.getByText('No answer', { exact: true }).click();
    await page.getByLabelText('Call again on').fill('2026-11-24');
    await button('Save and next').click();
    await expect.element(panel(third)).toBeVisible();
    await expect.poll(() => row(second)?.textContent).toContain('call Nov 24');

    // Those who want mail get a letter.
    await emailOnly.click();
    const [writer = ''] = shownPeople();
    row(writer)?.querySelector<HTMLElement>('th button')?.click();
    await page.getByText('We tried to call you').first().click();
    await expect
      .element(page.getByRole('link', { name: 'Open in mail' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:.*subject=/u));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(row(writer));

    // By state, and back.
    await page.getByRole('columnheader', { name: 'County, state' }).getByRole('button').click();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    // The third press takes the sorting back.
    for (const _ of [2, 3])
      await page.getByRole('columnheader', { name: 'County, state' }).getByRole('button').click();
    await expect.element(nav.getByRole('link', { name: 'Waiting 299 waiting' })).toBeVisible();
  },
  MORNING_MS,
);

describe('of a long list', () => {
  const lines = () => [...document.querySelectorAll<HTMLElement>('tbody tr[id]')];
  /** The lines that can be seen, by their numbers. */
  const inView = () =>
    lines()
      .filter((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      })
      .map((line) => Number(line.ariaRowIndex));

  test.each([
    ['on a wide screen, where the list scrolls', 1440],
    ['on a phone, where the page scrolls', 360],
  ])('only the lines near the view are on the page, %s', async (_what, width) => {
    const office = openOffice();
    await threeHundredPeople(office);
    await showDashboard('/admin/dashboard/');
    await page.viewport(width, 800);
    await expect.poll(() => lines().length).toBeGreaterThan(10);
    expect(lines().length).toBeLessThan(60);
    const box = width === 1440 ? document.querySelector('table')?.parentElement : document.documentElement;
    await userEvent.keyboard('jj');
    const second = document.activeElement;
    expect(second?.ariaRowIndex).toBe('4');

    // Far down the lines follow one another without a gap, and whatever has the focus keeps it.
    box?.scrollTo(0, box.scrollHeight / 2);
    await expect.poll(() => inView()[0]).toBeGreaterThan(60);
    const seen = inView();
    expect(seen).toEqual(seen.map((_, at) => (seen[0] ?? 0) + at));
    expect(seen.length).toBeGreaterThanOrEqual(8);
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('j');
    await expect.poll(() => inView()).toContain(5);
    expect(document.activeElement?.ariaRowIndex).toBe('5');

    // The end of the list, and from there back to its begin.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('k');
    await expect.poll(() => inView().at(-1)).toBe(182);
    box?.scrollTo(0, 0);
    await expect.poll(() => inView()[0]).toBe(3);

    // A line far down gets the focus back from its panel, which covers the list on a phone.
    box?.scrollTo(0, box.scrollHeight / 2);
    await expect.poll(() => inView()[0]).toBeGreaterThan(60);
    const far = lines().find((line) => line.ariaRowIndex === String(inView()[2]));
    far?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('complementary')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.id).toBe(far?.id);
    await expect.poll(() => inView().map(String)).toContain(far?.ariaRowIndex);
  });
});
