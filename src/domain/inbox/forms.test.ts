import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LEAD_WORDS, MESSAGE_WORDS } from '#content/words/en/reply.ts';

import { inWords, readForm, readFormRequest, recordOf } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from './forms.ts';

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const lead = { email: 'dana@example.com', phone: '602 555 0134' };

const readLead = (input: unknown) => inWords(LEAD_WORDS, readForm(LEAD_FORM, input));

describe('the lead box', () => {
  it('reads an email address and a phone number', () => {
    expect(readLead(lead)).toEqual({ ok: true, value: lead });
  });

  it('asks for both, since product §5 requires both', () => {
    const result = readLead({});
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(Object.keys(LEAD_FORM));
  });

  it.each([
    ['email', 'dana', 'Enter an email address with an @ and a dot, like name@example.com'],
    ['email', 'dana@localhost', 'Enter an email address with an @ and a dot, like name@example.com'],
    ['phone', '555-0134', 'Enter a phone number with its area code, like (602) 555-0134'],
  ])('says how to correct %s %j', (field, value, error) => {
    expect(readLead({ ...lead, [field]: value })).toEqual({ ok: false, errors: { [field]: error } });
  });
});

const message = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '(602) 555-0134',
  message: 'Can you help with a case from 2019?\nThank you.',
};

const LIMIT = MESSAGE_FORM.message.limit;
const readMessage = (input: unknown) => inWords(MESSAGE_WORDS, readForm(MESSAGE_FORM, input));
const readMessageRequest = (body: unknown) => inWords(MESSAGE_WORDS, readFormRequest(MESSAGE_FORM, body));

describe('the contact form', () => {
  it('reads a message and keeps its line breaks', () => {
    expect(readMessage(message)).toEqual({ ok: true, value: message });
  });

  it.each(Object.keys(MESSAGE_FORM))('asks for %s when it is missing or blank', (field) => {
    for (const blank of [undefined, '', '  \n ']) {
      const result = readMessage({ ...message, [field]: blank });
      expect(result.ok ? [] : Object.keys(result.errors)).toEqual([field]);
    }
  });

  it(`accepts up to ${LIMIT} characters`, () => {
    expect(readMessage({ ...message, message: 'x'.repeat(LIMIT) }).ok).toBe(true);
    expect(readMessage({ ...message, message: 'x'.repeat(LIMIT + 1) })).toEqual({
      ok: false,
      errors: { message: 'Use 4,000 characters or fewer for your message' },
    });
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof readMessage(input).ok).toBe('boolean');
      }),
    );
  });

  it('reads the request with its id, and keeps id and honeypot out of the answers', () => {
    const request = readMessageRequest({ id: ID.toUpperCase(), fillMs: 48_200, ...message });
    expect(request).toMatchObject({ ok: true, value: { id: ID } });
    expect(request.ok && recordOf(MESSAGE_FORM, request.value.form)).toEqual(message);
  });
});
