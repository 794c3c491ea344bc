import { describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

import { ELIGIBILITY_CHECK_COPY as COPY } from '#content/words/es/check.ts';
import { CHECK_WORDS } from '#content/words/es/forms.ts';

import {
  banner,
  check,
  completeStep,
  control,
  saved,
  serveChecks,
  showCheck,
  SUBMISSIONS,
  submit,
  verdict,
} from '../../../tests/component/check.tsx';
import { path, plan, planFor, sheet } from '../../../tests/component/plan.tsx';
import { lost, serve } from '../../../tests/component/server.ts';
import { LOST_IN_MAINE } from '../../../tests/support/renter-answers.ts';
import { overhanging } from '../../../tests/support/page-checks.ts';

/*
 * The check and its plan in Spanish. The rules behind them are tested in English; these tests check that every text is
 * in Spanish, and that texts for a court are in English.
 */

const IN_SPANISH = { language: 'es' } as const;
const button = (name: string) => page.getByRole('button', { name });
const letter = page.getByRole('textbox', { name: 'Su texto' });
const letterText = () => (letter.element() as HTMLTextAreaElement).value;
const whichLetter = page.getByRole('combobox', { name: '¿Cuál?' });
const meaning = page.getBySelector('.plan-letter-meaning');
const dateBox = page.getByRole('textbox', { name: '¿Cuándo terminó el caso?' });

async function giveDate(text: string): Promise<void> {
  await dateBox.fill(text);
  await button('Actualizar').click();
}

describe('the form', () => {
  test('lists in Spanish what is missing, and each line links to its control', async () => {
    await showCheck({ ...IN_SPANISH, screen: 'phone' });
    submit();
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' });
    await expect.element(summary).toHaveFocus();
    const { fields } = CHECK_WORDS;
    expect(
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(
      (
        ['state', 'filingDate', 'outcome', 'paymentStatus', 'reason', 'fullName', 'email', 'phone'] as const
      ).map((name) => fields[name].errors.missing),
    );
    await summary.getByRole('link').first().click();
    expect(document.activeElement).toBe(control('state'));
  });

  test('leads renters whose case is open to help today in Spanish', async () => {
    await showCheck(IN_SPANISH);
    await completeStep({ state: 'OH', filingDate: '2021' });
    await expect
      .element(
        page.getByRole('link', { name: COPY.form.otherwise.open.link.ofState.replace('{state}', 'Ohio') }),
      )
      .toHaveAttribute('href', '/es/help-today/ohio/');
  });
});

describe('the answer', () => {
  test('is in Spanish from the banner to the helpers, with a note about the translation', async () => {
    const server = serveChecks();
    await check({ fullName: 'María José Núñez Peña de la Cruz' }, IN_SPANISH);
    await expect.element(banner).toMatchTextContent(/USTED CUMPLE LOS REQUISITOS/iu);
    await expect.element(verdict).toMatchTextContent('Llame a la ayuda legal:');
    await page.getBySelector('.plan-fold:has(.law) > summary').click();
    await expect.element(page.getByText('aún no revisada por un profesional')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Leer esta ley en inglés/u }))
      .toHaveAttribute('href', '/sealing-laws/arizona/');
    await expect.element(page.getByText(COPY.notices.savedWithoutCalls.title)).toBeVisible();
    expect(server.requests('/es/data/sealing-law/arizona.json')).toHaveLength(1);
    expect(await server.bodies(SUBMISSIONS)).toMatchObject([{ language: 'es' }]);
  });

  test('is kept when law and server cannot be reached, and says so', async () => {
    const refused = () => Response.json({}, { status: 403 });
    serve({ '/es/data/sealing-law/florida.json': lost, [SUBMISSIONS]: [refused, saved] });
    await check({ state: 'FL', county: '' }, IN_SPANISH);
    await expect.element(verdict).toMatchTextContent(COPY.verdict.failed.can);
    await expect.element(button(COPY.verdict.failed.retry)).toBeVisible();
    await expect.element(page.getByText(COPY.result.unsavedByServer)).toBeVisible();
    await button(COPY.result.retrySave).click();
    await expect.element(page.getByText(COPY.notices.savedWithoutCalls.title)).toBeVisible();
  });
});

describe('the plan', () => {
  test('accepts a date, explains an invalid one, and fits a phone with everything open', async () => {
    await planFor(LOST_IN_MAINE, IN_SPANISH);
    await page.viewport(320, 640);
    await giveDate('la primavera');
    await expect
      .element(dateBox)
      .toHaveAccessibleDescription(/Escriba una fecha como 14 de mayo de 2021, o el año/u);
    await giveDate('2/29/2024');
    await expect.element(path('Más de 3 años después de un fallo')).toMatchTextContent('2 de marzo de 2027');
    await expect.element(plan).toMatchTextContent('Ponga el 2 de marzo de 2027 en su calendario.');
    expect(overhanging()).toEqual([]);
  });

  test('has letters in English, with their content in Spanish beside them', async () => {
    await planFor({ state: 'UT', county: '', outcome: 'lost', paymentStatus: 'paid' }, IN_SPANISH);
    await expect.element(letter).toHaveAttribute('lang', 'en');
    await expect.poll(letterText).toMatch(/Ana María Núñez[^]*filed March 5, 2021[^]*docket/u);
    await expect.element(meaning).toMatchTextContent('fecha de presentación: 5 de marzo de 2021');
    await letter.fill('My own words');
    await whichLetter.selectOptions('Qué decir por teléfono');
    await expect.element(plan).toMatchTextContent('Spanish interpreter, please');
    await expect.poll(letterText).toMatch('“Hello, my name is Ana María Núñez');
    await expect.element(meaning).toMatchTextContent('“Hola. Me llamo Ana María Núñez.');
    await whichLetter.selectOptions('Carta al secretario del tribunal');
    await expect.element(letter).toHaveValue('My own words');
    await button('Empezar esta de nuevo').click();
    await expect.poll(letterText).toMatch('Ana María Núñez');
  });

  test('is carried on a page in Spanish for the renter and one in English for the clerk', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await planFor({ ...LOST_IN_MAINE, county: 'Cumberland County' }, IN_SPANISH);
    await expect.element(sheet).toMatchTextContent('Mi plan');
    const clerks = sheet.element().querySelector('[lang=en]');
    expect(clerks?.textContent).toMatch(/^Ana María Núñez[^]*The clerk, /u);
    await commands.emulateMedia({ media: 'print' });
    expect(clerks === null ? '' : getComputedStyle(clerks).breakBefore).toBe('page');
    await commands.emulateMedia({ media: 'screen' });
    await button('Copiar mi plan').click();
    expect(copied.mock.calls).toEqual([[expect.stringContaining('Mi plan')]]);
  });
});
