import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  download,
  entry,
  openOffice,
  pageViolations,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const LEADS = '/admin/dashboard/?list=leads';
const SUBMISSIONS = '/admin/dashboard/?list=submissions';
const dialog = page.getByRole('dialog');
const timeline = dialog.getByRole('list', { name: /^Timeline/u });

test('one person has one card with everything sent and every contact, from each of their records', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Marisol Vega' });
  // The same phone with another address, and that address with another phone: still one person.
  const lead = await office.sendLead({ phone: check.phone });
  const message = await office.sendMessage({ email: lead.email, name: 'Mari Vega', message: 'Any news?' });
  const stranger = await office.sendLead();
  await showDashboard(LEADS);
  await button(`Log a call or note: ${lead.email}`).click();
  await page.getByLabelText('What happened').selectOptions('No answer');
  await page.getByLabelText(`Note about ${lead.email}`).fill('Rings, no voicemail.');
  await button(`Save entry: ${lead.email}`).click();
  await expect.element(entry(lead.email).getByText('Rings, no voicemail.')).toBeVisible();
  // Nobody was reached.
  await expect.element(button(`New: ${lead.email}`)).toHaveAttribute('aria-pressed', 'true');

  await button(`Everything from this person: ${lead.email}`).click();
  await expect.poll(() => timeline.getByRole('listitem').elements().length).toBe(4);
  for (const text of ['Eligibility check', 'Any news?', 'Rings, no voicemail.', check.email, message.phone]) {
    await expect.element(dialog).toMatchTextContent(text);
  }
  await expect.element(dialog).not.toMatchTextContent(stranger.email);
  expect(await pageViolations()).toEqual([]);
  await button('Close').click();
  await expect.element(button(`Everything from this person: ${lead.email}`)).toHaveFocus();

  for (const [at, whose] of [
    ['/admin/dashboard/?list=messages', 'Mari Vega'],
    [SUBMISSIONS, 'Marisol Vega'],
  ] as const) {
    await showDashboard(at);
    await button(`Everything from this person: ${whose}`).click();
    await expect.poll(() => timeline.getByRole('listitem').elements().length).toBe(4);
  }
});

test('“Do not call or text” is on every record of the person, in the export, and can be taken back', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ contactConsent: true });
  const lead = await office.sendLead({ phone: check.phone });
  await showDashboard(LEADS);
  await button(`Everything from this person: ${lead.email}`).click();
  await button('They do not want calls or texts').click();
  await expect.element(dialog.getByText('Do not call or text')).toBeVisible();
  await button('Close').click();
  const shown = entry(lead.email);
  await expect.element(shown.getByText('Do not call or text')).toBeVisible();
  // The number stays visible, but nothing dials it by mistake.
  await expect.element(shown.getByText(lead.phone)).toBeVisible();
  await expect.element(shown.getByRole('link', { name: lead.phone })).not.toBeInTheDocument();
  expect(await pageViolations()).toEqual([]);

  await showDashboard(SUBMISSIONS);
  await expect.element(entry(check.fullName)).toMatchTextContent('Do not call or text');
  await expect.element(entry(check.fullName)).not.toMatchTextContent('Agreed to calls and texts');
  const { text } = await download(() => button('Export CSV').click());
  expect(text).toContain('Do not call or text since (UTC)');
  expect(text).toContain('2026-11-23 ');

  await button(`Everything from this person: ${check.fullName}`).click();
  await page.getByRole('button', { name: /^That was a mistake/u }).click();
  await expect.element(dialog).not.toMatchTextContent('Do not call or text');
});

test('corrections follow the rules of the form and do not silently overwrite each other', async () => {
  const office = openOffice();
  const { id, phone } = await office.sendCheck({ fullName: 'Mariso Vega', county: 'Maricopa County' });
  await showDashboard(SUBMISSIONS);
  await button('Correct: Mariso Vega').click();
  const name = dialog.getByLabelText('Full name');
  await expect.element(name).toHaveValue('Mariso Vega');
  expect(await pageViolations()).toEqual([]);
  await name.fill('Marisol Vega');
  await dialog.getByLabelText('Phone number').fill('12');
  await button('Save correction').click();
  await expect
    .element(dialog.getByLabelText('Phone number'))
    .toHaveAccessibleDescription(/with its area code/u);
  await expect.element(name).toHaveValue('Marisol Vega');

  await office.api.stores.submissions.change(id, ({ work_version }) => ({
    county: 'Pinal County',
    work_version: work_version + 1,
  }));
  await dialog.getByLabelText('Phone number').fill(phone);
  await button('Save correction').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('changed in the meantime');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('County is nowPinal County');
  await expect.element(name).toHaveValue('Marisol Vega');
  await dialog.getByLabelText('County').fill('Pinal County');
  await button('Save correction').click();
  await expect.element(toast('Corrected')).toMatchTextContent('The data of Mariso Vega is saved.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entry('Marisol Vega')).toMatchTextContent('Pinal County');

  await showDashboard('/admin/dashboard/?list=audit');
  await page.getByLabelText('What', { exact: true }).selectOptions('Corrected data');
  const log = page.getByRole('list', { name: /^Audit log/u });
  const line = log.getByRole('listitem').filter({ hasText: id }).first();
  await expect.element(line).toMatchTextContent('admin-token@example.com');
  await expect.element(line).toMatchTextContent('fields: full name');
  await expect.element(log).not.toMatchTextContent('Marisol');
});

test('the audit log can be filtered by account, action and day, and exported', async () => {
  const office = openOffice();
  const lead = await office.sendLead();
  for (const _ of [1, 2]) await office.asOtherAdmin('GET', '/api/admin/messages');
  await showDashboard(LEADS);
  await button(`Everything from this person: ${lead.email}`).click();
  await expect.element(timeline).toBeVisible();
  await showDashboard('/admin/dashboard/?list=audit');
  await expect.element(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const lines = page.getByRole('list', { name: /^Audit log/u }).getByRole('listitem');
  await expect
    .element(lines.filter({ hasText: lead.id }))
    .toMatchTextContent('Read everything from a person');
  await expect.element(lines.filter({ hasText: 'Read a page of a list' }).first()).toBeVisible();
  expect(await pageViolations()).toEqual([]);

  // What was done again and again is one line, which unfolds.
  await page.getByText('Read a page of a list, 2 times').click();
  const unfolded = page.getByRole('list', { name: /^Audit log/u }).getByRole('list');
  await expect.poll(() => unfolded.getByRole('listitem').elements().length).toBe(2);
  expect(await pageViolations()).toEqual([]);

  await page.getByLabelText('What', { exact: true }).selectOptions('Read everything from a person');
  await page.getByLabelText('Who', { exact: true }).selectOptions('admin-token@example.com');
  await expect.element(lines.filter({ hasText: 'Read a page of a list' })).not.toBeInTheDocument();
  await expect.element(lines.filter({ hasText: lead.id })).toBeVisible();
  const { text } = await download(() => button('Export CSV').click());
  expect(text).toContain('read-person');
  expect(text).not.toContain('read-list');
  expect(text).toContain(lead.id);

  await page.getByLabelText('To', { exact: true }).fill('2020-01-01');
  await expect.element(page.getByRole('status').filter({ hasText: 'No entry matches.' })).toBeVisible();
  expect(await pageViolations()).toEqual([]);
});
