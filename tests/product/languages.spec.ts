import { expect, type Page } from 'playwright/test';

import privacy from '#content/words/en/privacy.json' with { type: 'json' };
import { ELIGIBILITY_CHECK_COPY as SPANISH_COPY } from '#content/words/es/check.ts';
import { recordsOf } from '../support/admin-records.ts';
import { takeTime } from '../support/fill-time.ts';
import { watch } from '../support/page-watch.ts';
import { test } from '../support/policy-test.ts';
import { fillCheck, openCheck, renter, submitCheck } from '../support/renter-form.ts';
import { CONTACT_FORM, fillForm, formOn, openForm } from '../support/reply-form.ts';

const switchTo = (name: string) => ({ name, exact: true }) as const;

/** Waits until the check is hydrated. */
const hydrated = (page: Page) =>
  page.locator('form[data-check-form][data-ready]').waitFor({ state: 'attached' });

/** Follows the link to the other language in the strip, which is on the screen at the top of a page only. */
async function switchLanguage(page: Page, name: 'English' | 'Español'): Promise<void> {
  // The header's script adds query and anchor to the link; before it has run, the link leads to the plain page.
  await page.waitForLoadState('load');
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.getByRole('link', switchTo(name)).first().click();
}

/** Scrolls near a part of a page and waits until its island is hydrated. */
async function wake(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]):has(${selector})`).waitFor();
}

test('a link leads to the same place of the same page in the other language, and back', async ({ page }) => {
  // While the page scrolls smoothly to its anchor, the link moves away from the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sealing-laws/?from=flyer#oregon');
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/sealing-laws/?from=flyer#oregon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await switchLanguage(page, 'English');
  await expect(page).toHaveURL('/sealing-laws/?from=flyer#oregon');
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  const offer = 'Esta página también está en español.';

  test('is offered the Spanish page without a redirect', async ({ page }) => {
    await page.goto('/faq/#is-it-a-scam');
    await expect(page).toHaveURL('/faq/#is-it-a-scam');
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('link', { name: 'Leerla en español' }).click();
    await expect(page).toHaveURL('/es/faq/#is-it-a-scam');
    await expect(page.getByText('This page is also in English.')).toBeHidden();
  });

  test('is offered the place’s page by a landing page, which is English only, and nothing again once it declined', async ({
    page,
  }) => {
    await page.goto('/city/tempe/');
    const line = page.getByRole('complementary', { name: 'Idioma' });
    await expect(line).toContainText('Esta página está solo en inglés.');
    await expect(line.getByRole('link', { name: 'Tempe en español' })).toHaveAttribute(
      'href',
      '/es/state/arizona/tempe/',
    );
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expect(line).toBeHidden();
    await page.goto('/faq/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(offer)).toBeHidden();
  });
});

test('the choice of a language is remembered', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByText('Esta página también está en español.')).toBeHidden();
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/about/');
  await page.goto('/terms/');
  await expect(page.getByText('Esta página también está en español.')).toBeVisible();
});

test.describe('text typed before a switch of language', () => {
  test(`is kept in the contact form, and on the way back: ${privacy.sections.browser.paragraphs.language}`, async ({
    page,
  }) => {
    const answers = CONTACT_FORM.answers();
    const expectThere = async () => {
      await wake(page, `form[action="${CONTACT_FORM.action}"]`);
      for (const [name, value] of Object.entries(answers))
        await expect(formOn(page, CONTACT_FORM).locator(`[name=${name}]`)).toHaveValue(value);
    };
    await openForm(page, CONTACT_FORM);
    await fillForm(page, CONTACT_FORM, answers);
    await switchLanguage(page, 'Español');
    await expect(page).toHaveURL('/es/contact/');
    await expectThere();
    await switchLanguage(page, 'English');
    await expect(page).toHaveURL(CONTACT_FORM.page);
    await expectThere();
    const left = await page.evaluate((key) => sessionStorage.getItem(key), `typed:${CONTACT_FORM.action}`);
    expect(left).toBeNull();
  });

  test('is kept in the check, which is answered and saved in Spanish; its case stays on the way back', async ({
    page,
    request,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    const mine = renter({
      fullName: 'María José Núñez Peña de la Cruz',
      county: 'Pima County',
      details: 'We settled in the hallway.',
    });
    await openCheck(page, '/eligibility-check/?from=flyer#state=AZ');
    await fillCheck(page, mine);
    await switchLanguage(page, 'Español');
    await expect(page).toHaveURL('/es/eligibility-check/?from=flyer#state=AZ');
    await hydrated(page);
    for (const name of ['fullName', 'email', 'phone', 'state', 'county', 'filingDate', 'details'] as const)
      await expect(page.locator(`form[data-check-form] [name=${name}]`)).toHaveValue(mine[name]);
    await expect(page.locator('[name=outcome]:checked')).toHaveValue(mine.outcome);

    await takeTime(page);
    await submitCheck(page);
    const banner = page.locator('[data-banner]');
    await expect(banner).toContainText('USTED CUMPLE LOS REQUISITOS', { ignoreCase: true });
    await expect(page.getByText(SPANISH_COPY.notices.savedWithoutCalls.title)).toBeVisible();
    await expect(page.getByRole('heading', switchTo('Su plan'))).toBeVisible();
    expect(watched.complaints()).toEqual([]);
    expect(watched.strangers()).toEqual([]);
    expect(await recordsOf(request, mine.email)).toMatchObject([
      { full_name: mine.fullName, language: 'es' },
    ]);

    await switchLanguage(page, 'English');
    await expect(page).toHaveURL('/eligibility-check/?from=flyer#state=AZ');
    await hydrated(page);
    await submitCheck(page);
    await expect(banner).toContainText('YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!');
    await expect(page.getByRole('heading', switchTo('Your plan'))).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are links, and the English law is one tap away', async ({ page }) => {
    await page.goto('/es/sealing-laws/arizona/');
    await expect(page.getByText('aún no revisada por un profesional')).toBeVisible();
    await page.getByRole('link', { name: 'Leer esta página en inglés' }).click();
    await expect(page).toHaveURL('/sealing-laws/arizona/');
    await page.getByRole('contentinfo').getByRole('link', switchTo('Español')).click();
    await expect(page).toHaveURL('/es/sealing-laws/arizona/');
  });
});
