import { expect, it } from 'vitest';

import { sealingLaw } from '#data/laws.ts';
import type { FindingKind } from '#domain/check/list-answer.ts';
import { readStoredSubmission, submissionRecord } from '#domain/check/record.ts';
import { NO_COUNTIES } from '#domain/places/county-name.ts';
import { type PlainDate, utcDate } from '#domain/shared/plain-date.ts';

import { sampleForm } from '../../../tests/support/sample-check.ts';
import { answerNow } from './stored-answer.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
/** Its courts seal a dismissed case by themselves. */
const ARIZONA = { ...sealingLaw('AZ'), ...NO_COUNTIES };
const FORM = sampleForm({
  state: 'AZ',
  filingDate: '2021-03-04' as PlainDate,
  filingPrecision: 'day',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Non-payment of rent',
});

function answerOf(finding: FindingKind, opensOn: string | null, changes: object = {}) {
  const seen = { consent_version: 'v', consent_text: 'May we call?', language: 'en' } as const;
  const assessment = { listAnswer: 'eligible', message: '' } as const;
  const record = submissionRecord(FORM, { assessment, finding, today: utcDate(AT), seen });
  const stored = readStoredSubmission({ id: 'a', ...record, opens_on: opensOn, ...changes });
  return answerNow(stored, ARIZONA, AT);
}

it.each([
  ['a no', 'no-remedy', null],
  ['a later day', 'court-acts', '2027-01-01'],
] as const)(
  'an answer that was %s is stored as it is now, with what was told and since when',
  (_, finding, day) => {
    expect(answerOf(finding, day)).toEqual({
      finding: 'court-acts',
      opens_on: null,
      told: { finding, opens_on: day },
      answer_changed_at: AT.toISOString(),
    });
  },
);

it('an answer that was no refusal is stored as it is now, and is no reason to turn to anybody', () => {
  const told = { finding: 'needs-a-fact', opens_on: null };
  expect(answerOf('needs-a-fact', null)).toEqual({ finding: 'court-acts', opens_on: null, told });
});

it.each([
  ['is the same', 'court-acts', null, {}],
  ['has a day that came', 'court-acts', '2026-11-20', {}],
  ['cannot be computed', 'no-law', null, { outcome: 'unreadable' }],
] as const)('an answer that %s stays as it is stored', (_, finding, day, changes) => {
  expect(answerOf(finding, day, changes)).toEqual({});
});

it('what was told first is kept', () => {
  const told = { finding: 'no-law', opens_on: null };
  expect(answerOf('no-remedy', null, { told })).toMatchObject({ told });
});
