import { expect, type Page } from 'playwright/test';

import { RENTAL_ISSUE_LABELS } from '#content/words/en/pages.ts';
import { recordsOf } from '../support/admin-records.ts';
import { measureShifts } from '../support/page-watch.ts';
import { unfoldPlan } from '../support/plan-page.ts';
import { test } from '../support/policy-test.ts';
import { fillCheck, renter, submitCheck } from '../support/renter-form.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chosenIssue = (page: Page) => page.locator('[data-issue]');
const sealing = (page: Page) => page.getByRole('link', { name: 'Eviction sealing in your city' });

/** Scrolls to the check and waits until it is hydrated. */
async function wakeCheck(page: Page): Promise<void> {
  await page.locator('#checker-title').scrollIntoViewIfNeeded();
  await page.locator('form[data-check-form][data-ready]').waitFor();
}

test('a landing page leads to the check by its button, which answers with a styled plan, and to the advice by its tiles', async ({
  page,
  request,
}) => {
  await page.goto('/city/phoenix/');
  await page.getByRole('link', { name: 'Check Eligibility' }).click();
  await expect(page).toHaveURL('/city/phoenix/#checker');
  await wakeCheck(page);
  await expect(page.locator('[name=state]')).toHaveValue('AZ');
  await expect(page.locator('[name=county]')).toHaveValue('Maricopa County');
  const mine = renter();
  await fillCheck(page, mine);
  await submitCheck(page);
  await expect(
    page.locator('[data-banner]').filter({ hasText: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!' }),
  ).toBeVisible();
  await expect.poll(async () => (await recordsOf(request, mine.email)).length).toBe(1);
  await unfoldPlan(page);
  await expect(page.locator('.plan')).toHaveCSS('display', 'grid');
  const box = page.locator('.plan .plan-cautions').first();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(box).not.toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.getByRole('link', { name: 'Bad credit rentals Phoenix, AZ' }).click();
  await expect(page).toHaveURL('/city/#bad-credit');
  const advice = page.locator('details:has(#bad-credit)');
  await expect(advice).toHaveAttribute('open');
  await expect(advice).toBeInViewport();
  await expect(page.getByText('We do not know this place.')).toBeHidden();
});

test.describe('the state in the address', () => {
  test('overrides the page’s own and leads to the namesake there', async ({ page }) => {
    await page.goto('/city/portland/?state=ME');
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Portland, Maine');
    await expect(page).toHaveTitle(/^Rent in Portland, ME with/u);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /rent in Portland, ME,/u);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/state\/maine\/portland\/$/u);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link('everything about Portland')).toHaveAttribute('href', '/state/maine/portland/');
    await expect(link('Apartments that accept evictions Portland, ME')).toHaveAttribute(
      'href',
      '/state/maine/portland/#apply',
    );
    await expect(link('Eviction sealing Portland, ME')).toHaveAttribute('href', '/state/maine/#law');
    await expect(link('Portland, OR')).toHaveAttribute('href', '/state/oregon/portland/');
    await expect(link('Portland, ME')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Maine' }),
    ).toHaveAttribute('href', '/state/maine/');
    // Statements that apply only to Oregon are gone.
    await expect(page.getByText('Multnomah County')).toBeHidden();
    await expect(page.getByText('Figures for the whole country')).toBeVisible();
    await wakeCheck(page);
    await expect(page.locator('[name=state]')).toHaveValue('ME');
    await expect(page.locator('[name=county]')).toHaveValue('');
  });

  test('is only named, in Spanish too, if it has no such city: nothing is shown that does not exist', async ({
    page,
  }) => {
    await page.goto('/city/tempe/?state=KS');
    await expect(
      page.getByText('We know no Tempe in Kansas. This page is about Tempe, Arizona.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'All about renting in Kansas' })).toHaveAttribute(
      'href',
      '/state/kansas/',
    );
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Tempe, Arizona');
    await expect(page).toHaveTitle(/Tempe, AZ/u);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kansas en español', exact: true }).click();
    await expect(page).toHaveURL('/es/state/kansas/?state=KS');
  });
});

test('a city that no list knows is said to be unknown, in no state but that of the address', async ({
  page,
}) => {
  const answer = await page.goto('/city/call-800-555-0199-now-for-your-refund/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('We do not know this place. Check the spelling')).toBeVisible();
  await expect(title(page)).toHaveText('Rent after an eviction or bad credit in your city');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  expect(await page.locator('body').innerText()).not.toMatch(/555.0199|refund/iu);
  await expect(page).not.toHaveTitle(/refund/iu);
  await expect(sealing(page)).toHaveAttribute('href', '/locations/');
  await wakeCheck(page);
  await expect(page.locator('form[data-check-form] [name=state]')).toHaveValue('');

  await page.goto('/city/nowhere-town/');
  await expect(page.getByText('We do not know Nowhere Town.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Which state is it in?' }).selectOption('Wyoming');
  await page.getByRole('button', { name: 'Show its law' }).click();
  await expect(page.getByText('We have no page for Nowhere Town yet. Here is Wyoming:')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Which state is it in?' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'its law' })).toHaveAttribute('href', '/state/wyoming/#law');

  await page.goto('/city/nowhere-at-all/?state=WY&issue=foreclosure');
  await expect(title(page)).toHaveText('Rent after a foreclosure in Nowhere At All, Wyoming');
  await wakeCheck(page);
  await expect(page.locator('form[data-check-form] [name=state]')).toHaveValue('WY');
});

test('a town without a page is placed by its counties, and its state is not asked for', async ({ page }) => {
  await page.goto('/city/katy/');
  await expect(page.getByText('We have no page for Katy yet.')).toBeVisible();
  await expect(
    page.getByRole('link', {
      name: 'Katy is in Harris County, Fort Bend County, and Waller County; nearest page: Houston',
    }),
  ).toHaveAttribute('href', '/state/texas/houston/');
  await expect(title(page)).toHaveText('Rent after an eviction or bad credit in Katy, Texas');
  await expect(page.getByRole('combobox', { name: 'Which state is it in?' })).toBeHidden();
});

test('a misspelled city leads to the nearest names, and another spelling to its page', async ({ page }) => {
  await page.goto('/city/pheonix/');
  await page.getByRole('link', { name: 'Phoenix, AZ', exact: true }).click();
  await expect(page).toHaveURL('/state/arizona/phoenix/');
  await page.goto('/city/ft-wayne/?issue=bankruptcy');
  await expect(page).toHaveURL('/city/fort-wayne/?issue=bankruptcy');
  await expect(title(page)).toHaveText('Rent after a bankruptcy in Fort Wayne, Indiana');
});

test('the issue in the address has its own section', async ({ page }) => {
  await page.goto('/city/houston/?state=TX&issue=criminal-record');
  const heading = chosenIssue(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(`${RENTAL_ISSUE_LABELS['criminal-record']} in Houston`);
  await expect(chosenIssue(page).getByRole('listitem')).toHaveCount(3);
  await expect(title(page)).toHaveText('Rent with a criminal record in Houston, Texas');
});

test.describe('what an address may not do', () => {
  const MARK = 'zqxj';
  const HOSTILE = `"><script>alert('${MARK}')</script><img src=x onerror=${MARK}()>`;

  test('show or run what its query says', async ({ page }) => {
    for (const path of ['/city/portland/', '/city/nowhere-at-all/'] as const) {
      const ran: string[] = [];
      page.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('pageerror', ({ message }) => ran.push(message));
      // Not before its script has read the address.
      await page.goto(path, { waitUntil: 'networkidle' });
      const untouched = await title(page).textContent();
      const query = new URLSearchParams({
        state: HOSTILE,
        issue: HOSTILE,
        city: HOSTILE,
        [HOSTILE]: HOSTILE,
      });
      await page.goto(`${path}?${query.toString()}`, { waitUntil: 'networkidle' });
      expect(await page.content()).not.toContain(MARK);
      await expect(title(page)).toHaveText(untouched ?? '');
      await expect(chosenIssue(page)).toBeHidden();
      expect(ran).toEqual([]);
    }
  });
});

test('the check on a landing page moves nothing below it when it is hydrated in view', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an unknown city is readable and leads to the check and to all places', async ({
    page,
  }) => {
    await page.goto('/city/nowhere-at-all/');
    await expect(title(page)).toHaveText('Rent after an eviction or bad credit in your city');
    await expect(page.getByText('We do not know this place.')).toBeVisible();
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
