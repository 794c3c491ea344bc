import { expect, test, type Page } from '@playwright/test';

import { CHECK_QUESTIONS } from '#domain/check/form.ts';
import { recordsOf } from '../support/admin-records.ts';
import { scriptsHaveRun } from '../support/page-watch.ts';
import { overhanging } from '../support/page-width.ts';
import { PLAN_TODAY } from '../support/plan-page.ts';
import {
  check,
  fillCheck,
  openCheck,
  renter,
  submitCheck,
  type RenterAnswers,
} from '../support/renter-form.ts';

const SAVED =
  'Your eligibility check has been saved. You left the box for calls empty, so you call us when you want to talk.';
const SAVED_WITH_CALLS =
  'Your eligibility check has been saved. Our team will review your case and contact you soon.';
const NOT_SAVED = 'There was an issue saving your information, but you can still see your results.';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Every answer typed is still in the form. */
async function expectFilledIn(page: Page, answers: RenterAnswers) {
  for (const name of [
    'fullName',
    'email',
    'phone',
    'state',
    'county',
    'filingDate',
    'reason',
    'details',
  ] as const) {
    await expect(page.locator(`form[data-check-form] [name=${name}]`)).toHaveValue(answers[name]);
  }
  await expect(page.locator(`[name=outcome][value=${answers.outcome}]`)).toBeChecked();
  await expect(page.locator(`[name=paymentStatus][value=${answers.paymentStatus}]`)).toBeChecked();
}

/** Advances the page's clock over the pauses between retries until it reports that it has given up. */
async function expectNotSaved(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return notifications(page).textContent();
    })
    .toContain(NOT_SAVED);
}

test.describe('the answer', () => {
  const cases = [
    {
      title: 'a dismissed case in Maricopa County, Arizona',
      answers: {},
      banner: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing. Your case was in Maricopa County, Arizona.",
      stored: { classification: 'eligible', is_eligible: true, state: 'AZ', county: 'Maricopa County' },
    },
    {
      title: 'a settlement in California',
      answers: { state: 'CA', county: 'Los Angeles County', outcome: 'settlement', paymentStatus: 'partial' },
      banner: 'ELIGIBILITY REVIEW NEEDED',
      body: "You may be eligible under California's laws! Your case requires further review to determine eligibility for record sealing.",
      stored: { classification: 'maybe', is_eligible: false, state: 'CA' },
    },
    {
      title: 'a lost and unpaid case in Texas',
      answers: { state: 'TX', county: '', outcome: 'lost', paymentStatus: 'not-paid' },
      banner: 'YOU MAY NOT CURRENTLY QUALIFY',
      body: 'We could not confirm a statewide law in Texas',
      stored: { classification: 'not-eligible', is_eligible: false, state: 'TX', county: null },
    },
    {
      title: 'a case that was won in Alabama',
      answers: { state: 'AL', county: 'Jefferson County', outcome: 'won' },
      banner: 'ALABAMA HAS NO RECORD SEALING LAW',
      body: 'We found no statewide law in Alabama',
      stored: { classification: 'not-eligible', is_eligible: false, state: 'AL' },
    },
    {
      title: 'a dismissed case in Washington DC',
      answers: { state: 'DC', county: 'District of Columbia' },
      banner: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: "Washington DC's laws",
      stored: { classification: 'eligible', is_eligible: true, state: 'DC' },
    },
  ] as const;

  for (const { title, answers, banner, body, stored } of cases) {
    test(`${title} is answered, saved once and visible to the admin`, async ({ page, request }) => {
      const mine = renter(answers);
      await check(page, mine);
      await expect(heading(page, banner)).toBeFocused();
      // A refusal repeats the state's explanation in the panel below the banner.
      await expect(page.getByText(body).first()).toBeVisible();
      await expect(notifications(page)).toContainText('✓ Submission Saved');
      await expect(notifications(page)).toContainText(SAVED);
      const records = await recordsOf(request, mine.email);
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({ ...stored, full_name: mine.fullName, filing_date: mine.filingDate });
    });
  }

  test('promises contact only if the renter agreed to calls @desktop', async ({ page }) => {
    await openCheck(page);
    await fillCheck(page, renter());
    await page.getByRole('checkbox', { name: /may call or text me/u }).check();
    await submitCheck(page);
    await expect(notifications(page)).toContainText(SAVED_WITH_CALLS);
  });

  test('does not take a city for a county, on the page or in the record @desktop', async ({
    page,
    request,
  }) => {
    const mine = renter({ state: 'PA', county: 'Philly' });
    await check(page, mine);
    await expect(page.getByText('That depends on which court had your case').first()).toBeVisible();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toMatchObject([{ county: 'Philly', finding: 'limited' }]);
  });

  test('names all regional help to a renter who typed a city @desktop', async ({ page }) => {
    await check(page, renter({ state: 'AZ', county: 'Phoenix' }));
    await expect(page.getByText('Your case was in Arizona.')).toBeVisible();
    const inShort = page.getByRole('region', { name: 'In short' });
    await expect(inShort).toContainText('Community Legal Services (Arizona)');
    const helpers = page.getByRole('region', { name: 'Local Attorneys (Alternative Options)' });
    await expect(helpers).toContainText('Community Legal Services (Arizona)');
    await expect(helpers).toContainText('Southern Arizona Legal Aid');
  });

  test('is the same on the home page', async ({ page }) => {
    await check(page, renter(), '/#eligibility-checker');
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeFocused();
  });

  test('shows the law, the court with its fees, the partner’s number and local help', async ({ page }) => {
    // Once the check of Arizona's law is old, there is no price and no date.
    await page.clock.setFixedTime(PLAN_TODAY);
    await check(page, renter({ state: 'AZ', county: 'pima' }));
    await expect(heading(page, 'Eviction Record Sealing in Arizona')).toBeVisible();
    await expect(page.getByText('Immediate if the case was dismissed, dropped or won')).toBeVisible();
    await expect(page.getByText('Record Sealing Available', { exact: true })).toBeVisible();
    const law = page.getByRole('region', { name: 'Eviction Record Sealing in Arizona' });
    await heading(page, 'More about this law').click();
    await expect(law.getByRole('link', { name: /Ariz. Rev. Stat. § 33-1379/ })).toHaveAttribute(
      'href',
      /azleg\.gov/,
    );
    await expect(heading(page, 'Eligibility Requirements for Record Sealing')).toBeVisible();
    await expect(heading(page, 'How to Seal Your Eviction Record')).toBeVisible();
    await heading(page, 'Filing Information').click();
    await expect(page.getByRole('link', { name: /Pima County Consolidated Justice Court/ })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Total $361' })).toBeVisible();
    await expect(page.getByText(/Checked \w+ \d{4}\. Only the court decides/u)).toBeVisible();
    await page.getByText('What our partner does').click();
    await expect(page.getByText('98% success with eligible cases: our partner’s figure')).toBeVisible();
    await expect(heading(page, 'Local Attorneys (Alternative Options)')).toBeVisible();
    await expect(page.getByRole('link', { name: /Southern Arizona Legal Aid/ })).toBeVisible();
  });

  test('says when there is no law and names who may help', async ({ page }) => {
    await check(page, renter({ state: 'AL', county: '' }));
    await expect(page.getByText('No Sealing Law - Alternative Solutions Available')).toBeVisible();
    await expect(heading(page, 'We found no sealing law')).toBeVisible();
    await expect(heading(page, 'Attorneys Who May Help With Your Case')).toBeVisible();
    await expect(heading(page, 'How to Seal Your Eviction Record')).toHaveCount(0);
  });
});

test.describe('the questions', () => {
  const payment = (page: Page) => page.locator('[name=paymentStatus]:checked');
  const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

  test('begin with the case and end with the person', async ({ page }) => {
    await openCheck(page);
    const names = await page
      .locator('form[data-check-form]')
      .evaluate((form: HTMLFormElement) => [
        ...new Set([...form.elements].map((element) => element.getAttribute('name') ?? '')),
      ]);
    expect(names.filter((name) => name !== '' && name !== 'website')).toEqual([...CHECK_QUESTIONS]);
  });

  test('preselect no money judgment after a win, which can be changed', async ({ page }) => {
    await openCheck(page);
    await choose(page, 'I won the case');
    await expect(payment(page)).toHaveValue('no-judgment');
    await choose(page, 'Landlord won the case');
    await expect(payment(page)).toHaveCount(0);
    await choose(page, 'Partially paid');
    await choose(page, 'Case was dismissed');
    await expect(payment(page)).toHaveValue('partial');
  });

  test('undo the preselection, even after a reload @desktop', async ({ page }) => {
    await openCheck(page);
    await choose(page, 'I won the case');
    await expect(payment(page)).toHaveValue('no-judgment');
    await page.reload();
    await expect(page.locator('[data-ready]').first()).toBeAttached();
    await expect(payment(page)).toHaveValue('no-judgment');
    await choose(page, 'Landlord won the case');
    await expect(payment(page)).toHaveCount(0);
  });

  test('keep the renter’s own answer about the judgment @desktop', async ({ page }) => {
    await openCheck(page);
    await choose(page, 'No money judgment');
    await choose(page, 'Case was dismissed');
    await choose(page, 'Landlord won the case');
    await expect(payment(page)).toHaveValue('no-judgment');
  });

  test('lead renters whose case is open, unknown or private to their state’s plan', async ({ page }) => {
    await openCheck(page);
    const privately = page.getByRole('link', { name: /without giving your name/u });
    await expect(privately).toHaveAttribute('href', '/sealing-laws/');
    await page.locator('[name=state]').selectOption('ME');
    await expect(privately).toHaveAttribute('href', '/sealing-laws/maine/');
    await page.getByText('I don’t know how it ended').click();
    await expect(page.getByRole('link', { name: 'Find the court in Maine' })).toBeVisible();
    await page.getByText('My case is still open').click();
    await page.getByRole('link', { name: 'Get free help now in Maine' }).click();
    await expect(page).toHaveURL('/sealing-laws/maine/#help');
    await expect(page.getByText('Pine Tree Legal Assistance').first()).toBeInViewport();
  });
});

test.describe('navigation', () => {
  test('Check Another Case clears the form', async ({ page }) => {
    await check(page, renter());
    await page.getByRole('button', { name: 'Check Another Case' }).click();
    await expect(page.getByRole('button', { name: 'Check My Eligibility' })).toBeVisible();
    await expect(page.locator('[name=fullName]')).toHaveValue('');
    await expect(page.locator('[name=outcome]:checked')).toHaveCount(0);
  });

  test('keeps the result when a link leads into its page, and returns to the form at once', async ({
    page,
  }) => {
    const mine = renter();
    const result = heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!');
    const follow = (hash: string) =>
      page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
      }, hash);
    await check(page, mine, '/#eligibility-checker');
    await expect(result).toBeVisible();
    // A link to the current position: browsers report it like Back.
    await follow('#eligibility-checker');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('result');
    await expect(result).toBeVisible();
    await follow('#main');
    await follow('#lending');
    await follow('#lending');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('result');
    await expect(result).toBeVisible();
    await page.goBack();
    await expect(result).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Change my answers' }).click();
    await expectFilledIn(page, mine);
    await expect(result).toBeHidden();
  });

  test('Back shows the form as filled in, and the same answers are stored once @desktop', async ({
    page,
    request,
  }) => {
    const mine = renter({ details: 'We settled in the hallway.' });
    await check(page, mine);
    await expect(notifications(page)).toContainText('✓ Submission Saved');
    await page.goBack();
    await expectFilledIn(page, mine);
    await page.goForward();
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeFocused();
    await page.getByRole('button', { name: 'Change my answers' }).click();
    await submitCheck(page);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('two tabs and two clicks make one record @desktop', async ({ context, request }) => {
    const mine = renter();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await openCheck(tab);
      await fillCheck(tab, mine);
    }
    await Promise.all(
      tabs.map((tab) => tab.getByRole('button', { name: 'Check My Eligibility' }).dblclick()),
    );
    for (const tab of tabs) await expect(tab.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('a reload while the answers are being sent leaves one record @desktop', async ({ page, request }) => {
    const mine = renter();
    await page.route('**/api/submissions', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await check(page, mine);
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('the button says Checking... and cannot be pressed twice', async ({ page }) => {
    await openCheck(page);
    await fillCheck(page, renter());
    const seen = await page.evaluate(async () => {
      const button = document.querySelector<HTMLButtonElement>('form[data-check-form] button[type=submit]');
      const states: string[] = [];
      const observer = new MutationObserver(() =>
        states.push(`${button?.textContent ?? ''} ${String(button?.disabled)}`),
      );
      if (button !== null)
        observer.observe(button, { childList: true, characterData: true, subtree: true, attributes: true });
      button?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return states;
    });
    expect(seen).toContain('Checking... true');
  });
});

test.describe('when something is missing or wrong @desktop', () => {
  test('an empty form lists every question to answer, and each line links to its control', async ({
    page,
  }) => {
    await openCheck(page);
    await submitCheck(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Choose the state where the case was filed',
      'Enter the date the case was filed. If you are not sure, enter your best guess',
      'Choose how the case ended',
      'Choose whether the judgment was paid',
      'Choose the reason the landlord gave',
      'Enter your full name',
      'Enter your email address',
      'Enter your phone number',
    ]);
    await summary.getByRole('link', { name: 'Choose how the case ended' }).click();
    await expect(page.locator('[name=outcome][value=dismissed]')).toBeFocused();
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(/Enter your email address/);
  });

  test('a wrong answer keeps all the others', async ({ page, request }) => {
    const mine = renter({ phone: '555-0134', details: 'Kept.' });
    await check(page, mine);
    await expect(page.getByRole('alert')).toContainText('Enter a phone number with its area code');
    await expectFilledIn(page, mine);
    expect(await recordsOf(request, mine.email)).toHaveLength(0);
  });

  for (const [date, message] of [
    ['2999-01-01', 'Enter a filing date that is today or in the past'],
    ['1899-12-31', 'Enter a filing date after 1900'],
  ] as const) {
    test(`the filing date ${date} is refused`, async ({ page }) => {
      await check(page, renter({ filingDate: date }));
      await expect(page.getByRole('alert')).toContainText(message);
    });
  }

  test('a half-typed date is called unfinished, not missing', async ({ page }) => {
    await openCheck(page);
    await fillCheck(page, renter());
    await page.locator('[name=filingDate]').fill('');
    await page.locator('[name=filingDate]').press('ArrowUp');
    await submitCheck(page);
    await expect(page.getByRole('alert')).toContainText('Enter a real date, with month, day and year');
  });

  test('markup, emoji and right-to-left names are stored as typed and shown as text', async ({
    page,
    request,
  }) => {
    const mine = renter({
      fullName: 'محمد <b>علي</b> 🏠',
      details: '<img src=x onerror="document.title=\'broken\'"> "quoted", 日本語',
      county: '<script>alert(1)</script>',
    });
    await check(page, mine);
    await expect(page.getByText('Your case was in Arizona.').first()).toBeVisible();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expect(page).not.toHaveTitle('broken');
    const [record] = await recordsOf(request, mine.email);
    expect(record).toMatchObject({ full_name: mine.fullName, details: mine.details, county: mine.county });
  });
});

test.describe('when the network or the server fails @desktop', () => {
  test('the answer is shown without a network and saved when the network is back', async ({
    page,
    context,
    request,
  }) => {
    await page.clock.install();
    const mine = renter();
    await openCheck(page);
    await fillCheck(page, mine);
    await context.setOffline(true);
    await submitCheck(page);
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeFocused();
    await expectNotSaved(page);
    await expect(notifications(page)).toContainText('Submission Error');
    await expect(page.getByText('Your answers are not saved yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  for (const status of [500, 503, 429]) {
    test(`a server that answers ${status} is called four times under one id before the page reports it`, async ({
      page,
    }) => {
      await page.clock.install();
      const ids: string[] = [];
      await page.route('**/api/submissions', async (route) => {
        ids.push((route.request().postDataJSON() as { id: string }).id);
        await route.fulfill({ status, contentType: 'application/problem+json', body: '{}' });
      });
      await check(page, renter());
      await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
      await expectNotSaved(page);
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(1);
      await page.unroute('**/api/submissions');
      await page.getByRole('button', { name: 'Try saving again' }).click();
      await expect(page.getByText('Your answers are saved.')).toBeVisible();
    });
  }

  test('the server’s message is shown below the answer, with the request id', async ({ page }) => {
    test.setTimeout(60_000);
    await page.route('**/api/submissions', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' },
        json: { detail: 'The service cannot be reached right now.' },
      }),
    );
    await check(page, renter());
    await expect(notifications(page)).toContainText(NOT_SAVED);
    await expect(
      page.getByText(
        'Your answers are not saved yet. The service cannot be reached right now. What you see here stays right.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Reference: 3f2a91c0')).toBeVisible();
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
  });

  test('a check filled in at once is answered at once and saved a moment later', async ({
    page,
    request,
  }) => {
    const mine = renter();
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/submissions')) statuses.push(response.status());
    });
    await openCheck(page);
    await page.locator('form[data-check-form]').evaluate((form: HTMLFormElement, answers) => {
      for (const [name, value] of Object.entries<string>({ ...answers })) {
        const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
        field.value = value;
      }
      form.dispatchEvent(new Event('input', { bubbles: true }));
      form.requestSubmit();
    }, mine);
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(statuses).toEqual([429, 201]);
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('a honeypot filled in by the browser requires a second press, and nothing is lost', async ({
    page,
    request,
  }) => {
    const mine = renter();
    await openCheck(page);
    await fillCheck(page, mine);
    await page.locator('#check-website').evaluate((box: HTMLInputElement) => {
      box.value = 'https://autofill.example';
    });
    await submitCheck(page);
    await expect(page.getByRole('alert')).toContainText('Please send it once more');
    await submitCheck(page);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('a lost response does not duplicate the record', async ({ page, request }) => {
    const mine = renter();
    let isFirst = true;
    await page.route('**/api/submissions', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await check(page, mine);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
  });

  test('a server that never responds is abandoned and retried', async ({ page, request }) => {
    // The fifteen-second limit of an attempt is shortened to one; other limits are not.
    await page.addInitScript(() => {
      const setTimer = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, milliseconds?: number) =>
          setTimer(run, milliseconds === 15_000 ? 1_000 : milliseconds),
      });
    });
    const mine = renter();
    let isFirst = true;
    await page.route('**/api/submissions', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // Never answered; the page continues without it.
    });
    await check(page, mine);
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    expect(await recordsOf(request, mine.email)).toHaveLength(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a law that cannot be loaded leaves the banner and can be requested again', async ({ page }) => {
    await page.route('**/data/sealing-law/arizona.json', (route) => route.abort());
    await check(page, renter());
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeVisible();
    await expect(
      page.getByText('We could not load the law of Arizona. Your answer above still stands.'),
    ).toBeVisible();
    await page.unroute('**/data/sealing-law/arizona.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Eviction Record Sealing in Arizona')).toBeVisible();
  });
});

test.describe('the notifications', () => {
  test('are reached by Alt+T, closed by a button, and return the focus', async ({ page }) => {
    await check(page, renter());
    await expect(notifications(page)).toContainText('✓ Submission Saved');
    await page.keyboard.press('Alt+t');
    await expect(notifications(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notifications(page)).not.toContainText('✓ Submission Saved');
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeFocused();
  });

  test('are closed by a swipe', async ({ page }) => {
    await check(page, renter());
    const toast = notifications(page).getByRole('listitem');
    // Waits until it has come in; from then on, with the pointer over it, it does not close by itself.
    await toast.hover();
    const box = await toast.boundingBox();
    if (box === null) throw new Error('The notification is not on the screen.');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0);
  });
});

test.describe('very long words', () => {
  const LONG = {
    fullName: 'W'.repeat(200),
    county: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(100, 'X'),
    details: 'https://example.com/'.padEnd(1000, 'X'),
  };

  // 320 px are also what a window of 640 px has at a zoom of 200 %, and one of 1280 px at 400 %.
  for (const width of [320, 390]) {
    test(`fit a screen of ${width} px and the printed page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openCheck(page);
      await fillCheck(page, renter(LONG));
      await page.getByText('My case is still open').click();
      expect(await overhanging(page)).toEqual([]);
      await submitCheck(page);
      await expect(heading(page, 'Your plan')).toBeVisible();
      expect(await overhanging(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await overhanging(page)).toEqual([]);
    });
  }
});

test.describe('before and without the script', () => {
  test('the check’s script is not fetched before the form is near @desktop', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('/_astro/Island.'))).toEqual([]);
    await page.locator('form[data-check-form]').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.includes('/_astro/Island.'))).toBe(true);
  });

  test('what is typed and sent before the script arrives is kept and answered once it has @desktop', async ({
    page,
  }) => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_astro/Island.*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/eligibility-check/');
    await scriptsHaveRun(page);
    await fillCheck(page, renter());
    await submitCheck(page);
    await expect(page.getByText('One moment: the check is still loading.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    arrive();
    await expect(heading(page, 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!')).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the page says that the check needs it and offers the phone number', async ({ page }) => {
      await page.goto('/eligibility-check/');
      await expect(page.locator('noscript p')).toContainText('The check needs JavaScript');
      await expect(page.locator('form[data-check-form]')).toBeHidden();
      await expect(page.locator('main').getByRole('link', { name: /^call /iu })).toHaveAttribute(
        'href',
        /^tel:\+1/,
      );
    });
  });
});
