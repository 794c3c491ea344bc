import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

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

/** A check, a lead with its number and another address, and the check's panel. */
async function openRequest() {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Marisol Vega', details: 'Ünïcode 🏠' });
  const lead = await office.sendLead({ phone: check.phone });
  const message = await office.sendMessage({ email: lead.email });
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel(check.fullName);
  await button(`Data request: ${check.fullName}`).click();
  return { office, check, lead, message };
}

describe('somebody who asks for their data', () => {
  test('gets only what has the address that was verified', async () => {
    const { check, lead, message } = await openRequest();
    await expect.element(dialog.getByRole('button', { name: /^Export/u })).toBeDisabled();
    await dialog.getByRole('radio', { name: check.email }).click();
    await expect.element(dialog).toMatchTextContent('Included: 1 record');
    await expect
      .element(dialog.getByRole('checkbox', { name: new RegExp(lead.email, 'u') }).first())
      .not.toBeChecked();
    expect(await pageViolations()).toEqual([]);

    const { name, text } = await download(() => button('Export 1 record').click());
    expect(name).toMatch(/^person-2026-11-23-[\da-f]{8}\.json$/u);
    expect(JSON.parse(text)).toMatchObject({
      records: [
        {
          collection: 'submissions',
          record: { id: check.id, full_name: check.fullName, details: 'Ünïcode 🏠' },
        },
      ],
    });
    expect(text).not.toContain(message.id);
    await expect.element(toast('Data exported')).toMatchTextContent('Look through it before you send it.');
  });

  test('gets other records of the person that the admin includes', async () => {
    const { check, lead } = await openRequest();
    await dialog.getByRole('radio', { name: check.email }).click();
    await dialog.getByRole('checkbox', { name: /^Lead of/u }).click();
    const { text } = await download(() => button('Export 2 records').click());
    expect(JSON.parse(text)).toMatchObject({
      records: [{ record: { id: check.id } }, { record: { id: lead.id } }],
    });
  });

  test('has just that deleted', async () => {
    const { office, check, lead, message } = await openRequest();
    await dialog.getByRole('radio', { name: lead.email }).click();
    await button('Delete 2 records for good').click();
    await expect.element(toast('Deleted')).toMatchTextContent('2 records');
    await expect.element(entry(check.fullName)).toBeVisible();
    expect(await office.api.stores.leads.get(lead.id)).toBeUndefined();
    expect(await office.api.stores.messages.get(message.id)).toBeUndefined();
    expect(await office.api.stores.submissions.get(check.id)).toBeDefined();
  });

  test('sees nothing happen when the server refuses, and the dialog says so', async () => {
    const { office, check } = await openRequest();
    office.answer(`/api/admin/submissions/${check.id}/person/removal`, refused);
    await dialog.getByRole('radio', { name: check.email }).click();
    await button('Delete 1 record for good').click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nothing was done');
    expect(await office.api.stores.submissions.count()).toBe(1);
  });
});

test('a check that somebody filled in for another person says whose contact it is', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Ben Ortiz', isHelper: true });
  await showDashboard('/admin/dashboard/?list=submissions');
  await openPanel(check.fullName);
  await expect.element(panel(check.fullName)).toMatchTextContent('This is a helper’s contact');
});

describe('two people with the same filler number', () => {
  const both = async () => {
    const office = openOffice();
    const ana = await office.sendLead({ phone: '(000) 000-0000' });
    const ben = await office.sendLead({ phone: '(000) 000-0000' });
    await showDashboard('/admin/dashboard/?list=leads');
    await openPanel(ana.email);
    return { office, ana, ben };
  };
  const possibly = page.getByRole('heading', { name: 'Possibly the same person' });

  test('are shown as possibly the same, and can be joined and parted again', async () => {
    const { office, ana, ben } = await both();
    await expect.element(possibly).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    await button(`Join: ${ben.email}`).click();
    await expect.element(page.getByRole('heading', { name: 'Also from this person' })).toBeVisible();
    await expect.element(panel(ana.email)).toMatchTextContent('This holds for all 2 records of this person');
    await button(`Not the same person: ${ben.email}`).click();
    await expect
      .element(page.getByRole('heading', { name: 'Also from this person' }))
      .not.toBeInTheDocument();
    await expect.element(possibly).not.toBeInTheDocument();
    expect(await office.api.stores.leads.get(ben.id)).toMatchObject({ kept_apart_from: [`leads/${ana.id}`] });
  });
});
