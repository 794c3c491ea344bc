import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

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
