import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  download,
  entry,
  holdDownloads,
  openOffice,
  openPanel,
  pageViolations,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const CSV = '/api/admin/submissions.csv';
const refused = () => Response.json({}, { status: 400 });

/** The lines of a CSV whose cells hold no line breaks, without its header. */
const linesOf = (csv: string) => csv.trim().split('\r\n').slice(1);

describe('the work on a record', () => {
  test('that was changed elsewhere is not overwritten, and what was typed stays', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    const panel = await openPanel(fullName);
    await expect.element(panel.getByRole('heading', { name: 'What they sent' })).toBeVisible();
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('My own note');
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${id}`, {
      version: 0,
      entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'client' },
    });
    await button('Save').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Not saved' }))
      .toMatchTextContent(
        'Not saved. This record was changed in the meantime, in another tab or on another device. What you typed is still here.',
      );
    await expect.element(note).toHaveValue('My own note');
    await expect.element(entry(fullName)).toMatchTextContent('Became a client');
    await button('Save').click();
    await expect.element(panel.getByText('My own note')).toBeVisible();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Not saved' })).not.toBeInTheDocument();
  });

  test('is not lost when the network fails', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    await showDashboard();
    const panel = await openPanel(fullName);
    office.answer(`/api/admin/submissions/${id}`, refused);
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('Half a novel');
    await button('Save').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Not saved' }))
      .toMatchTextContent('Not saved: the server could not be reached.');
    await expect.element(note).toHaveValue('Half a novel');
    office.answer(`/api/admin/submissions/${id}`, undefined);
    await button('Save').click();
    await expect.element(panel.getByText('Half a novel')).toBeVisible();
  });
});

describe('deleting a record', () => {
  test('asks first, says what will be deleted, and can be cancelled', async () => {
    const office = openOffice();
    const { id, fullName } = await office.sendCheck();
    const question = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await showDashboard();
    await openPanel(fullName);
    await button(`Delete: ${fullName}`).click();
    expect(question).toHaveBeenCalledExactlyOnceWith(
      `Delete 1 record?\nThis removes what these people sent, with every answer and your contact log. It cannot be undone.\n• \u2068${fullName}\u2069`,
    );
    await expect.element(entry(fullName)).toBeVisible();
    expect(await office.api.stores.submissions.get(id)).toBeDefined();
  });

  test('removes it for good and moves the focus to the next', async () => {
    const office = openOffice();
    const next = await office.sendCheck();
    const { id, fullName } = await office.sendCheck();
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await showDashboard();
    await openPanel(fullName);
    await button(`Delete: ${fullName}`).click();
    await expect.element(toast('Deleted')).toMatchTextContent('Gone for good: 1 record.');
    await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(entry(next.fullName)).toHaveFocus();
    expect(await office.api.stores.submissions.get(id)).toBeUndefined();
  });

  test('that is already gone leaves the list all the same; one that cannot be reached stays', async () => {
    const office = openOffice();
    const stays = await office.sendCheck();
    const gone = await office.sendCheck();
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await showDashboard();
    await expect.element(entry(gone.fullName)).toBeVisible();
    await office.api.stores.submissions.remove(gone.id);
    office.answer(`/api/admin/submissions/${stays.id}`, refused);
    await page.getByLabelText('Choose all that are shown').click();
    await button('Delete').click();
    await expect.element(toast('Error')).toMatchTextContent('Not everything was deleted');
    await expect.element(entry(gone.fullName)).not.toBeInTheDocument();
    await expect.element(entry(stays.fullName)).toBeVisible();
  });
});

describe('an export', () => {
  test('writes all that the filters find, of any length, into one CSV', async () => {
    const office = openOffice();
    await office.sendCheck({ state: 'AL', county: '' });
    const checks = [];
    for (let count = 0; count < 5; count += 1)
      checks.unshift(await office.sendCheck({ fullName: `Ximena ${count}`, contactConsent: count === 0 }));
    office.shortenPages(CSV, 2);
    await showDashboard('/admin/dashboard/?list=submissions&state=AZ');
    await expect.element(page.getByText(/^Showing 1–5 of 5/u)).toBeVisible();
    const calls = await download(() => button('Call list').click());
    expect(calls.name).toMatch(/^submissions-call-list-/u);
    await expect.element(toast('Exported')).toMatchTextContent(/left out: closed, not to be called/u);
    await button('Close: Exported').click();
    const { name, text } = await download(() => button('Export CSV').click());
    expect(name).toBe('submissions-2026-11-23.csv');
    const lines = linesOf(text);
    expect(lines).toHaveLength(5);
    for (const [index, { id }] of checks.entries()) expect(lines[index]).toContain(id);
    await expect.element(toast('Exported')).toMatchTextContent('holds 5 records.');
  });

  test('shows its progress; one that loses the network says so and leaves no file', async () => {
    const office = openOffice();
    for (let count = 0; count < 3; count += 1) await office.sendCheck();
    office.shortenPages(CSV, 2);
    const downloads = holdDownloads();
    await showDashboard();
    const { promise: held, resolve: goOn } = Promise.withResolvers<Response>();
    office.answerOnce(CSV, () => held, 2);
    await button('Export CSV').click();
    await expect.element(button('Exporting... after 2 records')).toBeVisible();
    goOn(refused());
    await expect
      .element(page.getByRole('alert').filter({ hasText: /^The export stopped/u }))
      .toMatchTextContent(/after 2 records.*No file was saved/u);
    expect(downloads).not.toHaveBeenCalled();
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
  const bar = page.getByRole('group', { name: 'Chosen records' });
  const choose = (whose: string) => page.getByLabelText(`Choose ${whose}`, { exact: true }).click();

  test('can be closed with a reason, and brought back', async () => {
    const office = openOffice();
    const checks = [await office.sendCheck(), await office.sendCheck()];
    await showDashboard();
    for (const { fullName } of checks) await choose(fullName);
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    await bar.getByRole('button', { name: 'Close: answered' }).click();
    await expect.element(toast('Saved')).toMatchTextContent('Close: answered, 2 of 2.');
    const statuses = async () =>
      (await Promise.all(checks.map(({ id }) => office.api.stores.submissions.get(id)))).map(
        (check) => check?.work_status,
      );
    expect(await statuses()).toEqual(['closed', 'closed']);
    await button('Undo').click();
    await expect.poll(statuses).toEqual(['new', 'new']);
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('are left as they are where somebody else was faster, and the rest is marked', async () => {
    const office = openOffice();
    const mine = await office.sendCheck();
    const theirs = await office.sendCheck();
    const gone = await office.sendCheck();
    await showDashboard();
    await page.getByLabelText('Choose all that are shown').click();
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${theirs.id}`, {
      version: 0,
      entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'client' },
    });
    await office.api.stores.submissions.remove(gone.id);
    const mark = bar.getByRole('button', { name: 'Close: answered' });
    await mark.click();
    await expect
      .element(toast('Saved in part'))
      .toMatchTextContent(
        'Close: answered, 1 of 3. Somebody else changed or deleted the others meanwhile; they are left as they are.',
      );
    expect(await office.api.stores.submissions.get(theirs.id)).toMatchObject({ work_status: 'closed' });
    office.answer(`/api/admin/submissions/${theirs.id}`, refused);
    await mark.click();
    await expect.element(toast('Error')).toMatchTextContent('Close: answered, ');
    expect(await office.api.stores.submissions.get(mine.id)).toMatchObject({ work_status: 'closed' });
  });

  test('can be deleted, after a confirmation that names them', async () => {
    const office = openOffice();
    const one = await office.sendCheck();
    const two = await office.sendCheck();
    const three = await office.sendCheck();
    await showDashboard();
    for (const { fullName } of [one, two]) await choose(fullName);
    const question = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await bar.getByRole('button', { name: 'Delete' }).click();
    expect(question).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^Delete 2 records\\?[^]*${two.fullName}[^]*${one.fullName}`, 'u')),
    );
    await expect.element(toast('Deleted')).toMatchTextContent('Gone for good: 2 records.');
    await expect.element(entry(one.fullName)).not.toBeInTheDocument();
    await expect.element(entry(three.fullName)).toBeVisible();
  });
});
