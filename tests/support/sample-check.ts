import { type EligibilityForm, readEligibilityForm } from '#domain/check/form.ts';
import { assess } from '#domain/check/list-answer.ts';
import { submissionRecord, type SubmissionRecord } from '#domain/check/record.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { NOW, SAMPLE_ANSWERS } from '../../functions/src/testing/sample-check.ts';

/** The day of the sample. */
const TODAY = NOW.toISOString().slice(0, 'yyyy-mm-dd'.length) as PlainDate;

/**
 * A filled-in check with every field of the form; those that the sample leaves out are read as if the renter had left
 * them empty. So a new optional field needs no change in tests.
 */
export function sampleForm(changes: Partial<EligibilityForm> = {}): EligibilityForm {
  const read = readEligibilityForm(SAMPLE_ANSWERS, TODAY, 'en');
  if (!read.ok) throw new Error(`The sample is refused: ${JSON.stringify(read.problems)}`);
  return { ...read.value, ...changes };
}

/** A check as it is stored, with every field of the record: eligible in Arizona, where the court acts. */
export function sampleRecord(
  changes: Partial<SubmissionRecord> = {},
  language: Language = 'en',
): SubmissionRecord {
  const form = sampleForm();
  const assessment = assess({ eligible: true }, jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES);
  const seen = { consent_version: '2026-11-21', consent_text: 'You may call me.', language };
  return { ...submissionRecord(form, { assessment, finding: 'court-acts', today: TODAY, seen }), ...changes };
}
