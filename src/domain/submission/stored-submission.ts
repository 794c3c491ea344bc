import * as z from 'zod/mini';

import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '../eligibility/case-facts.ts';
import { ELIGIBILITY_OUTCOMES } from '../eligibility/eligibility-outcome.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';

/**
 * A record as the admin reads it: {@link SubmissionRecord} with the id and the server's time of saving (ISO 8601, UTC).
 * The dashboard checks every answer against this, so that a changed server shows as a clear error.
 */
export const storedSubmissionSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  sort_key: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(JURISDICTION_CODES as typeof JURISDICTION_CODES & [string]),
  county: z.nullable(z.string()),
  filing_date: z.iso.date(),
  years_since_conviction: z.int(),
  reason: z.enum(EVICTION_REASONS),
  outcome: z.enum(CASE_OUTCOMES),
  payment_status: z.enum(PAYMENT_STATUSES),
  details: z.nullable(z.string()),
  conviction_type: z.string(),
  is_eligible: z.boolean(),
  eligibility_message: z.string(),
  classification: z.enum(ELIGIBILITY_OUTCOMES),
  contact_consent: z.boolean(),
  consent_version: z.string(),
});
/** A saved check with its id and time. */
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** What `GET /api/admin/submissions` answers: newest first; `next` continues the list, `null` at its end. */
export const submissionPageSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  next: z.nullable(z.string()),
});
/** One page of saved checks. */
export type SubmissionPage = z.infer<typeof submissionPageSchema>;

/** What `GET /api/admin/summary` answers. */
export const submissionSummarySchema = z.object({
  counts: z.object({ total: z.int(), eligible: z.int(), maybe: z.int(), notEligible: z.int() }),
});
/** The dashboard's totals as they travel. */
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;
