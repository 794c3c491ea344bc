import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';

import { CHECK_BEFORE_HYDRATION_COPY } from '#content/words/es/pages.ts';
import { ELIGIBILITY_CHECK_COPY } from '#content/words/es/check.ts';
import { HONEYPOT_COPY } from '#content/words/es/delivery.ts';
import { CHECK_WORDS } from '#content/words/es/forms.ts';
import { violations } from '../support/accessibility.ts';
import { watch } from '../support/page-watch.ts';
import { LOST_IN_MAINE, path, plan, PLAN_TODAY } from '../support/plan-page.ts';
import {
  check,
  fillCheck,
  openCheck,
  renter,
  type RenterAnswers,
  submitCheck,
} from '../support/renter-form.ts';

/*
 * The check and its plan in Spanish. The rules behind them are tested in English; these tests check that every text is
 * in Spanish, and that texts for a court are in English.
 */

const PAGE = '/es/eligibility-check/';
const COPY = ELIGIBILITY_CHECK_COPY;

const banner = (page: Page) => page.locator('[data-banner]');
const letter = (page: Page) => page.getByRole('textbox', { name: 'Su texto' });
const which = (page: Page) => page.getByRole('combobox', { name: '¿Cuál?' });
const sheet = (page: Page) => page.locator('.plan-sheet');

async function planInSpanish(page: Page, answers: Partial<RenterAnswers>): Promise<void> {
  await check(page, renter(answers), PAGE);
  await unfold(page);
}

async function unfold(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Su plan', exact: true })).toBeVisible();
  await plan(page)
    .locator('details')
    .evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
}

async function giveDate(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '¿Cuándo terminó el caso?' }).fill(text);
  await page.getByRole('button', { name: 'Actualizar fechas' }).click();
}

test.describe('the form', () => {
  test('lists in Spanish what is missing, and each line links to its control', async ({ page }) => {
    await openCheck(page, PAGE);
    await submitCheck(page);
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      CHECK_WORDS.fields.state.errors.missing,
      CHECK_WORDS.fields.filingDate.errors.missing,
      CHECK_WORDS.fields.outcome.errors.missing,
      CHECK_WORDS.fields.paymentStatus.errors.missing,
      CHECK_WORDS.fields.reason.errors.missing,
      CHECK_WORDS.fields.fullName.errors.missing,
      CHECK_WORDS.fields.email.errors.missing,
      CHECK_WORDS.fields.phone.errors.missing,
    ]);
    await summary.getByRole('link').first().click();
    await expect(page.locator('[name=state]')).toBeFocused();
    expect(await violations(page, '#eligibility-checker')).toEqual([]);
  });

  test('leads renters whose case is open to their state’s Spanish plan', async ({ page }) => {
    await openCheck(page, PAGE);
    await page.locator('[name=state]').selectOption('OH');
    await page.getByText(COPY.form.otherwise.open.question).click();
    await expect(
      page.getByRole('link', { name: COPY.form.otherwise.open.link.ofState.replace('{state}', 'Ohio') }),
    ).toHaveAttribute('href', '/es/sealing-laws/ohio/#help');
  });

  test('requires a second press if the browser filled in the honeypot', async ({ page }) => {
    await openCheck(page, PAGE);
    await fillCheck(page, renter());
    await page.locator('[name=website]').evaluate((box: HTMLInputElement) => {
      box.value = 'https://example.com';
    });
    await submitCheck(page);
    await expect(page.getByText(HONEYPOT_COPY.filledIn.heading)).toBeVisible();
    await submitCheck(page);
    await expect(banner(page)).toBeVisible();
  });

  test('is forgotten on request', async ({ page }) => {
    await openCheck(page, PAGE);
    await page.locator('[name=fullName]').fill('José Peña');
    await page.getByRole('button', { name: COPY.memory.forget }).click();
    await expect(page.getByText(COPY.memory.forgotten)).toBeVisible();
    await expect(page.locator('[name=fullName]')).toHaveValue('');
  });

  test('says without scripts what to do instead', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(PAGE);
    const instead = page.getByRole('link', { name: CHECK_BEFORE_HYDRATION_COPY.withoutScripts.plans });
    await expect(instead).toHaveAttribute('href', '/es/sealing-laws/');
    await context.close();
  });
});

test.describe('the answer', () => {
  test('is in Spanish from the banner to the helpers, with a note about the translation', async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await check(page, renter({ fullName: 'María José Núñez Peña de la Cruz' }), PAGE);
    await expect(banner(page)).toContainText('USTED CUMPLE LOS REQUISITOS', { ignoreCase: true });
    await expect(page.getByRole('region', { name: 'En resumen' })).toContainText('Llame primero');
    await expect(page.getByText('aún no revisada por un profesional', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Leer esta ley en inglés/u })).toHaveAttribute(
      'href',
      '/sealing-laws/arizona/',
    );
    await expect(page.getByText(COPY.result.saved)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      COPY.notices.savedWithoutCalls.title,
    );
    expect(requests.filter((each) => each.includes('/data/sealing-law/'))).toEqual([
      '/es/data/sealing-law/arizona.json',
    ]);
    await unfold(page);
    expect(await violations(page, '#eligibility-checker')).toEqual([]);
    expect(watched.complaints()).toEqual([]);
  });

  test('leads back to the form and to another case', async ({ page }) => {
    await check(page, renter(), PAGE);
    await page.getByRole('button', { name: COPY.result.back }).click();
    await expect(page.locator('[name=fullName]')).toHaveValue('Ana María Núñez');
    await submitCheck(page);
    await page.getByRole('button', { name: COPY.result.another }).click();
    await expect(page.locator('[name=fullName]')).toHaveValue('');
  });

  test('stays with its case when the language changes, both ways', async ({ page }) => {
    await check(page, renter({ state: 'OH', county: '' }), '/eligibility-check/');
    await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Español', exact: true }).first().click();
    await expect(page).toHaveURL(PAGE);
    await page.locator('form[data-check-form][data-ready]').waitFor({ state: 'attached' });
    await expect(page.locator('[name=state]')).toHaveValue('OH');
    await submitCheck(page);
    await expect(banner(page)).toContainText('Ohio');
    await expect(page.getByRole('heading', { name: 'Su plan', exact: true })).toBeVisible();
  });

  test('is kept when law and server cannot be reached, and says so', async ({ page }) => {
    await page.route('**/es/data/sealing-law/*.json', (route) => route.abort());
    await page.route('**/api/submissions', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
    await check(page, renter({ state: 'FL', county: '' }), PAGE);
    await expect(banner(page)).toContainText(COPY.finding.failed.replace('{state}', 'Florida'));
    await expect(page.getByRole('button', { name: COPY.finding.retry })).toBeVisible();
    await expect(page.getByText(COPY.law.failed.replace('{state}', 'Florida'))).toBeVisible();
    await expect(page.getByText(COPY.result.unsavedByServer)).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/submissions');
    await page.getByRole('button', { name: COPY.result.retrySave }).click();
    await expect(page.getByText(COPY.result.saved)).toBeVisible();
  });

  test('fits a phone with everything open @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await planInSpanish(page, LOST_IN_MAINE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test.describe('the plan', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(PLAN_TODAY);
  });

  test('accepts a date and explains an invalid one', async ({ page }) => {
    await planInSpanish(page, LOST_IN_MAINE);
    const box = page.getByRole('textbox', { name: '¿Cuándo terminó el caso?' });
    await giveDate(page, 'la primavera');
    await expect(box).toHaveAccessibleDescription(/5\/14\/2021/u);
    await giveDate(page, '2/29/2024');
    await expect(path(page, 'Más de 3 años después de un fallo')).toContainText('2 de marzo de 2027');
    await expect(plan(page).getByText('Espere hasta el 2 de marzo de 2027', { exact: false })).toBeVisible();
  });

  test('asks how a settlement ended', async ({ page }) => {
    await planInSpanish(page, { outcome: 'settlement', paymentStatus: 'paid' });
    await plan(page).locator('[name=settlement]').first().check();
    await expect(plan(page).getByText('Su plan sigue esta respuesta', { exact: false })).toBeVisible();
  });

  test('has letters in English, with their content in Spanish beside them', async ({ page }) => {
    await planInSpanish(page, { state: 'UT', county: '', outcome: 'lost', paymentStatus: 'paid' });
    await expect(letter(page)).toHaveAttribute('lang', 'en');
    await expect(letter(page)).toHaveValue(/Ana María Núñez[^]*15 U\.S\.C\. § 1681i[^]*filed March 5, 2021/u);
    const meaning = page.locator('.plan-letter-meaning');
    await expect(meaning).toContainText('presentado el 5 de marzo de 2021');
    await letter(page).fill('My own words');
    await which(page).selectOption('Qué decir por teléfono');
    await expect(plan(page).getByText('Spanish interpreter, please', { exact: false })).toBeVisible();
    await expect(letter(page)).toHaveValue(/“Hello, my name is Ana María Núñez/u);
    await expect(meaning).toContainText('«Hola. Me llamo Ana María Núñez.');
    await which(page).selectOption('Carta a la empresa de verificación de inquilinos');
    await expect(letter(page)).toHaveValue('My own words');
    await page.getByRole('button', { name: 'Empezar esta de nuevo' }).click();
    await expect(letter(page)).toHaveValue(/Ana María Núñez/u);
  });

  test('shows the rules of the next home in Spanish, and in English in a letter', async ({ page }) => {
    await planInSpanish(page, {});
    await which(page).selectOption('Carta después de un rechazo');
    await page.getByRole('combobox', { name: '¿A dónde quiere mudarse?' }).selectOption('Oregon');
    await expect(plan(page).getByRole('listitem').filter({ hasText: 'ORS 90.303(1)' }).first()).toContainText(
      'propietario',
    );
    await expect(letter(page)).toHaveValue(/A landlord may not count an eviction case[^]*ORS 90\.303\(1\)/u);
    await expect(page.locator('.plan-letter-meaning')).not.toContainText('may not count');
    await expect(plan(page).locator('a[href="/es/renter-protections/#oregon"]')).toBeVisible();
  });

  test('puts Spanish reminders into the calendar, and nothing about the case', async ({ page }) => {
    await planInSpanish(page, LOST_IN_MAINE);
    await giveDate(page, '2/29/2024');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Recordármelo', exact: false }).click(),
    ]);
    const calendar = ICAL.Component.fromString(readFileSync(await download.path(), 'utf8'));
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-03-02', '2031-03-01']);
    for (const { summary } of events) {
      expect(summary).toMatch(/^Una fecha/u);
      expect(summary).not.toMatch(/desalojo|sell/iu);
    }
  });

  test('prints a page in Spanish for the renter and one in English for the clerk', async ({ page }) => {
    await planInSpanish(page, { ...LOST_IN_MAINE, county: 'Cumberland County' });
    await giveDate(page, '2/29/2024');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet(page)).toContainText('Mi plan');
    await expect(sheet(page).locator('[lang=en]')).toContainText(/^Ana María Núñez[^]*The clerk, /u);
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
  });

  test('can be copied and shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await planInSpanish(page, {});
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copiar el texto' }).last().click();
    await expect.poll(copied).toContain('Mi plan');
    expect(await copied()).toContain('- Community Legal Services (Arizona), (602) 258-3434');
    await page.getByRole('button', { name: 'Copiar el enlace de la página' }).click();
    await expect.poll(copied).toBe(new URL(PAGE, page.url()).href);
  });
});
