import { describe, expect, it } from 'vitest';

import type { PlainDate } from './plain-date.ts';
import { readSubmissionRequest } from './submission-request.ts';

const today = '2026-11-21' as PlainDate;
const body = {
  id: '0F8FAD5B-D9CB-469F-A165-70867728950E',
  fillMs: 48_200,
  fullName: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '6025550134',
  state: 'AZ',
  filingDate: '2021-03-05',
  outcome: 'won',
  paymentStatus: 'no-judgment',
  reason: 'Other',
};

describe('the body of a submission', () => {
  it('is an id, a time and a form', () => {
    const request = readSubmissionRequest(body, today);
    expect(request).toMatchObject({
      ok: true,
      value: {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        fillMs: 48_200,
        form: { fullName: 'Ana Núñez', county: '' },
      },
    });
  });

  it.each([undefined, '', 'not-a-uuid', 7, '../../leads/x'])('needs a UUID, not %j', (id) => {
    expect(readSubmissionRequest({ ...body, id }, today)).toEqual({
      ok: false,
      errors: { id: 'Send a UUID as the id of these answers' },
    });
  });

  it('names a bad id, a bad time and bad fields in one answer', () => {
    const result = readSubmissionRequest({ ...body, id: 'x', fillMs: '1 s', state: 'ZZ' }, today);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['id', 'fillMs', 'state']);
  });

  it('may bring the box that must stay empty, and keeps nothing of it', () => {
    const request = readSubmissionRequest({ ...body, website: '' }, today);
    expect(request.ok && Object.keys(request.value.form)).not.toContain('website');
    expect(readSubmissionRequest({ ...body, website: 'https://spam.example' }, today)).toEqual({
      ok: false,
      errors: { website: 'Leave this box empty' },
    });
  });

  it.each([null, undefined, 'text', 7, [], [body]])('is an object, not %j', (input) => {
    expect(readSubmissionRequest(input, today)).toEqual({
      ok: false,
      errors: { '': 'Send the answers as one JSON object' },
    });
  });
});
