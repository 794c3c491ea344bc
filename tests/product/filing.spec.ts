import { readFileSync } from 'node:fs';

import { expect, type Locator, type Page } from 'playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { DEED_WORDS } from '#content/words/en/deeds.ts';
import { unfoldPlan } from '../support/plan-page.ts';
import { test } from '../support/policy-test.ts';
import { printedSheets } from '../support/printed-sheets.ts';
import { check, renter } from '../support/renter-form.ts';
import { PLAN_TODAY, type RenterAnswers } from '../support/renter-answers.ts';

/*
 * From the check's answer to a Word file, by keyboard alone. What the page says is tested in src/features/filing, and
 * what is in the papers in src/data/filing-papers.test.ts.
 */

interface Journey {
  readonly path: string;
  readonly check: Partial<RenterAnswers>;
  /** What the page still asks, by the name of the control. */
  readonly answers: Readonly<Record<string, string>>;
}

const CASE = { caseNumber: 'No. 22/EV-0001 (A)', landlord: 'Łąka Homes & Söhne LLC', address: 'PO Box 7' };
const JOURNEYS: readonly Journey[] = [
  {
    path: 'in-older-dismissed-won-overturned',
    check: { state: 'IN', county: 'Marion County', filingDate: '2022-03-02', outcome: 'dismissed' },
    answers: { endDate: '5/14/2022', ...CASE, stillPublic: 'yes' },
  },
  {
    path: 'ma-nonpayment-paid',
    check: {
      state: 'MA',
      county: 'Suffolk County',
      filingDate: '2022-03-02',
      outcome: 'lost',
      paymentStatus: 'paid',
      reason: 'Non-payment of rent',
    },
    answers: { ...CASE, paidDate: '6/1/2022', satisfaction: 'yes', 'also-fault': 'no' },
  },
  {
    path: 'az-dismissed',
    check: { state: 'AZ', county: 'Maricopa County', filingDate: '2022-03-02', outcome: 'dismissed' },
    answers: { endDate: '5/14/2022', ...CASE },
  },
];

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No number of presses reaches the control.');
}

async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Answers the questions on show, and goes on to the next topic until the last. */
async function answerAll(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const next = page.getByRole('button', { name: /^(?:Next: |Done$)/u });
  await expect(next).toBeVisible();
  while ((await next.count()) > 0) {
    for (const [name, text] of Object.entries(answers)) {
      const control = page.locator(`#filing-${name}`);
      if ((await control.count()) === 0) continue;
      await tabTo(page, control);
      if ((await control.getAttribute('type')) !== 'radio') {
        await page.keyboard.type(text);
        continue;
      }
      const chosen = page.locator(`input[name=${name}][value=${text}]`);
      await page.keyboard.press('Space');
      while (!(await chosen.isChecked())) await page.keyboard.press('ArrowDown');
    }
    await press(page, next);
  }
}

for (const { path, check: answered, answers } of JOURNEYS) {
  test(`the keyboard leads from the check to the papers of ${path}: ${DEED_WORDS.buttons['fill-in'].note}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(PLAN_TODAY);
    const person = renter({ fullName: 'Dana Núñez-Đặng', ...answered });
    await check(page, person);
    await unfoldPlan(page);
    await press(page, page.locator(`.plan a[href$="#path=${path}"]`));
    await page.waitForURL(`**/filing/#path=${path}`);
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    await answerAll(page, answers);

    // One paper is a letter.
    const download = page.getByRole('button', { name: /^Download the (?:papers|letter) for Word$/u });
    if (path === 'az-dismissed') {
      await page.route(/word-file.*\.js$/u, (route) => route.abort(), { times: 1 });
      await press(page, download);
      await expect(page.getByText('We could not make the Word file. Print works')).toBeVisible();
    }
    const saving = page.waitForEvent('download');
    await press(page, download);
    const file = await (await saving).path();
    const parts = unzipSync(readFileSync(file));
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]*>/gu, '');
    for (const value of [person.fullName, CASE.caseNumber, CASE.landlord.replace('&', '&amp;')])
      expect(text).toContain(value);
    const decoded = sent.map((line) => decodeURIComponent(line));
    for (const value of [person.fullName, person.email, CASE.caseNumber, CASE.landlord, CASE.address])
      expect(decoded.filter((line) => line.includes(value))).toEqual([]);
    expect(decoded.filter((line) => !line.startsWith('GET '))).toEqual([]);
    // The checklist and the letter, and no empty sheet after them.
    if (path === 'az-dismissed') expect(await printedSheets(page)).toBe(2);

    // Nothing but the button prints: a press anywhere in the papers once opened the print dialog.
    await page.evaluate(() => {
      window.print = () => {
        document.body.append(document.createElement('print-dialog'));
      };
    });
    await page.locator('.filing h2').first().click();
    await expect(page.locator('print-dialog')).toHaveCount(0);
    await press(page, page.getByRole('button', { name: /^Print the (?:papers|letter)$/u }));
    await expect(page.locator('print-dialog')).toHaveCount(1);
  });
}
