import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import privacy from '#content/words/en/privacy.json';
import {
  button,
  download,
  entry,
  openOffice,
  openPanel,
  pageViolations,
  panel,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const dialog = page.getByRole('dialog');
const refused = () => Response.json({}, { status: 400 });
const record = (name: RegExp) => dialog.getByRole('checkbox', { name });

/** Three people who share a phone, one of whom sent twice, in different spellings; and the first one's panel. */
async function openRequest() {
  const office = openOffice();
  const check = await office.sendCheck({
    fullName: 'Marisol Vega',
    details: 'Ünïcode 🏠',
    phone: '(480) 555-0177',
  });
  const again = await office.sendMessage({
    name: 'marisol  VEGA',
    phone: '+1 480.555.0177',
    email: check.email,
  });
  const sister = await office.sendCheck({ fullName: 'Elena Vega', phone: '480-555-0177' });
  const lead = await office.sendLead({ phone: '4805550177' });
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel(check.fullName);
  await button(`Data request: ${check.fullName}`).click();
  return { office, check, again, sister, lead };
}

/** Searches by what the person proved. */
async function prove(contact: string) {
  await dialog.getByLabelText('Email or phone number that the person proved').fill(contact);
  await userEvent.keyboard('{Enter}');
}

describe('a data request by a phone that three people share', () => {
  test('has the records of the same contact and name chosen, and all free to choose', async () => {
    const { check, again } = await openRequest();
    await expect.element(dialog.getByRole('button', { name: /^Export/u })).toBeDisabled();
    await prove('480 555 0177');
    await expect.element(dialog).toMatchTextContent('2 of 4 records chosen');
    await expect.element(record(/Check of Marisol Vega/u)).toBeChecked();
    await expect.element(record(/Message of marisol/u)).toBeChecked();
    await expect.element(record(/Check of Elena Vega/u)).not.toBeChecked();
    await expect.element(record(/^Lead of/u)).not.toBeChecked();
    expect(await pageViolations()).toEqual([]);

    const { name, text } = await download(() => button('Export 2 records').click());
    expect(name).toMatch(/^person-2026-11-23-[\da-f]{8}\.json$/u);
    const { records } = JSON.parse(text) as { records: { record: { id: string } }[] };
    expect(records.map((each) => each.record.id).sort()).toEqual([check.id, again.id].sort());
    expect(text).toContain('Ünïcode 🏠');
    expect(text).not.toContain('search_terms');
    await expect.element(toast('Data exported')).toMatchTextContent('Look through it before you send it.');
  });

  test('deletes what is chosen and nothing else, and nothing at none', async () => {
    const { office, check, again, sister, lead } = await openRequest();
    await prove('(480) 555-0177');
    await record(/Check of Marisol Vega/u).click();
    await record(/Message of marisol/u).click();
    await expect.element(button('Delete 0 records for good')).toBeDisabled();
    await expect.element(button('Export 0 records')).toBeDisabled();
    await record(/^Lead of/u).click();
    await record(/Message of marisol/u).click();
    await dialog.getByLabelText(/never call or mail again/u).click();
    await button('Delete 2 records for good').click();
    await expect.element(toast('Deleted')).toMatchTextContent('2 records');
    await expect.element(dialog).toMatchTextContent('Backups keep them until Nov 30, 2026.');
    await expect.element(dialog).not.toMatchTextContent('not to be called');
    await button('Close').click();
    await expect.element(entry(sister.fullName)).not.toMatchTextContent('Do not call');
    const { submissions, leads, messages } = office.api.stores;
    expect(await leads.get(lead.id)).toBeUndefined();
    expect(await messages.get(again.id)).toBeUndefined();
    for (const { id } of [check, sister]) expect(await submissions.get(id)).toBeDefined();
    await expect.element(entry(check.fullName)).toBeVisible();
  });

  test(`that deletes the record of the panel closes it: ${privacy.sections.retention.paragraphs.onRequest}`, async () => {
    const { office, check } = await openRequest();
    await button(check.email).click();
    await button('Delete 2 records for good').click();
    await expect
      .element(dialog)
      .toMatchTextContent(/audit log says until Nov 23, 2028 .* mailed until Nov 23, 2031/u);
    await button('Close').click();
    await expect.element(panel(check.fullName)).not.toBeInTheDocument();
    await expect.element(entry(check.fullName)).not.toBeInTheDocument();
    expect(await office.api.stores.messages.count()).toBe(0);
    // Whoever has the number, which the request has marked.
    const later = await office.sendLead({ email: check.email });
    expect((await office.api.stores.leads.get(later.id))?.do_not_call.email).not.toBeNull();
  });
});

test('a data request by an address has the lead chosen that has it, and nobody of another name', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Marisol Vega' });
  await office.sendLead({ email: check.email });
  await office.sendMessage({ name: 'Ben Ortiz', email: check.email });
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel(check.fullName);
  await button(`Data request: ${check.fullName}`).click();
  await button(check.email).click();
  await expect.element(record(/^Lead of/u)).toBeChecked();
  await expect.element(record(/Message of Ben/u)).not.toBeChecked();
});

test('a search by a part of a number, or for nobody, says so', async () => {
  await openRequest();
  await prove('555-0177');
  await expect.element(dialog).toMatchTextContent('No record has this address or number.');
  await prove('Marisol');
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'The search failed' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Export/u })).toBeDisabled();
});

test('an export or a deletion that the server refuses says so', async () => {
  const { office, check } = await openRequest();
  office.answer(`/api/admin/submissions/${check.id}/export`, refused);
  office.answer(`/api/admin/submissions/${check.id}`, refused);
  await button(check.email).click();
  await button('Export 2 records').click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Nothing was exported' })).toBeVisible();
  await button('Delete 2 records for good').click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: /was deleted|not everything/iu }))
    .toBeVisible();
  expect(await office.api.stores.submissions.get(check.id)).toBeDefined();
  await expect.element(dialog).toBeVisible();
});

test('a check that somebody filled in for another person says whose contact it is', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Ben Ortiz', isHelper: true });
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel(check.fullName);
  await expect.element(panel(check.fullName)).toMatchTextContent('This is a helper’s contact');
});
