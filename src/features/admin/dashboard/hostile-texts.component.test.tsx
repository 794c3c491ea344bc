import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CHECK_FORM } from '#domain/check/form.ts';
import { MESSAGE_FORM } from '#domain/inbox/forms.ts';

import {
  button,
  download,
  openOffice,
  openPanel,
  searchBox,
  showDashboard,
  shownPeople,
  toast,
} from '../../../../tests/component/back-office.tsx';
import { KEPT_TEXTS, packedTexts, watchForInjection } from '../../../../tests/component/injection-watch.ts';
import { HOSTILE_TEXTS } from '../../../../tests/prove/support/hostile-texts.ts';

/*
 * tests/prove/injection.test.ts covers how hostile texts are stored and returned, and
 * tests/product/content-security.spec.ts that the page's policies have nothing to stop.
 */

/** Digits with text around them, which is all that a phone number accepts. */
const HOSTILE_PHONE = '"><b onclick=x>(480) 555-0167</b>=1+1';
/** With every odd character that an email address accepts. */
const HOSTILE_EMAIL = "=cmd|'{{7*7}}`${x}'@example.com";

/** Elements that no record has: they run or load something. */
const strange = () =>
  [
    ...document.querySelectorAll(
      '#main :is(script, img, iframe, object, style, [onclick], [onerror], [onload], a[href^="javascript:"])',
    ),
  ].map(({ outerHTML }) => outerHTML);

async function openHostileOffice(texts: readonly string[]) {
  const office = openOffice();
  for (const text of texts) {
    const county = text.length > CHECK_FORM.county.limit ? '' : text;
    const answers = { fullName: text, county, details: text };
    await office.sendCheck({ ...answers, email: HOSTILE_EMAIL, phone: HOSTILE_PHONE });
  }
  await office.sendLead({ email: HOSTILE_EMAIL, phone: HOSTILE_PHONE });
  for (const message of packedTexts(MESSAGE_FORM.message.limit)) {
    const name = message.slice(0, CHECK_FORM.fullName.limit).toWellFormed().trim();
    await office.sendMessage({ name, message, email: HOSTILE_EMAIL, phone: HOSTILE_PHONE });
  }
  return office;
}

/** Shows a list, as long as it is, on a screen that has room for all of it. */
async function showWhole(list: string): Promise<void> {
  await showDashboard(`/admin/dashboard/?list=${list}`);
  await page.viewport(1280, 6000);
  await expect.element(page.getByRole('status').filter({ hasText: /Updated/u })).toBeVisible();
}

test('hostile texts are shown as text in every list and view of the back office', async () => {
  await openHostileOffice(KEPT_TEXTS);
  await showDashboard();
  const expectNothing = watchForInjection();
  await showWhole('submissions');
  const shown = shownPeople();
  for (let older = button('Older'); older.query() !== null;) {
    const [first] = shownPeople();
    await older.click();
    await expect.poll(() => shownPeople()[0]).not.toBe(first);
    shown.push(...shownPeople());
  }
  for (const text of KEPT_TEXTS) expect(shown).toContain(text);
  expect(strange()).toEqual([]);
  await showWhole('messages');
  for (const text of packedTexts(MESSAGE_FORM.message.limit))
    await expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument();
  for (const list of ['leads', 'waiting', 'numbers', 'audit']) {
    await showDashboard(`/admin/dashboard/?list=${list}`);
    await expect.element(page.getByRole('heading').first()).toBeVisible();
    expect(strange()).toEqual([]);
  }
  expectNothing();
});

test('hostile texts in the search box and in a forged address do nothing', async () => {
  openOffice();
  await showDashboard();
  const expectNothing = watchForInjection();
  for (const text of HOSTILE_TEXTS.markup) {
    await searchBox.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(searchBox).toHaveValue(text);
  }
  for (const text of [...HOSTILE_TEXTS.markup, ...HOSTILE_TEXTS.prototypes]) {
    const odd = encodeURIComponent(text);
    const query = ['state', 'classification', 'work', 'from', 'to', 'list', 'view', odd]
      .map((name) => `${name}=${odd}`)
      .join('&');
    await showDashboard(`/admin/dashboard/?${query}#${odd}`);
    await expect.element(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    expect(strange()).toEqual([]);
  }
  expectNothing();
});

test('hostile texts do nothing in notes and in an export', async () => {
  await openHostileOffice(HOSTILE_TEXTS.markup);
  await showDashboard();
  const expectNothing = watchForInjection();
  const [, whose] = HOSTILE_TEXTS.markup;
  await showWhole('submissions');
  const panel = await openPanel(whose);
  const note = HOSTILE_TEXTS.markup.join(' ');
  await panel.getByLabelText('Note about').fill(note);
  await button('Save').click();
  await expect.element(panel.getByText(note, { exact: true }).first()).toBeInTheDocument();
  expect(strange()).toEqual([]);

  await button(`Data request: ${whose}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /@/u }).first().click();
  const { text } = await download(() => dialog.getByRole('button', { name: /^Export/u }).click());
  expect(text).toContain(JSON.stringify(whose));
  await expect.element(toast('Data exported')).toBeVisible();
  expectNothing();
});
