import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

import { violations } from '../support/accessibility.ts';
import { button, entry, notification } from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { saveCheck } from '../support/saved-check.ts';
import { sendLead, sendMessage } from '../support/sent-inbox.ts';

const listAddress = (list: 'submissions' | 'leads' | 'messages' | 'audit') =>
  `/admin/dashboard/?list=${list}`;

/** Phone numbers and addresses that no other test uses, so that no other record is linked to this person. */
function uniquePerson() {
  const digits = String(Math.floor(Math.random() * 9000) + 1000);
  const area = String(Math.floor(Math.random() * 700) + 201);
  return {
    email: `person-${randomUUID()}@example.com`,
    phone: `(${area}) ${String(Math.floor(Math.random() * 700) + 201)}-${digits}`,
  };
}

async function openPerson(page: Page, id: string) {
  await entry(page, id).getByRole('button', { name: 'Everything from this person' }).click();
  return page.getByRole('dialog');
}

test('one person has one card with everything sent and every contact, from each of their records', async ({
  page,
  request,
}) => {
  const known = uniquePerson();
  const other = uniquePerson();
  const check = await saveCheck(request, { fullName: 'Marisol Vega', ...known });
  // The same phone with another address, and that address with another phone: still one person.
  const lead = await sendLead(request, { email: other.email, phone: known.phone });
  const message = await sendMessage(request, {
    email: other.email,
    phone: other.phone,
    message: 'Any news?',
  });
  const stranger = await sendLead(request, uniquePerson());

  await page.goto(listAddress('leads'));
  const shown = entry(page, lead.id);
  await shown.getByRole('button', { name: 'Log a call or note' }).click();
  await shown.getByLabel('What happened').selectOption('No answer');
  await shown.getByLabel('Note about').fill('Rings, no voicemail.');
  await shown.getByRole('button', { name: 'Save entry' }).click();
  // In the log of the record only once it is saved.
  await expect(shown.getByText('Rings, no voicemail.', { exact: false })).toBeVisible();
  await expect(shown.getByRole('button', { name: /^New:/u })).toHaveAttribute('aria-pressed', 'true');

  const card = await openPerson(page, lead.id);
  const lines = card.getByRole('list', { name: /^Timeline/u }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  for (const text of ['Eligibility check', 'Any news?', 'Rings, no voicemail.', known.email, other.phone]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.getByText(stranger.email)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(shown.getByRole('button', { name: 'Everything from this person' })).toBeFocused();

  for (const [list, id] of [
    ['messages', message.id],
    ['submissions', check.id],
  ] as const) {
    await page.goto(listAddress(list));
    const same = await openPerson(page, id);
    await expect(same.getByRole('list', { name: /^Timeline/u }).getByRole('listitem')).toHaveCount(4);
  }
});

test('records of one person are grouped in a list', async ({ page, request }) => {
  const known = uniquePerson();
  const first = await sendLead(request, known);
  const between = await sendLead(request, uniquePerson());
  const second = await sendLead(request, { ...uniquePerson(), email: known.email.toUpperCase() });
  await page.goto(listAddress('leads'));
  const group = page
    .getByRole('list', { name: '2 records of one person' })
    .filter({ has: entry(page, first.id) });
  await expect(group.locator('[id^=record-]')).toHaveCount(2);
  await expect(group.locator(`#record-${second.id}`)).toBeVisible();
  await expect(group.locator(`#record-${between.id}`)).toHaveCount(0);
});

test('“Do not call or text” is on every record of the person, and in the export', async ({
  page,
  request,
}) => {
  const known = uniquePerson();
  const check = await saveCheck(request, { ...known, contactConsent: true });
  const lead = await sendLead(request, known);
  await page.goto(listAddress('leads'));
  const card = await openPerson(page, lead.id);
  await card.getByRole('button', { name: 'They do not want calls or texts' }).click();
  await expect(card.getByText('Do not call or text')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  const shown = entry(page, lead.id);
  // A closed dialog stays in the document for a moment.
  await expect(shown.locator('dialog')).toHaveCount(0);
  await expect(shown.getByText('Do not call or text')).toBeVisible();
  // The number stays visible, but nothing dials it by mistake.
  await expect(shown.getByText(known.phone)).toBeVisible();
  await expect(shown.getByRole('link', { name: known.phone })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${listAddress('submissions')}#find=${known.email}`);
  await expect(entry(page, check.id).getByText('Do not call or text').first()).toBeVisible();
  await expect(entry(page, check.id).getByText('Agreed to calls and texts')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const rows = parse(await readFile(await (await download).path()), { columns: true, bom: true }) as Record<
    string,
    string
  >[];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.['Do not call or text since (UTC)']).toMatch(/^\d{4}-\d\d-\d\d /u);

  const again = await openPerson(page, check.id);
  await again.getByRole('button', { name: 'That was a mistake' }).click();
  await expect(again.getByText('Do not call or text')).toHaveCount(0);
});

test('corrections follow the rules of the form and do not silently overwrite each other', async ({
  page,
  context,
  request,
}) => {
  const known = uniquePerson();
  const check = await saveCheck(request, { fullName: 'Mariso Vega', ...known });
  const correct = async (at: Page) => {
    await at.goto(`${listAddress('submissions')}#find=${known.email}`);
    await entry(at, check.id).getByRole('button', { name: 'Correct' }).click();
    return at.getByRole('dialog');
  };
  const form = await correct(page);
  await expect(form.getByLabel('Full name')).toHaveValue('Mariso Vega');
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Full name').fill('Marisol Vega');
  await form.getByLabel('Phone number').fill('12');
  await button(page, 'Save correction').click();
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(/with its area code/u);
  await expect(form.getByLabel('Full name')).toHaveValue('Marisol Vega');

  const other = await context.newPage();
  const otherForm = await correct(other);
  await otherForm.getByLabel('County').fill('Pinal County');
  await button(other, 'Save correction').click();
  await expect(notification(other, 'Corrected')).toBeVisible();

  await form.getByLabel('Phone number').fill(known.phone);
  await button(page, 'Save correction').click();
  await expect(form.getByRole('alert')).toContainText('changed in the meantime');
  await expect(form.getByRole('alert')).toContainText('County is nowPinal County');
  await expect(form.getByLabel('Full name')).toHaveValue('Marisol Vega');
  await form.getByLabel('County').fill('Pinal County');
  await button(page, 'Save correction').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entry(page, check.id).getByRole('heading', { name: 'Marisol Vega' })).toBeVisible();
  await expect(entry(page, check.id)).toContainText('Pinal County');

  await test.step('the audit log says who corrected which fields, but not their values', async () => {
    await page.goto(listAddress('audit'));
    await page.getByLabel('What', { exact: true }).selectOption('Corrected data');
    const log = page.getByRole('list', { name: /^Audit log/u });
    const line = log.getByRole('listitem').filter({ hasText: check.id }).first();
    await expect(line).toContainText('admin@example.com');
    await expect(line).toContainText('fields: full name');
    await expect(log).not.toContainText('Marisol');
  });
});

test('the audit log can be filtered by account, action and day, and exported', async ({ page, request }) => {
  const lead = await sendLead(request, uniquePerson());
  await page.goto(listAddress('leads'));
  await openPerson(page, lead.id);
  await page.goto(listAddress('audit'));
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const lines = page.getByRole('list', { name: /^Audit log/u }).getByRole('listitem');
  await expect(lines.filter({ hasText: lead.id })).toContainText('Read everything from a person');
  await expect(lines.filter({ hasText: 'Read a page of a list' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('What', { exact: true }).selectOption('Read everything from a person');
  await page.getByLabel('Who', { exact: true }).selectOption('admin@example.com');
  await expect(lines.filter({ hasText: 'Read a page of a list' })).toHaveCount(0);
  await expect(lines.filter({ hasText: lead.id })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const rows = parse(await readFile(await (await download).path()), { columns: true, bom: true }) as Record<
    string,
    string
  >[];
  expect(new Set(rows.map((row) => row.Action))).toEqual(new Set(['read-person']));
  expect(rows.map((row) => row['Record number'])).toContain(lead.id);

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByRole('status').filter({ hasText: 'No entry matches.' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
