import * as z from 'zod/mini';

import {
  type Assessment,
  ELIGIBILITY_OUTCOMES,
  type EligibilityOutcome,
  FINDING_KINDS,
  type FindingKind,
} from './outcome.ts';
import { CHECK_FORM, type EligibilityForm } from './form.ts';
import { recordFields, recordOf } from '../forms/form.ts';
import { CONSENT_RECORD, type ConsentWording, seenWording } from '../records/consent.ts';
import type { Language } from '../shared/language.ts';
import { isTimeZone, type PlainDate, yearOf } from '../shared/plain-date.ts';
import {
  asText,
  pageFields,
  readStored,
  type RecordTable,
  type RecordValues,
  storedChoice,
  type StoredDocument,
  storedFlag,
  storedInteger,
  type StoredReading,
  storedRecordSchema,
  storedText,
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

/** In the place of a finding: the record is older than findings are, or the law could not be read. */
const NOT_COMPUTED = 'not-computed';

const storedFinding: StoredReading<string> = {
  ...storedChoice([...FINDING_KINDS, NOT_COMPUTED]),
  otherwise: (found) => (found === undefined ? NOT_COMPUTED : asText(found)),
};

/** What a saved check holds besides the answers (specification §3). The verdict is the domain's, never the client's. */
const DERIVED = {
  /** Calendar years between the filing and the check: this year minus the filing's year. */
  years_since_conviction: { stored: storedInteger, label: 'Years since filing', after: 'filing_date' },
  /** Reason and outcome in one text: `'Non-payment of rent - dismissed'`. */
  conviction_type: { stored: storedText, label: 'Type', card: 'record' },
  is_eligible: { stored: storedFlag, label: 'Eligible' },
  eligibility_message: { stored: storedText, label: 'Message shown' },
  /** What the law that was found says of the case, in one word; whoever calls must know it (plan/finding.ts). */
  finding: {
    stored: storedFinding,
    label: 'Finding',
    after: 'reason',
    spaced: true,
    card: 'fact',
    addedLater: true,
  },
  ...CONSENT_RECORD,
} as const satisfies RecordTable;

/** The fields of a saved check: the row of `expungement_submissions`, without what the store adds. */
export const SUBMISSION_RECORD = { ...recordFields(CHECK_FORM), ...DERIVED };

/** What is stored of a check. */
export interface SubmissionRecord extends RecordValues<typeof SUBMISSION_RECORD> {
  readonly years_since_conviction: number;
  /** What the dashboard counts it as, stored so that it can be asked for (§4). */
  readonly classification: Classification;
  readonly finding: FindingKind | typeof NOT_COMPUTED;
  readonly consent_text: string;
  readonly language: Language;
}

/** What goes into a record besides the answers. */
export interface SubmissionContext {
  readonly assessment: Assessment;
  /** Drawn from the law by the server; `null` where it could not be read. */
  readonly finding: FindingKind | null;
  /** The day of the check. */
  readonly today: PlainDate;
  /** What the form showed, and in which language. */
  readonly consent: ConsentWording;
  readonly language: Language;
}

/** The record of a check. */
export function submissionRecord(form: EligibilityForm, context: SubmissionContext): SubmissionRecord {
  const isEligible = context.assessment.outcome === 'eligible';
  const message = context.assessment.message;
  return {
    ...recordOf(CHECK_FORM, form),
    years_since_conviction: yearOf(context.today) - yearOf(form.filingDate),
    conviction_type: `${form.reason} - ${form.outcome}`,
    is_eligible: isEligible,
    eligibility_message: message,
    finding: context.finding ?? NOT_COMPUTED,
    classification: classifySubmission({ is_eligible: isEligible, eligibility_message: message }),
    ...seenWording(context.consent, context.language),
  };
}

/** What {@link submissionRecord} derives from these answers; a correction of any of them derives it anew. */
const CASE_FIELDS = ['state', 'filing_date', 'outcome', 'payment_status', 'reason'] as const;

/**
 * What is to be stored of a check whose answers were corrected. Where only the person's own data changed, the verdict
 * stays as it was given, even if the law has changed since. The consent and its wording always stay.
 *
 * @param changed the stored names of the answers that were corrected
 * @param anew the record that the corrected answers make
 */
export function correctedVerdict(
  changed: readonly string[],
  anew: SubmissionRecord,
): Partial<SubmissionRecord> {
  if (!CASE_FIELDS.some((name) => changed.includes(name))) {
    // Of all that is derived, only the finding looks at the county: some laws have rules for single courts.
    return changed.includes('county') ? { finding: anew.finding } : {};
  }
  const {
    years_since_conviction,
    conviction_type,
    is_eligible,
    eligibility_message,
    finding,
    classification,
  } = anew;
  return {
    years_since_conviction,
    conviction_type,
    is_eligible,
    eligibility_message,
    finding,
    classification,
  };
}

/**
 * A record as the admin reads it. Codes and days are plain texts here, because a record of an older version may hold
 * others; those are named in `odd_fields`.
 */
export const storedSubmissionSchema = z.extend(storedRecordSchema(SUBMISSION_RECORD), {
  classification: z.enum(ELIGIBILITY_OUTCOMES),
});
/** A saved check with what the store adds. */
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** Reads a check from the store, whatever it holds. Its classification is always the rule's own (§4). */
export function readStoredSubmission(document: StoredDocument): StoredSubmission {
  const record = readStored(SUBMISSION_RECORD, document);
  return { ...record, classification: classifySubmission(record) };
}

/** What `GET /api/admin/submissions` answers: newest first. */
export const submissionPageSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  ...pageFields,
});

/** What `GET /api/admin/summary` answers. */
export const submissionSummarySchema = z.object({
  counts: z.object({ total: z.int(), eligible: z.int(), maybe: z.int(), notEligible: z.int() }),
});
/** The dashboard's totals as they travel. */
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;

/** What the charts can cover: the last so many days, or everything. */
export const CHART_RANGES = ['7', '30', '90', 'all'] as const;
/** What the charts cover. */
export type ChartRange = (typeof CHART_RANGES)[number];

/** How many days a range has; the chart of days has as many as the longest where everything is covered. */
export function chartDays(range: ChartRange): number {
  return range === 'all' ? 90 : Number(range);
}

/** The query of `GET /api/admin/charts`. */
export const chartsQuerySchema = z.strictObject({
  /** Whose calendar the days are of: an IANA name. */
  zone: z
    ._default(z.string(), 'UTC')
    .check(z.refine(isTimeZone, { error: 'Use a time zone like America/Phoenix' })),
  range: z._default(z.enum(CHART_RANGES, { error: `Use one of ${CHART_RANGES.join(', ')}` }), '30'),
});

const perStatus = z.object({ new: z.int(), contacted: z.int(), closed: z.int() });
const perResult = { eligible: z.int(), maybe: z.int(), 'not-eligible': z.int() };

/** What `GET /api/admin/charts` answers. */
export const submissionChartsSchema = z.object({
  /** The last {@link chartDays} days, oldest first; a record is in one result only. */
  days: z.array(z.object({ day: z.iso.date(), ...perResult })),
  /** The range's checks by result; a record is in one only. */
  results: z.object(perResult),
  /** The range's checks by the state's two letters; states without any are there with 0. */
  states: z.record(z.string(), z.int()),
  /** What became of the range's records, by kind and work status. */
  work: z.object({ submissions: perStatus, leads: perStatus, messages: perStatus }),
  /** The first day of the range; `null` where it covers everything. */
  from: z.nullable(z.iso.date()),
});
/** Numbers for the dashboard's charts. */
export type SubmissionCharts = z.infer<typeof submissionChartsSchema>;
