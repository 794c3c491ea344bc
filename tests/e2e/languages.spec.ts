import { expect, test, type Page } from '@playwright/test';

import { ANSWER_NOTICE } from '#content/words/es/every-form.ts';
import { scriptsHaveRun } from '../support/page-watch.ts';
import { fillCheck, openCheck, renter } from '../support/renter-form.ts';
import {
  CONTACT_FORM,
  fillForm,
  formOn,
  LEAD_BOX,
  openForm,
  type ReplyForm,
  submitButton,
} from '../support/reply-form.ts';

const switchTo = (name: string) => ({ name, exact: true }) as const;

const SPANISH_CONTACT_FORM: ReplyForm = {
  ...CONTACT_FORM,
  page: '/es/contact/',
  button: 'Enviar mensaje',
  sentPage: '/es/sent/message/',
  sentHeading: '¡Mensaje enviado!',
  unsentPage: '/es/sent/message-not-sent/',
  notice: ANSWER_NOTICE.message,
};
const SPANISH_LEAD_BOX: ReplyForm = {
  ...LEAD_BOX,
  page: '/es/',
  button: 'Contáctenme',
  sentPage: '/es/sent/lead/',
  sentHeading: '¡Listo! Le contactaremos en 24 horas o menos.',
  unsentPage: '/es/sent/lead-not-sent/',
  notice: ANSWER_NOTICE.lead,
};

/** Scrolls near a part of a page and waits until its island is hydrated. */
async function wake(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]):has(${selector})`).waitFor();
}

test('a link leads to the same place of the same page in the other language, and back', async ({ page }) => {
  // While the page scrolls smoothly to its anchor, the link moves away from the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sealing-laws/?from=flyer#oregon');
  await scriptsHaveRun(page);
  await page.getByRole('link', switchTo('Español')).first().click();
  await expect(page).toHaveURL('/es/sealing-laws/?from=flyer#oregon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await scriptsHaveRun(page);
  await page.getByRole('link', switchTo('English')).first().click();
  await expect(page).toHaveURL('/sealing-laws/?from=flyer#oregon');
});

test('links within Spanish pages stay in Spanish where there is a page', async ({ page }) => {
  await page.goto('/es/sealing-laws/');
  await page
    .getByRole('row', { name: /^Oregon/u })
    .getByRole('link', { name: /Oregon$/u })
    .last()
    .click();
  await expect(page).toHaveURL('/es/sealing-laws/oregon/');
  await page.getByRole('link', { name: 'Todos los estados' }).click();
  await expect(page).toHaveURL('/es/sealing-laws/');
});

test('a page of a place is English only and leads to its state in Spanish', async ({ page }) => {
  await page.goto('/state/texas/houston/');
  await expect(page.getByRole('link', switchTo('Español'))).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Esta página está solo en inglés.');
  await footer.getByRole('link', switchTo('Texas en español')).click();
  await expect(page).toHaveURL('/es/state/texas/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alquilar de nuevo en Texas');
  await page.getByRole('link', { name: 'Leer esta página en inglés' }).click();
  await expect(page).toHaveURL('/state/texas/');
});

test('a landing page leads to the state in its address', async ({ page }) => {
  await page.goto('/city/tempe/?state=KS');
  await page.getByRole('contentinfo').getByRole('link', switchTo('Kansas en español')).click();
  await expect(page).toHaveURL('/es/state/kansas/?state=KS');
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  const offer = 'Esta página también está en español.';

  test('is offered the Spanish page without a redirect', async ({ page }) => {
    await page.goto('/faq/#is-it-a-scam');
    await scriptsHaveRun(page);
    await expect(page).toHaveURL('/faq/#is-it-a-scam');
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('link', { name: 'Leerla en español' }).click();
    await expect(page).toHaveURL('/es/faq/#is-it-a-scam');
    await expect(page.getByText('This page is also in English.')).toBeHidden();
  });

  test('is offered the state’s page if a page is English only', async ({ page }) => {
    await page.goto('/state/texas/houston/');
    const line = page.getByRole('complementary', { name: 'Idioma' });
    await expect(line).toContainText('Esta página está solo en inglés.');
    await line.getByRole('link', { name: 'Texas en español' }).click();
    await expect(page).toHaveURL('/es/state/texas/');
  });

  test('is not offered it again once declined', async ({ page }) => {
    await page.goto('/about/');
    await scriptsHaveRun(page);
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expect(page.getByText(offer)).toBeHidden();
    await page.goto('/faq/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(offer)).toBeHidden();
  });
});

test('the choice of a language is remembered', async ({ page }) => {
  await page.goto('/about/');
  await scriptsHaveRun(page);
  await expect(page.getByText('Esta página también está en español.')).toBeHidden();
  await page.getByRole('link', switchTo('Español')).first().click();
  await expect(page).toHaveURL('/es/about/');
  await page.goto('/terms/');
  await expect(page.getByText('Esta página también está en español.')).toBeVisible();
});

test('an unknown Spanish address says so in Spanish', async ({ page }) => {
  const answer = await page.goto('/es/no-such-door/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
  await page.locator('main').getByRole('link', { name: 'Leyes de sellado' }).click();
  await expect(page).toHaveURL('/es/sealing-laws/');
});

test('a letter is in English, with what it says in Spanish', async ({ page }) => {
  await page.goto('/es/sealing-laws/ohio/');
  await page.getByText('Carta a la empresa de verificación de inquilinos', { exact: true }).click();
  const letter = page.locator('details[open]');
  await expect(letter.locator('pre[lang=en]')).toContainText('Re: Dispute of report number');
  await expect(letter.locator('pre').last()).toContainText('[Su nombre]');
});

test.describe('a form in Spanish', () => {
  test('on the contact page says what is missing, is sent, and confirms it', async ({ page, request }) => {
    const form = SPANISH_CONTACT_FORM;
    const answers = form.answers();
    await openForm(page, form);
    await submitButton(page, form).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' });
    await expect(summary.getByRole('link')).toHaveText([
      'Escriba su nombre completo',
      'Escriba su correo electrónico',
      'Escriba su teléfono',
      'Escriba su mensaje',
    ]);
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
      'Error: Escriba su correo electrónico',
    );
    await fillForm(page, form, answers);
    await submitButton(page, form).click();
    const notification = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
    await expect(notification).toContainText('¡Mensaje enviado!');
    await expect(notification).toContainText('Le responderemos en 24 horas o menos.');
    await expect(notification.getByRole('button', { name: 'Cerrar: ¡Mensaje enviado!' })).toBeVisible();
    expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
  });

  test('in the lead box says what is missing, is sent, and confirms it', async ({ page, request }) => {
    const form = SPANISH_LEAD_BOX;
    const answers = form.answers();
    await openForm(page, form);
    await submitButton(page, form).click();
    const email = formOn(page, form).getByLabel('Correo electrónico');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Error: Escriba su correo electrónico');
    await fillForm(page, form, answers);
    await submitButton(page, form).click();
    await expect(formOn(page, form).getByRole('status')).toHaveText(
      '¡Listo! Le contactaremos en 24 horas o menos.',
    );
    expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
  });

  test('sends its language and wording, and keeps both out of the typed text', async ({ page }) => {
    const form = SPANISH_LEAD_BOX;
    const answers = form.answers();
    await page.route(`**${form.action}`, (route) => route.fulfill({ status: 503, json: {} }));
    await openForm(page, form);
    await fillForm(page, form, answers);
    const sending = page.waitForRequest(`**${form.action}`);
    await submitButton(page, form).click();
    const request = await sending;
    expect(request.postDataJSON()).toMatchObject({
      ...answers,
      language: 'es',
      consentVersion: form.notice.version,
    });
    expect(await request.headerValue('accept-language')).toBe('es');
    await page.getByRole('link', switchTo('English')).first().click();
    await wake(page, `form[action="${form.action}"]`);
    await expect(formOn(page, form).locator('[name=language]')).toHaveValue('en');
  });

  test('that cannot be sent says so in Spanish, with the phone number', async ({ page }) => {
    const form = SPANISH_LEAD_BOX;
    await page.route(`**${form.action}`, (route) => route.fulfill({ status: 503, json: {} }));
    await openForm(page, form);
    await fillForm(page, form, form.answers());
    await submitButton(page, form).click();
    await expect(page.getByRole('alert')).toContainText('Lo que escribió sigue aquí.');
  });
});

/** The strip with the switch is outside the window further down. */
async function backToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

test.describe('text typed before a switch of language', () => {
  for (const [english, spanish] of [
    [CONTACT_FORM, SPANISH_CONTACT_FORM],
    [LEAD_BOX, SPANISH_LEAD_BOX],
  ] as const) {
    test(`is kept in ${english.name}, and on the way back`, async ({ page }) => {
      const answers = english.answers();
      const expectThere = async () => {
        for (const [name, value] of Object.entries(answers))
          await expect(formOn(page, english).locator(`[name=${name}]`)).toHaveValue(value);
      };
      await openForm(page, english);
      await fillForm(page, english, answers);
      await backToTop(page);
      await page.getByRole('link', switchTo('Español')).first().click();
      await expect(page).toHaveURL(spanish.page);
      await wake(page, `form[action="${english.action}"]`);
      await expectThere();
      await backToTop(page);
      await page.getByRole('link', switchTo('English')).first().click();
      await expect(page).toHaveURL(english.page);
      await wake(page, `form[action="${english.action}"]`);
      await expectThere();
      expect(await page.evaluate((key) => sessionStorage.getItem(key), `typed:${english.action}`)).toBeNull();
    });
  }

  test('is kept in the check, with the state given in a link', async ({ page }) => {
    const mine = renter({ county: 'Pima County', details: 'We settled in the hallway.', outcome: 'lost' });
    await openCheck(page, '/eligibility-check/?from=flyer#state=AZ');
    await fillCheck(page, mine);
    await page.getByRole('link', switchTo('Español')).first().click();
    await expect(page).toHaveURL('/es/eligibility-check/?from=flyer#state=AZ');
    await page.locator('form[data-check-form][data-ready]').waitFor();
    for (const name of ['fullName', 'email', 'phone', 'state', 'county', 'filingDate', 'details'] as const)
      await expect(page.locator(`form[data-check-form] [name=${name}]`)).toHaveValue(mine[name]);
    await expect(page.locator('[name=outcome]:checked')).toHaveValue('lost');
  });
});

test('the city search speaks Spanish and leads to the city’s page', async ({ page }) => {
  await page.goto('/es/');
  await wake(page, '#search-city');
  const form = page.locator('form').filter({ has: page.locator('#search-city') });
  await form.getByLabel('Estado').selectOption('MO');
  await expect(form.getByLabel('¿Cuál es el obstáculo? (opcional)').locator('option').first()).toHaveText(
    'Cualquiera',
  );
  await form.getByLabel('Ciudad').pressSequentially('kansas');
  await expect(form.getByRole('list', { name: 'Lugares con página' }).getByRole('link')).not.toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText(/^\d lugar(?:es)? encontrados?\.$/u);
  await form.getByRole('button', { name: 'Buscar esta ciudad' }).click();
  await expect(page).toHaveURL('/city/kansas/?state=MO');
});

test('the loan dialog opens in Spanish and continues with the amount', async ({ page, context }) => {
  await context.route('https://lending.example.com/**', (route) => route.fulfill({ body: 'the lender' }));
  await page.goto('/es/');
  await wake(page, 'button[commandfor=loan-dialog]');
  await page.getByRole('button', { name: 'Solicitar un préstamo' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cuánto necesita?' });
  await dialog.getByRole('slider', { name: 'Monto del préstamo' }).press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('$2,600');
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ir al prestamista' }).click();
  await expect(page).toHaveURL('https://lending.example.com/deposit-loan?amount=2600');
});

test('the list of places is in Spanish, can be filtered, and says which pages are English', async ({
  page,
}) => {
  await page.goto('/es/locations/');
  await page.locator('#places').scrollIntoViewIfNeeded();
  await expect(page.getByText('50 estados y Washington DC, 401 ciudades principales')).toBeVisible();
  await expect(page.getByText('Las páginas de las ciudades están solo en inglés.')).toBeVisible();
  const filter = page.getByLabel('Buscar por nombre');
  await filter.fill('Honolulu');
  const hawaii = page.locator('[data-state=HI]');
  await expect(hawaii.getByRole('link', { name: 'Alquilar en Hawaii' })).toBeVisible();
  await hawaii.locator('summary', { hasText: 'Honolulu' }).click();
  await expect(hawaii.getByRole('link', { name: 'Honolulu y los lugares de alrededor' })).toHaveAttribute(
    'href',
    '/state/hawaii/honolulu/',
  );
  await expect(page.getByText(/^\d+ lugar(?:es)? coinciden?\.$/u)).toBeVisible();
  await filter.fill('zzzz');
  await expect(page.getByText('Nada coincide. Pruebe con menos letras.')).toBeVisible();
  await filter.fill('');
  await page.locator('[data-state=AK] summary').first().click();
  const juneau = page.locator('[data-state=AK] details details').filter({ hasText: 'Juneau' });
  await juneau.locator('summary').click();
  await expect(juneau).toContainText('Por ahora no hay lugares cercanos en la lista.');
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

  for (const form of [SPANISH_CONTACT_FORM, SPANISH_LEAD_BOX]) {
    test(`${form.name} in Spanish is stored and answered by a Spanish page`, async ({ page, request }) => {
      const answers = form.answers();
      await page.goto(form.page);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();
      await expect(page).toHaveURL(form.sentPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.sentHeading);
      expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
    });

    test(`${form.name} in Spanish that cannot be stored leads to a Spanish page, and back`, async ({
      page,
    }) => {
      const answers = { ...form.answers(), phone: '602' };
      await page.goto(form.page);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();
      await expect(page).toHaveURL(form.unsentPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esto no nos llegó');
      await page.getByRole('link', { name: 'Volver al formulario' }).click();
      await expect(page).toHaveURL(`${form.page}${form.action === '/api/leads' ? '#start' : ''}`);
    });
  }

  test('the city search leads to the Spanish list of places', async ({ page }) => {
    await page.goto('/es/');
    await page.locator('#search-city').fill('Tempe');
    await page.locator('#search-state').selectOption('AZ');
    await page.getByRole('button', { name: 'Buscar esta ciudad' }).click();
    await expect(page).toHaveURL(/\/es\/locations\/\?city=Tempe&state=AZ/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busque su ciudad');
  });
});
