import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import privacy from '#content/words/en/privacy.json';
import { readStoredSubmission, storedSubmissionSchema } from '#domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '#domain/inbox/record.ts';
import { expiresAt, sortKey } from './document.ts';
import { sampleRecord } from '../../../tests/support/sample-check.ts';

const { consent_text: _, ...listed } = sampleRecord();
const SUBMISSION = {
  id: '0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a',
  created_at: '2026-11-21T18:30:00.000Z',
  sort_key: '2026-11-21T18:30:00.000Z_0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a',
  ...listed,
  work_status: 'contacted',
  work_log: [
    {
      id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
      at: '2026-11-22T09:00:00.000Z',
      kind: 'called',
      text: 'Spoke to her.',
      call_again: null,
      closed: null,
      by: 'admin@example.com',
    },
  ],
  work_version: 1,
  asked_again: ['2026-11-23T08:00:00.000Z'],
  asked_at: '2026-11-23T08:00:00.000Z',
  do_not_call: { phone: '2026-11-24T08:00:00.000Z', email: null },
};

describe('a stored check', () => {
  it('is read unchanged', () => {
    expect(readStoredSubmission(SUBMISSION)).toEqual({
      ...SUBMISSION,
      collection: 'submissions',
      odd_fields: [],
    });
  });

  it('leaves out the store’s internal fields', () => {
    const record = readStoredSubmission({ ...SUBMISSION, content_digest: 'd', search_terms: ['ro'] });
    expect(record).not.toHaveProperty('content_digest');
    expect(record).not.toHaveProperty('search_terms');
  });

  it('without a work status counts as new and is not reported as odd', () => {
    const older = Object.entries(SUBMISSION).filter(([field]) => !field.startsWith('work'));
    expect(readStoredSubmission({ id: SUBMISSION.id, ...Object.fromEntries(older) })).toMatchObject({
      work_status: 'new',
      work_log: [],
      work_version: 0,
      odd_fields: [],
    });
  });

  it('was asked for at the stored time, by which the store finds and orders it', () => {
    const moved = { ...SUBMISSION, created_at: 'unknown', sort_key: 'x', asked_again: [] };
    expect(readStoredSubmission(moved)).toMatchObject({ asked_again: [], asked_at: SUBMISSION.asked_at });
  });

  it.each([
    ['the last time', SUBMISSION.asked_again, SUBMISSION.asked_at],
    ['when it was created', undefined, SUBMISSION.created_at],
  ])('without a readable time was asked for %s', (_, asked_again, asked_at) => {
    expect(readStoredSubmission({ ...SUBMISSION, asked_at: undefined, asked_again })).toMatchObject({
      asked_at,
      odd_fields: [],
    });
  });

  it('reports its contact log if an entry cannot be read', () => {
    const record = readStoredSubmission({ ...SUBMISSION, work_log: [...SUBMISSION.work_log, 'Called.'] });
    expect(record).toMatchObject({ work_log: SUBMISSION.work_log, odd_fields: ['work_log'] });
  });

  it.each([
    ['state', 'Arizona', 'Arizona'],
    ['state', undefined, ''],
    ['full_name', undefined, ''],
    ['full_name', { first: 'Rosa' }, '{"first":"Rosa"}'],
    ['phone', 6025550134, '6025550134'],
    ['county', 12, '12'],
    ['filing_date', 'March 2021', 'March 2021'],
    ['filing_date', '2021-02-30', '2021-02-30'],
    ['years_since_conviction', 'five', null],
    ['reason', 'Rent', 'Rent'],
    ['outcome', 'lost_in_court', 'lost_in_court'],
    ['payment_status', null, ''],
    ['is_eligible', 'yes', false],
    ['contact_consent', undefined, false],
    ['created_at', undefined, '2026-11-21T18:30:00.000Z'],
    ['created_at', 'yesterday', '2026-11-21T18:30:00.000Z'],
  ])('whose %s is %j is still read and reports the odd field', (field, found, shown) => {
    const record = readStoredSubmission({ ...SUBMISSION, [field]: found });
    expect(record).toMatchObject({ [field]: shown, odd_fields: [field], email: 'rosa@example.com' });
    expect(storedSubmissionSchema.safeParse(record).success).toBe(true);
  });

  it('may lack an optional text', () => {
    expect(readStoredSubmission({ ...SUBMISSION, county: undefined })).toMatchObject({
      county: null,
      odd_fields: [],
    });
  });

  it('with only an id is still read', () => {
    const record = readStoredSubmission({ id: 'odd' });
    expect(storedSubmissionSchema.safeParse(record).error).toBeUndefined();
    expect(record).toMatchObject({ id: 'odd', created_at: null, classification: 'not-eligible' });
    expect(record.odd_fields).toContain('sort_key');
  });
});

describe('a stored lead or message', () => {
  it('is read with any content', () => {
    expect(
      readStoredLead({ id: 'a', sort_key: 'x', created_at: null, email: 'a@example.com' }),
    ).toMatchObject({
      email: 'a@example.com',
      phone: '',
      odd_fields: ['phone', 'consent_version', 'language'],
    });
    expect(readStoredMessage({ id: 'b', sort_key: 'x', created_at: null, message: ['hi'] })).toMatchObject({
      message: '["hi"]',
      odd_fields: ['name', 'email', 'phone', 'message', 'consent_version', 'language'],
    });
  });
});

describe(`the end of retention: ${privacy.sections.short.list.deleted}`, () => {
  it.each([
    ['2026-11-21T09:30:00.000Z', 24, '2028-11-21T09:30:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2025-02-28T12:00:00.000Z'],
    ['2026-08-31T00:00:00.000Z', 6, '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 1, '2027-01-31T23:59:59.000Z'],
  ])('of %s after %i months is %s', (created, months, expiry) => {
    expect(expiresAt(new Date(created), months).toISOString()).toBe(expiry);
  });
});

it('a sort key sorts as text in time order', () => {
  const instants = fc.date({ min: new Date('2017-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, instants, fc.uuid(), fc.uuid(), (one, other, oneId, otherId) => {
      fc.pre(one.getTime() !== other.getTime());
      expect(sortKey(one, oneId) < sortKey(other, otherId)).toBe(one < other);
    }),
  );
});

it('a sort key gives an order even within one millisecond', () => {
  const instant = new Date('2026-11-21T09:30:00.000Z');
  expect(sortKey(instant, 'a') < sortKey(instant, 'b')).toBe(true);
  expect(sortKey(instant, 'a')).toBe('2026-11-21T09:30:00.000Z_a');
});
