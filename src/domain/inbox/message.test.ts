import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  CONTACT_MESSAGE_FIELDS,
  contactMessageRecord,
  MESSAGE_LIMIT,
  readContactMessageForm,
  readContactMessageRequest,
} from './message.ts';

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const message = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '(602) 555-0134',
  message: 'Can you help with a case from 2019?\nThank you.',
};

describe('readContactMessageForm', () => {
  it('reads a message and keeps its line breaks', () => {
    expect(readContactMessageForm(message)).toEqual({ ok: true, value: { ...message, website: '' } });
  });

  it.each(CONTACT_MESSAGE_FIELDS)('asks for %s when it is missing or blank', (field) => {
    for (const blank of [undefined, '', '  \n ']) {
      const result = readContactMessageForm({ ...message, [field]: blank });
      expect(result.ok ? [] : Object.keys(result.errors)).toEqual([field]);
    }
  });

  it(`takes ${MESSAGE_LIMIT} characters and no more`, () => {
    expect(readContactMessageForm({ ...message, message: 'x'.repeat(MESSAGE_LIMIT) }).ok).toBe(true);
    expect(readContactMessageForm({ ...message, message: 'x'.repeat(MESSAGE_LIMIT + 1) })).toEqual({
      ok: false,
      errors: { message: 'Use 4,000 characters or fewer for your message' },
    });
  });

  it('refuses what a program put into the box that people do not see', () => {
    expect(readContactMessageForm({ ...message, website: 'https://spam.example' })).toEqual({
      ok: false,
      errors: { website: 'Leave this box empty' },
    });
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof readContactMessageForm(input).ok).toBe('boolean');
      }),
    );
  });
});

it('reads the request with its id, and stores neither the id nor the trap among the answers', () => {
  const request = readContactMessageRequest({ id: ID.toUpperCase(), fillMs: 48_200, ...message });
  expect(request).toMatchObject({ ok: true, value: { id: ID } });
  expect(request.ok && contactMessageRecord(request.value.form)).toEqual(message);
});
