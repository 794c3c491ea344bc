import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  entry,
  openOffice,
  openPanel,
  pageViolations,
  showDashboard,
  shownPeople,
  toast,
} from '../../../../tests/component/back-office.tsx';

const SUBMISSIONS = '/admin/dashboard/?list=submissions';
const noneMatch = page.getByRole('heading', { name: 'No submissions match' });

/** The page's address, which changes without a new page. */
const address = () => expect.poll(() => location.pathname + location.search + location.hash);

describe.each([
  { name: 'Submissions', records: 'submissions', empty: 'once users complete the eligibility check' },
  { name: 'Leads', records: 'leads', empty: 'once somebody' },
  { name: 'Messages', records: 'messages', empty: 'once somebody' },
] as const)('the list of $records', ({ name, records, empty }) => {
  const at = `/admin/dashboard/?list=${records}`;
  const path = `/api/admin/${records}`;
  const failed = page
    .getByRole('alert')
    .filter({ hasText: `Error Failed to load ${records}. Please try again.` });

  async function send(office: ReturnType<typeof openOffice>) {
    if (records === 'submissions') return (await office.sendCheck()).fullName;
    if (records === 'leads') return (await office.sendLead()).email;
    const { email } = await office.sendMessage({ name: `Sender ${crypto.randomUUID()}` });
    return (
      (await office.api.stores.messages.page({ limit: 9 })).find((each) => each.email === email)?.name ?? ''
    );
  }

  // First, because it is about a list of which nothing has been loaded.
  test('reports that it cannot be loaded, keeps what is shown, and offers a retry', async () => {
    const office = openOffice();
    office.answer(path, () => Response.json({}, { status: 400 }));
    const whose = await send(office);
    await showDashboard(at);
    await expect.element(failed).toMatchTextContent('The server could not be reached.');
    await expect.element(page.getByText(`No ${records} yet`)).not.toBeInTheDocument();
    office.answer(path, undefined);
    await button('Try again').click();
    await expect.element(entry(whose)).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
    office.answer(path, () => Response.json({}, { status: 400 }));
    await button('Refresh').click();
    await expect.element(failed).toMatchTextContent('What you see is from before.');
    await expect.element(entry(whose)).toBeVisible();
  });

  test('is shown a page at a time, newer and older, with the number of all', async () => {
    const office = openOffice();
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) names.unshift(await send(office));
    office.shortenPages(path, 2);
    await showDashboard(at);
    await expect.element(entry(names[1] ?? '')).toBeVisible();
    await expect.element(button('Newer')).not.toBeInTheDocument();
    await button('Older').click();
    await expect.poll(shownPeople).toEqual(names.slice(2, 4));
    await button('Older').click();
    await expect.poll(shownPeople).toEqual(names.slice(4));
    await expect.element(page.getByRole('status').filter({ hasText: 'of 5.' })).toBeVisible();
    await expect.element(button('Older')).not.toBeInTheDocument();
    await button('Newer').click();
    await expect.poll(shownPeople).toEqual(names.slice(2, 4));
  });

  test('shows new records, newest first, after Refresh', async () => {
    const office = openOffice();
    const before = await send(office);
    await showDashboard(at);
    await expect.element(entry(before)).toBeVisible();
    const since = await send(office);
    await expect.element(entry(since)).not.toBeInTheDocument();
    await button('Refresh').click();
    await expect.element(entry(since)).toBeVisible();
    await expect.element(button('Refresh')).toHaveFocus();
    expect(shownPeople()).toEqual([since, before]);
  });

  test('says when there is nothing yet', async () => {
    openOffice();
    await showDashboard(at);
    await expect.element(page.getByRole('heading', { name: `No ${records} yet` })).toBeVisible();
    await expect.element(page.getByText(`${name} appear here ${empty}`)).toBeVisible();
    await expect.element(button('Older')).not.toBeInTheDocument();
  });
});

describe('the submissions', () => {
  test('are counted by result, and each count filters the list', async () => {
    const office = openOffice();
    const eligible = await office.sendCheck();
    const maybe = await office.sendCheck({ outcome: 'settlement' });
    await office.sendCheck({ state: 'AL', county: '' });
    await showDashboard();
    const counts = page.getByRole('definition');
    await expect.element(counts.nth(0)).toHaveTextContent('1');
    await expect.element(counts.nth(1)).toHaveTextContent('1');
    // Those under review are not eligible yet (departure D13).
    await expect.element(counts.nth(2)).toHaveTextContent('2');
    await expect.element(page.getByText('1 of them under review')).toBeVisible();
    await button('Maybe').click();
    await address().toBe(`${SUBMISSIONS}&classification=maybe`);
    await expect.element(button('Maybe')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(entry(maybe.fullName)).toBeVisible();
    await expect.element(entry(eligible.fullName)).not.toBeInTheDocument();
    await button('Maybe').click();
    await address().toBe(SUBMISSIONS);
    await expect.element(entry(eligible.fullName)).toBeVisible();
  });

  test('have a row with the finding, the list’s answer, place, contact and status', async () => {
    const office = openOffice();
    const { id } = await office.sendCheck({
      fullName: 'Ana María Núñez',
      county: 'Maricopa County',
      outcome: 'settlement',
      contactConsent: true,
    });
    await office.sendCheck({ fullName: 'Bo Diddley', language: 'es' });
    await office.api.stores.submissions.change(id, () => ({
      // The result is read from the message that the renter saw, not from this field.
      classification: 'eligible',
      finding: 'no-remedy',
    }));
    await showDashboard();
    for (const text of ['Not covered', 'Maybe, the law says otherwise', 'Maricopa, AZ', 'May call', 'New']) {
      await expect.element(entry('Ana María Núñez')).toMatchTextContent(text);
    }
    await expect
      .element(entry('Ana María Núñez').getByRole('link', { name: /^May call Ana María Núñez/u }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:\+1/u));
    await expect.element(entry('Bo Diddley')).toMatchTextContent('speaks Spanish');
    await expect.element(entry('Bo Diddley')).toMatchTextContent('Email only');
  });
});

/** The columns whose heading can be seen. */
const columns = () =>
  page
    .getByRole('columnheader')
    .elements()
    .filter((heading) => heading.checkVisibility() && heading.textContent !== '')
    .map(({ textContent }) => textContent);

describe('the table', () => {
  test('keeps names whole beside the panel, and leaves out what the panel says', async () => {
    const office = openOffice();
    const names = ['Jesús Smith-Jones', 'María Fernanda Hernández-Villanueva', 'Oluwaseun Adebayo Ogunleye'];
    for (const fullName of names) await office.sendCheck({ fullName, contactConsent: true, language: 'es' });
    const { email } = await office.sendLead({ email: 'a.rather.long.address@mail.example.com' });
    await showDashboard('/admin/dashboard/?list=waiting');
    await page.viewport(1440, 900);
    await expect.element(entry(email)).toBeVisible();
    expect(columns()).toEqual([
      'Person',
      'Sent',
      'Finding · list',
      'County, state',
      'Their time',
      'Contact',
      'Next step',
      'Promise',
    ]);
    await openPanel('Jesús Smith-Jones');
    for (const [width, headers] of [
      [1440, ['Person', 'Finding · list', 'County, state', 'Next step', 'Promise']],
      [1366, ['Person', 'Finding · list', 'Next step', 'Promise']],
      // Rows of two lines, without headings.
      [1280, []],
      [1024, []],
    ] as const) {
      await page.viewport(width, 900);
      expect(columns(), `at ${width}`).toEqual(headers);
      for (const whose of [...names, email]) {
        const name = entry(whose).getByText(whose, { exact: true }).query();
        // Below 80 rem the panel takes the place of the list.
        if (name === null || !name.checkVisibility()) continue;
        expect(name.scrollWidth, `${whose} at ${width}`).toBeLessThanOrEqual(name.clientWidth);
        expect(name.scrollHeight, `${whose} at ${width}`).toBeLessThanOrEqual(name.clientHeight + 1);
      }
    }
  });

  test('has two-line rows on a phone', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    // In Hawaii it is too early to call, which takes room.
    const differing = await office.sendCheck({ phone: '(808) 555-0134' });
    await office.api.stores.submissions.change(differing.id, () => ({ finding: 'no-remedy' }));
    await showDashboard();
    await page.viewport(360, 740);
    await expect.element(entry(fullName)).toBeVisible();
    expect(entry(fullName).element().clientHeight).toBeLessThanOrEqual(64);
    // An answer of the list that the law contradicts is not cut off.
    const answer = entry(differing.fullName)
      .getByText(/^Eligible, the law/u)
      .element();
    expect(answer.getBoundingClientRect().right).toBeLessThanOrEqual(
      (answer.closest('td')?.getBoundingClientRect().right ?? 0) + 0.5,
    );
    expect(await pageViolations()).toEqual([]);
    await openPanel(fullName);
    await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'While you talk' })).toBeVisible();
    // As tall as the panel: what has scrolled halfway under the bar with the buttons is not too small.
    await page.viewport(360, document.documentElement.scrollHeight);
    expect(await pageViolations()).toEqual([]);
  });
});

test('a toast moves nothing, and stays in view on a phone', async () => {
  const office = openOffice();
  for (let count = 0; count < 12; count += 1) await office.sendLead();
  await showDashboard('/admin/dashboard/?list=leads');
  await expect.poll(() => shownPeople().length).toBe(12);
  const [first = ''] = shownPeople();
  for (const width of [360, 1440]) {
    await page.viewport(width, 740);
    await page.getByRole('checkbox', { name: `Choose ${first}` }).click();
    const { top } = entry(first).element().getBoundingClientRect();
    await button('Close: answered').click();
    const shown = toast('Saved');
    await expect.element(shown).toBeVisible();
    expect(entry(first).element().getBoundingClientRect().top).toBe(top);
    const box = shown.element().getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(shown.element().contains(seen)).toBe(true);
    await button('Close: Saved').click();
    await button('Clear').click();
  }
});

describe('a filtered list', () => {
  test('says when nobody is found, and can be cleared', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard();
    await page.getByLabelText('State', { exact: true }).selectOptions('Alabama');
    await expect.element(noneMatch).toBeVisible();
    // Announced to screen readers.
    await expect.element(page.getByRole('status').filter({ hasText: /^None match\./u })).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    await button('Show all').click();
    await expect.element(entry(fullName)).toBeVisible();
  });
});

describe('filters', () => {
  test('by result, state, work and day are kept in the address, for Back and Clear all', async () => {
    const office = openOffice();
    const arizona = await office.sendCheck();
    const alabama = await office.sendCheck({ state: 'AL', county: '' });
    await showDashboard();
    await page.getByLabelText('State', { exact: true }).selectOptions('Alabama');
    await expect.element(entry(arizona.fullName)).not.toBeInTheDocument();
    await expect.element(entry(alabama.fullName)).toBeVisible();
    await button('Not Eligible').click();
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('New');
    await address().toBe(`${SUBMISSIONS}&classification=not-eligible&state=AL&work=new`);
    await expect.element(entry(alabama.fullName)).toBeVisible();
    await page.getByLabelText('To', { exact: true }).fill('2020-05-01');
    await expect.element(noneMatch).toBeVisible();
    history.back();
    await expect.element(entry(alabama.fullName)).toBeVisible();
    await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('');
    await button('Clear all').click();
    await address().toBe(SUBMISSIONS);
    await expect.element(page.getByLabelText('State', { exact: true })).toHaveValue('');
    await expect.element(entry(arizona.fullName)).toBeVisible();
  });

  test('for today and the last seven days are one press', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    const { day } = { day: new Date(Date.now() - 3 * 86_400_000).toISOString() };
    await office.api.stores.submissions.change(id, () => ({ sort_key: `${day}_${id}` }));
    const today = await office.sendCheck();
    await showDashboard();
    await button('Today').click();
    await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(entry(today.fullName)).toBeVisible();
    await address().toBe(`${SUBMISSIONS}&from=2026-11-23&to=2026-11-23`);
    await button('Last 7 days').click();
    await expect.element(entry(fullName)).toBeVisible();
    await address().toBe(`${SUBMISSIONS}&from=2026-11-17&to=2026-11-23`);
    await button('Last 7 days').click();
    await address().toBe(SUBMISSIONS);
  });
});
