import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import {
  banner,
  check,
  fillIn,
  LOST_IN_MAINE,
  type RenterAnswers,
  saved,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
} from '../../../tests/component/check.tsx';
import { overhanging, violations } from '../../../tests/component/island.tsx';
import { lost, passedOn, serve } from '../../../tests/component/server.ts';

const PRICE = /\$995/u;
/** Our partner's figure. */
const RATE = '98%';

const inShort = page.getByRole('region', { name: 'In short' });
const plan = page.getByRole('heading', { name: 'Your plan', exact: true });
const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const box = () => banner.element().getBoundingClientRect();

beforeEach(() => {
  setToday();
});

/**
 * Cases about rent, filed on 15 June 2022, whose answer and law contradict each other or that would be shown a price
 * for nothing.
 */
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
    short: ['We found no law here that seals it.', 'Legal Services of Greater Miami'],
    status: 'Record Sealing Available (our list says so; we could not confirm it)',
  },
  {
    what: 'eligible in Rhode Island after a win, which the law does not name',
    answers: { state: 'RI', county: '', outcome: 'won' },
    says: 'We could not confirm if the law in Rhode Island covers a case that ended like yours (November 2026).',
    short: ['We don’t know.'],
  },
  {
    what: 'eligible for sealing in Connecticut, where the case leaves the website',
    answers: { state: 'CT', county: '', outcome: 'won' },
    says: 'Here the case can come off the court’s website. It is not sealed.',
    short: ['No. It comes off the court’s website.'],
    status: 'Record Sealing Available (our list says so; the law we found does not seal the file)',
  },
  {
    what: 'eligible for sealing in Washington, where a judge can limit use',
    answers: { state: 'WA', county: '' },
    says: 'Here a law lets a judge limit how the case may be used. You have to ask. It is not sealed.',
    short: ['No. The file stays open, but a judge can limit its use.', 'Then file with the court.'],
  },
  {
    what: 'eligible for sealing in Pennsylvania, where one city limits use',
    answers: { state: 'PA', county: '' },
    says: 'A law we found may limit how the case may be used. That depends on which court had your case. It is not sealed.',
    short: ['No. The file stays open. A law may limit its use.'],
  },
  {
    what: 'sealing available in Texas, where only a narrow law was found',
    answers: { state: 'TX', county: 'Harris County' },
    says: 'We found only a narrow law in Texas. If it fits depends on the day of the judge’s order.',
    short: ['It may be. That depends on the day of the judge’s order.'],
    status: 'Record Sealing Available (our list says so; we found only a narrow rule)',
  },
  {
    what: 'a dismissed case in Arizona, where the court acts by itself',
    answers: {},
    says: 'A law we found says the court does it on its own, free. Ask the clerk before you pay anyone.',
    short: ['It should be. The court does it on its own, free.', 'Community Legal Services (Arizona)'],
    hasPath: true,
  },
  {
    what: 'a new law in Kansas that nobody here has read',
    answers: { state: 'KS', county: '' },
    says: 'There is a new law in Kansas since July 1, 2026. We have not read its text.',
    short: ['We don’t know.', 'Ask the clerk or legal aid about 2026 Substitute for House Bill 2357.'],
  },
  {
    what: 'refused in Indiana, where a path opens after seven years',
    answers: { state: 'IN', county: '', outcome: 'lost' },
    says: 'Our list of waiting periods says no. A law we found may open a path, no earlier than June 15, 2029.',
    short: ['No earlier than June 15, 2029.'],
    hasPath: true,
  },
  {
    what: 'refused in Minnesota, where the court acts by itself',
    answers: { state: 'MN', county: '', outcome: 'lost', paymentStatus: 'not-paid' },
    says: 'Our list of waiting periods says no. A law we found says the court does it on its own, free.',
    // Free help with a number comes before free help without one.
    short: ['It may be. That depends on the day the case ended.', 'HOME Line'],
    hasPath: true,
  },
  {
    what: 'no law on the list in North Dakota, where one was found',
    answers: { state: 'ND', county: '' },
    says: 'Our list of waiting periods says no. The law we found in North Dakota does not cover a case that ended like yours.',
    short: ['Not that we know of.'],
  },
  {
    what: 'a paid judgment in Massachusetts, which the renter can ask the court to seal',
    answers: { state: 'MA', county: '', outcome: 'lost', paymentStatus: 'paid' },
    says: 'A law we found may open a path now. You have to ask the court. Only the court decides.',
    short: ['It may be. You ask the court.', 'It may be open now.'],
    hasPath: true,
    isPriced: true,
  },
];

test.each(CASES)(
  'the banner says which one applies: $what',
  async ({ answers, says, short, status, hasPath = false, isPriced = false }) => {
    serveChecks();
    const result = page.elementLocator(await check({ filingDate: '2022-06-15', ...answers }));
    await expect.element(banner).toMatchTextContent(says);
    for (const line of short) await expect.element(inShort).toMatchTextContent(line);
    await expect.element(plan).toBeVisible();
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

describe('the answer', () => {
  test('is announced with its finding, which is as large as the rest', async () => {
    serveChecks();
    await check({ state: 'FL', county: '' });
    await expect.element(banner).toMatchTextContent('We looked for a law in Florida');
    const heading = page.getByRole('heading', { name: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!' });
    await expect.element(heading).toHaveFocus();
    await expect
      .element(heading)
      .toHaveAccessibleDescription(
        /Great news![^]*We looked for a law in Florida[^]*legal aid has looked\./u,
      );
    const lines = banner.element().querySelectorAll('p');
    expect(new Set([...lines].map((line) => getComputedStyle(line).fontSize)).size).toBe(1);
  });

  test('and the three short answers take at most two phone screens', async () => {
    serveChecks();
    await showCheck();
    await page.viewport(390, 844);
    // The longest banner, with the state's own explanation in it.
    fillIn({ state: 'AL', county: '', outcome: 'won' });
    submit();
    await expect.element(inShort).toBeVisible();
    expect(inShort.element().getBoundingClientRect().bottom - box().top).toBeLessThan(2 * 844 - 65);
  });

  // The longest result of each kind, found by measuring all states.
  test.each([
    { state: 'NH', county: 'Hillsborough County', outcome: 'lost', paymentStatus: 'paid' },
    { state: 'MN', county: 'Lake of the Woods County', outcome: 'lost', paymentStatus: 'not-paid' },
    { state: 'MN', county: '', outcome: 'settlement', paymentStatus: 'partial' },
    { state: 'OR', county: 'Hood River County', outcome: 'settlement', paymentStatus: 'partial' },
    { state: 'CA', county: 'Los Angeles County', outcome: 'settlement', paymentStatus: 'partial' },
  ] as const)('comes folded, in at most eight phone screens: $state $county', async (answers) => {
    serveChecks();
    const result = await showCheck();
    await page.viewport(390, 844);
    fillIn(answers);
    submit();
    await expect.element(plan).toBeVisible();
    expect(result.scrollHeight).toBeLessThanOrEqual(8 * 844);
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
      await expect.element(inShort).toMatchTextContent('Ask first');
      expect(overhanging()).toEqual([]);
    },
  );

  test('keeps the focused element clear of a toast', async () => {
    // Otherwise the page scrolls smoothly to the focused element.
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    serve({ [SUBMISSIONS]: () => new Response('refused', { status: 403 }) });
    await showCheck();
    await page.viewport(360, 740);
    fillIn({ state: 'FL', county: '' });
    submit();
    await expect.element(toast).toMatchTextContent('Submission Error');
    const covered: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await userEvent.keyboard('{Tab}');
      // The page scrolls with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const focused = document.querySelector(':focus:not([data-toast] *, body)');
      const edge = toast.element().getBoundingClientRect().top;
      if (focused !== null && focused.getBoundingClientRect().bottom > edge) covered.push(focused.outerHTML);
    }
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    expect(covered).toEqual([]);
  });

  test('identifies the partner with a link', async () => {
    serveChecks();
    await check({ state: 'AL', county: '' });
    await expect
      .element(banner.getByRole('link', { name: /Call the specialist/u }))
      .toHaveAttribute('href', 'tel:+18885550177');
    await expect.element(banner).toMatchTextContent('It is the line of our partner company.');
  });

  test.each([
    ['to an eligible case', 'phone', {}],
    ['to a case to review', 'desktop', { outcome: 'settlement', paymentStatus: 'partial' }],
    ['in a state without a law', 'phone', { state: 'AL', county: '' }],
    ['in a state whose website shows less', 'phone', { state: 'CT', county: '' }],
    ['in a state whose website shows less', 'desktop', { state: 'CT', county: '' }],
  ] as const)('%s passes axe on a %s', async (_, screen, answers) => {
    serveChecks();
    const result = await check(answers, { screen });
    await expect.element(plan).toBeVisible();
    for (const fold of result.querySelectorAll('details')) fold.open = true;
    expect(await violations(result)).toEqual([]);
  });
});

test('a checklist is shown only with a law that was confirmed for the case', async () => {
  serveChecks();
  const steps = page.getByText('How to Seal Your Eviction Record');
  const asking = page.getByText('If you still want to ask a judge');
  await check({ state: 'WI', county: '', outcome: 'won' });
  await expect.element(asking).toBeVisible();
  expect(steps).toHaveLength(0);
  await cleanup();
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

  test('is open on paper and unchanged on screen afterwards', async () => {
    serveChecks();
    const result = await check();
    await expect.element(plan).toBeVisible();
    const step = page.elementLocator(result.querySelector('details li') ?? result);
    await expect.element(step).not.toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    await expect.element(step).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await expect.element(step).not.toBeVisible();
  });

  test('around the result learns what the law does, and is folded on phones meanwhile', async () => {
    serveChecks();
    const around = document.createElement('details');
    around.open = true;
    around.dataset.foldUnderResult = '';
    document.body.append(around);
    await check({ ...LOST_IN_MAINE, outcome: 'dismissed' }, { screen: 'phone' });
    await expect.element(inShort).toBeVisible();
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

  test('leaves a banner that says whose answer it is, and can be requested again', async () => {
    let isAway = true;
    serve({ [SUBMISSIONS]: saved, [LAW]: (request, passOn) => (isAway ? lost : passedOn)(request, passOn) });
    const result = await check({ state: 'FL', county: '' });
    await expect
      .element(banner)
      .toMatchTextContent(
        'This answer follows our list of waiting periods. We could not load what we found about the law in Florida.',
      );
    expect(result.textContent).not.toMatch(PRICE);
    isAway = false;
    await banner.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(banner).toMatchTextContent('We looked for a law in Florida');
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
    await expect.element(banner).toMatchTextContent('One moment');
    const before = box().height;
    arrive();
    await expect.element(banner).toMatchTextContent('We looked for a law in Florida');
    expect(box().height).toBe(before);
  });
});
