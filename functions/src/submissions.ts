import { ELIGIBILITY_MESSAGES } from '~/content/words/en/outcome.ts';
import { assess, type FindingKind, type SealingRule } from '~/domain/check/outcome.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { type EligibilityForm, readSubmissionRequest } from '~/domain/check/form.ts';
import { inWords } from '~/domain/forms/form.ts';
import { latestDateOnEarth, type PlainDate, utcDate } from '~/domain/shared/plain-date.ts';
import type { SubmissionReceipt } from '~/domain/api/answers.ts';
import { type CheckSources, finding } from '~/domain/plan/finding.ts';
import { knownCounty } from '~/domain/places/county-name.ts';
import { submissionRecord, type SubmissionRecord } from '~/domain/check/record.ts';
import { type FormWordings, shownWording } from '~/domain/records/consent.ts';

import { INTAKE_WORDS } from './intake-words.ts';
import type { IntakeKind } from './intake.ts';

/** The fields of a submission that its receipt contains. */
export type SubmissionVerdict = Pick<SubmissionRecord, 'classification' | 'eligibility_message'>;

/** Data that determines the outcome of a check. */
export interface SubmissionRules {
  readonly rules: (code: JurisdictionCode) => SealingRule | undefined;
  /** The parts of the law's file that the finding is computed from; `undefined` if there is no file. */
  readonly law: (code: JurisdictionCode) => Promise<CheckSources | undefined>;
  /** Current and former consent wordings by language. */
  readonly consent: FormWordings;
}

/** Eligibility checks. The outcome is always computed here, whatever the client sends (design §4). */
export function submissionIntake({
  rules,
  law,
  consent,
}: SubmissionRules): IntakeKind<EligibilityForm, SubmissionRecord, SubmissionReceipt, SubmissionVerdict> {
  return {
    read: (body, now, asked) =>
      inWords(INTAKE_WORDS[asked].CHECK_WORDS, readSubmissionRequest(body, latestDateOnEarth(now))),
    record: async (form, now, shown) => {
      const today = dayOfCheck(now, form.filingDate);
      return submissionRecord(form, {
        assessment: assess(rules(form.state), jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES),
        finding: await findingOf(law, form, today),
        today,
        consent: shownWording(consent, shown),
        language: shown.language,
      });
    },
    receipt: (id, { classification, eligibility_message }) => ({
      id,
      outcome: classification,
      message: eligibility_message,
    }),
  };
}

/** Computes the finding. If the law cannot be read, the record is stored without one rather than lost. */
async function findingOf(
  law: SubmissionRules['law'],
  form: EligibilityForm,
  today: PlainDate,
): Promise<FindingKind | null> {
  const sources = await law(form.state).catch(() => undefined);
  if (sources === undefined) return null;
  const county = knownCounty(sources.counties, form.county);
  return finding(sources, { ...form, county, dates: {} }, today).kind;
}

/** Today in UTC, or the filing date if the renter's calendar is ahead, so that no filing lies in the future. */
function dayOfCheck(now: Date, filingDate: PlainDate): PlainDate {
  const today = utcDate(now);
  return filingDate > today ? filingDate : today;
}
