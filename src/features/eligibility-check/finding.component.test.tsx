import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

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
import { unfoldPlan } from '../../../tests/component/plan.tsx';
import { lost, passedOn, serve } from '../../../tests/component/server.ts';
import { LOST_IN_MAINE, type RenterAnswers } from '../../../tests/support/renter-answers.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

const PRICE = /\$995/u;
/** Our partner's figure. */
const RATE = '98%';

const plan = page.getByRole('heading', { name: 'Your plan', exact: true });
const box = () => verdict.element().getBoundingClientRect();

/** What the verdict says comes next; where it asks for a fact, its question says so and the plan repeats it. */
const nextIn = (shown: Locator) => {
  const next = shown.element().querySelectorAll('dd').item(1).textContent;
  const isAsking = shown.element().querySelector('.verdict-asks') !== null;
  return isAsking ? document.querySelector('.plan-first')?.textContent : next;
};

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
  /** Whether a confirmed remedy is open or dated: the partner's rate of success is beside no other. */
  readonly hasRemedy?: boolean;
  readonly isPriced?: boolean;
}[] = [
  {
    what: 'eligible in Florida, where no law was found',
    answers: { state: 'FL', county: 'Miami-Dade County' },
    says: 'We looked for a law in Florida that seals evictions and found none (November 2026). Don’t pay anyone for sealing before legal aid has looked.',
    short: ['Not that we know of.', 'Legal Services of Greater Miami'],
    status: 'Record Sealing Available (as other sites have it; we found no sealing law)',
  },
  {
    what: 'a dismissed case in Arizona, where the court acts by itself',
    answers: {},
    says: 'The law in Arizona says the court does it on its own, free. Ask the clerk before you pay anyone.',
    short: ['It should be hidden already. The court does that free.', 'Community Legal Services (Arizona)'],
    hasRemedy: true,
  },
  {
    what: 'refused in Indiana, where a path opens after seven years',
    answers: { state: 'IN', county: '', outcome: 'lost' },
    says: 'By the law in Indiana, you may be able to ask the court, no earlier than June 15, 2029.',
    short: ['No earlier than June 15, 2029.'],
    hasRemedy: true,
  },
  {
    what: 'a paid judgment in Indiana, which the renter can ask the court to seal',
    answers: { state: 'IN', county: '', outcome: 'lost', paymentStatus: 'paid' },
    says: 'By the law in Indiana, you may be able to ask the court now. Only the court decides.',
    short: ['It may be, if you ask.', 'You may be able to ask now.'],
    hasRemedy: true,
    isPriced: true,
  },
];

test.each(CASES)(
  'the verdict says which one applies: $what',
  async ({ answers, says, short, status, hasRemedy = false, isPriced = false }) => {
    serveChecks();
    const result = page.elementLocator(await check({ filingDate: '2022-06-15', ...answers }));
    for (const line of [says, ...short]) await expect.element(verdict).toMatchTextContent(line);
    await expect.element(plan).toBeVisible();
    expect(result.element().querySelector('.plan-first')?.textContent).toBe(nextIn(verdict));
    // The page to carry to the clerk says the same.
    await expect.element(page.getBySelector('.plan-sheet')).toMatchTextContent(says);
    if (status !== undefined) await expect.element(result).toMatchTextContent(status);
    const text = result.element().textContent;
    expect(text.includes(RATE)).toBe(hasRemedy);
    const isFree = [says, ...short].some((line) => /the court does it on its own, free/iu.test(line));
    expect(page.getByRole('heading', { name: 'The court does this for free' })).toHaveLength(isFree ? 1 : 0);
    expect(PRICE.test(text)).toBe(isPriced);
    expect(text.includes('Nothing may be charged before the work is done (15 U.S.C. §\u00A01679b).')).toBe(
      isPriced,
    );
  },
);

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

  test('is followed by the list’s words, quoted with why the two differ', async () => {
    serveChecks();
    const result = await check({ state: 'FL', county: '' });
    await expect
      .element(page.elementLocator(result))
      .toMatchTextContent(
        /Other sites may tell you something elseYOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!Great news!.+Why: they name a waiting period for Florida\. We looked for the law behind it and found none\./u,
      );
    // No larger than the text around it, without its colour and its sign.
    const quoted = banner.getByText('YOU ARE ELIGIBLE').element();
    expect(Number.parseFloat(getComputedStyle(quoted).fontSize)).toBeLessThanOrEqual(16);
    expect(banner.element().querySelector('svg')).toBeNull();
    expect(getComputedStyle(banner.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test.each(['en', 'es'] as const)(
    'has its question, its next step and saving on the first screen of a phone in %s',
    async (language) => {
      // The longest texts and questions, found by measuring all states.
      for (const answers of [
        { state: 'IN', county: 'Marion County' },
        { state: 'CA', county: 'Los Angeles County', outcome: 'lost' },
        { state: 'NJ', county: 'Hudson County', outcome: 'settlement' },
        { state: 'TX', county: 'Tarrant County', outcome: 'won' },
        { state: 'MN', county: 'Lake of the Woods County', outcome: 'lost' },
      ] as const) {
        await newTab();
        setToday();
        serveChecks();
        await showCheck({ language });
        await page.viewport(390, 844);
        fillIn({ paymentStatus: 'paid', ...answers });
        await lawArrival();
        submit();
        await expect.element(verdict).toHaveAttribute('data-verdict', 'found');
        const shown = verdict.element();
        // A page has its header above.
        const most = 844 - 64;
        const top = box().top;
        const bottomOf = (each: Element) => each.getBoundingClientRect().bottom - top;
        for (const control of shown.querySelectorAll('.verdict-asks :is(input, button)'))
          expect(bottomOf(control), answers.state).toBeLessThanOrEqual(most);
        const [step] = shown.querySelectorAll('[data-deed]');
        if (step === undefined) throw new Error('There is no next step.');
        expect(bottomOf(step), answers.state).toBeLessThanOrEqual(most);
        for (const button of verdict.getByRole('button').elements())
          expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
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
  ] as const)(
    'comes folded, so that its page takes five and a half phone screens: $state $county',
    async (answers) => {
      // The page around it takes about 1,080 px, in Spanish 1,150.
      for (const [language, most] of [
        ['en', 5.5 * 844 - 1_080],
        ['es', 5.75 * 844 - 1_150],
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
        // Folds inside of these do not count.
        expect(result.querySelectorAll('.result details:not(details details)')).toHaveLength(5);
      }
    },
  );

  test.each(['', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch County'])(
    'fits a screen of 320 px with everything open, even with long texts: “%s”',
    async (county) => {
      serveChecks();
      const result = await showCheck();
      await page.viewport(320, 568);
      // Nobody serves the whole state, and its finder has no number.
      fillIn({ state: 'FL', county });
      submit();
      await expect.element(plan).toBeVisible();
      for (const fold of result.querySelectorAll('details')) fold.open = true;
      await expect.element(verdict).toMatchTextContent('211 helpline (United Way)');
      expect(overhanging()).toEqual([]);
    },
  );

  test('says the new answer in a page that the browser has translated', async () => {
    serveChecks();
    await check({ state: 'IN', county: 'Marion County', filingDate: '5/1/2019' });
    await expect.element(verdict).toHaveAttribute('data-verdict', 'found');
    await expect.element(verdict).toMatchTextContent('It may be, in one of two ways.');
    translate(document.body);
    await page.getByRole('textbox', { name: /When did the case end/u }).fill('August 2019');
    await page.getByRole('button', { name: /Update the answer/u }).click();
    await expect.element(verdict).toMatchTextContent('It may be, if you ask.');
    await expect.element(verdict).not.toMatchTextContent('one of two ways');
  });

  test('needs no colour: with forced ones its sign, its words and the edges of its buttons stay', async () => {
    serveChecks();
    await check({ state: 'IN', county: 'Marion County' });
    await expect.element(verdict).toHaveAttribute('data-verdict', 'found');
    await commands.emulateMedia({ forcedColors: 'active' });
    const shown = verdict.element();
    for (const pressed of shown.querySelectorAll('[data-deed], .verdict-steps a, .verdict-asks button')) {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(pressed);
      expect([Number.parseFloat(borderTopWidth) >= 1, borderTopStyle]).toEqual([true, 'solid']);
    }
    expect(shown.querySelector('.verdict-question svg')?.checkVisibility()).toBe(true);
    // The line below the answer, which has lost its tint.
    expect(getComputedStyle(shown.querySelector('.verdict-answer') ?? shown).borderBottomWidth).toBe('3px');
    await commands.emulateMedia({ forcedColors: 'none' });
  });

  test('identifies the partner with a link', async () => {
    serveChecks();
    await check({ state: 'AL', county: '' });
    await expect
      .element(banner.getByRole('link', { name: /Call the specialist/u }))
      .toHaveAttribute('href', 'tel:+18885550177');
    await expect.element(banner).toMatchTextContent('It is the line of our partner company.');
  });
});

test.each(['share', 'mail'] as const)(
  'is sent by %s without a name, with whom to call and the address of the state’s plan',
  async (way) => {
    const sent: string[] = [];
    const took = (text: string | undefined) => {
      sent.push(text ?? '');
      return Promise.resolve();
    };
    const share =
      way === 'share' ? ({ text }: ShareData) => took(text) : () => Promise.reject(new TypeError('no'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(took);
    // A page of a test must not be left for a mail program.
    window.addEventListener('beforeunload', (event) => {
      event.preventDefault();
    });
    serveChecks();
    await check({ fullName: 'Ana Unmistakable' });
    await expect.element(verdict).toHaveAttribute('data-verdict', 'found');
    await verdict.getByRole('button', { name: 'Send this answer' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatch(/Can it be sealed\? It should be/u);
    expect(sent[0]).toContain('(602) 258-3434, Community Legal Services (Arizona)');
    expect(sent[0]).toContain('/sealing-laws/arizona/');
    expect(sent[0]).not.toContain('Unmistakable');
    Reflect.deleteProperty(navigator, 'share');
  },
);

test('conditions carry yes, no or “we need to know” from the answers, and a tick only for yes', async () => {
  serveChecks();
  await check({ state: 'NJ', county: '', outcome: 'lost', paymentStatus: 'not-paid' });
  await unfoldPlan();
  const law = page.getBySelector('.law');
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
  await unfoldPlan();
  await expect.element(asking).toBeVisible();
  expect(steps).toHaveLength(0);
  await newTab();
  setToday();
  serveChecks();
  await check({ state: 'WI', county: '', outcome: 'lost', paymentStatus: 'paid' });
  await unfoldPlan();
  await expect.element(steps).toBeVisible();
  expect(asking).toHaveLength(0);
});

describe('a folded part', () => {
  test('is opened by a link to it', async () => {
    serveChecks();
    const result = await check();
    await expect.element(page.getBySelector('.law')).toBeInTheDocument();
    const step = result.querySelector('.result details:not([open]) li');
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

/** As Chrome translates: each text is put into elements of the browser's own. */
function translate(box: Element): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!/\S/u.test(text.data) || text.parentElement?.closest('script, style, textarea') != null) continue;
    const outer = document.createElement('span');
    const inner = document.createElement('span');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
