import { describe, expect, it } from 'vitest';

import { LEAD_WORDS } from '~/content/words/en/reply.ts';
import { inWords, readForm, recordOf } from '../forms/form.ts';
import { readFormRequest } from '../forms/request.ts';
import { LEAD_FORM } from './lead.ts';

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const lead = { email: 'dana@example.com', phone: '602 555 0134' };

const readLead = (input: unknown) => inWords(LEAD_WORDS, readForm(LEAD_FORM, input));
const readRequest = (body: unknown) => inWords(LEAD_WORDS, readFormRequest(LEAD_FORM, body));

describe('the lead box', () => {
  it('reads an email address and a phone number', () => {
    expect(readLead(lead)).toEqual({ ok: true, value: lead });
  });

  it('asks for both, since §5 requires both', () => {
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

it('reads the request with its id and stores only the fields of the form', () => {
  const request = readRequest({ id: ID, fillMs: 48_200, ...lead, website: '' });
  expect(request.ok && request.value.id).toBe(ID);
  expect(request.ok && recordOf(LEAD_FORM, request.value.form)).toEqual(lead);
});

it('refuses a request without an id and a time', () => {
  expect(readRequest(lead)).toEqual({
    ok: false,
    errors: {
      id: 'Send a UUID as the id of these answers',
      fillMs: 'Send how many milliseconds the form was in use',
    },
  });
});

it('refuses a request with a filled-in honeypot', () => {
  expect(readRequest({ id: ID, fillMs: 48_200, ...lead, website: 'x' })).toEqual({
    ok: false,
    errors: { website: 'Leave this box empty' },
  });
});
