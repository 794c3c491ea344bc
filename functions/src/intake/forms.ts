import { ELIGIBILITY_MESSAGES } from '../../../src/content/words/en/check.ts';
import type { DeliveryReceipt, SubmissionReceipt } from '../../../src/domain/api/contract.ts';
import {
  type CheckAnswers,
  type EligibilityForm,
  readSubmissionRequest,
} from '../../../src/domain/check/form.ts';
import { assess, type SealingRule } from '../../../src/domain/check/list-answer.ts';
import {
  submissionRecord,
  type SubmissionRecord,
  type VerdictContext,
} from '../../../src/domain/check/record.ts';
import { readFormRequest, recordOf } from '../../../src/domain/forms/form.ts';
import { LEAD_FORM, type LeadForm, MESSAGE_FORM, type MessageForm } from '../../../src/domain/inbox/forms.ts';
import type { LeadRecord, MessageRecord } from '../../../src/domain/inbox/record.ts';
import { jurisdiction, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { finding } from '../../../src/domain/plan/compute-finding.ts';
import { type CheckSources, openingDay } from '../../../src/domain/plan/finding.ts';
import { type FactNotes, NO_FACTS, planCase } from '../../../src/domain/plan/plan-case.ts';
import type { FormWordings } from '../../../src/domain/records/consent.ts';
import { latestDateOnEarth, type PlainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { IntakeKind } from './intake.ts';
import { FORM_WORDS, WORDINGS } from './words.ts';

/** The fields of a submission that its receipt contains. */
export type SubmissionVerdict = Pick<SubmissionRecord, 'classification' | 'eligibility_message'>;

/** Data that determines the list's answer to a check. */
export interface SubmissionRules {
  readonly rules: (code: JurisdictionCode) => SealingRule | undefined;
  /** The parts of the law's file that the finding is computed from; `undefined` if there is no file. */
  readonly law: (code: JurisdictionCode) => Promise<CheckSources | undefined>;
  /** Current and former consent wordings by language. */
  readonly consent: FormWordings;
  readonly log: Log;
}

/** Eligibility checks. The list's answer is always computed here, whatever the client sends. */
export function submissionIntake(
  rules: SubmissionRules,
): IntakeKind<EligibilityForm, SubmissionRecord, SubmissionReceipt, SubmissionVerdict> {
  return {
    read: (body, now) => readSubmissionRequest(body, latestDateOnEarth(now)),
    words: FORM_WORDS.check,
    wordings: rules.consent,
    record: async (form, now, seen) => submissionRecord(form, { ...(await judge(rules, form, now)), seen }),
    receipt: (id, { classification, eligibility_message }) => ({
      id,
      listAnswer: classification,
      message: eligibility_message,
    }),
  };
}

/** Judges a check by the list and by the law, as of the day of the check. */
export async function judge(
  { rules, law, log }: Omit<SubmissionRules, 'consent'>,
  form: CheckAnswers,
  now: Date,
  notes: FactNotes = NO_FACTS,
): Promise<VerdictContext> {
  const today = dayOfCheck(now, form.filingDate);
  return {
    assessment: assess(rules(form.state), jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES),
    ...(await findingOf({ law, log }, form, today, notes)),
    today,
  };
}

/** Computes the finding. If the law cannot be read, the record is stored without one rather than lost. */
async function findingOf(
  { law, log }: Pick<SubmissionRules, 'law' | 'log'>,
  form: CheckAnswers,
  today: PlainDate,
  notes: FactNotes,
): Promise<Pick<VerdictContext, 'finding' | 'opensOn'>> {
  let sources: CheckSources | undefined;
  let failure: unknown;
  try {
    sources = await law(form.state);
  } catch (error) {
    failure = error;
  }
  if (sources === undefined) {
    log.warn('law not read, check stored without a finding', { state: form.state }, failure);
    return { finding: null, opensOn: null };
  }
  const found = finding(sources, planCase(form, notes, sources), today);
  return { finding: found.kind, opensOn: openingDay(found) };
}

/** Today in UTC, or the filing date if the renter's calendar is ahead, so that no filing lies in the future. */
function dayOfCheck(now: Date, filingDate: PlainDate): PlainDate {
  const today = utcDate(now);
  return filingDate > today ? filingDate : today;
}

/** The lead box (departure D2: what it claims to send is really delivered). */
export const leadIntake: IntakeKind<LeadForm, LeadRecord, DeliveryReceipt> = {
  read: (body) => readFormRequest(LEAD_FORM, body),
  words: FORM_WORDS.lead,
  wordings: WORDINGS.lead,
  record: (form, _, seen) => ({ ...recordOf(LEAD_FORM, form), ...seen }),
  receipt: (id) => ({ id }),
};

/** The contact form (departure D2). */
export const messageIntake: IntakeKind<MessageForm, MessageRecord, DeliveryReceipt> = {
  read: (body) => readFormRequest(MESSAGE_FORM, body),
  words: FORM_WORDS.message,
  wordings: WORDINGS.message,
  record: (form, _, seen) => ({ ...recordOf(MESSAGE_FORM, form), ...seen }),
  receipt: (id) => ({ id }),
};
