import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import {
  button,
  leftFor,
  openOffice,
  panel,
  passTime,
  showDashboard,
  showLogin,
  shownPeople,
  toast,
} from '../../../../tests/component/back-office.tsx';

const row = (whose: string) => document.querySelector(`[aria-label="Choose ${whose}"]`)?.closest('tr');

const MORNING_MS = 90_000;

/** How many rows can be seen, in the part of the page that scrolls. */
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
    passTime(20_000);
    await expect.element(toast('Login Successful')).not.toBeInTheDocument();

    // One true number everywhere: the tab, the title, the segments.
    await expect.element(nav.getByRole('link', { name: 'Waiting 300 waiting' })).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^\(300\) /u);
    const call = page.getByRole('button', { name: /^Call \d+$/u });
    const emailOnly = page.getByRole('button', { name: /^Email only \d+$/u });
    await expect.element(call).toHaveTextContent('Call 180');
    await expect.element(emailOnly).toHaveTextContent('Email only 120');

    // Fifteen people or more fit on the screen, eight on a phone.
    expect(peopleInView()).toBeGreaterThanOrEqual(15);
    // The page's header takes 48 of 844 pixels.
    await page.viewport(390, 844 - 48);
    expect(peopleInView()).toBeGreaterThanOrEqual(8);
    await page.viewport(1440, 900);

    // The first call is one click after the login on the row, or two by the panel.
    const [first = '', second = '', third = '', fourth = ''] = shownPeople();
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

    // “Call me at three” is two clicks: the hour, which is theirs, and the next person.
    await panel(second).getByText('3:00 PM', { exact: true }).click();
    await button('Save and next').click();
    await expect.element(panel(third)).toBeVisible();
    await expect.poll(() => shownPeople().includes(second)).toBe(false);
    await expect.element(page.getByText(/^1 call at /u)).toBeVisible();

    // Nobody answers: the next person is the same key. What is said of the last one hides no outcome of this one.
    await page.viewport(1366, 768);
    // Shift and the key of the 2.
    await userEvent.keyboard('{Shift>}@{/Shift}');
    await expect.element(panel(fourth)).toBeVisible();
    for (const outcome of ['Reached', 'No answer', 'Wrong number'])
      await expect
        .element(panel(fourth).getByText(outcome, { exact: true }).first())
        .toBeInViewport({ ratio: 1 });
    await page.viewport(1440, 900);

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

    await expect.element(nav.getByRole('link', { name: 'Waiting 297 waiting' })).toBeVisible();
  },
  MORNING_MS,
);

test('a long list is shown 50 at a time; the keys and “Save and next” turn its pages', async () => {
  const office = openOffice();
  await threeHundredPeople(office);
  await showDashboard('/admin/dashboard/');
  await page.viewport(1440, 900);
  await expect.poll(() => shownPeople().length).toBe(50);
  const first = shownPeople();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await button('Next 50').click();
    await expect.poll(() => shownPeople()[0]).not.toBe(first[0]);
    expect(shownPeople().some((each) => first.includes(each))).toBe(false);
    // From its first line.
    await expect
      .element(page.getByLabelText(`Choose ${shownPeople()[0] ?? ''}`, { exact: true }))
      .toBeInViewport();
    if (width === 390) await button('Previous 50').click();
  }
  await button('Previous 50').click();
  await expect.poll(shownPeople).toEqual(first);

  const last = first.at(-1) ?? '';
  row(last)?.querySelector<HTMLElement>('th button')?.click();
  await page.getByLabelText(`Note about ${last}`).fill('Sent her to legal aid.');
  await button('Save and next').click();
  await expect.poll(() => shownPeople().includes(last)).toBe(false);
  // Whoever was logged is called next week: the others move up.
  const next = shownPeople().at(-1) ?? '';
  await expect.element(panel(next)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(row(next));
  await userEvent.keyboard('j');
  await expect.poll(() => shownPeople().includes(next)).toBe(false);
  await expect.poll(() => document.activeElement).toBe(row(shownPeople()[0] ?? ''));
});
