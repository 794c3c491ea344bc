import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ANSWER_NOTICE } from '#content/words/es/every-form.ts';
import { formTopics, wordsIn } from '#content/words/words.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { LeadForm } from '#features/lead-box/LeadForm.tsx';

import { show, violations } from '../../../tests/component/island.tsx';
import { receipt, serve } from '../../../tests/component/server.ts';

const words = wordsIn('es');
const { DELIVERY_COPY, LEAD_WORDS, MESSAGE_WORDS } = words.reply;
const topics = formTopics(words);
const CONTACT_FORM = (
  <ContactForm language="es" words={topics} copy={DELIVERY_COPY} formWords={MESSAGE_WORDS} />
);
const LEAD_BOX = <LeadForm language="es" words={topics} copy={DELIVERY_COPY} formWords={LEAD_WORDS} />;

const showForm = (form: ReactNode) => show(form, { language: 'es', screen: 'phone' });
const email = page.getByLabelText('Correo electrónico');
const phone = page.getByLabelText('Teléfono');

describe('the contact form in Spanish', () => {
  test('says what is missing, is sent, and confirms it', async () => {
    const server = serve({ '/api/messages': receipt });
    const form = await showForm(CONTACT_FORM);
    const send = page.getByRole('button', { name: 'Enviar mensaje' });
    await send.click();
    const summary = page.getByRole('alert');
    await expect.element(summary).toMatchTextContent('Hay un problema');
    expect(
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Escriba su nombre completo',
      'Escriba su correo electrónico',
      'Escriba su teléfono',
      'Escriba su mensaje',
    ]);
    await expect.element(email).toHaveAccessibleDescription('Error: Escriba su correo electrónico');
    expect(await violations(form)).toEqual([]);

    await page.getByLabelText('Nombre completo').fill('Ana María Núñez');
    await email.fill('ana@example.com');
    await phone.fill('(602) 555-0134');
    await page.getByLabelText('Mensaje').fill('Mi caso fue desestimado.');
    await send.click();
    const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
    await expect.element(toast).toMatchTextContent('¡Mensaje enviado!');
    await expect.element(toast).toMatchTextContent('Le responderemos en 24 horas o menos.');
    await expect.element(toast.getByRole('button', { name: 'Cerrar: ¡Mensaje enviado!' })).toBeVisible();
    expect(await server.bodies('/api/messages')).toMatchObject([
      {
        name: 'Ana María Núñez',
        email: 'ana@example.com',
        message: 'Mi caso fue desestimado.',
        language: 'es',
        consentVersion: ANSWER_NOTICE.message.version,
      },
    ]);
  });
});

describe('the lead box in Spanish', () => {
  const send = page.getByRole('button', { name: 'Contáctenme' });

  test('says what is missing, is sent with its language and wording, and confirms it', async () => {
    const server = serve({ '/api/leads': receipt });
    await showForm(LEAD_BOX);
    await send.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription('Error: Escriba su correo electrónico');
    await email.fill('ana@example.com');
    await phone.fill('(602) 555-0134');
    await send.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('¡Listo! Le contactaremos en 24 horas o menos.');
    const [request] = server.requests('/api/leads');
    expect(request?.headers.get('accept-language')).toBe('es');
    expect(await server.bodies('/api/leads')).toMatchObject([
      { email: 'ana@example.com', language: 'es', consentVersion: ANSWER_NOTICE.lead.version },
    ]);
  });
});
