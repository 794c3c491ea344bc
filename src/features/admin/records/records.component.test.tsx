import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  button,
  download,
  entry,
  holdDownloads,
  keptIn,
  openOffice,
  pageViolations,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const dialog = page.getByRole('dialog');
const CSV = '/api/admin/submissions.csv';
const refused = () => Response.json({}, { status: 400 });

/** The lines of a CSV whose cells hold no line breaks, without its header. */
const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1);

describe('the work on a record', () => {
  test.each(['submissions', 'leads', 'messages'] as const)(
    'has a status that is stored: %s',
    async (list) => {
      const office = openOffice();
      const { id, fullName, email } =
        list === 'submissions'
          ? await office.sendCheck()
          : list === 'leads'
            ? await office.sendLead()
            : await office.sendMessage({ name: 'Ana Closed' });
      const whose = list === 'submissions' ? fullName : list === 'leads' ? email : 'Ana Closed';
      await showDashboard(`/admin/dashboard/?list=${list}`);
      await expect.element(button(`New: ${whose}`)).toHaveAttribute('aria-pressed', 'true');
      await button(`Closed: ${whose}`).click();
      await expect.element(button(`Closed: ${whose}`)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(button(`New: ${whose}`)).toHaveAttribute('aria-pressed', 'false');
      expect(await office.api.stores[list].get(id)).toMatchObject({ work_status: 'closed' });
    },
  );

  test('has a log of calls and notes', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    await button(`Log a call or note: ${fullName}`).click();
    const note = page.getByLabelText(`Note about ${fullName}`);
    await expect.element(note).toHaveFocus();
    await page.getByLabelText('What happened').selectOptions('Left a message');
    await page.getByLabelText('Call again on').fill('2031-05-07');
    await note.fill('Left a voicemail.\n<b>Calls back.</b>');
    await button(`Save entry: ${fullName}`).click();
    await expect.element(entry(fullName).getByText('<b>Calls back.</b>')).toBeVisible();
    await expect.element(button(`Log a call or note: ${fullName}`)).toHaveFocus();
    await expect.element(entry(fullName).getByText('by admin-token@example.com')).toBeVisible();
    await expect.poll(() => entry(fullName).getByText('Call again on May 7, 2031').elements().length).toBe(2);
    // Whoever was left a message has been contacted.
    await expect.element(button(`Contacted: ${fullName}`)).toHaveAttribute('aria-pressed', 'true');
    expect(await office.api.stores.submissions.get(id)).toMatchObject({
      work_status: 'contacted',
      work_log: [
        { kind: 'left-message', text: 'Left a voicemail.\n<b>Calls back.</b>', call_again: '2031-05-07' },
      ],
    });
  });

  test('that was changed elsewhere is not overwritten, and what was typed stays', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    await button(`Log a call or note: ${fullName}`).click();
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('My own note');
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${id}`, {
      version: 0,
      status: 'closed',
      entry: null,
    });
    await button(`Save entry: ${fullName}`).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Not saved' }))
      .toMatchTextContent(
        'Not saved: this record was changed in the meantime, in another tab or on another device. It now says “Closed”, and its contact log is empty.',
      );
    await expect.element(note).toHaveValue('My own note');
    await expect.element(button(`Closed: ${fullName}`)).toHaveAttribute('aria-pressed', 'true');
    await button(`Save entry: ${fullName}`).click();
    await expect.element(entry(fullName).getByText('My own note')).toBeVisible();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Not saved' })).not.toBeInTheDocument();
  });

  test('is not lost when the network fails', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    office.answer(`/api/admin/submissions/${id}`, refused);
    await button(`Log a call or note: ${fullName}`).click();
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('Half a novel');
    await button(`Save entry: ${fullName}`).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Not saved' }))
      .toMatchTextContent('Not saved: the server could not be reached.');
    await expect.element(note).toHaveValue('Half a novel');
    office.answer(`/api/admin/submissions/${id}`, undefined);
    await button(`Save entry: ${fullName}`).click();
    await expect.element(entry(fullName).getByText('Half a novel')).toBeVisible();
  });

  test('stays, half written, when a record above it is deleted', async () => {
    const office = openOffice();
    const below = await office.sendCheck();
    const above = await office.sendCheck();
    await showDashboard();
    await button(`Log a call or note: ${below.fullName}`).click();
    const note = page.getByLabelText(`Note about ${below.fullName}`);
    await note.fill('Half a sent');
    await button(`Delete: ${above.fullName}`).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(entry(above.fullName)).not.toBeInTheDocument();
    await expect.element(note).toHaveValue('Half a sent');
  });
});

describe('deleting a record', () => {
  test('asks first, says what will be deleted, and can be cancelled', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    await button(`Delete: ${fullName}`).click();
    const question = page.getByRole('dialog', { name: `Delete this submission of ${fullName}?` });
    await expect.element(question).toMatchTextContent('every answer about the case');
    await expect.element(question).toMatchTextContent('It cannot be undone.');
    expect(await pageViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button(`Delete: ${fullName}`)).toHaveFocus();
    await button(`Delete: ${fullName}`).click();
    await button('Keep it').click();
    await expect.element(entry(fullName)).toBeVisible();
    expect(await office.api.stores.submissions.get(id)).toBeDefined();
  });

  test('removes it for good and moves the focus to the next', async () => {
    const office = openOffice();
    const next = await office.sendCheck();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    await button(`Delete: ${fullName}`).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(toast('Deleted')).toMatchTextContent('The record is gone for good.');
    await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(entry(next.fullName)).toHaveFocus();
    expect(await office.api.stores.submissions.get(id)).toBeUndefined();
  });

  test('that is already gone says so and removes it from the list', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    await expect.element(entry(fullName)).toBeVisible();
    await office.api.stores.submissions.remove(id);
    await button(`Delete: ${fullName}`).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(toast('Already deleted')).toBeVisible();
    await expect.element(entry(fullName)).not.toBeInTheDocument();
  });

  test('can include all records of the person', async () => {
    const office = openOffice();
    const check = await office.sendCheck();
    const lead = await office.sendLead({ phone: check.phone });
    const message = await office.sendMessage({ email: check.email });
    await showDashboard();
    await button(`Delete: ${check.fullName}`).click();
    await page.getByLabelText('Delete the 2 other records with the same email or phone, too').click();
    await button('Delete 3 records').click();
    await expect.element(toast('Deleted')).toMatchTextContent('3 records are gone for good.');
    expect(await office.api.stores.leads.get(lead.id)).toBeUndefined();
    expect(await office.api.stores.messages.get(message.id)).toBeUndefined();
  });
});

describe('a deletion that fails', () => {
  test('in the middle says how many records are deleted', async () => {
    const office = openOffice();
    const check = await office.sendCheck();
    const lead = await office.sendLead({ phone: check.phone });
    await showDashboard();
    office.answer(`/api/admin/leads/${lead.id}`, refused);
    await button(`Delete: ${check.fullName}`).click();
    await page.getByLabelText('Delete the other record with the same email or phone, too').click();
    await button('Delete 2 records').click();
    await expect.element(toast('Error')).toMatchTextContent('Only 1 of 2 records are deleted');
    await expect.element(entry(check.fullName)).not.toBeInTheDocument();
    expect(await office.api.stores.leads.get(lead.id)).toBeDefined();
  });

  test('at once says so in the dialog, which stays open', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    office.answer(`/api/admin/submissions/${id}`, refused);
    await button(`Delete: ${fullName}`).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nothing was deleted');
    await button('Keep it').click();
    await expect.element(entry(fullName)).toBeVisible();
  });
});

describe('an export', () => {
  test('of a person who was deleted before says so and makes no file', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    const downloads = holdDownloads();
    await showDashboard();
    await expect.element(entry(fullName)).toBeVisible();
    await office.api.stores.submissions.remove(id);
    await button(`Export data: ${fullName}`).click();
    await expect.element(toast('Nothing exported')).toMatchTextContent('was deleted before');
    expect(downloads).not.toHaveBeenCalled();
  });

  test('of what a search finds asks for it with every page', async () => {
    const office = openOffice();
    for (let count = 0; count < 3; count += 1) await office.sendCheck({ fullName: `Ximena ${count}` });
    await office.sendCheck();
    office.shortenPages(CSV, 2);
    await showDashboard();
    await page.getByRole('searchbox').fill('Ximena');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^Showing 3/u)).toBeVisible();
    const { text } = await download(() => button('Export CSV').click());
    expect(linesOf(text)).toHaveLength(3);
  });

  test('contains everything stored about one person', async () => {
    const office = openOffice();
    const check = await office.sendCheck({ details: 'Ünïcode 🏠' });
    const lead = await office.sendLead({ phone: check.phone });
    await showDashboard();
    const { name, text } = await download(() => button(`Export data: ${check.fullName}`).click());
    expect(name).toMatch(/^person-2026-11-23-[\da-f]{8}\.json$/u);
    expect(JSON.parse(text)).toMatchObject({
      submissions: [{ id: check.id, full_name: check.fullName, details: 'Ünïcode 🏠' }],
      leads: [{ id: lead.id }],
      messages: [],
    });
    await expect.element(toast('Data exported')).toMatchTextContent('2 records with the same email or phone');
  });

  test('writes the whole filtered list of any length into one CSV', async () => {
    const office = openOffice();
    await office.sendCheck({ state: 'AL', county: '' });
    const checks = [];
    for (let count = 0; count < 5; count += 1) checks.unshift(await office.sendCheck());
    office.shortenPages(CSV, 2);
    await showDashboard('/admin/dashboard/?list=submissions&state=AZ');
    const { name, text } = await download(() => button('Export CSV').click());
    expect(name).toBe('submissions-2026-11-23.csv');
    const lines = linesOf(text);
    expect(lines).toHaveLength(5);
    for (const [index, { id }] of checks.entries()) expect(lines[index]).toContain(id);
    await expect.element(toast('Exported')).toMatchTextContent('holds 5 records.');
  });

  test('that loses the network says so and leaves no file', async () => {
    const office = openOffice();
    for (let count = 0; count < 3; count += 1) await office.sendCheck();
    office.shortenPages(CSV, 2);
    const downloads = holdDownloads();
    await showDashboard();
    await expect.element(button('Export CSV')).toBeEnabled();
    office.answerOnce(CSV, refused, 2);
    await button('Export CSV').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: /^The export stopped/u }))
      .toMatchTextContent(/after 2 of 3 records.*No file was saved/u);
    expect(downloads).not.toHaveBeenCalled();
  });

  test('shows its progress and can be stopped', async () => {
    const office = openOffice();
    await office.sendCheck();
    office.answer(CSV, () => new Promise(() => undefined));
    await showDashboard();
    await button('Export CSV').click();
    await expect.element(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
    await button('Stop').click();
    await expect.element(page.getByRole('progressbar', { name: 'Export' })).not.toBeInTheDocument();
    await expect.element(button('Export CSV')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('of nothing says so and makes no file', async () => {
    openOffice();
    const downloads = holdDownloads();
    await showDashboard();
    await expect.element(page.getByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    await button('Export CSV').click();
    await expect.element(toast('Nothing to export')).toBeVisible();
    expect(downloads).not.toHaveBeenCalled();
  });
});

describe('several records at once', () => {
  test('can be given a status, and the table is remembered', async () => {
    const office = openOffice();
    const checks = [await office.sendCheck(), await office.sendCheck()];
    await showDashboard();
    await button('Table').click();
    await expect.poll(() => page.getByRole('row').elements().length).toBe(3);
    for (const { fullName } of checks)
      await page.getByLabelText(`Choose ${fullName}`, { exact: true }).click();
    await expect.element(page.getByText('2 chosen.')).toBeVisible();
    await page
      .getByRole('group', { name: 'Chosen records' })
      .getByRole('button', { name: 'Mark as contacted' })
      .click();
    await expect.element(toast('Saved')).toMatchTextContent('2 records now “Contacted”.');
    for (const { id } of checks) {
      expect(await office.api.stores.submissions.get(id)).toMatchObject({ work_status: 'contacted' });
    }
    expect(await pageViolations()).toEqual([]);
    await showDashboard();
    await expect.poll(() => page.getByRole('row').elements().length).toBe(3);
    expect(keptIn(localStorage)).toContain('table');
    await button('Cards').click();
    await expect.element(page.getByRole('row')).not.toBeInTheDocument();
  });

  test('are left as they are where somebody else was faster, and the rest is marked', async () => {
    const office = openOffice();
    const mine = await office.sendCheck();
    const theirs = await office.sendCheck();
    const gone = await office.sendCheck();
    await showDashboard();
    await button('Table').click();
    await page.getByLabelText('Choose all that are shown').click();
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${theirs.id}`, {
      version: 0,
      status: 'closed',
      entry: null,
    });
    await office.api.stores.submissions.remove(gone.id);
    const mark = page
      .getByRole('group', { name: 'Chosen records' })
      .getByRole('button', { name: 'Mark as contacted' });
    await mark.click();
    await expect
      .element(toast('Saved in part'))
      .toMatchTextContent(
        '1 record now “Contacted”. 1 record changed by somebody else meanwhile, and left as they are. 1 record deleted before.',
      );
    expect(await office.api.stores.submissions.get(theirs.id)).toMatchObject({ work_status: 'closed' });
    office.answer(`/api/admin/submissions/${theirs.id}`, refused);
    await mark.click();
    await expect.element(toast('Error')).toMatchTextContent('records are now “Contacted”');
    // A record that has the status already is not asked for again.
    expect(office.calls(`/api/admin/submissions/${mine.id}`)).toHaveLength(1);
    await button('Cards').click();
  });

  test('can be exported and deleted, after a confirmation that names them', async () => {
    const office = openOffice();
    const one = await office.sendCheck();
    const two = await office.sendCheck();
    const three = await office.sendCheck();
    await showDashboard();
    await button('Table').click();
    for (const { fullName } of [one, two])
      await page.getByLabelText(`Choose ${fullName}`, { exact: true }).click();
    const { text } = await download(() => button('Export chosen').click());
    expect(linesOf(text)).toHaveLength(2);
    expect(text).toContain(one.fullName);
    expect(text).toContain(two.fullName);
    await button('Delete chosen').click();
    await expect.element(dialog.getByRole('heading')).toHaveTextContent('Delete 2 records?');
    await expect.element(dialog).toMatchTextContent(one.fullName);
    await button('Keep them').click();
    await button('Delete chosen').click();
    await button('Delete 2 records').click();
    await expect.element(toast('Deleted')).toMatchTextContent('2 records are gone for good.');
    await expect
      .element(page.getByLabelText(`Choose ${one.fullName}`, { exact: true }))
      .not.toBeInTheDocument();
    await expect.element(page.getByLabelText(`Choose ${three.fullName}`, { exact: true })).toBeVisible();
    await button('Cards').click();
  });
});
