import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

import { violations } from '../support/accessibility.ts';
import {
  button,
  entries,
  entry,
  expectList,
  openDashboard,
  notification,
  submitLogin,
} from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { saveCheck } from '../support/saved-check.ts';
import { sendLead, sendMessage } from '../support/sent-inbox.ts';

const DASHBOARD = '/admin/dashboard/?list=submissions';

/** A unique name made of letters only, because digits would be searched as a phone number. */
const uniqueName = () =>
  `Zz${Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`;

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
}

/** Opens the filters, which wait behind a button on a phone. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filters/u });
  if (await opener.isVisible()) await opener.click();
}

test.describe('looking for a person', () => {
  test('works by name, email and phone, survives reload and Back, and stays out of the address', async ({
    page,
    request,
  }) => {
    const name = uniqueName();
    const check = await saveCheck(request, { fullName: `María ${name}`, phone: '+1 602 555 0177' });
    const other = await saveCheck(request);
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(decodeURIComponent(sent.url().split('#')[0] ?? '')));
    await openDashboard(page);
    for (const text of [`maria ${name.slice(0, 6)}`, check.email.toUpperCase(), name.toLowerCase()]) {
      await find(page, text);
      await expect(entry(page, check.id)).toBeVisible();
      await expect(entry(page, other.id)).toHaveCount(0);
    }
    await expect(page).toHaveURL(DASHBOARD);
    await page.reload();
    await expect(entry(page, check.id)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(name.toLowerCase());
    await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 1 that match' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(check.email.toUpperCase());
    await find(page, '555-0177');
    await expect(entry(page, check.id)).toBeVisible();
    for (const address of addresses) expect(address).not.toContain(name.toLowerCase());
  });

  test('says what is missing when the search text is too short', async ({ page }) => {
    await openDashboard(page);
    await find(page, 'x');
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(/at least two letters/u);
    await expect(page).toHaveURL(DASHBOARD);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText(/at least two letters/u)).toHaveCount(0);
  });

  test('says when nobody is found, and can be cleared', async ({ page, request }) => {
    const check = await saveCheck(request);
    await openDashboard(page);
    await find(page, uniqueName());
    await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();
    // Announced to screen readers.
    await expect(page.getByRole('status').filter({ hasText: /^No submissions match\./u })).toBeVisible();
    await button(page, 'Show all').click();
    await expect(entry(page, check.id)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test.describe('while logged out', () => {
    test.use({ isLoggedIn: false });

    test('survives the end of a session without appearing in an address', async ({ page, request }) => {
      const check = await saveCheck(request, { fullName: uniqueName() });
      const account = await makeAccount(request, { admin: true });
      await page.goto(`/admin/login/?next=${encodeURIComponent(DASHBOARD)}`);
      await submitLogin(page, account);
      await expectList(page);
      await find(page, check.fullName);
      await expect(entry(page, check.id)).toBeVisible();
      // Pending requests would end the session by themselves.
      await expect(button(page, 'Refresh')).toBeEnabled();
      await revokeTokens(request, account);
      await button(page, 'Refresh').click();
      await expect(page).toHaveURL(
        `/admin/login/?reason=session-ended&next=${encodeURIComponent(DASHBOARD)}`,
      );
      await page.waitForTimeout(1_500);
      await submitLogin(page, account);
      await expect(page).toHaveURL(DASHBOARD);
      await expect(entry(page, check.id)).toBeVisible();
    });
  });
});

test.describe('filters', () => {
  test('by result, state, work and day are kept in the address for Back and reload', async ({
    page,
    request,
  }) => {
    const name = uniqueName();
    const wyoming = await saveCheck(request, { fullName: `${name} One`, state: 'WY', county: '' });
    const nevada = await saveCheck(request, { fullName: `${name} Two`, state: 'NV', county: '' });
    await openDashboard(page);
    await find(page, name);
    await expect(entries(page)).toHaveCount(2);
    await openFilters(page);
    await page.getByLabel('State').selectOption('Nevada');
    await expect(entry(page, wyoming.id)).toHaveCount(0);
    await expect(entry(page, nevada.id)).toBeVisible();
    await page.getByLabel('Result', { exact: true }).selectOption('Eligible');
    await page.getByLabel('Work', { exact: true }).selectOption('New');
    await expect(page).toHaveURL(`${DASHBOARD}&classification=eligible&state=NV&work=new`);
    await expect(entry(page, nevada.id)).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2020-05-01');
    await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();
    await page.goBack();
    await expect(entry(page, nevada.id)).toBeVisible();
    await openFilters(page);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
    await button(page, 'Clear all').click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByLabel('State')).toHaveValue('');
  });

  test('by language show Spanish speakers, marked on the record', async ({ page, request }) => {
    const name = uniqueName();
    const spanish = await saveCheck(request, { fullName: `María José ${name} Peña`, language: 'es' });
    const english = await saveCheck(request, { fullName: `Mary ${name}` });
    await openDashboard(page);
    await find(page, name);
    await expect(entry(page, spanish.id)).toContainText('Speaks Spanish');
    await expect(entry(page, english.id)).not.toContainText('Speaks Spanish');
    await openFilters(page);
    await page.getByLabel('Language').selectOption('Spanish');
    await expect(page).toHaveURL(`${DASHBOARD}&language=es`);
    await expect(entry(page, spanish.id)).toBeVisible();
    await expect(entry(page, english.id)).toHaveCount(0);
  });

  test('by day follow the viewer’s time zone', async ({ page, request }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await page.goto(`${DASHBOARD}&from=${today}&to=${today}#find=${check.fullName}`);
    // A link may contain a name, but the address that is kept does not.
    await expect(page).toHaveURL(`${DASHBOARD}&from=${today}&to=${today}`);
    await expect(entry(page, check.id)).toBeVisible();
    await page.goto(`${DASHBOARD}&to=2020-01-01#find=${check.fullName}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();
    await openFilters(page);
    await page.getByLabel('From', { exact: true }).fill('2020-05-01');
    await expect(page.getByText('The first day is after the last one')).toBeVisible();
  });

  test('with invalid values in the address are ignored', async ({ page, request }) => {
    const check = await saveCheck(request);
    await openDashboard(page);
    await page.goto(`${DASHBOARD}&classification=all&state=ZZ&work=done&from=never#find=x`);
    await expect(entry(page, check.id)).toBeVisible();
  });
});

test.describe('the work on a record', () => {
  test('is saved with status and note, in every list', async ({ page, request }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const shown = entry(page, check.id);
    await shown.getByRole('button', { name: 'Contacted' }).click();
    await expect(shown.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
    await shown.getByRole('button', { name: 'Log a call or note' }).click();
    await expect(shown.getByLabel(`Note about ${check.fullName}`)).toBeFocused();
    await shown.getByLabel('What happened').selectOption('Left a message');
    await shown.getByLabel('Call again on').fill('2031-05-07');
    await shown.getByLabel(`Note about ${check.fullName}`).fill('Left a voicemail.\n<b>Calls back.</b>');
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByText('<b>Calls back.</b>')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Log a call or note' })).toBeFocused();
    await expect(shown.getByText('by admin@')).toBeVisible();
    await expect(shown.getByText('Call again on May 7, 2031')).toHaveCount(2);
    await page.goto(`${DASHBOARD}&work=contacted#find=${check.fullName}`);
    await page.reload();
    await expect(shown.getByText('Left a voicemail.')).toBeVisible();
    await page.goto(`${DASHBOARD}&work=new#find=${check.fullName}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();

    const lead = await sendLead(request);
    await page.goto('/admin/dashboard/?list=leads');
    await entry(page, lead.id).getByRole('button', { name: 'Closed' }).click();
    await expect(entry(page, lead.id).getByRole('button', { name: 'Closed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const message = await sendMessage(request);
    await page.goto('/admin/dashboard/?list=messages');
    await entry(page, message.id).getByRole('button', { name: 'Closed' }).click();
    await expect(entry(page, message.id).getByRole('button', { name: 'Closed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.reload();
    await expect(entry(page, message.id).getByRole('button', { name: 'Closed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('that was changed in another tab is not overwritten, and what was typed stays', async ({
    page,
    context,
    request,
  }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const other = await context.newPage();
    await other.goto(DASHBOARD);
    await entry(other, check.id).getByRole('button', { name: 'Closed' }).click();
    await expect(entry(other, check.id).getByRole('button', { name: 'Closed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const shown = entry(page, check.id);
    await shown.getByRole('button', { name: 'Log a call or note' }).click();
    await shown.getByLabel('Note about').fill('My own note');
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByRole('alert')).toContainText(
      'Not saved: this record was changed in the meantime, in another tab or on another device. It now says “Closed”, and its contact log is empty.',
    );
    await expect(shown.getByLabel('Note about')).toHaveValue('My own note');
    await expect(shown.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByText('My own note')).toBeVisible();
    await expect(shown.getByRole('alert')).toHaveCount(0);
  });

  test('is not lost when the network fails', async ({ page, request }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const shown = entry(page, check.id);
    await page.route('**/api/admin/submissions/*', (route) => route.fulfill({ status: 400, body: '{}' }));
    await shown.getByRole('button', { name: 'Log a call or note' }).click();
    await shown.getByLabel('Note about').fill('Half a novel');
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByRole('alert')).toContainText('Not saved: the server could not be reached.');
    await expect(shown.getByLabel('Note about')).toHaveValue('Half a novel');
    await page.unroute('**/api/admin/submissions/*');
    await shown.getByRole('button', { name: 'Save entry' }).click();
    await expect(shown.getByText('Half a novel')).toBeVisible();
  });
});

test.describe('deleting a record', () => {
  test('asks first, says what will be deleted, and can be cancelled', async ({ page, request }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const opener = button(page, `Delete: ${check.fullName}`);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Delete this submission of ${check.fullName}?` });
    await expect(dialog).toContainText('every answer about the case');
    await expect(dialog).toContainText('It cannot be undone.');
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await button(page, 'Keep it').click();
    await expect(entry(page, check.id)).toBeVisible();
  });

  test('removes it for good and moves the focus to the next', async ({ page, request }) => {
    const next = await saveCheck(request, { fullName: uniqueName() });
    const check = await saveCheck(request, { fullName: next.fullName, phone: '(480) 555-0101' });
    await openDashboard(page);
    await find(page, check.fullName);
    await expect(entries(page)).toHaveCount(2);
    await entry(page, check.id)
      .getByRole('button', { name: /^Delete/u })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notification(page, 'Deleted')).toContainText('The record is gone for good.');
    await expect(entry(page, check.id)).toHaveCount(0);
    await expect(entry(page, next.id)).toBeFocused();
    await page.reload();
    await expect(entry(page, next.id)).toBeVisible();
    await expect(entry(page, check.id)).toHaveCount(0);
  });

  test('that is already gone says so and removes it from the list', async ({ page, context, request }) => {
    const check = await saveCheck(request, { fullName: uniqueName() });
    await openDashboard(page);
    const other = await context.newPage();
    await other.goto(DASHBOARD);
    await expect(entry(other, check.id)).toBeVisible();
    for (const [tab, title] of [
      [page, 'Deleted'],
      [other, 'Already deleted'],
    ] as const) {
      await button(tab, `Delete: ${check.fullName}`).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(notification(tab, title)).toBeVisible();
      await expect(entry(tab, check.id)).toHaveCount(0);
    }
  });

  test('can include all records of the person', async ({ page, request }) => {
    const phone = `(602) 555-${String(1000 + Math.floor(Math.random() * 9000))}`;
    const check = await saveCheck(request, { fullName: uniqueName(), phone });
    const lead = await sendLead(request, { phone });
    const message = await sendMessage(request, { email: check.email, phone });
    await openDashboard(page);
    await button(page, `Delete: ${check.fullName}`).click();
    await page.getByLabel('Delete the 2 other records with the same email or phone, too').check();
    await button(page, 'Delete 3 records').click();
    await expect(notification(page, 'Deleted')).toContainText('3 records are gone for good.');
    await page.goto('/admin/dashboard/?list=leads');
    await expectList(page);
    await expect(entry(page, lead.id)).toHaveCount(0);
    await page.goto('/admin/dashboard/?list=messages');
    await expectList(page);
    await expect(entry(page, message.id)).toHaveCount(0);
  });
});

test.describe('exports', () => {
  test('contain everything stored about one person', async ({ page, request }) => {
    const phone = `(602) 555-${String(1000 + Math.floor(Math.random() * 9000))}`;
    const check = await saveCheck(request, { fullName: uniqueName(), phone, details: 'Ünïcode 🏠' });
    const lead = await sendLead(request, { phone });
    await openDashboard(page);
    const download = page.waitForEvent('download');
    await button(page, `Export data: ${check.fullName}`).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d-[\da-f]{8}\.json$/u);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      submissions: [{ id: check.id, full_name: check.fullName, details: 'Ünïcode 🏠' }],
      leads: [{ id: lead.id }],
      messages: [],
    });
    await expect(notification(page, 'Data exported')).toContainText('2 records with the same email or phone');
  });

  test('write the whole filtered list of any length into one CSV', async ({ page, request }) => {
    const name = uniqueName();
    const checks = [];
    for (let count = 0; count < 5; count += 1) {
      checks.push(await saveCheck(request, { fullName: `${name} "${count}", Jr.`, details: '=1+1\nline' }));
    }
    await openDashboard(page);
    await find(page, name);
    await expect(entries(page)).toHaveCount(5);
    // Small pages simulate a long list.
    await page.route('**/api/admin/submissions.csv?*', (route) =>
      route.continue({ url: route.request().url().replace('limit=500', 'limit=2') }),
    );
    const download = page.waitForEvent('download');
    await button(page, 'Export CSV').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/u);
    const bytes = await readFile(await file.path());
    const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(rows.map((row) => row['Record number'])).toEqual(checks.map(({ id }) => id).reverse());
    expect(rows[0]).toMatchObject({ Name: `${name} "4", Jr.`, Details: "'=1+1\nline", Result: 'eligible' });
    await expect(notification(page, 'Exported')).toContainText('holds 5 records.');
  });

  test('that lose the network say so and leave no file', async ({ page, request }) => {
    for (let count = 0; count < 3; count += 1) await saveCheck(request);
    await openDashboard(page);
    await page.clock.install();
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    let parts = 0;
    await page.route('**/api/admin/submissions.csv?*', (route) => {
      parts += 1;
      return parts === 1
        ? route.continue({ url: route.request().url().replace('limit=500', 'limit=2') })
        : route.abort('internetdisconnected');
    });
    await button(page, 'Export CSV').click();
    await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
    await expect(page.getByText(/^2 of [\d,]+ records$/u)).toBeVisible();
    // Three more tries, 1 s, 2 s and 4 s apart.
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return parts;
      })
      .toBe(5);
    const stopped = page.getByRole('alert').filter({ hasText: /^The export stopped/u });
    await expect(stopped).toContainText(/after 2 of [\d,]+ records.*No file was saved/u);
    expect(downloads).toEqual([]);
  });

  test('can be stopped', async ({ page, request }) => {
    await saveCheck(request);
    await openDashboard(page);
    await page.route('**/api/admin/submissions.csv?*', () => undefined);
    await button(page, 'Export CSV').click();
    await button(page, 'Stop').click();
    await expect(page.getByRole('progressbar', { name: 'Export' })).toHaveCount(0);
    await expect(button(page, 'Export CSV')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test('a record that was changed by hand is shown with its odd fields named', async ({ page, request }) => {
  const check = await saveCheck(request, { fullName: uniqueName() });
  await page.route('**/api/admin/submissions?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { submissions: Record<string, unknown>[] };
    const submissions = body.submissions.map((record) =>
      record.id === check.id
        ? { ...record, state: 'Arizona', filing_date: '', odd_fields: ['state', 'filing_date'] }
        : record,
    );
    await route.fulfill({ response: answer, json: { ...body, submissions } });
  });
  await openDashboard(page);
  await expect(entry(page, check.id)).toContainText(
    'Missing or not as expected in this record: state, filing date.',
  );
});

test('lists with filters, notes and messages pass axe in both themes', async ({ page, request }) => {
  const check = await saveCheck(request, { fullName: uniqueName() });
  // Fifty records have the same markup as five, but axe takes ten times as long.
  await page.route('**/api/admin/submissions?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=5') }),
  );
  await openDashboard(page);
  // The newest five records may all belong to other tests.
  await find(page, check.fullName);
  await openFilters(page);
  await page.getByLabel('Work', { exact: true }).selectOption('New');
  await entry(page, check.id).getByRole('button', { name: 'Log a call or note' }).click();
  await page.getByRole('searchbox').fill('x');
  await page.getByRole('searchbox').press('Enter');
  // While the list reloads, the result of the previous filter is dimmed.
  await expect(page.locator('#list')).toHaveAttribute('aria-busy', 'false');
  expect(await violations(page)).toEqual([]);
  await find(page, uniqueName());
  await expect(page.getByRole('heading', { name: 'No submissions match' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('what is typed about a record stays when one above it is deleted', async ({ page, request }) => {
  const name = uniqueName();
  const below = await saveCheck(request, { fullName: `${name} Below` });
  const above = await saveCheck(request, { fullName: `${name} Above` });
  await openDashboard(page);
  await find(page, name);
  await entry(page, below.id)
    .getByRole('button', { name: /^Log a call or note/u })
    .click();
  const note = page.getByLabel(/^Note about/u);
  await note.fill('Half a sent');
  await button(page, `Delete: ${above.fullName}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(entry(page, above.id)).toHaveCount(0);
  await expect(note).toHaveValue('Half a sent');
});

test.describe('several records at once', () => {
  /** The table with the records of one unique name. */
  async function openTable(page: Page, name: string): Promise<void> {
    await openDashboard(page);
    await find(page, name);
    await button(page, 'Table').click();
  }

  test('can be given a status, and the table is remembered', async ({ page, request }) => {
    const name = uniqueName();
    const checks = [];
    for (const which of ['One', 'Two'])
      checks.push(await saveCheck(request, { fullName: `${name} ${which}` }));
    await openTable(page, name);
    await expect(page.getByRole('row')).toHaveCount(3);
    for (const { fullName } of checks) await page.getByLabel(`Choose ${fullName}`).check();
    await expect(page.getByText('2 chosen.')).toBeVisible();
    await button(page, 'Mark as contacted').first().click();
    await expect(notification(page, 'Saved')).toContainText('2 records now “Contacted”.');
    for (const { id } of checks) await expect(entry(page, id)).toContainText('Contacted');
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await button(page, 'Cards').click();
    await expect(page.getByRole('row')).toHaveCount(0);
  });

  test('can be exported and deleted, after a confirmation that names them', async ({ page, request }) => {
    const name = uniqueName();
    const checks = [];
    for (const which of ['One', 'Two', 'Three']) {
      checks.push(await saveCheck(request, { fullName: `${name} ${which}` }));
    }
    const [one, two, three] = checks;
    if (one === undefined || two === undefined || three === undefined) throw new Error('Nothing was saved.');
    await openTable(page, name);
    for (const { fullName } of [one, two]) await page.getByLabel(`Choose ${fullName}`).check();
    const download = page.waitForEvent('download');
    await button(page, 'Export chosen').click();
    const rows = parse(await readFile(await (await download).path(), 'utf8'), {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
    expect(rows.map((row) => row.Name).toSorted()).toEqual([one.fullName, two.fullName].toSorted());
    await button(page, 'Delete chosen').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Delete 2 records?');
    await expect(dialog).toContainText(one.fullName);
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await expect(entry(page, one.id)).toBeVisible();
    await button(page, 'Delete chosen').click();
    await dialog.getByRole('button', { name: 'Delete 2 records' }).click();
    await expect(notification(page, 'Deleted')).toContainText('2 records are gone for good.');
    await expect(entry(page, one.id)).toHaveCount(0);
    await expect(entry(page, three.id)).toBeVisible();
  });
});

test('an empty export says so and makes no file', async ({ page }) => {
  await openDashboard(page);
  await find(page, uniqueName());
  await expect(page.getByRole('status').filter({ hasText: 'No submissions match' })).toBeVisible();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await button(page, 'Export CSV').click();
  await expect(notification(page, 'Nothing to export')).toBeVisible();
  expect(downloads).toBe(0);
});

test('count cards filter the list', async ({ page, request }) => {
  await saveCheck(request);
  await openDashboard(page);
  await button(page, 'Maybe').click();
  await expect(page).toHaveURL(`${DASHBOARD}&classification=maybe`);
  await expect(button(page, 'Maybe')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Maybe').click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('records are found by the beginning of a county and of a word in a note', async ({ page, request }) => {
  const check = await saveCheck(request, { fullName: uniqueName(), county: `${uniqueName()} County` });
  const word = uniqueName();
  const { county } = check;
  await openDashboard(page);
  await find(page, county.slice(0, 8));
  // The record was already in the list that the search replaces.
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 1 that match' })).toBeVisible();
  await expect(entry(page, check.id)).toBeVisible();
  await entry(page, check.id).getByRole('button', { name: 'Log a call or note' }).click();
  await entry(page, check.id).getByLabel('Note about').fill(`Says ${word}.`);
  await entry(page, check.id).getByRole('button', { name: 'Save entry' }).click();
  await expect(entry(page, check.id).getByText(`Says ${word}.`)).toBeVisible();
  await find(page, word.slice(0, -1));
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 1 that match' })).toBeVisible();
  await expect(entry(page, check.id)).toBeVisible();
});

test('keyboard shortcuts move through records and work on them, and can be turned off', async ({
  page,
  request,
}) => {
  const name = uniqueName();
  const older = await saveCheck(request, { fullName: `${name} One` });
  const newer = await saveCheck(request, { fullName: `${name} Two` });
  await openDashboard(page);
  await find(page, name);
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('heading', { name: 'Dashboard' }).click();
  await page.keyboard.press('j');
  await expect(entry(page, newer.id)).toBeFocused();
  await page.keyboard.press('j');
  await expect(entry(page, older.id)).toBeFocused();
  await page.keyboard.press('k');
  await expect(entry(page, newer.id)).toBeFocused();
  await page.keyboard.press('c');
  await expect(entry(page, newer.id).getByRole('button', { name: 'Contacted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('n');
  const note = entry(page, newer.id).locator('textarea');
  await expect(note).toBeFocused();
  await page.keyboard.type('jack?');
  await expect(note).toHaveValue('jack?');
  await page.getByRole('heading', { name: 'Dashboard' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await page.getByRole('heading', { name: 'Dashboard' }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Use these keys').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
});

test('a skip link leads to the list', async ({ page }) => {
  await openDashboard(page);
  const skip = page.getByRole('link', { name: 'Skip to the list' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#list')).toBeFocused();
});
