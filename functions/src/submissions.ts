import { CHECK_WORDS } from '~/content/words/en/forms.ts';
import { ELIGIBILITY_MESSAGES } from '~/content/words/en/outcome.ts';
import { assess, type SealingRule } from '~/domain/check/outcome.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { type EligibilityForm, readSubmissionRequest } from '~/domain/check/form.ts';
import { inWords } from '~/domain/forms/form.ts';
import { latestDateOnEarth, type PlainDate, utcDate } from '~/domain/shared/plain-date.ts';
import type { SubmissionReceipt } from '~/domain/api/answers.ts';
import { type ConsentWording, submissionRecord, type SubmissionRecord } from '~/domain/check/record.ts';

import type { IntakeKind } from './intake.ts';

/** The fields of a submission's record that its receipt repeats. */
export type SubmissionVerdict = Pick<SubmissionRecord, 'classification' | 'eligibility_message'>;

/** What decides the outcome of a check. */
export interface SubmissionRules {
  readonly rules: (code: JurisdictionCode) => SealingRule | undefined;
  /** The consent wording that the form shows at present. */
  readonly consent: ConsentWording;
}

/** Eligibility checks: the domain's rule decides the outcome here, whatever the client sends (design §4). */
export function submissionIntake({
  rules,
  consent,
}: SubmissionRules): IntakeKind<EligibilityForm, SubmissionRecord, SubmissionReceipt, SubmissionVerdict> {
  return {
    read: (body, now) => inWords(CHECK_WORDS, readSubmissionRequest(body, latestDateOnEarth(now))),
    record: (form, now) =>
      submissionRecord(form, {
        assessment: assess(rules(form.state), jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES),
        today: dayOfCheck(now, form.filingDate),
        consent,
      }),
    receipt: (id, { classification, eligibility_message }) => ({
      id,
      outcome: classification,
      message: eligibility_message,
    }),
  };
}

/** Today in UTC, or the filing date where the renter's calendar is ahead, so that no filing lies in the future. */
function dayOfCheck(now: Date, filingDate: PlainDate): PlainDate {
  const today = utcDate(now);
  return filingDate > today ? filingDate : today;
}
