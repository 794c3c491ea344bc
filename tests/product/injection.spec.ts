import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { emulatorHintsSchema } from '#domain/api/contract.ts';
import { MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { CHECK_FORM } from '#domain/check/form.ts';
import { CONTACT_TEXT_LIMIT } from '#domain/records/work.ts';
import { ALL_HOSTILE_TEXTS, HOSTILE_TEXTS } from '../prove/support/hostile-texts.ts';
import {
  button,
  entries,
  entry,
  expectList,
  viewTitle,
  logInAsDemoAdmin,
  toast,
  openDashboard,
  openPanel,
} from '../support/admin-pages.ts';
import { watchForInjection } from '../support/injection-watch.ts';
import { saveCheck } from '../support/saved-check.ts';
import { sendLead, sendMessage } from '../support/sent-inbox.ts';

/*
 * Hostile texts must do nothing in a browser. tests/prove/injection.test.ts covers how they are stored and returned.
 */

/** Texts as a record stores them; texts of blanks only are not a name and are refused. */
const KEPT = ALL_HOSTILE_TEXTS.map((text) => CHECK_FORM.fullName.input.safeParse(text)).flatMap((name) =>
  name.success ? [name.data.toWellFormed()] : [],
);
/**
 * Digits with text around them, which is all that a phone number accepts. Unique to this test, because records with the
 * same number are linked.
 */
const HOSTILE_PHONE = '"><b onclick=x>(480) 555-0167</b>=1+1';
/** A unique email address with every odd character that the form accepts. */
const hostileEmail = () => `=cmd|'{{7*7}}\`\${x}'-${randomUUID()}@example.com`;

/** Number of records that a list shows at first. */
const PAGE_SIZE = 50;
const AT_ONCE = 10;

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  }
  return results;
}

/** The texts combined into few, because hostile code runs with any text around it. Longer ones are left out. */
function packed(limit: number): string[] {
  const packs: string[] = [];
  for (const text of KEPT.filter(({ length }) => length <= limit)) {
    const last = packs.pop();
    const both = `${last ?? ''} ${text}`.trim();
    if (last === undefined || both.length <= limit) packs.push(both);
    else packs.push(last, text);
  }
  return packs;
}

/** Saves a check for each text, in every field that accepts it. */
function saveHostileChecks(request: APIRequestContext, email: string) {
  return inBatches(KEPT, async (text) => {
    const county = text.length > CHECK_FORM.county.limit ? '' : text;
    const answers = { fullName: text, email, phone: HOSTILE_PHONE, county, details: text };
    return { ...(await saveCheck(request, answers)), text };
  });
}

/** Shows everything that was sent under an email address. */
async function showAllOf(page: Page, list: string, email: string, count: number): Promise<void> {
  await page.goto(`/admin/dashboard/?list=${list}#find=${encodeURIComponent(email)}`);
  await expect(entries(page)).toHaveCount(Math.min(count, PAGE_SIZE));
  if (count > PAGE_SIZE) await button(page, 'Load more').click();
  await expect(entries(page)).toHaveCount(count);
}

/** Elements that no record has. */
const STRANGE = 'script, img, iframe, object, b, style';

/** The text of the shown records by id, and the elements in them that no record has. */
async function readEntries(page: Page) {
  const records = await entries(page).evaluateAll(
    (all, strange) =>
      all.map((record) => ({
        id: record.id.replace('record-', ''),
        name: record.querySelector('th bdi')?.textContent,
        texts: [...record.querySelectorAll('[dir=auto], bdi')].map((part) => part.textContent),
        strange: [...record.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML),
        links: [...new Set([...record.querySelectorAll('a')].map(({ protocol }) => protocol))],
      })),
    STRANGE,
  );
  return new Map(records.map((record) => [record.id, record]));
}

test('hostile texts do nothing in the back office', async ({ page, request, baseURL }) => {
  const email = hostileEmail();
  const checks = await saveHostileChecks(request, email);
  const lead = await sendLead(request, { email, phone: HOSTILE_PHONE });
  const messages = await inBatches(
    [...HOSTILE_TEXTS.markup, ...packed(MESSAGE_FORM.message.limit)],
    (message) =>
      sendMessage(request, {
        name: message.slice(0, CHECK_FORM.fullName.limit).toWellFormed().trim(),
        message,
        email,
        phone: HOSTILE_PHONE,
      }),
  );
  const { authUrl } = emulatorHintsSchema.parse(await (await request.get('/api/emulators')).json());
  const watch = await watchForInjection(page, [baseURL ?? '', authUrl]);
  await logInAsDemoAdmin(page);
  await openDashboard(page);
  await watch.mark();

  await test.step('in the search box and in a forged address', async () => {
    const searchBox = page.getByRole('searchbox');
    for (const text of HOSTILE_TEXTS.markup) {
      await searchBox.fill(text);
      await searchBox.press('Enter');
      await expect(searchBox).toHaveValue(text);
    }
    for (const text of [...HOSTILE_TEXTS.markup, ...HOSTILE_TEXTS.prototypes]) {
      const odd = encodeURIComponent(text);
      const query = ['state', 'classification', 'work', 'from', 'to', 'list', 'view', odd]
        .map((name) => `${name}=${odd}`)
        .join('&');
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/admin/dashboard/?${query}#find=${odd}`);
    }
    expect(await watch.found()).toEqual([]);
  });

  const [first, second] = checks.filter(({ text }) => HOSTILE_TEXTS.markup.some((each) => each === text));
  if (first === undefined || second === undefined) throw new Error('No markup was kept.');

  await test.step('in the list', async () => {
    await showAllOf(page, 'submissions', email, checks.length);
    await watch.mark();
    const shown = await readEntries(page);
    for (const { id, text, county } of checks) {
      const record = shown.get(id);
      expect(record).toMatchObject({ name: text, strange: [] });
      expect(['mailto:', 'tel:']).toContain(record?.links.join());
      expect(record?.texts.filter((part) => part === text)).toHaveLength(county === '' ? 1 : 2);
    }
  });

  await test.step('in notes that are written and read back', async () => {
    const panel = await openPanel(page, second.id);
    for (const note of packed(CONTACT_TEXT_LIMIT)) {
      await panel.getByLabel('Note about').fill(note);
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(panel.getByText('Saved.')).toBeVisible();
      await expect(panel).toContainText(note);
    }
    await expect(panel.locator(STRANGE)).toHaveCount(0);
    await expect(panel.getByText(second.text, { exact: true }).first()).toBeVisible();
  });

  await test.step('in an export of one person', async () => {
    const panel = await openPanel(page, first.id);
    await panel.getByRole('button', { name: /^Data request/u }).click();
    const request = page.getByRole('dialog');
    await request.getByRole('radio').first().click();
    for (const other of await request.getByRole('checkbox').all()) await other.check();
    const download = page.waitForEvent('download');
    await request.getByRole('button', { name: /^Export/u }).click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      readonly submissions: readonly { readonly full_name: string }[];
    };
    const names = data.submissions.map((record) => record.full_name);
    expect(names.sort()).toEqual(checks.map(({ text }) => text).sort());
    await expect(toast(page, 'Data exported')).toBeVisible();
  });

  await test.step('in the confirmation before deleting', async () => {
    await page.getByRole('button', { name: /^Delete: /u }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText(first.text);
    await button(page, 'Delete 1 record').click();
    await expect(toast(page, 'Deleted')).toBeVisible();
    await expect(entry(page, first.id)).toHaveCount(0);
  });

  await test.step('in the other views', async () => {
    const views = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    for (let view = 0; view < (await views.count()); view += 1) {
      await views.nth(view).click();
      await page.waitForLoadState('networkidle');
    }
    expect(await watch.found()).toEqual([]);
    await showAllOf(page, 'leads', email, 1);
    await expect(entry(page, lead.id)).toContainText(HOSTILE_PHONE);
    await showAllOf(page, 'messages', email, messages.length);
    await watch.mark();
    const shown = await readEntries(page);
    for (const { id, name, message } of messages) {
      expect(shown.get(id)).toMatchObject({ name, strange: [] });
      expect(shown.get(id)?.texts).toContain(message);
    }
  });

  await expectList(page);
  await expect(page).toHaveTitle(viewTitle('Messages'));
  expect(await watch.found()).toEqual([]);
});
