import * as z from 'zod/mini';

import { type Assessment, ELIGIBILITY_OUTCOMES, type EligibilityOutcome } from './outcome.ts';
import {
  CASE_OUTCOMES,
  type CaseOutcome,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './case-facts.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../places/jurisdiction.ts';
import type { EligibilityForm } from './form.ts';
import { isTimeZone, type PlainDate, yearOf } from '../shared/plain-date.ts';
import {
  asText,
  oneOf,
  optionalText,
  readStored,
  type RecordReading,
  type StoredDocument,
  storedFields,
  type StoredFields,
  text,
} from '../records/document.ts';

/** What the dashboard counts a submission as; the same three words as the outcome of the check. */
export type Classification = EligibilityOutcome;

/** The two stored fields that the classification reads. */
export interface Classifiable {
  readonly is_eligible: boolean;
  readonly eligibility_message: string;
}

/** The dashboard's rule of specification §4: 'may be eligible' in the message, else the flag, else not eligible. */
export function classifySubmission(record: Classifiable): Classification {
  if (record.eligibility_message.includes('may be eligible')) return 'maybe';
  return record.is_eligible ? 'eligible' : 'not-eligible';
}

/** The dashboard's totals. */
export interface SubmissionCounts {
  readonly total: number;
  readonly eligible: number;
  readonly maybe: number;
  /**
   * Every record with `is_eligible` false, the ones under review too: §4 counts it so, and decision D13 keeps it and
   * says how many of them are `maybe`.
   */
  readonly notEligible: number;
}

/** Counts as the store gives them, from one number per classification. */
export function submissionCounts(
  byClassification: Readonly<Record<Classification, number>>,
): SubmissionCounts {
  const { eligible, maybe, 'not-eligible': notEligible } = byClassification;
  return { total: eligible + maybe + notEligible, eligible, maybe, notEligible: maybe + notEligible };
}

/** A saved check: the row of `expungement_submissions` (specification §3), without what the store adds. */
export interface SubmissionRecord {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: JurisdictionCode;
  /** `null` when it was left out, as §3 asks. */
  readonly county: string | null;
  readonly filing_date: PlainDate;
  /** Calendar years between the filing and the check: this year minus the filing's year (§3). */
  readonly years_since_conviction: number;
  readonly reason: EvictionReason;
  readonly outcome: CaseOutcome;
  readonly payment_status: PaymentStatus;
  readonly details: string | null;
  /** Reason and outcome in one text: `'Non-payment of rent - dismissed'`. */
  readonly conviction_type: string;
  readonly is_eligible: boolean;
  readonly eligibility_message: string;
  /** What the dashboard counts it as, kept so that it can be asked for (§4). */
  readonly classification: Classification;
  /** Whether the box about calls and texts was ticked, and which wording stood beside it: its version and every word. */
  readonly contact_consent: boolean;
  readonly consent_version: string;
  readonly consent_text: string;
}

/** The wording beside the box about calls and texts. */
export interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

/** What goes into a record besides the answers. */
export interface SubmissionContext {
  readonly assessment: Assessment;
  /** The day of the check. */
  readonly today: PlainDate;
  /** What the form showed. */
  readonly consent: ConsentWording;
}

/** The record of a check. The verdict is the domain's, never the client's. */
export function submissionRecord(form: EligibilityForm, context: SubmissionContext): SubmissionRecord {
  const isEligible = context.assessment.outcome === 'eligible';
  const message = context.assessment.message;
  return {
    full_name: form.fullName,
    email: form.email,
    phone: form.phone,
    state: form.state,
    county: form.county === '' ? null : form.county,
    filing_date: form.filingDate,
    years_since_conviction: yearOf(context.today) - yearOf(form.filingDate),
    reason: form.reason,
    outcome: form.outcome,
    payment_status: form.paymentStatus,
    details: form.details === '' ? null : form.details,
    conviction_type: `${form.reason} - ${form.outcome}`,
    is_eligible: isEligible,
    eligibility_message: message,
    classification: classifySubmission({ is_eligible: isEligible, eligibility_message: message }),
    contact_consent: form.contactConsent,
    consent_version: context.consent.version,
    consent_text: context.consent.text,
  };
}

/**
 * A record as the admin reads it: {@link SubmissionRecord} with what the store adds. Codes and days are plain texts
 * here, because a record of an older version may hold others; those are named in `odd_fields`. The dashboard checks
 * every answer against this, so that a changed server shows as a clear error.
 */
export const storedSubmissionSchema = z.object({
  ...storedFields,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.string(),
  county: z.nullable(z.string()),
  filing_date: z.string(),
  years_since_conviction: z.nullable(z.int()),
  reason: z.string(),
  outcome: z.string(),
  payment_status: z.string(),
  details: z.nullable(z.string()),
  conviction_type: z.string(),
  is_eligible: z.boolean(),
  eligibility_message: z.string(),
  classification: z.enum(ELIGIBILITY_OUTCOMES),
  contact_consent: z.boolean(),
  consent_version: z.string(),
});
/** A saved check with what the store adds. */
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

const yesOrNo = { schema: z.boolean(), otherwise: () => false };

const READING: RecordReading<Omit<StoredSubmission, keyof StoredFields | 'classification'>> = {
  full_name: text,
  email: text,
  phone: text,
  state: oneOf(JURISDICTION_CODES),
  county: optionalText,
  filing_date: { schema: z.iso.date(), otherwise: asText },
  years_since_conviction: { schema: z.nullable(z.int()), otherwise: () => null },
  reason: oneOf(EVICTION_REASONS),
  outcome: oneOf(CASE_OUTCOMES),
  payment_status: oneOf(PAYMENT_STATUSES),
  details: optionalText,
  conviction_type: text,
  is_eligible: yesOrNo,
  eligibility_message: text,
  contact_consent: yesOrNo,
  consent_version: text,
};

/** Reads a check from the store, whatever stands there. Its classification is always the rule's own (§4). */
export function readStoredSubmission(document: StoredDocument): StoredSubmission {
  const record = readStored(READING, document);
  return { ...record, classification: classifySubmission(record) };
}

/** What `GET /api/admin/submissions` answers: newest first. */
export const submissionPageSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  /** Continues the list; `null` at its end. */
  next: z.nullable(z.string()),
  /** How many records match in all; `null` where that is not known. */
  matching: z.nullable(z.int()),
});
/** One page of saved checks. */
export type SubmissionPage = z.infer<typeof submissionPageSchema>;

/** What `GET /api/admin/summary` answers. */
export const submissionSummarySchema = z.object({
  counts: z.object({ total: z.int(), eligible: z.int(), maybe: z.int(), notEligible: z.int() }),
});
/** The dashboard's totals as they travel. */
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;

/** So many days the chart of days shows. */
export const CHART_DAYS = 30;

/** The query of `GET /api/admin/charts`. */
export const chartsQuerySchema = z.strictObject({
  /** Whose calendar the days are of: an IANA name. */
  zone: z
    ._default(z.string(), 'UTC')
    .check(z.refine(isTimeZone, { error: 'Use a time zone like America/Phoenix' })),
});

const perResult = { eligible: z.int(), maybe: z.int(), 'not-eligible': z.int() };

/** What `GET /api/admin/charts` answers. */
export const submissionChartsSchema = z.object({
  /** The last {@link CHART_DAYS} days, oldest first; a record is in one result only. */
  days: z.array(z.object({ day: z.iso.date(), ...perResult })),
  /** All records by result; a record is in one only. */
  results: z.object(perResult),
  /** All records by the state's two letters; states without any are there with 0. */
  states: z.record(z.string(), z.int()),
});
/** Numbers for the dashboard's charts. */
export type SubmissionCharts = z.infer<typeof submissionChartsSchema>;
