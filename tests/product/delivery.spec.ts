import { type APIRequestContext, expect, type Page } from 'playwright/test';

import { SUPPORT_PHONE } from '#config/site.ts';
import { test } from '../support/policy-test.ts';
import {
  type Answers,
  CONTACT_FORM,
  fillForm,
  formOn,
  LEAD_BOX,
  openForm,
  type ReplyForm,
  submitButton,
} from '../support/reply-form.ts';

/*
 * The lead box and the contact form from the built page to the store, with and without scripts. How they behave on the
 * page is tested in src/features/delivery.
 */

const SPANISH_LEAD_BOX: ReplyForm = {
  ...LEAD_BOX,
  page: '/es/',
  button: 'Contáctenme',
  sentPage: '/es/sent/lead/',
  sentHeading: '¡Listo! Le contactaremos en 24 horas o menos.',
  unsentPage: '/es/sent/lead-not-sent/',
};

for (const form of [LEAD_BOX, CONTACT_FORM]) {
  test(`${form.name}, filled in and sent at once, is stored once and confirmed a moment later`, async ({
    page,
    request,
  }) => {
    const answers = form.answers();
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(form.action)) statuses.push(response.status());
    });
    await openForm(page, form);
    await formOn(page, form).evaluate((element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = element.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      element.requestSubmit();
    }, answers);
    await expect(page.getByText(form.sentHeading)).toBeVisible();
    expect(statuses).toEqual([429, 201]);
    expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that cannot be stored leads to a page with the phone number, and Back to what was typed', async ({
    page,
    request,
  }) => {
    const form = CONTACT_FORM;
    const answers = form.answers();
    await expectToBeRefused(page, form, { ...answers, phone: '602' }, 'This did not reach us');
    await expect(page.getByRole('main').getByRole('link', { name: SUPPORT_PHONE.shown })).toHaveAttribute(
      'href',
      SUPPORT_PHONE.href,
    );
    await page.goBack();
    for (const [name, value] of Object.entries({ ...answers, phone: '602' }))
      await expect(formOn(page, form).locator(`[name=${name}]`), name).toHaveValue(value);
    expect(await form.recordsOf(request, answers.email)).toEqual([]);

    await formOn(page, form).locator('[name=phone]').fill(answers.phone);
    await expectToBeStored(page, request, form, answers);
  });

  test('a lead in Spanish that cannot be stored leads to a Spanish page, and back to the form', async ({
    page,
    request,
  }) => {
    const form = SPANISH_LEAD_BOX;
    const answers = form.answers();
    await expectToBeRefused(page, form, { ...answers, phone: '602' }, 'Esto no nos llegó');
    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await fillForm(page, form, answers);
    await expectToBeStored(page, request, form, answers);
  });
});

/** Sends a form with answers that the server refuses, which is answered by a page. */
async function expectToBeRefused(
  page: Page,
  form: ReplyForm,
  answers: Answers,
  heading: string,
): Promise<void> {
  await page.goto(form.page);
  await fillForm(page, form, answers);
  await submitButton(page, form).click();
  await expect(page).toHaveURL(form.unsentPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Sends a form that is answered by a page. */
async function expectToBeStored(
  page: Page,
  request: APIRequestContext,
  form: ReplyForm,
  answers: Answers,
): Promise<void> {
  await submitButton(page, form).click();
  await expect(page).toHaveURL(form.sentPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.sentHeading);
  // A reload requests the page again and sends nothing.
  await page.reload();
  await expect(page).toHaveURL(form.sentPage);
  expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
}
