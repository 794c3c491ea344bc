import { expect, test, type Page } from '@playwright/test';

import { RENTAL_ISSUE_LABELS } from '#content/words/en/pages.ts';
import { RENTAL_ISSUES } from '#domain/places/landing-page.ts';
import { recordsOf } from '../support/admin-records.ts';
import { measureShifts } from '../support/page-watch.ts';
import { fillCheck, renter, submitCheck } from '../support/renter-form.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chosenIssue = (page: Page) => page.locator('[data-issue]');
const about = (page: Page) => page.locator('#about');

/** Scrolls to the check and waits until it is hydrated. */
async function wakeCheck(page: Page): Promise<void> {
  await page.locator('#checker-title').scrollIntoViewIfNeeded();
  await page.locator('form[data-check-form][data-ready]').waitFor();
}

test.describe('the landing page of a known city', () => {
  test('is about the largest place of that name and links to its page and namesakes', async ({ page }) => {
    await page.goto('/city/portland/');
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Portland, Oregon');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/state\/oregon\/portland\/$/);
    await expect(about(page)).toContainText('Portland is in Multnomah County');
    const link = (name: string) => about(page).getByRole('link', { name, exact: true });
    await expect(link('everything about Portland')).toHaveAttribute('href', '/state/oregon/portland/');
    await expect(link('the law in Oregon')).toHaveAttribute('href', '/state/oregon/#law');
    await expect(link('Portland, ME')).toHaveAttribute('href', '/state/maine/portland/');
  });

  test('shows national figures if there are none for the city', async ({ page }) => {
    for (const address of ['/city/portland/', '/city/portland/?state=ME']) {
      await page.goto(address);
      await expect(page.getByText('Figures for the whole country')).toBeVisible();
      const figures = page.locator('dl').filter({ hasText: 'approvals this week' });
      await expect(figures).toContainText('98%');
      await expect(figures).not.toContainText('Portland');
    }
  });

  test('leads to the check by its button and to the advice by its tiles', async ({ page }) => {
    await page.goto('/city/portland/');
    await page.getByRole('link', { name: 'Check Eligibility' }).click();
    await expect(page).toHaveURL('/city/portland/#checker');
    await expect(page.locator('[name=state]')).toHaveValue('OR');
    await expect(page.locator('[name=county]')).toHaveValue('Multnomah County');
    await expect(page.locator('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    const advice = page.locator('details:has(#previous-eviction)');
    await expect(advice).not.toHaveAttribute('open');
    await page.getByRole('link', { name: 'Apartments that accept evictions Portland, OR' }).click();
    await expect(advice).toHaveAttribute('open');
    await expect(advice).toBeInViewport();
  });
});

test.describe('the state in the address', () => {
  test('overrides the page’s own and leads to the namesake there', async ({ page }) => {
    await page.goto('/city/portland/?state=ME');
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Portland, Maine');
    await expect(page).toHaveTitle(/^Portland, ME \| /);
    const link = (name: string) => about(page).getByRole('link', { name, exact: true });
    await expect(link('everything about Portland')).toHaveAttribute('href', '/state/maine/portland/');
    await expect(link('the law in Maine')).toHaveAttribute('href', '/state/maine/#law');
    await expect(link('Portland, OR')).toHaveAttribute('href', '/state/oregon/portland/');
    await expect(link('Portland, ME')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Maine' }),
    ).toHaveAttribute('href', '/state/maine/');
    // Statements that apply only to Oregon are gone.
    await expect(page.getByText('Multnomah County')).toBeHidden();
  });

  test('leads to the state if the city has no page there', async ({ page }) => {
    await page.goto('/city/portland/?state=AL');
    await expect(title(page)).toContainText('Portland, Alabama');
    await expect(page.getByRole('link', { name: 'Second chance apartments Portland, AL' })).toHaveAttribute(
      'href',
      '/state/alabama/',
    );
    await expect(about(page).getByText('everything about')).toBeHidden();
  });

  for (const state of ['me', 'Maine', 'maine']) {
    test(`may be written ${state}`, async ({ page }) => {
      await page.goto(`/city/portland/?state=${state}`);
      await expect(title(page)).toContainText('Portland, Maine');
    });
  }
});

test.describe('a city that no list knows', () => {
  test('is shown by name in Texas and hidden from search engines', async ({ page }) => {
    const answer = await page.goto('/city/nowhere-at-all/');
    expect(answer?.status()).toBe(200);
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Nowhere At All, Texas');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.getByText('Figures for the whole country')).toBeVisible();
    await expect(about(page).getByRole('link', { name: 'the law in Texas' })).toBeVisible();
  });

  test('takes its state from the address', async ({ page }) => {
    await page.goto('/city/nowhere-at-all/?state=WY&issue=foreclosure');
    await expect(title(page)).toContainText('Nowhere At All, Wyoming');
    await expect(chosenIssue(page)).toContainText('Foreclosure in Nowhere At All');
    await wakeCheck(page);
    await expect(page.locator('[name=state]')).toHaveValue('WY');
  });
});

test.describe('the issue in the address', () => {
  test('is optional', async ({ page }) => {
    await page.goto('/city/houston/');
    await expect(page.locator('#issues details')).toHaveCount(RENTAL_ISSUES.length);
    await expect(chosenIssue(page)).toBeHidden();
  });

  for (const issue of RENTAL_ISSUES) {
    test(`${issue} has its own section and is named there once`, async ({ page }) => {
      await page.goto(`/city/houston/?state=TX&issue=${issue}`);
      const heading = chosenIssue(page).getByRole('heading', { level: 2 });
      await expect(heading).toHaveText(`${RENTAL_ISSUE_LABELS[issue]} in Houston`);
      await expect(chosenIssue(page).getByRole('listitem')).toHaveCount(3);
      await expect(page.locator('#issues details')).toHaveCount(RENTAL_ISSUES.length - 1);
      await expect(page.locator(`[id="${issue}"]`)).toHaveCount(1);
    });
  }
});

test.describe('what an address may not do', () => {
  const MARK = 'zqxj';
  const HOSTILE = [
    `<img src=x onerror=${MARK}()>`,
    `"><script>alert('${MARK}')</script>`,
    `javascript:alert('${MARK}')`,
    `${MARK}' onmouseover='alert(1)`,
    `TX<b>${MARK}</b>`,
    `constructor`,
    `__proto__`,
    `[data-own]*{}//${MARK}`,
    // Node takes no more than 16 kB of address and headers together.
    MARK.repeat(500),
  ];

  for (const path of ['/city/portland/', '/city/nowhere-at-all/'] as const) {
    test(`to ${path}: show or run what its query says`, async ({ page, context }) => {
      const ran: string[] = [];
      context.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
      context.on('weberror', (error) => ran.push(error.error().message));
      await page.goto(path, { waitUntil: 'networkidle' });
      const untouched = await title(page).textContent();
      // In parallel, because most of the time is spent waiting for the pages to become idle.
      await Promise.all(
        HOSTILE.map(async (value) => {
          const tab = await context.newPage();
          const query = new URLSearchParams({ state: value, issue: value, city: value, [value]: value });
          await tab.goto(`${path}?${query.toString()}`, { waitUntil: 'networkidle' });
          expect(await tab.content(), `the page repeats ${value.slice(0, 40)}`).not.toContain(MARK);
          await expect(title(tab)).toHaveText(untouched ?? '');
          await expect(chosenIssue(tab)).toBeHidden();
        }),
      );
      expect(ran).toEqual([]);
    });
  }

  test('show a city name with characters other than letters, digits and hyphens', async ({ page }) => {
    for (const slug of ['%3Cimg%20src=x%20onerror=zqxj()%3E', 'a/b/zqxj', `zqxj%00`, MARK.repeat(50)]) {
      await page.goto(`/city/${slug}/`, { waitUntil: 'networkidle' });
      await expect(title(page), slug.slice(0, 40)).toContainText('your city');
      expect(await page.locator('body').innerHTML()).not.toContain(MARK);
    }
  });
});

test('another city or state opens at the top of its page', async ({ page }) => {
  await page.goto('/city/portland/');
  for (const [name, address] of [
    ['Portland, ME', '/state/maine/portland/'],
    ['everything about Portland', '/state/oregon/portland/'],
  ] as const) {
    await page.goto('/city/portland/');
    const link = about(page).getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollBy({ top: 300, behavior: 'instant' });
    });
    await link.click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test.describe('the check on a landing page', () => {
  test('knows state and county and gives an answer', async ({ page, request }) => {
    await page.goto('/city/phoenix/');
    await wakeCheck(page);
    await expect(page.locator('[name=state]')).toHaveValue('AZ');
    await expect(page.locator('[name=county]')).toHaveValue('Maricopa County');
    const mine = renter();
    await fillCheck(page, mine);
    await submitCheck(page);
    await expect(
      page.getByRole('heading', { name: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!' }),
    ).toBeFocused();
    await expect.poll(async () => (await recordsOf(request, mine.email)).length).toBe(1);
  });

  test('knows the state in the address, and no county of another', async ({ page }) => {
    await page.goto('/city/portland/?state=ME');
    await wakeCheck(page);
    await expect(page.locator('[name=state]')).toHaveValue('ME');
    await expect(page.locator('[name=county]')).toHaveValue('');
  });

  test('moves nothing below it when it is hydrated in view', async ({ page }) => {
    const shifts = await measureShifts(page);
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/_astro/LandingCheck.*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/city/houston/');
    // Scrolled so that the browser keeps the top of the check in place, not the footer.
    await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? NaN;
      scrollBy({ top: footer - innerHeight + 10, behavior: 'instant' });
    });
    await expect(page.locator('footer')).toBeInViewport();
    scripts.resolve(undefined);
    await page.locator('form[data-check-form][data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual({ sum: 0, moved: [] });
  });

  test('has as much space reserved as its form needs, and little more, at every width', async ({ page }) => {
    // The state with the longest name, which is in two links of the form.
    await page.goto('/city/washington/?state=DC');
    await wakeCheck(page);
    const box = page.locator('.landing-check');
    for (let width = 320; width <= 1440; width += 10) {
      await page.setViewportSize({ width, height: 720 });
      const { reserved, needed } = await box.evaluate((element) => ({
        reserved: Number.parseFloat(getComputedStyle(element).minHeight),
        needed: element.firstElementChild?.getBoundingClientRect().height ?? NaN,
      }));
      expect.soft(reserved, `at ${width} px`).toBeGreaterThanOrEqual(needed);
      expect.soft(reserved - needed, `empty space at ${width} px`).toBeLessThan(250);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an unknown city is readable and leads to the check and to all places', async ({
    page,
  }) => {
    await page.goto('/city/nowhere-at-all/');
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in your city');
    await expect(page.getByRole('link', { name: 'Open the check on its own page' })).toHaveAttribute(
      'href',
      '/eligibility-check/',
    );
    await expect(page.getByRole('link', { name: 'See all cities with a page of their own' })).toHaveAttribute(
      'href',
      '/locations/',
    );
    await expect(page.getByText('The check loads here.')).toBeHidden();
    await page.locator('details:has(#foreclosure) summary').click();
    await expect(page.locator('#foreclosure')).toContainText('Losing a house says nothing about rent');
  });
});
