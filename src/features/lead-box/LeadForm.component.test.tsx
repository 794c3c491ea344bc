import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_PHONE } from '#config/site.ts';
import { formTopics, wordsIn } from '#content/words/words.ts';

import { show, violations } from '../../../tests/component/island.tsx';
import { receipt, serve } from '../../../tests/component/server.ts';
import { LeadForm } from './LeadForm.tsx';

const words = wordsIn('en');
const leadForm = (
  <LeadForm
    language="en"
    words={formTopics(words)}
    copy={words.reply.DELIVERY_COPY}
    formWords={words.reply.LEAD_WORDS}
  />
);

test('the lead box is sent once and confirms it', async () => {
  const server = serve({ '/api/leads': receipt });
  const box = await show(leadForm, { screen: 'phone' });
  await page.getByLabelText('Email address').fill('ana@example.com');
  await page.getByLabelText('Phone number').fill('(602) 555-0134');
  await page.getByRole('button', { name: 'Contact me' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent("Success! We'll contact you within 24 hours.");
  expect(await server.bodies('/api/leads')).toMatchObject([
    { email: 'ana@example.com', phone: '(602) 555-0134' },
  ]);
  expect(await violations(box)).toEqual([]);
});

test('the lead box asks for what is missing, and keeps what was typed when sending fails', async () => {
  serve({ '/api/leads': () => Response.json({}, { status: 503 }) });
  await show(leadForm, { screen: 'phone' });
  const email = page.getByLabelText('Email address');
  const phone = page.getByLabelText('Phone number');
  const send = page.getByRole('button', { name: 'Contact me' });
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Error: Enter your email address');
  await email.fill('dana@example.com');
  await phone.fill('602');
  await send.click();
  await expect.element(phone).toHaveAccessibleDescription(/Enter a phone number with its area code/u);

  await phone.fill('(602) 555-0134');
  await send.click();
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent('This did not reach us');
  await expect.element(failure.getByRole('link')).toHaveAttribute('href', SUPPORT_PHONE.href);
  await expect.element(email).toHaveValue('dana@example.com');
  await expect.element(phone).toHaveValue('(602) 555-0134');
});
