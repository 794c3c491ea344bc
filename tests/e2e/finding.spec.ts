import { expect, type Page, test } from '@playwright/test';

import { violations } from '../support/accessibility.ts';
import { overhanging } from '../support/page-width.ts';
import { inShort, PLAN_TODAY, planFor } from '../support/plan-page.ts';
import {
  check,
  fillCheck,
  openCheck,
  renter,
  type RenterAnswers,
  submitCheck,
} from '../support/renter-form.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(PLAN_TODAY);
});

const banner = (page: Page) => page.locator('[data-banner]');
const PRICE = /\$995/u;
/** Our partner's figure. */
const RATE = '98%';

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
    what: 'eligible in Rhode Island after a win, which the law does not cover',
    answers: { state: 'RI', county: '', outcome: 'won' },
    says: 'Our list of waiting periods says yes. The law we found in Rhode Island does not cover a case that ended like yours.',
    short: ['Not that we know of.'],
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
    status: 'Record Sealing Available (our list says so; we could not confirm it)',
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

for (const { what, answers, says, short, status, hasPath = false, isPriced = false } of CASES) {
  test(`${what}: the banner says which one applies`, async ({ page }) => {
    await planFor(page, { filingDate: '2022-06-15', ...answers });
    await expect(banner(page)).toContainText(says);
    for (const line of short) await expect(inShort(page)).toContainText(line);
    // The page to carry to the clerk says the same.
    await expect(page.locator('.plan-sheet')).toContainText(says);
    const result = page.locator('#eligibility-checker');
    if (status !== undefined) await expect(result).toContainText(status);
    if (hasPath) await expect(result).toContainText(RATE);
    else await expect(result).not.toContainText(RATE);
    const isFree = [says, ...short].some((line) => /the court does it on its own, free/iu.test(line));
    await expect(result.getByRole('heading', { name: 'The court does this for free' })).toHaveCount(
      isFree ? 1 : 0,
    );
    if (isPriced) {
      await expect(result).toContainText(PRICE);
      await expect(result).toContainText(
        'Nothing may be charged before the work is done (15 U.S.C. § 1679b).',
      );
    } else await expect(result).not.toContainText(PRICE);
  });
}

test.describe('the answer', () => {
  test('is announced with its finding, which is as large as the rest', async ({ page }) => {
    await check(page, renter({ state: 'FL', county: '' }));
    const heading = page.getByRole('heading', { name: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(
      /Great news![^]*We looked for a law in Florida[^]*legal aid has looked\./u,
    );
    const sizes = await banner(page)
      .locator('p')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).fontSize));
    expect(new Set(sizes).size).toBe(1);
  });

  test('and the three short answers take at most two phone screens @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The longest banner, with the state's own explanation in it.
    await planFor(page, { state: 'AL', county: '', outcome: 'won' });
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const short = await inShort(page).boundingBox();
    expect((short?.y ?? 0) + (short?.height ?? 0) - top).toBeLessThan(2 * 844 - 65);
  });

  test('comes with a folded result of at most nine phone screens @desktop', async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    // The longest result of each kind, found by measuring all states.
    for (const answers of [
      { state: 'NH', county: 'Hillsborough County', outcome: 'lost', paymentStatus: 'paid' },
      { state: 'MN', county: 'Lake of the Woods County', outcome: 'lost', paymentStatus: 'not-paid' },
      { state: 'MN', county: '', outcome: 'settlement', paymentStatus: 'partial' },
      { state: 'OR', county: 'Hood River County', outcome: 'settlement', paymentStatus: 'partial' },
      { state: 'IL', county: 'Rock Island County', outcome: 'settlement', paymentStatus: 'partial' },
      { state: 'MA', county: '', outcome: 'lost', paymentStatus: 'paid' },
      { state: 'NV', county: 'Clark County' },
      { state: 'CA', county: 'Los Angeles County', outcome: 'settlement', paymentStatus: 'partial' },
      { state: 'FL', county: 'Miami-Dade County' },
    ] as const) {
      await check(page, renter(answers));
      await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Close: / }).click();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, answers.state).toBeLessThanOrEqual(7_600);
    }
  });

  test('fits a screen of 320 px with everything open, even with long texts @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const county of ['', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch County']) {
      // The first contact there has an address but no phone number.
      await planFor(page, { state: 'FL', county });
      await page.locator('#eligibility-checker details').evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      await expect(inShort(page)).toContainText('Ask first');
      expect(await overhanging(page), county).toEqual([]);
    }
  });

  test('is never covered by a notification @desktop', async ({ page }) => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await check(page, renter({ state: 'FL', county: '' }));
      const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
      await expect(notice).toBeAttached();
      const answer = await banner(page).boundingBox();
      const told = await notice.boundingBox();
      expect(told?.y ?? 0, `${size.width} px`).toBeGreaterThanOrEqual(
        (answer?.y ?? 0) + (answer?.height ?? 0),
      );
    }
  });

  test('keeps the focused element clear of a notification @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Otherwise the page scrolls smoothly to the focused element.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/api/submissions', (route) => route.abort());
    await check(page, renter({ state: 'FL', county: '' }));
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(notice).toContainText('Submission Error');
    const covered: string[] = [];
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      // The page scrolls with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const edge = (await notice.boundingBox())?.y ?? 0;
      const focused = page.locator(':focus:not([data-toast] *)');
      if ((await focused.count()) === 0) continue;
      const box = await focused.boundingBox();
      if (box !== null && box.y + box.height > edge) covered.push((await focused.textContent()) ?? '');
    }
    expect(covered).toEqual([]);
  });

  test('identifies the partner with a link', async ({ page }) => {
    await check(page, renter({ state: 'AL', county: '' }));
    const call = banner(page).getByRole('link', { name: /Call the specialist/u });
    await expect(call).toHaveAttribute('href', 'tel:+18885550177');
    await expect(banner(page)).toContainText('It is the line of our partner company.');
  });

  test('passes axe', async ({ page }) => {
    await planFor(page, { state: 'CT', county: '' });
    expect(await violations(page, '#eligibility-checker')).toEqual([]);
  });
});

test.describe('a folded part', () => {
  test('is opened by a link to it', async ({ page }) => {
    await check(page, renter());
    const folds = page.locator('#eligibility-checker details:not([open])');
    await expect(folds.filter({ hasText: 'Filing Information' })).toHaveCount(1);
    await page.evaluate(() => {
      const [step] = [...document.querySelectorAll('#eligibility-checker details li')];
      if (step !== undefined) step.id = 'a-step';
      location.hash = '#a-step';
    });
    await expect(page.locator('#a-step')).toBeVisible();
  });

  test('is open on paper and unchanged on screen afterwards', async ({ page }) => {
    await page.route(/RentersPlan.*\.js$/u, (route) => route.abort());
    await check(page, renter());
    const step = page.locator('#eligibility-checker details li').first();
    await expect(step).toBeAttached();
    await expect(step).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(step).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(step).toBeHidden();
  });

  test('says what sealing does not do if the law does less', async ({ page }) => {
    await check(page, renter({ state: 'ME', county: '' }));
    await page.locator('#good-to-know').evaluate((part) => {
      for (const fold of part.querySelectorAll('details')) fold.open = true;
    });
    await expect(
      page.getByText('The case comes off the court’s website, and the file stays open'),
    ).toBeVisible();
    await expect(page.getByText('A sealed case is hidden from the public court record.')).toBeHidden();
  });
});

test.describe('when something fails to load @desktop', () => {
  test('the banner says without the law whose answer it is, and the finding can be requested', async ({
    page,
  }) => {
    let isAway = true;
    let asked = 0;
    await page.route('**/data/sealing-law/*.json', (route) => {
      asked += 1;
      return isAway ? route.abort() : route.continue();
    });
    await openCheck(page);
    const failed = page.waitForEvent('requestfailed', (sent) => sent.url().includes('/data/sealing-law/'));
    await fillCheck(page, renter({ state: 'FL', county: '' }));
    await failed;
    await submitCheck(page);
    // Once when the state is chosen and again with the result.
    await expect.poll(() => asked).toBe(2);
    await expect(banner(page)).toContainText(
      'This answer follows our list of waiting periods. We could not load what we found about the law in Florida.',
    );
    await expect(page.locator('#eligibility-checker')).not.toContainText(PRICE);
    isAway = false;
    await banner(page).getByRole('button', { name: 'Load it again' }).click();
    await expect(banner(page)).toContainText('We looked for a law in Florida');
  });

  test('a law that arrives late does not move what is on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/data/sealing-law/*.json', async (route) => {
      await arrived;
      await route.continue();
    });
    await check(page, renter({ state: 'FL', county: '' }));
    await expect(banner(page)).toContainText('One moment');
    const before = (await banner(page).boundingBox())?.height;
    arrive();
    await expect(banner(page)).toContainText('We looked for a law in Florida');
    expect((await banner(page).boundingBox())?.height).toBe(before);
  });

  test('the finding is shown without the plan', async ({ page }) => {
    await page.route(/RentersPlan.*\.js$/u, (route) => route.abort());
    await check(page, renter({ state: 'FL', county: '' }));
    await expect(banner(page)).toContainText('We looked for a law in Florida');
    await expect(page.getByText('We could not load your plan.')).toBeVisible();
  });

  test('a server error is not blamed on the connection, and its notification goes once it is fixed', async ({
    page,
  }) => {
    await page.clock.install();
    let isBroken = true;
    await page.route('**/api/submissions', (route) =>
      isBroken ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await check(page, renter());
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return notices.textContent();
      })
      .toContain('Submission Error');
    await expect(page.getByText('The problem is on our side, not with your connection.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try saving again' }).click();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expect(notices).not.toContainText('Submission Error');
  });
});
