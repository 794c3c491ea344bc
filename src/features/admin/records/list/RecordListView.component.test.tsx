import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import {
  button,
  entry,
  misfits,
  openOffice,
  pageViolations,
  showDashboard,
  toast,
} from '../../../../../tests/component/back-office.tsx';

const SUBMISSIONS = '/admin/dashboard/?list=submissions';
const search = page.getByRole('searchbox');
const noneMatch = page.getByRole('heading', { name: 'No submissions match' });

/** The page's address, which changes without a new page. */
const address = () => expect.poll(() => location.pathname + location.search + location.hash);

async function find(text: string): Promise<void> {
  await search.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** The height of a text, which is laid out once it is on the screen. */
async function shownHeight(text: Locator): Promise<number> {
  await expect.element(text).toBeVisible();
  text.element().scrollIntoView();
  await expect.poll(() => text.element().clientHeight).toBeGreaterThan(0);
  return text.element().clientHeight;
}

/** The names of the records in a list, in its order. */
const shownNames = () =>
  page
    .getByRole('button', { name: /^Delete: / })
    .elements()
    .map((each) => each.getAttribute('aria-label')?.replace('Delete: ', ''));

describe.each([
  { name: 'Submissions', records: 'submissions', empty: 'once users complete the eligibility check' },
  { name: 'Leads', records: 'leads', empty: 'once somebody' },
  { name: 'Messages', records: 'messages', empty: 'once somebody' },
] as const)('the list of $records', ({ name, records, empty }) => {
  const at = `/admin/dashboard/?list=${records}`;
  const path = `/api/admin/${records}`;
  const failed = `Failed to load ${records}. Please try again.`;

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
    await expect.element(toast('Error')).toMatchTextContent(failed);
    await expect.element(page.getByText(`The ${records} could not be loaded.`)).toBeVisible();
    await expect.element(page.getByText(`No ${records} yet`)).not.toBeInTheDocument();
    office.answer(path, undefined);
    await button('Try again').click();
    await expect.element(entry(whose)).toBeVisible();
    await expect.element(page.getByText('could not be loaded')).not.toBeInTheDocument();
    await expect.element(toast('Error')).not.toBeInTheDocument();
    office.answer(path, () => Response.json({}, { status: 400 }));
    await button('Refresh').click();
    await expect.element(toast('Error')).toMatchTextContent(failed);
    await expect.element(entry(whose)).toBeVisible();
    await expect.element(page.getByText('What you see is from before.')).toBeVisible();
  });

  test('loads page by page, each record once, and the focus moves to the first new one', async () => {
    const office = openOffice();
    const names = [];
    for (let count = 0; count < 5; count += 1) names.unshift(await send(office));
    office.shortenPages(path, 2);
    await showDashboard(at);
    await expect.element(entry(names[1] ?? '')).toBeVisible();
    await button('Load more').click();
    await expect.element(entry(names[2] ?? '')).toHaveFocus();
    await button('Load more').click();
    await expect.element(entry(names[4] ?? '')).toHaveFocus();
    await expect.element(button('Load more')).not.toBeInTheDocument();
    expect(shownNames()).toEqual(names);
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
    expect(shownNames()).toEqual([since, before]);
  });

  test('says when there is nothing yet', async () => {
    openOffice();
    await showDashboard(at);
    await expect.element(page.getByRole('heading', { name: `No ${records} yet` })).toBeVisible();
    await expect.element(page.getByText(`${name} appear here ${empty}`)).toBeVisible();
    await expect.element(button('Load more')).not.toBeInTheDocument();
  });

  test('fits every width without overlapping controls, and passes axe in both themes', async () => {
    const office = openOffice();
    const email = `${'long'.repeat(15)}@${'example'.repeat(8)}.com`;
    await office.sendCheck({
      fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5),
      details: 'A long story. '.repeat(40),
    });
    await office.sendLead({ email });
    await office.sendMessage({ name: 'Wolfeschlegel'.repeat(12), message: 'Hausenbergerdorff'.repeat(20) });
    await showDashboard(at);
    await expect.element(page.getByRole('button', { name: /^Delete: / })).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    expect(await misfits()).toEqual([]);
  });
});

describe('the submissions', () => {
  test('show everything that was sent, with links for calling and writing', async () => {
    const office = openOffice();
    const { id, email } = await office.sendCheck({
      fullName: 'Ana María Núñez',
      phone: '(602) 555-0134',
      county: 'Maricopa County',
      outcome: 'settlement',
      paymentStatus: 'not-paid',
      reason: 'Renovation/Demolition',
      details: 'We settled in the hallway.',
      contactConsent: true,
    });
    // The result is read from the message that the renter saw, not from this field.
    await office.api.stores.submissions.change(id, () => ({ classification: 'eligible' }));
    await showDashboard();
    const shown = entry('Ana María Núñez');
    for (const text of [
      'Agreed to calls and texts',
      'Maricopa County, Arizona',
      'Renovation/Demolition',
      'settlement',
      'not paid',
      'Mar 4, 2021',
      'Maybe',
      "You may be eligible under Arizona's laws!",
      'We settled in the hallway.',
    ]) {
      await expect.element(shown).toMatchTextContent(text);
    }
    await expect
      .element(shown.getByRole('link', { name: '(602) 555-0134' }))
      .toHaveAttribute('href', 'tel:+16025550134');
    await expect.element(shown.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    // The tests' browser is set to the time zone of Phoenix.
    await expect.element(shown.getByText(/^Nov 23, 2026, \d{1,2}:\d\d\s[AP]M\sMST$/u)).toBeVisible();
    await shown.getByText('Record', { exact: true }).click();
    await expect.element(shown.getByText('Renovation/Demolition - settlement')).toBeVisible();
    await expect.element(shown.getByText(id)).toBeVisible();
  });

  test('show HTML and scripts as text, and right-to-left names correctly', async () => {
    const office = openOffice();
    const name = '<img src=x onerror="document.title=1"> O’Neil';
    await office.sendCheck({
      fullName: name,
      county: '<b>Maricopa</b>',
      details: '<script>document.title = "mine"</script>',
    });
    await office.sendCheck({ fullName: 'ليلى حدّاد', phone: '٦٠٢٥٥٥٠١٣٤' });
    await showDashboard();
    const nasty = entry(name);
    for (const text of [name, '<b>Maricopa</b>', '<script>document.title = "mine"</script>']) {
      await expect.element(nasty).toMatchTextContent(text);
    }
    expect(nasty.element().querySelectorAll('img, b, script')).toHaveLength(0);
    await expect.poll(() => document.title).toMatch(/^(?:\(\d+\) )?Submissions /u);
    await expect.element(entry('ليلى حدّاد').getByRole('heading')).toHaveStyle({ direction: 'rtl' });
    await expect
      .element(entry('ليلى حدّاد').getByRole('link', { name: '٦٠٢٥٥٥٠١٣٤' }))
      .toHaveAttribute('href', 'tel:+16025550134');
  });

  test('show the beginning of a long text, and the rest on demand', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck({ details: `${'We talked for long. '.repeat(60)}The end.` });
    await showDashboard();
    const text = entry(fullName).getByText('We talked for long.');
    const short = await shownHeight(text);
    await entry(fullName).getByRole('button', { name: 'Show all' }).click();
    await expect
      .element(entry(fullName).getByRole('button', { name: 'Show less' }))
      .toHaveAttribute('aria-expanded', 'true');
    expect(text.element().clientHeight).toBeGreaterThan(short * 3);
  });

  test('are counted by result, and each count filters the list', async () => {
    const office = openOffice();
    const eligible = await office.sendCheck();
    const maybe = await office.sendCheck({ outcome: 'settlement' });
    await office.sendCheck({ state: 'AL', county: '' });
    await showDashboard();
    const counts = page.getByRole('definition');
    await expect.element(counts.nth(0)).toHaveTextContent('1');
    await expect.element(counts.nth(1)).toHaveTextContent('1');
    // Those under review are not eligible yet (decision D13).
    await expect.element(counts.nth(2)).toHaveTextContent('2');
    await expect.element(page.getByText('1 of them is under review')).toBeVisible();
    await button('Maybe').click();
    await address().toBe(`${SUBMISSIONS}&classification=maybe`);
    await expect.element(button('Maybe')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(entry(maybe.fullName)).toBeVisible();
    await expect.element(entry(eligible.fullName)).not.toBeInTheDocument();
    await button('Maybe').click();
    await address().toBe(SUBMISSIONS);
    await expect.element(entry(eligible.fullName)).toBeVisible();
  });

  test('name the odd fields of a record that was changed by hand', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await office.api.stores.submissions.change(id, () => ({ state: 'Arizona', filing_date: '' }));
    await showDashboard();
    await expect
      .element(entry(fullName))
      .toMatchTextContent('Missing or not as expected in this record: state, filing date.');
    // What cannot be read is shown unchanged.
    await expect.element(entry(fullName)).toMatchTextContent('Arizona');
  });

  test('of one person are grouped', async () => {
    const office = openOffice();
    const first = await office.sendCheck();
    const between = await office.sendCheck();
    const second = await office.sendCheck({ email: first.email.toUpperCase() });
    await showDashboard();
    const group = page.getByRole('list', { name: '2 records of one person' });
    await expect.element(group).toMatchTextContent(first.fullName);
    await expect.element(group).toMatchTextContent(second.fullName);
    await expect.element(group).not.toMatchTextContent(between.fullName);
  });
});

describe('the leads and messages', () => {
  test('show who asked to be contacted, how and when', async () => {
    const office = openOffice();
    const lead = await office.sendLead({ phone: '(480) 555-0177' });
    await showDashboard('/admin/dashboard/?list=leads');
    const shown = entry(lead.email);
    await expect
      .element(shown.getByRole('link', { name: '(480) 555-0177' }))
      .toHaveAttribute('href', 'tel:+14805550177');
    await expect
      .element(shown.getByRole('link', { name: lead.email }))
      .toHaveAttribute('href', `mailto:${lead.email}`);
    await expect.element(shown.getByText(/^Nov 23, 2026, \d{1,2}:\d\d\s[AP]M\sMST$/u)).toBeVisible();
  });

  test('show what somebody wrote with its line breaks, as text, in its direction, at first in part', async () => {
    const office = openOffice();
    await office.sendMessage({ name: 'Ana Lines', message: 'Good morning,\n\nis anybody there?\nAna' });
    await office.sendMessage({ name: '<b>Bo</b>', message: '<script>document.title = "mine"</script>' });
    await office.sendMessage({ name: 'ليلى حدّاد', message: 'أبحث عن بيت' });
    await office.sendMessage({ name: 'Ex Plain', message: `${'Let me explain. '.repeat(200)}The end.` });
    await showDashboard('/admin/dashboard/?list=messages');
    const lines = entry('Ana Lines').getByText('Good morning,');
    await expect.element(lines).toBeVisible();
    lines.element().scrollIntoView();
    await expect
      .poll(() => (lines.element() as HTMLElement).innerText)
      .toBe('Good morning,\n\nis anybody there?\nAna');
    await expect.element(entry('<b>Bo</b>')).toMatchTextContent('<script>document.title = "mine"</script>');
    expect(entry('<b>Bo</b>').element().querySelectorAll('b, script')).toHaveLength(0);
    for (const text of ['ليلى حدّاد', 'أبحث عن بيت']) {
      await expect
        .element(entry('ليلى حدّاد').getByText(text, { exact: true }))
        .toHaveStyle({ direction: 'rtl' });
    }
    const long = entry('Ex Plain').getByText('Let me explain.');
    const short = await shownHeight(long);
    await entry('Ex Plain').getByRole('button', { name: 'Show all' }).click();
    expect(long.element().clientHeight).toBeGreaterThan(short * 3);
  });
});

describe('looking for a person', () => {
  test('works by name, email, phone, county and note, in any spelling', async () => {
    const office = openOffice();
    const check = await office.sendCheck({
      fullName: 'María Zzluna',
      phone: '+1 602 555 0177',
      county: 'Zzpima County',
    });
    const other = await office.sendCheck();
    await showDashboard();
    await button('Log a call or note: María Zzluna').click();
    await page.getByLabelText('Note about María Zzluna').fill('Says Zznovember.');
    await button('Save entry: María Zzluna').click();
    await expect.element(entry('María Zzluna')).toMatchTextContent('Says Zznovember.');
    for (const text of ['maria zzlu', check.email.toUpperCase(), '555-0177', 'Zzpima', 'zznovemb']) {
      await find(text);
      await expect.element(entry(other.fullName)).not.toBeInTheDocument();
      await expect.element(entry('María Zzluna')).toBeVisible();
      await expect
        .element(page.getByRole('status').filter({ hasText: /Showing 1(?: of 1)? that match/u }))
        .toBeVisible();
      await find('');
      await expect.element(entry(other.fullName)).toBeVisible();
    }
  });

  test('keeps the text out of every address, and Back finds the text before', async () => {
    const office = openOffice();
    const check = await office.sendCheck({ fullName: 'Zzsecret Name' });
    await showDashboard();
    await find(check.email);
    await expect.element(page.getByRole('status').filter({ hasText: 'that match' })).toBeVisible();
    await find('Zzsecret');
    await expect.element(entry('Zzsecret Name')).toBeVisible();
    await address().toBe(SUBMISSIONS);
    history.back();
    await expect.element(search).toHaveValue(check.email);
    for (const { url } of office.calls('/api/admin/submissions')) {
      expect(decodeURIComponent(url)).not.toMatch(/zzsecret|somebody/iu);
    }
  });

  test('says what is missing when the search text is too short', async () => {
    openOffice();
    await showDashboard();
    await find('x');
    await expect.element(search).toHaveAccessibleDescription(/at least two letters/u);
    await address().toBe(SUBMISSIONS);
    await search.fill('');
    await expect.element(page.getByText(/at least two letters/u)).not.toBeInTheDocument();
  });

  test('says when nobody is found, and can be cleared', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard();
    await find('Zznobody');
    await expect.element(noneMatch).toBeVisible();
    // Announced to screen readers.
    await expect
      .element(page.getByRole('status').filter({ hasText: /^No submissions match\./u }))
      .toBeVisible();
    await button('Show all').click();
    await expect.element(entry(fullName)).toBeVisible();
    await expect.element(search).toHaveValue('');
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
    await page.getByLabelText('Result', { exact: true }).selectOptions('Not Eligible');
    await page.getByLabelText('Work', { exact: true }).selectOptions('New');
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

  test('by language show Spanish speakers, marked on the record', async () => {
    const office = openOffice();
    const spanish = await office.sendCheck({ fullName: 'María José Peña', language: 'es' });
    const english = await office.sendCheck({ fullName: 'Mary' });
    await showDashboard();
    await expect.element(entry(spanish.fullName)).toMatchTextContent(/Speaks Spanish/u);
    await expect.element(entry(english.fullName)).not.toMatchTextContent(/Speaks Spanish/u);
    await page.getByLabelText('Language').selectOptions('Spanish');
    await address().toBe(`${SUBMISSIONS}&language=es`);
    await expect.element(entry(english.fullName)).not.toBeInTheDocument();
    await expect.element(entry(spanish.fullName)).toBeVisible();
  });

  test('by day follow the viewer’s time zone and name days in the wrong order', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard(`${SUBMISSIONS}&from=2026-11-23&to=2026-11-23`);
    await expect.element(entry(fullName)).toBeVisible();
    const [asked] = office.calls('/api/admin/submissions');
    // Midnight in Phoenix.
    expect(new URL(asked?.url ?? '').searchParams.get('since')).toBe('2026-11-23T07:00:00.000Z');
    await page.getByLabelText('From', { exact: true }).fill('2026-11-24');
    await expect.element(page.getByText('The first day is after the last one')).toBeVisible();
  });

  test('with invalid values in the address are ignored', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard(`${SUBMISSIONS}&classification=all&state=ZZ&work=done&from=never`);
    await expect.element(entry(fullName)).toBeVisible();
  });

  test('and what is typed and not found pass axe in both themes', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    await showDashboard(`${SUBMISSIONS}&work=new`);
    await button(`Log a call or note: ${fullName}`).click();
    await find('x');
    expect(await pageViolations()).toEqual([]);
    await find('Zznobody');
    await expect.element(noneMatch).toBeVisible();
    expect(await pageViolations()).toEqual([]);
  });
});
