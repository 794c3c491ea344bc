import { type APIRequestContext, expect, type Page } from 'playwright/test';

import { localPath } from '#config/languages.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { REMINDER_FORM_COPY, REMINDER_PAGE_COPY } from '#content/words/en/reminder.ts';
import { REMINDER_MAIL_WORDS } from '#content/words/en/reminder-mail.ts';
import * as spanish from '#content/words/es/reminder.ts';
import { REMINDER_MAIL_WORDS as SPANISH_MAIL_WORDS } from '#content/words/es/reminder-mail.ts';
import { isCheckTooOld } from '#domain/law/remedy-terms.ts';
import { format } from '#domain/shared/format.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { addDays, type PlainDate, utcDate } from '#domain/shared/plain-date.ts';
import { portsFrom } from '../../scripts/local/ports.ts';
import { test } from '../support/policy-test.ts';
import { check, renter } from '../support/renter-form.ts';

import minnesota from '#content/sealing-law/minnesota.json' with { type: 'json' };

/*
 * A reminder from the check to the mail on the day, by a clock that is set. What the mail says when the law has changed
 * in the meantime is tested in functions/src/reminders.
 */

const WORDS = {
  en: { form: REMINDER_FORM_COPY, page: REMINDER_PAGE_COPY, mail: REMINDER_MAIL_WORDS },
  es: {
    form: spanish.REMINDER_FORM_COPY,
    page: spanish.REMINDER_PAGE_COPY,
    mail: SPANISH_MAIL_WORDS,
  },
};

/** Minnesota's courts expunge the case by themselves three years after it ended: in a few days. */
const SOON = addDays(utcDate(new Date()), 5);
const ENDED = `${Number(SOON.slice(0, 4)) - 3}${SOON.slice(4)}`.replace('-02-29', '-02-28');
const DAY = `${SOON.slice(0, 4)}${ENDED.slice(4)}` as PlainDate;
const LOST_IN_MINNESOTA = {
  state: 'MN',
  county: 'Hennepin County',
  filingDate: `${Number(ENDED.slice(0, 4)) - 1}-01-15`,
  outcome: 'lost',
  paymentStatus: 'paid',
} as const;

/** Where the mails of this computer are shown. */
const mailsAt = (baseURL: string | undefined) =>
  `http://127.0.0.1:${portsFrom(Number(new URL(baseURL ?? '').port)).mailPage}`;

/** Runs the schedule. */
async function schedule(request: APIRequestContext, query = ''): Promise<void> {
  const run = await request.post(`${ADMIN_API_PATHS.schedule}${query}`, {
    headers: { authorization: `Bearer ${process.env.LOCAL_SCHEDULE_TOKEN ?? ''}` },
  });
  expect(run.status()).toBe(200);
}

/** What the mail page shows of the mails to an address with a subject. */
const mailTo = (page: Page, address: string, subject: string) =>
  page.getByRole('article').filter({ hasText: address }).filter({ hasText: subject });

/** Opens the one mail to an address with a subject as a mail program shows it. @returns its plain text */
async function openMail(page: Page, mails: string, address: string, subject: string): Promise<string> {
  await page.goto(`${mails}/`);
  const shown = mailTo(page, address, subject);
  // The schedule of `npm start` runs every ten seconds, and the page reloads itself.
  await expect(shown).toHaveCount(1, { timeout: 20_000 });
  const text = await shown.locator('pre').textContent();
  const html = await shown.getByRole('link', { name: 'As HTML' }).getAttribute('href');
  await page.goto(`${mails}${html ?? ''}`);
  return text ?? '';
}

// One after the other: a run of the schedule writes all that are due.
test.describe.configure({ mode: 'serial' });

for (const language of LANGUAGES) {
  const { form, page: presses, mail } = WORDS[language];

  test(`a renter is written to on the day, after a press, and ends it: ${language}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const mails = mailsAt(baseURL);
    const mine = renter(LOST_IN_MINNESOTA);
    const date = longDate(DAY, mail.locale);

    await check(page, mine, localPath('/eligibility-check/', language));
    await page.locator('[data-verdict] input[name=ended]').fill(ENDED);
    await page.locator('[data-verdict] input[name=ended]').press('Enter');
    await page.getByRole('button', { name: format(form.step.label, { date }) }).click();
    const field = page.locator('[data-verdict] .reminder form [name=email]');
    await expect(field).toHaveValue(mine.email);
    await field.press('Enter');
    await expect(page.getByText(form.sent.heading)).toBeVisible();

    await openMail(page, mails, mine.email, format(mail.subject.confirm, { brand: 'SecondKey' }));
    await page.getByRole('link', { name: mail.confirm }).click();
    await page.getByRole('button', { name: presses.confirm }).click();
    await expect(page.getByText(format(presses.confirmed.day, { date }))).toBeVisible();

    const isOld = minnesota.remedies.some(
      (remedy) => remedy.id === 'mn-eviction-3-years' && isCheckTooOld(remedy, DAY),
    );
    const subject = format(mail.subject[isOld ? 'unchecked' : 'open'], { state: 'Minnesota' });
    await schedule(request, `?at=${DAY}T12:59:00Z`);
    await page.goto(`${mails}/`);
    await expect(mailTo(page, mine.email, subject)).toHaveCount(0);
    await schedule(request, `?at=${DAY}T13:00:00Z`);
    await schedule(request, `?at=${DAY}T13:05:00Z`);
    const text = await openMail(page, mails, mine.email, subject);
    expect(text).toContain(date);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: mail.end }).click();
    await page.getByRole('button', { name: presses.end }).click();
    await expect(page.getByText(presses.ended)).toBeVisible();
  });
}

test('a renter is mailed the answer at once, after a press, and once', async ({ page, request, baseURL }) => {
  const { form, page: presses, mail } = WORDS.en;
  const mails = mailsAt(baseURL);
  const mine = renter();
  const address = `other-${mine.email}`;
  await check(page, mine);
  const verdict = page.locator('[data-verdict=found]');
  const can = await verdict.locator('h2 > span:last-child').innerText();
  const sentence = await verdict.locator('.verdict-answer [role=status] > p').innerText();
  await page.getByRole('button', { name: form.open.answer }).click();
  const field = verdict.locator('.reminder form [name=email]');
  await expect(field).toHaveValue(mine.email);
  await field.fill(address);
  await field.press('Enter');
  await expect(page.getByText(form.sent.heading)).toBeVisible();

  await openMail(page, mails, address, format(mail.subject.confirm, { brand: 'SecondKey' }));
  await page.getByRole('link', { name: mail.confirm }).click();
  const link = page.url();
  const subject = format(mail.subject.answer, { state: 'Arizona' });
  await page.goto(`${mails}/`);
  await expect(mailTo(page, address, subject)).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: presses.confirm }).click();
  await expect(page.getByText(presses.confirmed.answer)).toBeVisible();
  const text = await openMail(page, mails, address, subject);
  // The mail says what the page said.
  for (const said of [can, sentence, mail.next, mail.once]) expect(text).toContain(said);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(can);

  await page.goto(link);
  await page.getByRole('button', { name: presses.confirm }).click();
  await expect(page.getByText(presses.confirmed.answer)).toBeVisible();
  await schedule(request);
  await page.goto(`${mails}/`);
  await expect(mailTo(page, address, subject)).toHaveCount(1);
});
