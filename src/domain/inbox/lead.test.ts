import { describe, expect, it } from 'vitest';

import { LEAD_FIELDS, leadRecord, readLeadForm, readLeadRequest } from './lead.ts';

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const lead = { email: 'dana@example.com', phone: '602 555 0134' };

describe('readLeadForm', () => {
  it('reads an email address and a phone number', () => {
    expect(readLeadForm(lead)).toEqual({ ok: true, value: { ...lead, website: '' } });
  });

  it('asks for both, since §5 requires both', () => {
    const result = readLeadForm({});
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual([...LEAD_FIELDS]);
  });

  it.each([
    ['email', 'dana', 'Enter an email address with an @ and a dot, like name@example.com'],
    ['email', 'dana@localhost', 'Enter an email address with an @ and a dot, like name@example.com'],
    ['phone', '555-0134', 'Enter a phone number with its area code, like (602) 555-0134'],
    ['website', 'x', 'Leave this box empty'],
  ])('says how to mend %s %j', (field, value, error) => {
    expect(readLeadForm({ ...lead, [field]: value })).toEqual({ ok: false, errors: { [field]: error } });
  });
});

it('reads the request with its id, and stores what was asked for only', () => {
  const request = readLeadRequest({ id: ID, fillMs: 48_200, ...lead, website: '' });
  expect(request.ok && request.value.id).toBe(ID);
  expect(request.ok && leadRecord(request.value.form)).toEqual(lead);
});

it('refuses a request without an id and a time', () => {
  expect(readLeadRequest(lead)).toEqual({
    ok: false,
    errors: {
      id: 'Send a UUID as the id of these answers',
      fillMs: 'Send how many milliseconds the form was in use',
    },
  });
});
