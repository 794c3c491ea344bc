import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  button,
  entry,
  openOffice,
  openPanel,
  pageViolations,
  panel,
  searchBox,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const option = (text: string) => page.getByRole('option').filter({ hasText: text });
const status = page.getByRole('search').getByRole('status');
const note = (whose: string) => page.getByLabelText(`Note about ${whose}`);

/** Four people of all kinds and states of work. */
async function openOfficeWithPeople() {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Elena Ruiz', phone: '(463) 555-0134' });
  const lead = await office.sendLead({ phone: '(812) 013-4455' });
  const message = await office.sendMessage({ name: 'Dana Ortiz', phone: '(463) 555-0134' });
  const marked = await office.sendCheck({ fullName: 'Ben Marks', phone: '(480) 555-0199' });
  await office.asOtherAdmin('PATCH', `/api/admin/leads/${lead.id}`, {
    version: 0,
    entry: { id: crypto.randomUUID(), kind: 'note', text: 'Will send the papers', closed: 'answered' },
  });
  await office.asOtherAdmin('PATCH', `/api/admin/messages/${message.id}`, {
    version: 0,
    entry: { id: crypto.randomUUID(), kind: 'called', text: '', call_again: '2026-11-20T18:00:00.000Z' },
  });
  await office.asOtherAdmin('POST', `/api/admin/submissions/${marked.id}/do-not-call`, {
    contact: 'phone',
    is_marked: true,
  });
  return { office, check, lead, message, marked };
}

describe('the search', () => {
  test.each(['', '?list=leads', '?list=numbers', '?list=site', '?list=audit'])(
    'is in the bar of every view, and opens the panel of somebody of any kind there: %s',
    async (view) => {
      await openOfficeWithPeople();
      await showDashboard(`/admin/dashboard/${view}`);
      await userEvent.keyboard('/');
      await expect.element(searchBox).toHaveFocus();
      await userEvent.keyboard('0134');
      await option('Elena Ruiz').click();
      await expect.element(panel('Elena Ruiz')).toBeVisible();
      await expect.element(panel('Elena Ruiz').getByRole('heading', { level: 2 })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel('Elena Ruiz')).not.toBeInTheDocument();
      await expect.element(searchBox).toHaveFocus();
      expect(location.href).not.toMatch(/0134|Elena/u);
    },
  );

  test('says of each result what it is, and what is being done about it', async () => {
    const { lead } = await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/?list=numbers');
    await searchBox.fill('0134');
    await expect.element(option('Elena Ruiz')).toMatchTextContent(/Waiting.*Check.*Arizona/u);
    await expect.element(option('Dana Ortiz')).toMatchTextContent(/Contacted, call again now.*Message/u);
    await expect.element(option(lead.email)).toMatchTextContent(/Closed.*Lead.*“Will send the papers”/u);
    await expect.element(option('Elena Ruiz').getByText('0134').first()).toBeVisible();
    await expect.element(status).toMatchTextContent('3 records found.');
    expect(await pageViolations()).toEqual([]);
    await searchBox.fill('marks');
    await expect.element(option('Ben Marks')).toMatchTextContent('Waiting, do not call');
    await searchBox.fill('papers');
    await expect.element(option(lead.email)).toBeVisible();
  });

  test('shows by what somebody was found, also in a county or an earlier note', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck({ county: 'Pinal County', state: 'AZ' });
    for (const [version, text] of ['Wants a home in Mesa.', 'No answer.'].entries()) {
      const entry = { id: crypto.randomUUID(), kind: 'called', text, call_again: '2026-12-01T18:00:00.000Z' };
      const change = { version, entry };
      await office.asOtherAdmin('PATCH', `/api/admin/submissions/${id}`, change);
    }
    await showDashboard('/admin/dashboard/');
    for (const [typed, found] of [
      ['pin', 'Pin'],
      ['mesa', 'Mesa'],
      ['answer', 'answer'],
      ['home mesa', 'home'],
    ] as const) {
      await searchBox.fill(typed);
      await expect.element(option(fullName).getBySelector('mark').first()).toHaveTextContent(found);
    }
  });

  test.each(['+1 (463) 555-0134 x5', '463.555.0134', '5550134', '🏠 elena', 'ELENA 0134'])(
    'finds somebody by %j',
    async (text) => {
      await openOfficeWithPeople();
      await showDashboard('/admin/dashboard/');
      await searchBox.fill(text);
      await expect.element(option('Elena Ruiz')).toBeVisible();
    },
  );

  test.each(['e', '12', '🏠'])('of %j is not made, and says what is needed', async (text) => {
    const { office } = await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/');
    await searchBox.fill(text);
    await expect.element(status).toMatchTextContent(/^Type at least two letters/u);
    await new Promise((done) => {
      setTimeout(done, 400);
    });
    expect(office.calls(ADMIN_API_PATHS.search)).toEqual([]);
  });

  test('that finds nobody says so of records, in every kind and state', async () => {
    await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/');
    await searchBox.fill('zznobody');
    await expect.element(status).toMatchTextContent(/^No record found\./u);
    expect(await pageViolations()).toEqual([]);
  });

  test('shows names with another letter in a group of their own, and says which word it left out', async () => {
    await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/');
    await searchBox.fill('elema zzphoenix');
    await expect.element(option('Elena Ruiz')).toBeVisible();
    await expect.element(status).toMatchTextContent('Nothing found for “zzphoenix”: searched without it.');
    await expect.element(page.getByText('Names that differ by one letter')).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel('Elena Ruiz')).toBeVisible();
  });

  test('over a part of the records says nothing about the others', async () => {
    const { office } = await openOfficeWithPeople();
    const nothing = { records: [], close: [], dropped: [], has_more: true };
    office.answer(ADMIN_API_PATHS.search, () => Response.json(nothing));
    await showDashboard('/admin/dashboard/');
    await searchBox.fill('rosa maricopa');
    await expect.element(status).toMatchTextContent(/^None of the latest records .* older ones may\./u);
  });

  test('is operated by keys alone', async () => {
    const { lead } = await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/');
    await searchBox.fill('0134');
    await expect.element(option('Dana Ortiz')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option(lead.email)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(option(lead.email)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(panel('Elena Ruiz')).toBeVisible();
  });

  test('asks once for a word that is typed letter by letter, 150 ms after the last', async () => {
    const { office } = await openOfficeWithPeople();
    await showDashboard('/admin/dashboard/?list=numbers');
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Not by a locator: those move a clock that is set.
    const input = searchBox.element() as HTMLInputElement;
    input.focus();
    for (const letter of 'elena') {
      input.setRangeText(letter, input.value.length, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(149);
    }
    expect(office.calls(ADMIN_API_PATHS.search)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.element(option('Elena Ruiz')).toBeVisible();
    expect(office.calls(ADMIN_API_PATHS.search)).toHaveLength(1);
  });

  test('that fails says so and can be made again', async () => {
    const { office } = await openOfficeWithPeople();
    office.answer(ADMIN_API_PATHS.search, () => Response.json({}, { status: 400 }));
    await showDashboard('/admin/dashboard/');
    await searchBox.fill('elena');
    await expect.element(page.getByRole('search').getByRole('alert')).toMatchTextContent('The search failed');
    office.answer(ADMIN_API_PATHS.search, undefined);
    await searchBox.fill('elena r');
    await expect.element(option('Elena Ruiz')).toBeVisible();
  });
});

test('somebody who is looked up while another panel is open leaves it as it was', async () => {
  await openOfficeWithPeople();
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel('Ben Marks');
  await note('Ben Marks').fill('Half a sentence');
  await searchBox.fill('dana');
  await option('Dana Ortiz').click();
  await expect.element(panel('Dana Ortiz')).toBeVisible();
  await expect.element(panel('Ben Marks')).not.toBeInTheDocument();
  await note('Dana Ortiz').fill('Rang while I wrote.');
  await button('Save and next').click();
  await expect.element(panel('Dana Ortiz')).not.toBeInTheDocument();
  await expect.element(note('Ben Marks')).toHaveValue('Half a sentence');
  // From the row of somebody else, it closes.
  await searchBox.fill('dana');
  await option('Dana Ortiz').click();
  await expect.element(panel('Dana Ortiz')).toBeVisible();
  await entry('Elena Ruiz').getByRole('rowheader').getByRole('button').click();
  await expect.element(panel('Elena Ruiz')).toBeVisible();
  await expect.element(panel('Dana Ortiz')).not.toBeInTheDocument();
});
