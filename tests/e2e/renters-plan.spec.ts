import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';

import { LEAST_FILL_MS } from '#domain/forms/form.ts';
import { violations } from '../support/accessibility.ts';
import { watch } from '../support/page-watch.ts';
import {
  giveDate,
  inShort,
  letter,
  LOST_IN_MAINE,
  path,
  plan,
  PLAN_TODAY,
  planFor,
  unfoldPlan,
} from '../support/plan-page.ts';
import { check, fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(PLAN_TODAY);
});

test.describe('the plan', () => {
  test('of a dismissed case asks for no date and says what to check', async ({ page }) => {
    await planFor(page, {});
    await expect(path(page, 'Case dismissed before judgment')).toContainText('This path may be open now.');
    await expect(plan(page).getByText('Check that the court has done its part')).toBeVisible();
    await expect(plan(page).getByText('Call or visit the clerk', { exact: false })).toBeVisible();
    await expect(plan(page).getByRole('textbox', { name: /^When did/u })).toHaveCount(0);
    await expect(plan(page).getByText('after about March 5, 2028')).toBeVisible();
    await expect(
      plan(page)
        .getByRole('link', { name: /Ariz. Rev. Stat. § 33-1379/u })
        .first(),
    ).toHaveAttribute('href', /azleg\.gov/u);
    await expect(inShort(page)).toContainText('Community Legal Services (Arizona)');
  });

  const daysAfterTheCheck = (days: number) =>
    new Date(new Date('2026-11-22T12:00:00-07:00').getTime() + days * 86_400_000);

  test('90 days after the check of its law says so @desktop', async ({ page }) => {
    await page.clock.setFixedTime(daysAfterTheCheck(90));
    await planFor(page, {});
    const dismissed = path(page, 'Case dismissed before judgment');
    await expect(dismissed).toContainText('Checked 90 days ago, on November 22, 2026.');
    await expect(dismissed).toContainText('This path may be open now.');
  });

  test('181 days after the check of its law gives no date but the clerk @desktop', async ({ page }) => {
    await page.clock.setFixedTime(daysAfterTheCheck(181));
    await planFor(page, {});
    await expect(path(page, 'Case dismissed before judgment')).toContainText(
      'We last checked this law on November 22, 2026, so we give no date.',
    );
    await expect(inShort(page)).toContainText('Ask the clerk if the law is still the same.');
    const next = plan(page).getByText('Ask the clerk if the law is still the same', { exact: true });
    await expect(next.first()).toBeVisible();
    await expect(plan(page).getByText('Check that the court has done its part')).toHaveCount(0);
  });

  test('of a paid judgment says what to do if still refused @desktop', async ({ page }) => {
    await planFor(page, { state: 'MA', county: '', outcome: 'lost', paymentStatus: 'paid' });
    await expect(plan(page).getByText('Ask the court', { exact: true })).toBeVisible();
    await expect(plan(page).getByText('“Does the file show that the judgment is paid?”')).toBeVisible();
    await expect(plan(page).getByText("you may answer 'no record'", { exact: false })).toBeVisible();
    await expect(plan(page).getByText('It is for cases that ended in another way.').first()).toBeVisible();
  });

  test('of an unpaid judgment warns first, and says that paying opens a path @desktop', async ({ page }) => {
    await planFor(page, { state: 'IN', county: '', outcome: 'lost', paymentStatus: 'not-paid' });
    await expect(
      plan(page).getByText('You still owe money on the judgment.', { exact: false }),
    ).toBeVisible();
    await expect(plan(page).getByText('Pay, and have it put on file')).toBeVisible();
  });

  test('without a law still has a next step and someone to call @desktop', async ({ page }) => {
    await planFor(page, { state: 'AL', county: '', outcome: 'won' });
    await expect(plan(page).getByText('What helps without a sealing law')).toBeVisible();
    await expect(inShort(page)).toContainText('Call first');
  });

  test('can be loaded again after its script could not be fetched @desktop', async ({ page }) => {
    await page.route(/RentersPlan.*\.js$/u, (route) => route.abort(), { times: 1 });
    await check(page, renter());
    await expect(
      page.getByText('We could not load your plan. Your answer above still stands.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
  });

  test('is also styled on a landing page', async ({ page }) => {
    await page.goto('/city/phoenix/');
    await page.locator('.landing-check').scrollIntoViewIfNeeded();
    await page.locator('form[data-check-form][data-ready]').waitFor();
    await fillCheck(page, renter());
    await submitCheck(page);
    const box = plan(page).locator('.plan-cautions > details');
    await expect(box).toBeVisible();
    await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(box).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test.describe('a further date', () => {
  test('moves both clocks, and is never sent', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await expect(path(page, 'More than 3 years after a judgment')).toContainText(
      'Add the day the case ended.',
    );
    await giveDate(page, '2/29/2024');
    await expect(plan(page).getByText('Updated.')).toBeVisible();
    await expect(path(page, 'More than 3 years after a judgment')).toContainText('March 2, 2027');
    await expect(plan(page).getByText('after about March 1, 2031')).toBeVisible();
    await expect(plan(page).getByText('Wait until March 2, 2027, and use the time')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('may be just a year @desktop', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await giveDate(page, '2024');
    await expect(path(page, 'More than 3 years after a judgment')).toContainText('January 1, 2028');
  });

  test('that is invalid or contradicts the filing gets a message next to its field', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    const box = page.getByRole('textbox', { name: 'When did the case end?' });
    await giveDate(page, 'last spring');
    await expect(box).toHaveAccessibleDescription(/Enter a date like 5\/14\/2021, or the year/u);
    await giveDate(page, '1/14/2024');
    await expect(box).toHaveAccessibleDescription(/This date is before the filing\./u);
    await expect(path(page, 'More than 3 years after a judgment')).toContainText(
      'This date is before the filing.',
    );
    await giveDate(page, '11/22/2026');
    await expect(box).toHaveAccessibleDescription(/This date is still to come\./u);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('how a settlement ended', () => {
  const SETTLED = { state: 'NJ', county: '', outcome: 'settlement', paymentStatus: 'partial' } as const;
  const NO_JUDGMENT = 'No judgment for possession';

  test('affects paths and clocks, is kept with the answers, and is never sent @desktop', async ({ page }) => {
    await planFor(page, SETTLED);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await expect(path(page, NO_JUDGMENT)).toContainText('It depends on how the settlement ended.');

    await page.getByRole('radio', { name: 'The case was dismissed or withdrawn' }).check();
    await expect(path(page, NO_JUDGMENT)).toContainText('This path may be open now.');
    await expect(plan(page).getByText('Check that the court has done its part')).toBeVisible();

    await page.getByRole('radio', { name: 'A judgment was entered' }).check();
    await expect(path(page, 'Judgment for possession more than 7 years old')).toContainText(
      'Add the day the case ended.',
    );
    await expect(plan(page).getByText('Add the day of the judgment.', { exact: false })).toBeVisible();
    expect(sent).toEqual([]);

    await page.goBack();
    await page.goForward();
    await unfoldPlan(page);
    await expect(page.getByRole('radio', { name: 'A judgment was entered' })).toBeChecked();
  });

  test('is asked for settlements only @desktop', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await expect(page.getByRole('group', { name: 'How did the settlement end in court?' })).toHaveCount(0);
  });
});

test.describe('where the renter wants to live next @desktop', () => {
  const state = (page: Page) =>
    page.getByRole('combobox', { name: 'Where do you want to live next? (optional)' });
  const city = (page: Page) => page.getByRole('combobox', { name: 'City (optional)' });
  const which = (page: Page) => page.getByRole('combobox', { name: 'Which one?' });
  const RULE = 'A landlord may not count an eviction case that was dismissed';
  const LIMIT = /may not count an eviction case[^]*The law: ORS 90\.303\(1\)/u;

  test('adds its rules to plan and letters, is kept with the answers, and is never sent', async ({
    page,
  }) => {
    await planFor(page, {});
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await which(page).selectOption('Letter after you were turned down');
    await expect(letter(page)).not.toHaveValue(/ORS|law where the home is/u);
    const sent: { url: string; data: string | null }[] = [];
    page.on('request', (request) => sent.push({ url: request.url(), data: request.postData() }));

    await state(page).selectOption('Oregon');
    await expect(plan(page).getByText('For landlords in Oregon:')).toBeVisible();
    await expect(plan(page).getByRole('listitem').filter({ hasText: RULE })).toContainText('ORS 90.303(1)');
    await expect(plan(page).getByRole('link', { name: /All rules that we list/u })).toHaveAttribute(
      'href',
      '/renter-protections/#oregon',
    );
    await expect(letter(page)).toHaveValue(LIMIT);
    await which(page).selectOption('Note to a new landlord');
    await expect(letter(page)).toHaveValue(LIMIT);
    await expect(letter(page)).not.toHaveValue(/Portland/u);

    await city(page).selectOption('Portland');
    await expect(plan(page).getByText('For landlords in Portland, Oregon:')).toBeVisible();
    await expect(letter(page)).toHaveValue(/ORS 90\.303\(1\); Portland City Code 30\.01\.086/u);
    // One file contains the rules of all states, so the request does not reveal the chosen one.
    expect(sent.every(({ url, data }) => /\/_astro\/[^/]+\.js$/u.test(url) && data === null)).toBe(true);
    expect(JSON.stringify(sent)).not.toMatch(/oregon|portland|"OR"/iu);
    expect(await violations(page, '.plan')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.plan-sheet')).toContainText(RULE);
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });

    await page.reload();
    await unfoldPlan(page);
    await expect(city(page)).toHaveValue('5746545');
    await expect(letter(page)).toHaveValue(/Portland City Code/u);
  });

  test('says when no rule or only a city’s is listed, and can be cleared', async ({ page }) => {
    await planFor(page, {});
    await which(page).selectOption('Note to a new landlord');
    const before = await letter(page).inputValue();
    // The state of the case is offered first.
    await expect(state(page).getByRole('option').nth(1)).toHaveText('Arizona, where the case was');
    await state(page).selectOption('Alabama');
    await expect(plan(page).getByText('We list no rule for Alabama.', { exact: false })).toBeVisible();
    await expect(city(page)).toHaveCount(0);
    await expect(letter(page)).toHaveValue(before);

    await state(page).selectOption('Pennsylvania');
    await expect(plan(page).getByText('only for Philadelphia.', { exact: false })).toBeVisible();
    await expect(letter(page)).toHaveValue(before);
    await city(page).selectOption('Philadelphia');
    await expect(letter(page)).toHaveValue(/Phila\. Code § 9-810/u);

    await state(page).selectOption('');
    await expect(plan(page).getByRole('link', { name: /All rules that we list/u })).toHaveCount(0);
    await expect(letter(page)).toHaveValue(before);
  });

  test('offers a retry when the rules could not be fetched', async ({ page }) => {
    await page.route(/renter-protections.*\.js$/u, (route) => route.abort(), { times: 1 });
    await planFor(page, {});
    await state(page).selectOption('Oregon');
    await expect(plan(page).getByText('We could not load the rules.')).toBeVisible();
    await plan(page).getByRole('button', { name: 'Try again' }).click();
    await expect(plan(page).getByText('For landlords in Oregon:')).toBeVisible();
  });
});

test('Remind me makes a calendar file that another program reads and that reveals nothing @desktop', async ({
  page,
}) => {
  await planFor(page, LOST_IN_MAINE);
  await giveDate(page, '2/29/2024');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Remind me' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-dates.ics');
  await expect(page.getByText('Saved. Open the file to add the dates.')).toBeVisible();

  const calendar = ICAL.Component.fromString(readFileSync(await download.path(), 'utf8'));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-03-02', '2031-03-01']);
  for (const { summary, startDate } of events) {
    expect(startDate.isDate).toBe(true);
    expect(summary).not.toMatch(/evict|seal/iu);
  }
});

test.describe('the letters', () => {
  test('are filled in, can be edited, and keep the edits', async ({ page }) => {
    await planFor(page, { state: 'UT', county: '', outcome: 'lost', paymentStatus: 'paid' });
    await expect(letter(page)).toHaveValue(/Ana María Núñez[^]*15 U\.S\.C\. § 1681i[^]*filed March 5, 2021/u);
    await letter(page).fill('My own words');
    await page.getByRole('combobox', { name: 'Which one?' }).selectOption('Letter to your old landlord');
    await expect(letter(page)).toHaveValue(/satisfaction of judgment[^]*Utah Code § 78B-6-852/u);
    await page.getByRole('combobox', { name: 'Which one?' }).selectOption('Letter to a screening company');
    await expect(letter(page)).toHaveValue('My own words');
    await page.getByRole('button', { name: 'Start this one again' }).click();
    await expect(letter(page)).toHaveValue(/Ana María Núñez/u);
  });

  test('say when the plan has changed since an edit, and keep what was typed @desktop', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    const changed = plan(page).getByText('Your plan has changed since you edited this text.', {
      exact: false,
    });
    await letter(page).fill('My own words');
    await expect(changed).toHaveCount(0);
    await giveDate(page, '2/29/2024');
    await expect(changed).toBeVisible();
    await expect(letter(page)).toHaveValue('My own words');
    expect(await violations(page, '.plan')).toEqual([]);
    await page.reload();
    await page.locator('#eligibility-checker').scrollIntoViewIfNeeded();
    await unfoldPlan(page);
    await expect(changed).toBeVisible();
    await page.getByRole('button', { name: 'Start this one again' }).click();
    await expect(changed).toHaveCount(0);
    await expect(letter(page)).toHaveValue(/It ended on February 29, 2024\./u);
  });

  test('can be copied @desktop', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await planFor(page, {});
    await page.getByRole('combobox', { name: 'Which one?' }).selectOption('What to say on the phone');
    await page.getByRole('button', { name: 'Copy as text' }).first().click();
    await expect(plan(page).getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('“Hello, my name is Ana María Núñez.');
    expect(copied).toContain('“How do I ask for a fee waiver?”');
  });

  test('print completely, at any length, and are not on the page to carry @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        Object.assign(window, { printed: document.querySelector<HTMLElement>('.plan-sheet')?.textContent });
      };
    });
    await planFor(page, {});
    const long = `${'All of it counts. '.repeat(290)}The end.`;
    expect(long.length).toBeGreaterThan(5_000);
    await letter(page).fill(long);
    await page.getByRole('button', { name: 'Print' }).first().click();
    const printed = () => page.evaluate(() => (window as unknown as { printed?: string }).printed);
    await expect.poll(printed).toBe(long);
    // Not every browser reports the end of printing; the next sheet must not depend on it.
    await page.getByRole('button', { name: 'Print' }).last().click();
    await expect.poll(printed).toContain('My plan');
  });

  test('isolate a right-to-left name @desktop', async ({ page }) => {
    await planFor(page, { fullName: 'مريم الحسيني' });
    await expect(letter(page)).toHaveValue(/^مريم الحسيني\n\[Your address\]/u);
    await expect(letter(page)).toHaveCSS('unicode-bidi', 'plaintext');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.plan-sheet bdi')).toHaveText('مريم الحسيني');
  });
});

test.describe('the page to carry', () => {
  test('is one printed page in black, with everything on it and nothing else @desktop', async ({ page }) => {
    await planFor(page, { ...LOST_IN_MAINE, county: 'Cumberland County' });
    await giveDate(page, '2/29/2024');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sheet = page.locator('.plan-sheet');
    await expect(sheet).toBeVisible();
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(plan(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    for (const text of [
      'Cumberland County, Maine, filed January 15, 2024: ELIGIBILITY REVIEW NEEDED',
      'Me. Rev. Stat. tit. 4, § 9-C(3)',
      'The earliest date we can work out: March 2, 2027.',
      '15 U.S.C. § 1681c',
      'Wait until March 2, 2027',
      'Only the court decides.',
      'Talk to a lawyer first if',
      'Call for help',
      'Made on November 21, 2026 with SecondKey. Information, not legal advice.',
    ])
      await expect(sheet).toContainText(text);

    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  });

  test('can be copied as text, and the check can be shared without answers @desktop', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await planFor(page, {});
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy as text' }).last().click();
    await expect.poll(copied).toContain('My plan');
    expect(await copied()).toContain('- Community Legal Services (Arizona), (602) 258-3434');
    await page.getByRole('button', { name: 'Copy the page’s address' }).click();
    await expect.poll(copied).toBe(new URL('/eligibility-check/', page.url()).href);
  });
});

test.describe('accessibility', () => {
  test('passes axe in both themes', async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await openCheck(page);
    await fillCheck(page, renter({ ...LOST_IN_MAINE, paymentStatus: 'partial' }));
    // A form that is sent faster than a person could is answered 429, which the browser logs as an error.
    await page.waitForTimeout(LEAST_FILL_MS);
    await submitCheck(page);
    await unfoldPlan(page);
    await giveDate(page, 'no date');
    expect(await violations(page, '.plan')).toEqual([]);
    expect(watched.complaints()).toEqual([]);
    expect(watched.strangers()).toEqual([]);
  });

  test('fits a phone @desktop', async ({ page }) => {
    await planFor(page, { ...LOST_IN_MAINE, fullName: 'A'.repeat(100) });
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('works by keyboard alone @desktop', async ({ page }) => {
    await planFor(page, LOST_IN_MAINE);
    await page.getByRole('textbox', { name: 'When did the case end?' }).focus();
    await page.keyboard.type('2024');
    await page.keyboard.press('Enter');
    await expect(plan(page).getByText('Updated.')).toBeVisible();
    const fold = plan(page).locator('summary').filter({ hasText: 'Ask the landlord to sign' });
    const inside = plan(page).getByText('File the signed paper with the court.', { exact: false });
    await expect(inside).toBeVisible();
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeHidden();
  });
});
