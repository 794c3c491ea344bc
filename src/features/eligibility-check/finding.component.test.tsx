import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { localPath } from '#config/languages.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';

import {
  banner,
  check,
  fillIn,
  lawArrival,
  saved,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
  verdict,
} from '../../../tests/component/check.tsx';
import { newTab } from '../../../tests/component/new-tab.ts';
import { type Answer, lost, passedOn, serve } from '../../../tests/component/server.ts';
import { LOST_IN_MAINE, type RenterAnswers } from '../../../tests/support/renter-answers.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

const PRICE = /\$995/u;
/** Our partner's figure. */
const RATE = '98%';

const plan = page.getByRole('heading', { name: 'Your plan', exact: true });
const box = () => verdict.element().getBoundingClientRect();

beforeEach(() => {
  setToday();
});

/** Cases about rent, filed on 15 June 2022: one without a law, free, with a date, and priced. */
const CASES: readonly {
  readonly what: string;
  readonly answers: Partial<RenterAnswers>;
  readonly says: string;
  readonly short: readonly string[];
  /** What the law's panel says is the status. */
  readonly status?: string;
  /** Whether a confirmed path is open or dated: the partner's rate of success is beside no other. */
  readonly hasPath?: boolean;
  readonly isPriced?: boolean;
}[] = [
  {
    what: 'eligible in Florida, where no law was found',
    answers: { state: 'FL', county: 'Miami-Dade County' },
    says: 'We looked for a law in Florida that seals evictions and found none (November 2026). Don’t pay anyone for sealing before legal aid has looked.',
    short: ['Not that we know of.', 'Legal Services of Greater Miami'],
    status: 'Record Sealing Available (by the general list; we could not confirm it)',
  },
  {
    what: 'a dismissed case in Arizona, where the court acts by itself',
    answers: {},
    says: 'The law in Arizona says the court does it on its own, free. Ask the clerk before you pay anyone.',
    short: ['It should be. The court does it free.', 'Community Legal Services (Arizona)'],
    hasPath: true,
  },
  {
    what: 'refused in Indiana, where a path opens after seven years',
    answers: { state: 'IN', county: '', outcome: 'lost' },
    says: 'The law in Indiana may open a path, no earlier than June 15, 2029.',
    short: ['No earlier than June 15, 2029.'],
    hasPath: true,
  },
  {
    what: 'a paid judgment in Massachusetts, which the renter can ask the court to seal',
    answers: { state: 'MA', county: '', outcome: 'lost', paymentStatus: 'paid' },
    says: 'The law in Massachusetts may open a path now. You have to ask the court. Only the court decides.',
    short: ['It may be, if you ask.', 'It may be open now.'],
    hasPath: true,
    isPriced: true,
  },
];

test.each(CASES)(
  'the verdict says which one applies: $what',
  async ({ answers, says, short, status, hasPath = false, isPriced = false }) => {
    serveChecks();
    const result = page.elementLocator(await check({ filingDate: '2022-06-15', ...answers }));
    for (const line of [says, ...short]) await expect.element(verdict).toMatchTextContent(line);
    await expect.element(plan).toBeVisible();
    const next = verdict.element().querySelectorAll('dd')[1]?.textContent;
    expect(result.element().querySelector('.plan-first')?.textContent).toBe(next);
    // The page to carry to the clerk says the same.
    await expect.element(page.getBySelector('.plan-sheet')).toMatchTextContent(says);
    if (status !== undefined) await expect.element(result).toMatchTextContent(status);
    const text = result.element().textContent;
    expect(text.includes(RATE)).toBe(hasPath);
    const isFree = [says, ...short].some((line) => /the court does it on its own, free/iu.test(line));
    expect(page.getByRole('heading', { name: 'The court does this for free' })).toHaveLength(isFree ? 1 : 0);
    expect(PRICE.test(text)).toBe(isPriced);
    expect(text.includes('Nothing may be charged before the work is done (15 U.S.C. § 1679b).')).toBe(
      isPriced,
    );
  },
);

test.each(CASES)('speaks with one voice in Spanish too: $what', async ({ answers, isPriced = false }) => {
  serveChecks();
  const result = await check({ filingDate: '2022-06-15', ...answers }, { language: 'es', screen: 'phone' });
  await expect.element(page.getByRole('heading', { name: 'Su plan', exact: true })).toBeVisible();
  const next = verdict.element().querySelectorAll('dd')[1]?.textContent;
  expect(result.querySelector('.plan-first')?.textContent).toBe(next);
  expect(PRICE.test(result.textContent)).toBe(isPriced);
  expect(result.textContent).not.toMatch(/nuestra lista|ley que encontramos/iu);
  expect(overhanging()).toEqual([]);
});

describe('the answer', () => {
  test('is a heading that takes the focus at the top of the window, described by what the law says', async () => {
    serveChecks();
    await check({ state: 'FL', county: '' }, { screen: 'phone' });
    const heading = verdict.getByRole('heading');
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveAccessibleName('Can it be sealed? Not that we know of.');
    await expect.element(heading).toHaveAccessibleDescription(/^We looked for a law in Florida/u);
    expect(box().top).toBeLessThan(100);
  });

  test('is drawn before the law and the offers below it', async () => {
    serveChecks();
    const result = await showCheck();
    fillIn();
    // The law is there when its counties are suggested.
    await expect.poll(() => result.querySelectorAll('datalist option').length).toBeGreaterThan(0);
    const first = new Promise((resolve) => {
      result.addEventListener('focusin', () => {
        resolve({
          verdict: result.querySelector('[data-verdict]')?.getAttribute('data-verdict'),
          below: result.querySelectorAll('.law, .result > aside').length,
        });
      });
    });
    submit();
    expect(await first).toEqual({ verdict: 'found', below: 0 });
    await expect.element(page.getBySelector('.law')).toBeInTheDocument();
    await expect.element(page.getBySelector('.result > aside')).toBeInTheDocument();
  });

  test('is followed by the whole banner, and by why the two differ', async () => {
    serveChecks();
    const result = await check({ state: 'FL', county: '' });
    await expect
      .element(page.elementLocator(result))
      .toMatchTextContent(
        /By the general list of waiting periodsWhy it differs: the list gives a wait for Florida\. We looked for the law behind it and found none\.YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!Great news!/u,
      );
    await expect.element(banner).not.toMatchTextContent(/law behind it|legal aid/u);
  });

  test.each([
    { language: 'en', width: 360, height: 740 },
    { language: 'en', width: 390, height: 844 },
    { language: 'es', width: 360, height: 740 },
    { language: 'es', width: 390, height: 844 },
  ] as const)(
    'has all of it, down to the buttons, on the first screen of $width × $height in $language',
    async ({ language, width, height }) => {
      const refused: Answer = () => Response.json({ detail: 'Please wait a minute.' }, { status: 403 });
      // The longest texts of a verdict, found by measuring all states.
      for (const answers of [
        { state: 'TX', county: 'Tarrant County', outcome: 'won' },
        { state: 'KS', county: 'Pottawatomie County', outcome: 'lost', filingDate: '2026-06-15' },
        { state: 'ID', county: 'Bonneville County', filingDate: 'September 2025' },
      ] as const) {
        await newTab();
        setToday();
        // A law that comes late takes the most room: what was kept free for it stays.
        const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
        const law = localPath(sealingLawFilePath(jurisdiction(answers.state).slug), language);
        serve({ [SUBMISSIONS]: [refused, saved], [law]: (_request, passOn) => arrival.then(passOn) });
        await showCheck({ language });
        await page.viewport(width, height);
        fillIn({ ...answers, paymentStatus: 'paid' });
        submit();
        await expect.element(verdict).toHaveAttribute('data-verdict', 'loading');
        arrive(undefined);
        await expect
          .element(verdict.getByRole('link', { name: /^(?:Call free|Llame gratis):/u }))
          .toBeVisible();
        for (const [says, buttonCount] of [
          [/^(?:Submission Error|Error al guardar)\.$/u, 4],
          [/^✓/u, 3],
        ] as const) {
          await expect.element(verdict.getByText(says)).toBeVisible();
          const buttons = verdict.getByRole('button').elements();
          expect(buttons).toHaveLength(buttonCount);
          for (const button of buttons) {
            const { bottom, height: size } = button.getBoundingClientRect();
            expect(bottom, answers.state).toBeLessThanOrEqual(height);
            expect(size).toBeGreaterThanOrEqual(44);
          }
          // Saves what was refused.
          verdict.element().querySelector<HTMLButtonElement>('.verdict-save button')?.click();
        }
      }
    },
  );

  // The longest result of each kind, found by measuring all states.
  test.each([
    { state: 'NH', county: 'Hillsborough County', outcome: 'lost', paymentStatus: 'paid' },
    { state: 'MN', county: 'Lake of the Woods County', outcome: 'lost', paymentStatus: 'not-paid' },
    { state: 'MN', county: '', outcome: 'settlement', paymentStatus: 'partial' },
    { state: 'OR', county: 'Hood River County', outcome: 'settlement', paymentStatus: 'partial' },
    { state: 'CA', county: 'Los Angeles County', outcome: 'settlement', paymentStatus: 'partial' },
  ] as const)('comes folded, so that its page takes seven phone screens: $state $county', async (answers) => {
    // The page around it: about 1,890 px, and 2,070 px with half a screen more in Spanish.
    for (const [language, most] of [
      ['en', 7 * 844 - 1_890],
      ['es', 7.5 * 844 - 2_070],
    ] as const) {
      await newTab();
      setToday();
      serveChecks();
      const result = await showCheck({ language });
      await page.viewport(390, 844);
      fillIn(answers);
      await lawArrival();
      submit();
      await expect.element(page.getBySelector('.plan')).toBeVisible();
      expect(result.scrollHeight, language).toBeLessThanOrEqual(most);
    }
  });

  test.each(['', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch County'])(
    'fits a screen of 320 px with everything open, even with long texts: “%s”',
    async (county) => {
      serveChecks();
      const result = await showCheck();
      await page.viewport(320, 568);
      // The first contact there has an address but no phone number.
      fillIn({ state: 'FL', county });
      submit();
      await expect.element(plan).toBeVisible();
      for (const fold of result.querySelectorAll('details')) fold.open = true;
      await expect.element(verdict).toMatchTextContent('Find free help');
      expect(overhanging()).toEqual([]);
    },
  );

  test('identifies the partner with a link', async () => {
    serveChecks();
    await check({ state: 'AL', county: '' });
    await expect
      .element(banner.getByRole('link', { name: /Call the specialist/u }))
      .toHaveAttribute('href', 'tel:+18885550177');
    await expect.element(banner).toMatchTextContent('It is the line of our partner company.');
  });
});

test('conditions carry yes, no or “we need to know” from the answers, and a tick only for yes', async () => {
  serveChecks();
  await check({ state: 'NJ', county: '', outcome: 'lost', paymentStatus: 'not-paid' });
  const law = page.getByRole('region', { name: 'Eviction Record Sealing in New Jersey' });
  const conditions = law.getByRole('list').first().getByRole('listitem');
  await expect.element(conditions.first()).toBeVisible();
  const marks = conditions.elements().map((each) => ({
    mark: each.querySelector('strong')?.textContent,
    isTicked: each.querySelector('.text-good') !== null,
  }));
  expect(marks).toEqual([
    { mark: 'Yes.', isTicked: true },
    { mark: 'Yes.', isTicked: true },
    { mark: 'No.', isTicked: false },
  ]);
  await expect.element(conditions.nth(1)).toMatchTextContent('You said: the landlord won.');
});

test('a checklist is shown only with a law that was confirmed for the case', async () => {
  serveChecks();
  const steps = page.getByText('How to Seal Your Eviction Record');
  const asking = page.getByText('If you still want to ask a judge');
  await check({ state: 'WI', county: '', outcome: 'won' });
  await expect.element(asking).toBeVisible();
  expect(steps).toHaveLength(0);
  await newTab();
  setToday();
  serveChecks();
  await check({ state: 'WI', county: '', outcome: 'lost', paymentStatus: 'paid' });
  await expect.element(steps).toBeVisible();
  expect(asking).toHaveLength(0);
});

describe('a folded part', () => {
  test('is opened by a link to it', async () => {
    serveChecks();
    const result = await check();
    await expect.element(page.getByText('Filing Information')).toBeVisible();
    const step = result.querySelector('details:not([open]) li');
    if (step === null) throw new Error('Nothing is folded.');
    step.id = 'a-step';
    location.hash = '#a-step';
    await expect.element(page.elementLocator(step)).toBeVisible();
  });

  test('around the result learns what the law does, and is folded on phones meanwhile', async () => {
    serveChecks();
    const around = document.createElement('details');
    around.open = true;
    around.dataset.foldUnderResult = '';
    document.body.append(around);
    await check({ ...LOST_IN_MAINE, outcome: 'dismissed' }, { screen: 'phone' });
    await expect.element(plan).toBeVisible();
    await expect.poll(() => document.documentElement.dataset.lawEffect).toBe('limited-online-access');
    expect(around.open).toBe(false);
    await cleanup();
    await expect.poll(() => around.open).toBe(true);
    expect(document.documentElement.dataset.lawEffect).toBeUndefined();
    around.remove();
  });
});

describe('a law that cannot be loaded', () => {
  const LAW = '/data/sealing-law/florida.json';

  test('leaves the banner, says so first, and can be requested again or read on its own page', async () => {
    let isAway = true;
    serve({ [SUBMISSIONS]: saved, [LAW]: (request, passOn) => (isAway ? lost : passedOn)(request, passOn) });
    const result = await check({ state: 'FL', county: '' });
    await expect.element(verdict).toMatchTextContent('We could not load the law now.');
    await expect
      .element(verdict.getByRole('link', { name: 'The law of Florida on its own page' }))
      .toHaveAttribute('href', '/sealing-laws/florida/');
    await expect.element(verdict).toMatchTextContent('✓ Submission Saved');
    await expect.element(banner).toMatchTextContent('YOU ARE ELIGIBLE');
    expect(result.textContent).not.toMatch(PRICE);
    isAway = false;
    await verdict.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(verdict).toMatchTextContent('We looked for a law in Florida');
  });

  test('is loaded again when the connection is back', async () => {
    let isAway = true;
    serve({ [SUBMISSIONS]: saved, [LAW]: (request, passOn) => (isAway ? lost : passedOn)(request, passOn) });
    await check({ state: 'FL', county: '' });
    await expect.element(verdict).toMatchTextContent('We could not load the law now.');
    isAway = false;
    dispatchEvent(new Event('online'));
    await expect.element(verdict).toMatchTextContent('We looked for a law in Florida');
  });

  test('and arrives late does not move what is on the screen', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    serve({ [SUBMISSIONS]: saved, [LAW]: (_request, passOn) => arrived.then(passOn) });
    await showCheck();
    await page.viewport(390, 844);
    fillIn({ state: 'FL', county: '' });
    submit();
    await expect.element(verdict).toMatchTextContent('Reading the law of Florida…');
    const top = (locator: Locator) => locator.element().getBoundingClientRect().top;
    const parts = [verdict.getByText('When?'), verdict.getByText('What next?')];
    const before = parts.map(top);
    await expect.element(banner).toBeVisible();
    // A page has its header above.
    expect(top(banner)).toBeGreaterThan(844 - 64);
    arrive();
    await expect.element(verdict).toMatchTextContent('We looked for a law in Florida');
    expect(parts.map(top)).toEqual(before);
    expect(top(banner)).toBeGreaterThan(844 - 64);
  });
});
