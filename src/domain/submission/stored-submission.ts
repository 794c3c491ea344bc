import * as z from 'zod/mini';

import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '../eligibility/case-facts.ts';
import { ELIGIBILITY_OUTCOMES } from '../eligibility/eligibility-outcome.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { classifySubmission } from './classification.ts';
import {
  asText,
  oneOf,
  optionalText,
  readStored,
  storedFields,
  text,
  type RecordReading,
  type StoredDocument,
  type StoredFields,
} from './stored-record.ts';

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
