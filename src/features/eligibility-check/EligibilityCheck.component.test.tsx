import { describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import { ELIGIBILITY_CHECK_COPY } from '#content/words/en/check.ts';
import privacy from '#content/words/en/privacy.json';
import { CHECK_QUESTIONS } from '#domain/check/form.ts';

import {
  banner,
  check,
  checkForm,
  completeStep,
  control,
  expectFilledIn,
  fillIn,
  saved,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
  verdict,
  lawArrival,
} from '../../../tests/component/check.tsx';
import { type Answer, lost, serve } from '../../../tests/component/server.ts';
import { DISMISSED } from '../../../tests/support/renter-answers.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

const ELIGIBLE = 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!';
const NOT_SAVED = 'There was an issue saving your information, but you can still see your results.';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
/** A folded part of the result. */
const fold = (name: string) => page.getBySelector('.plan-fold').filter({ hasText: name }).first();
const button = (name: string) => page.getByRole('button', { name });
const toasts = page.getByRole('region', { name: 'Notifications' });
const alert = page.getByRole('alert');
const expectSaved = () => expect.element(page.getByText('✓ Submission Saved')).toBeVisible();
const chosen = (name: string) => new FormData(checkForm()).get(name);
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

describe('the answer', () => {
  test.each([
    {
      title: 'a dismissed case in Maricopa County, Arizona',
      answers: {},
      heading: ELIGIBLE,
      body: "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing. Your case was in Maricopa County, Arizona.",
    },
    {
      title: 'a lost and unpaid case in Texas',
      answers: { state: 'TX', county: '', outcome: 'lost', paymentStatus: 'not-paid' },
      heading: 'YOU MAY NOT CURRENTLY QUALIFY',
      body: 'We found only a narrow rule in Texas, and no statewide law',
    },
  ] as const)('to $title is read first and sent once', async ({ answers, heading: shown, body }) => {
    const server = serveChecks();
    await check(answers);
    await expect.element(verdict.getByRole('heading')).toHaveFocus();
    await expect.element(banner).toMatchTextContent(shown);
    await expect.element(banner).toMatchTextContent(body);
    await expect.element(verdict).toMatchTextContent('✓ Submission Saved');
    await expect.element(verdict).toMatchTextContent('Our team will review your case and may write to you.');
    expect(await server.bodies(SUBMISSIONS)).toMatchObject([
      { ...answers, contactConsent: false, isHelper: false },
    ]);
  });

  test('promises contact only if the renter agreed to calls', async () => {
    const server = serveChecks();
    await showCheck();
    fillIn();
    control('contactConsent').click();
    submit();
    await expect.element(verdict).toMatchTextContent('Our team will review your case and contact you soon.');
    expect(await server.bodies(SUBMISSIONS)).toMatchObject([{ contactConsent: true }]);
  });

  test('does not take a city for a county', async () => {
    const server = serveChecks();
    await check({ state: 'PA', county: 'Philly' });
    await expect.element(verdict).toMatchTextContent('If it fits depends on which court had your case');
    await expectSaved();
    expect(await server.bodies(SUBMISSIONS)).toMatchObject([{ county: 'Philly' }]);
  });

  test('names all regional help to a renter who typed a city', async () => {
    serveChecks();
    await check({ county: 'Phoenix' });
    await expect.element(banner).toMatchTextContent('Your case was in Arizona.');
    await expect.element(verdict).toMatchTextContent('211 helpline (United Way)');
    const helpers = fold('Local Attorneys (Alternative Options)');
    await expect.element(helpers).toMatchTextContent('Community Legal Services (Arizona)');
    await expect.element(helpers).toMatchTextContent('Southern Arizona Legal Aid');
  });

  test('shows the law, the court with its fees, the partner’s number and local help', async () => {
    // Once the check of Arizona's law is old, there is no price and no date.
    setToday();
    serveChecks();
    await check({ county: 'pima' });
    const law = fold('Eviction Record Sealing in Arizona');
    await law.getByText('Eviction Record Sealing in Arizona').click();
    await expect.element(law).toMatchTextContent('Immediate if the case was dismissed, dropped or won');
    await expect.element(law.getByText('Record Sealing Available', { exact: true })).toBeVisible();
    await expect
      .element(law.getByRole('link', { name: /Ariz. Rev. Stat. § 33-1379/u }))
      .toHaveAttribute('href', expect.stringMatching(/azleg\.gov/u));
    await expect.element(heading('Eligibility Requirements for Record Sealing')).toBeVisible();
    await expect.element(heading('How to Seal Your Eviction Record')).toBeVisible();
    await expect
      .element(
        page.getByRole('link', { name: /^Pima County Consolidated Justice Court(?!, case search)/u }).last(),
      )
      .toBeVisible();
    await expect.element(page.getByText('Ask the clerk for today’s fee', { exact: false })).toBeVisible();
    await expect.element(page.getByText(/^Checked \w+ \d{4}\./u)).toBeVisible();
    await expect
      .element(page.getByText('98% success with eligible cases: our partner’s figure'))
      .toBeVisible();
    await expect
      .element(fold('Local Attorneys (Alternative Options)'))
      .toMatchTextContent('Southern Arizona Legal Aid');
  });

  test('says when there is no law and names who may help', async () => {
    serveChecks();
    await check({ state: 'AL', county: '' });
    await heading('Eviction Record Sealing in Alabama').click();
    await expect.element(page.getByText('No Sealing Law - Alternative Solutions Available')).toBeVisible();
    await expect.element(heading('We found no sealing law')).toBeVisible();
    await expect.element(heading('Attorneys Who May Help With Your Case')).toBeVisible();
    await expect.element(heading('How to Seal Your Eviction Record')).not.toBeInTheDocument();
  });

  test('links to the full page of its law in a new tab, so that it is not lost', async () => {
    serveChecks();
    await check({ state: 'ME', county: '' });
    await heading('Eviction Record Sealing in Maine').click();
    const link = page.getByRole('link', { name: 'Everything that the law in Maine' });
    await expect.element(link).toHaveAttribute('href', '/sealing-laws/maine/');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('follows the law of the case’s own state, whatever place the page is about', async () => {
    serveChecks();
    await check({ state: 'ME', county: '' }, { place: { state: 'AZ', county: 'Maricopa County' } });
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect.element(heading('Eviction Record Sealing in Maine')).toBeVisible();
    await expect.element(plan).toBeVisible();
    await expect.element(plan).not.toMatchTextContent(/law of Arizona|Ariz\. Rev\. Stat\./u);
    await expect.element(verdict).toMatchTextContent('Pine Tree Legal Assistance');
  });
});

test('the answer is given without style sheets', async () => {
  serveChecks();
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) sheet.disabled = true;
  try {
    await check();
    await expect.element(banner).toMatchTextContent(ELIGIBLE);
  } finally {
    for (const sheet of sheets) sheet.disabled = false;
  }
});

describe('the questions', () => {
  test('begin with the case and end with the person', async () => {
    await showCheck();
    const names = new Set([...checkForm().elements].map((element) => element.getAttribute('name')));
    for (const other of [null, '', 'website', 'language', 'consentVersion']) names.delete(other);
    expect([...names]).toEqual([...CHECK_QUESTIONS]);
  });

  test('begin with the place that the page is about', async () => {
    await showCheck({ place: { state: 'AZ', county: 'Maricopa County' } });
    expect(control('state').value).toBe('AZ');
    expect(control('county').value).toBe('Maricopa County');
  });

  test('preselect no money judgment after a win, which can be changed', async () => {
    await showCheck();
    await completeStep({ state: 'AZ', filingDate: '2021' });
    await choose('I won the case');
    expect(chosen('paymentStatus')).toBe('no-judgment');
    await choose('Landlord won the case');
    expect(chosen('paymentStatus')).toBeNull();
    await choose('Partially paid');
    await choose('Case was dismissed');
    expect(chosen('paymentStatus')).toBe('partial');
  });

  test('keep the renter’s own answer about the judgment', async () => {
    await showCheck();
    await completeStep({ state: 'AZ', filingDate: '2021' });
    await choose('No money judgment');
    await choose('Case was dismissed');
    await choose('Landlord won the case');
    expect(chosen('paymentStatus')).toBe('no-judgment');
  });

  test('lead renters whose case is open to help today, and those with an unknown or private one to the plan', async () => {
    await showCheck();
    await completeStep({ state: 'ME', filingDate: '2021' });
    await page.getByText('I don’t know how it ended').click();
    await expect.element(page.getByRole('link', { name: 'Find the court in Maine' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Get free help now in Maine' }))
      .toHaveAttribute('href', '/help-today/maine/');
    await completeStep({ outcome: 'won', reason: 'Other' });
    await expect
      .element(page.getByRole('link', { name: /without giving your name/u }))
      .toHaveAttribute('href', '/sealing-laws/maine/');
  });
});

test('a save that fails is said in view, also after the renter has gone back to the form', async () => {
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<undefined>();
  serve({ [SUBMISSIONS]: () => refusal.then(() => Response.json({}, { status: 403 })) });
  await check({}, { screen: 'phone' });
  await button('Change my answers').click();
  await expect.poll(() => checkForm().checkVisibility()).toBe(true);
  window.scrollTo(0, 0);
  refuse(undefined);
  const toast = toasts.getByText(NOT_SAVED);
  await expect.element(toast).toBeVisible();
  await expect.element(toast).toBeInViewport();
});

test('the browser’s Back goes one step back, and never past the first open question', async () => {
  await showCheck();
  await completeStep({ state: 'ME', filingDate: '2021' });
  await completeStep({ outcome: 'won', reason: 'Other' });
  await expect.element(heading('About you')).toHaveFocus();
  history.back();
  await expect.element(heading('How it ended')).toHaveFocus();
  history.back();
  await expect.element(heading('Where and when')).toHaveFocus();
  control('filingDate').value = '';
  history.forward();
  history.forward();
  await expect.poll(() => (history.state as { step?: number } | null)?.step).toBe(2);
  await expect.element(heading('Where and when')).toHaveFocus();
});

test('a message goes as soon as its answer is right', async () => {
  await showCheck();
  await page.getByRole('button', { name: /^Next:/u }).click();
  const date = page.getByRole('textbox', { name: /filed/u });
  const errors = page.getByRole('alert').getByRole('link');
  await expect.element(errors.first()).toBeVisible();
  const before = errors.elements().length;
  await date.fill('May 2021');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => errors.elements().length).toBe(before - 1);
  control('state').value = 'ME';
  control('state').dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => errors.elements().length).toBe(before - 2);
});

describe.each([
  { language: 'en', heads: ['Where and when', 'How it ended', 'About you'], change: 'Change' },
  { language: 'es', heads: ['Dónde y cuándo', 'Cómo terminó', 'Sobre usted'], change: 'Cambiar' },
] as const)('the three steps in $language', ({ language, heads, change }) => {
  const LINE = {
    en: 'Maricopa County, Arizona · March 2021',
    es: 'Maricopa County, Arizona · marzo de 2021',
  }[language];
  const title = (index: number) => page.getByRole('heading', { name: heads[index] ?? '', exact: true });

  test(`open one after the other, fold to a line that can be changed, and are reviewed before sending: ${ELIGIBILITY_CHECK_COPY.form.progress.nothingSaved}`, async () => {
    const server = serveChecks();
    await showCheck({ language, screen: 'phone' });
    expect(control('outcome').checkVisibility()).toBe(false);
    await completeStep({ state: 'AZ', county: 'maricopa county', filingDate: '3/2021' });
    await expect.element(title(1)).toHaveFocus();
    await expect.element(page.getByText(LINE).first()).toBeVisible();
    expect(control('state').checkVisibility()).toBe(false);
    await completeStep({ outcome: 'lost', paymentStatus: 'paid', reason: 'Other' });
    await expect.element(title(2)).toHaveFocus();

    // A change leads back to where the renter was.
    await page.getByRole('button', { name: `${change} : ${heads[0]}` }).click();
    await expect.element(title(0)).toHaveFocus();
    await completeStep({ county: 'Pima County' });
    await expect.element(title(2)).toHaveFocus();
    await expect.element(page.getByText(/Pima County, Arizona · .* · /u)).toBeVisible();
    for (const name of ['fullName', 'email', 'phone'] as const) control(name).value = DISMISSED[name];
    control('phone').focus();
    expect(await server.bodies(SUBMISSIONS)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => server.bodies(SUBMISSIONS))
      .toMatchObject([
        { county: 'Pima County', filingDate: '2021-03-01', filingPrecision: 'month', isHelper: false },
      ]);
  });

  test('ask for what is missing in them alone, also after Enter', async () => {
    await showCheck({ language });
    control('county').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toHaveFocus();
    expect(alert.getByRole('link').elements()).toHaveLength(2);
  });
});

describe('an answer that is probably not what was meant', () => {
  const type = async (name: string, text: string) => {
    control(name).focus();
    await userEvent.fill(control(name), text);
    control(name).blur();
  };

  test('is asked about beside its field, and replaced with one press', async () => {
    await showCheck();
    control('state').value = 'LA';
    control('state').dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => document.querySelectorAll('datalist option').length).toBeGreaterThan(60);
    await type('county', 'St. Tammany Parrish');
    await expect.element(page.getByText('Did you mean St. Tammany Parish?')).toBeVisible();
    await button('Yes, use it').click();
    expect(control('county').value).toBe('St. Tammany Parish');
    await expect.element(page.getByText(/Did you mean/u)).not.toBeInTheDocument();
    await completeStep({ filingDate: '2021' });
    await completeStep({ outcome: 'won', reason: 'Other' });
    await type('email', 'ana@gmail.con');
    await expect.element(page.getByText('Did you mean gmail.com?')).toBeVisible();
  });

  test('is asked about if it is a town, with its counties to choose from', async () => {
    await showCheck();
    control('state').value = 'TX';
    control('state').dispatchEvent(new Event('change', { bubbles: true }));
    // Left before the counties are loaded.
    await type('county', 'Houston');
    const question = /Houston is in Harris County, and there is also Houston County/u;
    await expect.element(page.getByText(question)).toBeVisible();
    await button('Harris County').click();
    expect(chosen('county')).toBe('Harris County');
    await expect.element(page.getByText(question)).not.toBeInTheDocument();
  });

  test('comes from no address of the browser, which is where the renter lives', async () => {
    await showCheck();
    for (const name of ['state', 'county', 'filingDate'])
      expect(control(name).getAttribute('autocomplete')).toBe('off');
  });

  test('holds up the next step once, because the question would be folded away', async () => {
    await showCheck();
    await completeStep({ state: 'TX' });
    await lawArrival();
    await type('county', 'Houston');
    await expect.element(page.getByText(/Houston is in Harris County/u)).toBeVisible();
    await completeStep({ filingDate: '2021' });
    await expect.element(page.getByText(/Houston is in Harris County/u)).toBeVisible();
    await expect.element(control('county')).toHaveFocus();
    await completeStep({});
    await expect.element(page.getByText(/Houston is in Harris County/u)).not.toBeVisible();
    await expect.element(page.getByRole('group', { name: 'How it ended' })).toBeVisible();
  });

  test('is asked before sending if the counties came after its step was left', async () => {
    const server = serveChecks();
    await showCheck();
    fillIn({ state: 'TX' });
    await type('county', 'Houston');
    await expect.element(page.getByText(/Houston is in Harris County/u)).toBeInTheDocument();
    submit();
    await expect.element(page.getByText(/Houston is in Harris County/u)).toBeVisible();
    await expect.element(control('county')).toHaveFocus();
    expect(server.requests(SUBMISSIONS)).toEqual([]);
    submit();
    await expectSaved();
  });

  test('holds up sending once if it is a phone number of digits in a row', async () => {
    const server = serveChecks();
    await showCheck();
    fillIn({ phone: '123-456-7890', email: 'ana@gmial.com' });
    await completeStep({});
    await completeStep({});
    submit();
    await expect.element(page.getByText('Is this number right? If it is, go on.')).toBeVisible();
    await expect.element(control('phone')).toHaveFocus();
    expect(server.requests(SUBMISSIONS)).toEqual([]);
    submit();
    await expectSaved();
  });

  test('is asked in Spanish if it can be day and month or month and day', async () => {
    await showCheck({ language: 'es' });
    await type('filingDate', '05/03/2021');
    await expect.element(button('3 de mayo de 2021')).toBeVisible();
    await button('5 de marzo de 2021').click();
    expect(control('filingDate').value).toBe('5 de marzo de 2021');
  });
});

describe('a missing or wrong answer', () => {
  test('of a group is tied to its first choice too, which Firefox and some readers need', async () => {
    await showCheck();
    submit();
    await expect.element(alert).toHaveFocus();
    for (const name of ['outcome', 'paymentStatus']) {
      const [first] = document.querySelectorAll(`form[data-check-form] [name=${name}]`);
      const message = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
      expect(message?.textContent).toMatch(/^Error: Choose (?:how|whether)/u);
    }
  });

  test('is listed for every question, and each line links to its control', async () => {
    await showCheck();
    submit();
    await expect.element(alert).toHaveFocus();
    const lines = alert.getByRole('link');
    expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
      'Choose the state where the case was filed',
      'Enter the date the case was filed. If you are not sure, enter your best guess',
      'Choose how the case ended',
      'Choose whether the judgment was paid',
      'Choose the reason the landlord gave',
      'Enter your full name',
      'Enter your email address',
      'Enter your phone number',
    ]);
    await lines.getByText('Choose how the case ended').click();
    expect(document.activeElement).toBe(checkForm().querySelector('[name=outcome][value=dismissed]'));
    await expect.element(control('email')).toHaveAccessibleDescription(/Enter your email address/u);
  });

  test('keeps all the others and sends nothing', async () => {
    const server = serveChecks();
    const mine = { phone: '555-0134', details: 'Kept.' };
    await check(mine);
    await expect.element(alert).toMatchTextContent('Enter a phone number with its area code');
    expectFilledIn(mine);
    expect(server.requests(SUBMISSIONS)).toEqual([]);
  });
});

describe('sending', () => {
  test('makes one record and one entry of the history, however often the button is pressed', async () => {
    const server = serveChecks();
    await showCheck();
    fillIn();
    // The length of the history stops at 50, which files before this one may have reached.
    const addEntry = vi.spyOn(history, 'pushState');
    submit();
    submit();
    await expect.element(banner).toMatchTextContent(ELIGIBLE);
    await expectSaved();
    expect(server.requests(SUBMISSIONS)).toHaveLength(1);
    expect(addEntry).toHaveBeenCalledOnce();
  });

  test('waits for a second press if the browser has filled in the honeypot', async () => {
    const server = serveChecks();
    await showCheck();
    fillIn();
    control('website').value = 'https://autofill.example';
    submit();
    await expect.element(alert).toMatchTextContent('Please send it once more');
    // An answer would be there by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(checkForm().checkVisibility()).toBe(true);
    expectFilledIn();
    expect(server.requests(SUBMISSIONS)).toEqual([]);
    submit();
    await expectSaved();
  });
});

describe('without network or server', () => {
  /** Advances the page's clock over the pauses between retries until it reports that it has given up. */
  async function expectGivenUp() {
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return verdict.element().textContent;
      })
      .toContain(NOT_SAVED);
  }
  const withFastClock = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

  test(`the answer is shown, and saved when the network is back: ${privacy.sections.why.paragraphs.result}`, async () => {
    withFastClock();
    const server = serve({ [SUBMISSIONS]: [lost, lost, lost, lost, saved] });
    await check();
    await expect.element(verdict.getByRole('heading')).toHaveFocus();
    await expectGivenUp();
    await expect.element(alert.first()).toMatchTextContent('Submission Error');
    await expect.element(page.getByText('Your answers are not saved yet.')).toBeVisible();
    dispatchEvent(new Event('online'));
    await expectSaved();
    const ids = (await server.bodies(SUBMISSIONS)).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(1);
  });

  test('a server error is not blamed on the connection, and is gone once it is fixed', async () => {
    withFastClock();
    const broken: Answer = () => new Response('oops', { status: 500 });
    serve({ [SUBMISSIONS]: [broken, broken, broken, broken, saved] });
    await check();
    await expectGivenUp();
    await expect
      .element(page.getByText('The problem is on our side, not with your connection.'))
      .toBeVisible();
    await button('Try saving again').click();
    await expectSaved();
    await expect.element(verdict).not.toMatchTextContent('Submission Error');
  });

  test('the server’s message is shown below the answer, with the request id', async () => {
    withFastClock();
    serve({
      [SUBMISSIONS]: () =>
        Response.json(
          { detail: 'The service cannot be reached right now.' },
          { status: 503, headers: { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' } },
        ),
    });
    await check();
    await expectGivenUp();
    await expect
      .element(page.getByText('Your answers are not saved yet. The service cannot be reached right now.'))
      .toBeVisible();
    await expect.element(page.getByText('Reference: 3f2a91c0')).toBeVisible();
    await expect.element(banner).toMatchTextContent(ELIGIBLE);
  });
});

test('Alt+T reaches the notifications from a result, which has none, and Escape leads back', async () => {
  serveChecks();
  await check();
  await expectSaved();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(toasts).toHaveFocus();
  await expect.element(toasts).toMatchTextContent('No notifications right now.');
  await userEvent.keyboard('{Escape}');
  await expect.element(verdict.getByRole('heading')).toHaveFocus();
});

describe('very long words', () => {
  const LONG = {
    fullName: 'W'.repeat(200),
    county: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(100, 'X'),
    details: 'https://example.com/'.padEnd(1000, 'X'),
  };

  // 320 px are also what a window of 640 px has at a zoom of 200 %, and one of 1280 px at 400 %.
  test.each([320, 390])('fit a screen of %i px and the printed page', async (width) => {
    serveChecks();
    await showCheck();
    await page.viewport(width, 640);
    fillIn(LONG);
    await completeStep({});
    await page.getByText('I don’t know how it ended').click();
    expect(overhanging()).toEqual([]);
    submit();
    await expect.element(heading('Your plan')).toBeVisible();
    expect(overhanging()).toEqual([]);
    await commands.emulateMedia({ media: 'print' });
    expect(overhanging()).toEqual([]);
    await commands.emulateMedia({ media: 'screen' });
  });
});
