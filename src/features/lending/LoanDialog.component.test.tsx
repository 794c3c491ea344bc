import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import privacy from '#content/words/en/privacy.json';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';

import { show, violations } from '../../../tests/component/island.tsx';
import { LoanDialog } from './LoanDialog.tsx';

function showDialog(language: Language = 'en') {
  const { LENDING_COPY, LOAN_DIALOG_COPY } = wordsIn(language).offer;
  return show(
    <LoanDialog
      lender="https://lending.example.com/deposit-loan"
      words={{ action: LENDING_COPY.loan.action, ...LOAN_DIALOG_COPY }}
    />,
    { language },
  );
}

const opener = page.getByRole('button', { name: 'Apply for Deposit Loan' });
const dialog = page.getByRole('dialog', { name: 'How much do you need?' });
const slider = page.getByRole('slider', { name: 'Loan amount' });

describe('the deposit loan', () => {
  test(`announces the amount, which the form sends to the lender: ${privacy.sections.seen.paragraphs.partners}`, async () => {
    const island = await showDialog();
    await opener.click();
    await expect.element(slider).toHaveValue('2500');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '$2,500');
    slider.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '$2,600');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('$2,600');
    await userEvent.keyboard('{Home}');
    await expect.element(slider).toHaveValue('300');
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveValue('5000');
    const form = island.querySelector<HTMLFormElement>('form[method=get]');
    expect(form?.action).toBe('https://lending.example.com/deposit-loan');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ amount: '5000' });
    expect(await violations(island)).toEqual([]);
  });

  test('closes by its button, Escape and a click beside it', async () => {
    await showDialog();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();

    await opener.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    await opener.click();
    await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('speaks Spanish', async () => {
    await showDialog('es');
    await page.getByRole('button', { name: 'Solicitar un préstamo' }).click();
    const spanish = page.getByRole('dialog', { name: '¿Cuánto necesita?' });
    await expect.element(spanish.getByRole('slider', { name: 'Monto del préstamo' })).toBeVisible();
    await expect.element(spanish.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await expect.element(spanish.getByRole('button', { name: 'Ir al prestamista' })).toBeVisible();
  });
});
