import { ELIGIBILITY_MESSAGES } from '../../../src/content/words/en/check.ts';
import type { DeliveryReceipt, SubmissionReceipt } from '../../../src/domain/api/contract.ts';
import { type EligibilityForm, readSubmissionRequest } from '../../../src/domain/check/form.ts';
import { assess, type FindingKind, type SealingRule } from '../../../src/domain/check/outcome.ts';
import { submissionRecord, type SubmissionRecord } from '../../../src/domain/check/record.ts';
import {
  CONSENT_VERSION_FIELD,
  type FormRequest,
  inWords,
  readFormRequest,
  type Reading,
  recordOf,
} from '../../../src/domain/forms/form.ts';
import { LEAD_FORM, type LeadForm, MESSAGE_FORM, type MessageForm } from '../../../src/domain/inbox/forms.ts';
import type { LeadRecord, MessageRecord } from '../../../src/domain/inbox/record.ts';
import { knownCounty } from '../../../src/domain/places/county-name.ts';
import { jurisdiction, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { type CheckSources, finding } from '../../../src/domain/plan/finding.ts';
import {
  type FormWordings,
  type SeenWording,
  seenWording,
  type Shown,
  shownWording,
} from '../../../src/domain/records/consent.ts';
import { latestDateOnEarth, type PlainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { IntakeKind } from './intake.ts';
import { INTAKE_WORDS, WORDINGS } from './words.ts';

/**
 * Refuses what a page sends with a wording that no page has shown, because nothing would prove what the person agreed
 * to.
 */
function withKnownWording<Values>(
  wordings: FormWordings,
  reading: Reading<FormRequest<Values>>,
): Reading<FormRequest<Values>> {
  if (!reading.ok || shownWording(wordings, reading.value) !== undefined) return reading;
  return { ok: false, problems: { [CONSENT_VERSION_FIELD]: { key: 'unknown' } } };
}

/** The wording and language that a person saw, of a request that was read. */
function seen(wordings: FormWordings, shown: Shown): SeenWording {
  return seenWording(shownWording(wordings, shown) ?? wordings[shown.language][0], shown.language);
}

/** The fields of a submission that its receipt contains. */
export type SubmissionVerdict = Pick<SubmissionRecord, 'classification' | 'eligibility_message'>;

/** Data that determines the outcome of a check. */
export interface SubmissionRules {
  readonly rules: (code: JurisdictionCode) => SealingRule | undefined;
  /** The parts of the law's file that the finding is computed from; `undefined` if there is no file. */
  readonly law: (code: JurisdictionCode) => Promise<CheckSources | undefined>;
  /** Current and former consent wordings by language. */
  readonly consent: FormWordings;
  readonly log: Log;
}

/** Eligibility checks. The outcome is always computed here, whatever the client sends (design §4). */
export function submissionIntake({
  rules,
  law,
  consent,
  log,
}: SubmissionRules): IntakeKind<EligibilityForm, SubmissionRecord, SubmissionReceipt, SubmissionVerdict> {
  return {
    read: (body, now, asked) =>
      inWords(
        INTAKE_WORDS[asked].CHECK_WORDS,
        withKnownWording(consent, readSubmissionRequest(body, latestDateOnEarth(now))),
      ),
    record: async (form, now, shown) => {
      const today = dayOfCheck(now, form.filingDate);
      return submissionRecord(form, {
        assessment: assess(rules(form.state), jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES),
        finding: await findingOf({ law, log }, form, today),
        today,
        consent: shownWording(consent, shown) ?? consent[shown.language][0],
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
  { law, log }: Pick<SubmissionRules, 'law' | 'log'>,
  form: EligibilityForm,
  today: PlainDate,
): Promise<FindingKind | null> {
  let sources: CheckSources | undefined;
  let failure: unknown;
  try {
    sources = await law(form.state);
  } catch (error) {
    failure = error;
  }
  if (sources === undefined) {
    log.warn('law not read, check stored without a finding', { state: form.state }, failure);
    return null;
  }
  const county = knownCounty(sources.counties, form.county);
  return finding(sources, { ...form, county, dates: {} }, today).kind;
}

/** Today in UTC, or the filing date if the renter's calendar is ahead, so that no filing lies in the future. */
function dayOfCheck(now: Date, filingDate: PlainDate): PlainDate {
  const today = utcDate(now);
  return filingDate > today ? filingDate : today;
}

/** The lead box (decision D2: what it claims to send is really delivered). */
export const leadIntake: IntakeKind<LeadForm, LeadRecord, DeliveryReceipt> = {
  read: (body, _, asked) =>
    inWords(
      INTAKE_WORDS[asked].LEAD_WORDS,
      withKnownWording(WORDINGS.lead, readFormRequest(LEAD_FORM, body)),
    ),
  record: (form, _, shown) => ({ ...recordOf(LEAD_FORM, form), ...seen(WORDINGS.lead, shown) }),
  receipt: (id) => ({ id }),
};

/** The contact form (decision D2). */
export const messageIntake: IntakeKind<MessageForm, MessageRecord, DeliveryReceipt> = {
  read: (body, _, asked) =>
    inWords(
      INTAKE_WORDS[asked].MESSAGE_WORDS,
      withKnownWording(WORDINGS.message, readFormRequest(MESSAGE_FORM, body)),
    ),
  record: (form, _, shown) => ({ ...recordOf(MESSAGE_FORM, form), ...seen(WORDINGS.message, shown) }),
  receipt: (id) => ({ id }),
};
