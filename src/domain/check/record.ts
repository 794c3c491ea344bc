import * as z from 'zod/mini';

import {
  type Assessment,
  LIST_ANSWERS,
  type ListAnswer,
  FINDING_KINDS,
  type FindingKind,
} from './list-answer.ts';
import { CHECK_ANSWERS, CHECK_FORM, type CheckAnswers, type EligibilityForm } from './form.ts';
import { type FormField, readForm, recordFields, recordOf } from '#domain/forms/form.ts';
import { CONSENT_RECORD, type SeenWording } from '#domain/records/consent.ts';
import { type PlainDate, yearOf } from '#domain/shared/plain-date.ts';
import { readStored, type StoredDocument, storedRecordSchema } from '#domain/records/document.ts';
import {
  asText,
  type RecordTable,
  type RecordValues,
  storedChoice,
  storedFlag,
  storedInteger,
  storedOptionalDate,
  storedText,
} from '#domain/records/stored-field.ts';

/** The list answer that the dashboard derives from a stored submission. */
export type Classification = ListAnswer;

/** The stored fields that determine the classification. */
export interface Classifiable {
  readonly is_eligible: boolean;
  readonly eligibility_message: string;
}

/** The dashboard's rule of product §4: `maybe` if the message contains 'may be eligible', else by the flag. */
export function classifySubmission(record: Classifiable): Classification {
  if (record.eligibility_message.includes('may be eligible')) return 'maybe';
  return record.is_eligible ? 'eligible' : 'not-eligible';
}

/** Findings by which the record can be sealed, and those by which no law helps. */
const HELPS: ReadonlySet<string> = new Set<FindingKind>(['remedy-open', 'court-acts', 'open-despite-list']);
export const HELPS_NOT: ReadonlySet<string> = new Set<FindingKind>(['no-remedy', 'no-law']);

/**
 * Whether the law says something else than the list's answer, which the renter saw: whoever calls must know it first.
 *
 * @param finding the stored kind; other texts contradict nothing
 */
export function contradicts(finding: string, classification: Classification): boolean {
  return classification === 'not-eligible' ? HELPS.has(finding) : HELPS_NOT.has(finding);
}

/**
 * The dashboard's counts. As not eligible count all records with `is_eligible: false`, including those classified as
 * `maybe`: product §4 counts this way, and departure D13 keeps it but shows how many of them are `maybe`.
 */
export function submissionCounts({
  eligible,
  maybe,
  'not-eligible': notEligible,
}: Readonly<Record<Classification, number>>) {
  return { eligible, maybe, notEligible: maybe + notEligible };
}

/** Stored instead of a finding if the law could not be read. */
const NOT_COMPUTED = 'not-computed' as const;

/**
 * The stored fields of a check besides the answers (product §3). Always computed by the server, never sent by the
 * client.
 */
const DERIVED = {
  /** Calendar years between the filing and the check: this year minus the filing's year. */
  years_since_conviction: { stored: storedInteger, label: 'Years since filing', card: true },
  /** Reason and outcome: `'Non-payment of rent - dismissed'`. */
  conviction_type: { stored: storedText, label: 'Type', card: true },
  is_eligible: { stored: storedFlag, label: 'Eligible' },
  eligibility_message: { stored: storedText, label: 'Message shown', card: true },
  /** The kind of the finding, which callers need to know (plan/finding.ts). */
  finding: {
    stored: storedChoice([...FINDING_KINDS, NOT_COMPUTED]),
    label: 'Finding',
    spaced: true,
  },
  /** The day on which the finding's remedy opens, if it is to come: the best reason to call somebody then. */
  opens_on: { stored: storedOptionalDate, label: 'Path opens' },
  ...CONSENT_RECORD,
} as const satisfies RecordTable;

/** The stored fields of a check (`expungement_submissions`), without the common fields that the store adds. */
export const SUBMISSION_RECORD = { ...recordFields(CHECK_FORM), ...DERIVED };

/** A check to be stored. */
export type SubmissionRecord = RecordValues<typeof SUBMISSION_RECORD> & Verdict & SeenWording;

/** The inputs of a verdict besides the answers, computed by the server. */
export interface VerdictContext {
  readonly assessment: Assessment;
  /** `null` if the law could not be read. */
  readonly finding: FindingKind | null;
  /** The day on which its remedy opens; `null` where it is open, or has no day. */
  readonly opensOn?: PlainDate | null;
  /** The day of the check. */
  readonly today: PlainDate;
}

/** The derived fields of a check, without what the form showed. */
export function verdictOf(
  form: CheckAnswers,
  { assessment, finding, opensOn = null, today }: VerdictContext,
) {
  const shown = {
    is_eligible: assessment.listAnswer === 'eligible',
    eligibility_message: assessment.message,
  };
  return {
    ...shown,
    years_since_conviction: yearOf(today) - yearOf(form.filingDate),
    conviction_type: `${form.reason} - ${form.outcome}`,
    finding: finding ?? NOT_COMPUTED,
    opens_on: opensOn,
    // Stored so that it can be queried (product §4).
    classification: classifySubmission(shown),
  };
}
type Verdict = ReturnType<typeof verdictOf>;

/**
 * Builds the record of a check.
 *
 * @param seen the wording that the form showed
 */
export function submissionRecord(
  form: EligibilityForm,
  { seen, ...context }: VerdictContext & { readonly seen: SeenWording },
): SubmissionRecord {
  return { ...recordOf(CHECK_FORM, form), ...verdictOf(form, context), ...seen };
}

/** What a correction of a check's case leaves of what the form said and of what was told, the first time each. */
export function keptOf(
  before: Pick<StoredSubmission, 'said' | 'told' | 'finding' | 'opens_on'>,
  corrected: Readonly<Record<string, unknown>>,
) {
  const stored = before as unknown as Readonly<Record<string, unknown>>;
  const names = Object.values<FormField>(CHECK_FORM)
    .filter(({ storedAs, correction }) => correction === 'case' && storedAs in corrected)
    .map(({ storedAs }) => [storedAs, asTextOrNull(stored[storedAs])]);
  return {
    said: { ...(Object.fromEntries(names) as Record<string, string | null>), ...before.said },
    told: before.told ?? { finding: before.finding, opens_on: before.opens_on },
  };
}

function asTextOrNull(value: unknown): string | null {
  return value == null ? null : asText(value);
}

/** The answers of a stored check by their names in the form; `undefined` if the form would not take them. */
export function storedAnswers(record: object): CheckAnswers | undefined {
  const stored = record as Readonly<Record<string, unknown>>;
  const answers = Object.entries(CHECK_ANSWERS).map(([name, { storedAs }]) => [name, stored[storedAs] ?? '']);
  const read = readForm(CHECK_ANSWERS, Object.fromEntries(answers));
  return read.ok ? read.value : undefined;
}

/** What the office learned of a case after the form was sent; absent where nothing was. */
const LEARNED = {
  /** What the form said of the corrected facts of the case, by stored name. */
  said: z.optional(z.record(z.string(), z.union([z.string(), z.null()]))),
  /** The finding and its day as they were told, before they changed. */
  told: z.optional(z.object({ finding: z.string(), opens_on: z.nullable(z.string()) })),
  /** When the law began to say something else than a no or a later day: ISO 8601, UTC (office/changed-answers.ts). */
  answer_changed_at: z.optional(z.iso.datetime()),
  /** Facts that the form does not ask for (plan/plan-case.ts). */
  facts: z.optional(z.unknown()),
};

/**
 * A check in API responses. Codes and dates are plain strings, because stored records may contain other
 * values, which are listed in `odd_fields`.
 */
export const storedSubmissionSchema = z.extend(storedRecordSchema('submissions', SUBMISSION_RECORD), {
  classification: z.enum(LIST_ANSWERS),
  ...LEARNED,
});
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** Reads a check from the store, even if it is invalid. The classification is always recomputed (product §4). */
export function readStoredSubmission(document: StoredDocument): StoredSubmission {
  const record = readStored('submissions', SUBMISSION_RECORD, document);
  const said = LEARNED.said.safeParse(document.said).data;
  const told = LEARNED.told.safeParse(document.told).data;
  const changedAt = LEARNED.answer_changed_at.safeParse(document.answer_changed_at).data;
  return {
    ...record,
    classification: classifySubmission(record),
    ...(said && { said }),
    ...(told && { told }),
    ...(changedAt !== undefined && { answer_changed_at: changedAt }),
    ...(document.facts !== undefined && { facts: document.facts }),
  };
}
