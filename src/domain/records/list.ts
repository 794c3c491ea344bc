import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES, FINDING_KINDS } from '../check/outcome.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { LANGUAGES } from '../shared/language.ts';
import { WORK_STATUSES } from './work.ts';

/*
 * Query parameters and headers of the admin's lists and CSV exports. Personal data must not appear in the query,
 * because URLs end up in logs: the search text is sent as a header (docs/adr/0015).
 */

/** Request header: the search text, percent-encoded. */
export const SEARCH_HEADER = 'x-search';
/** Response header: total number of matching records. */
export const MATCHING_HEADER = 'x-matching';
/** Response header: number of records on this page of a CSV. */
export const RECORDS_HEADER = 'x-records';
/** Response header: cursor of the next page of a CSV; absent on the last. */
export const NEXT_HEADER = 'x-next';

const instant = z.optional(z.iso.datetime({ error: 'Use a time like 2026-11-21T07:00:00.000Z' }));

/** Filters of every list. */
export const inboxFilterSchema = z.strictObject({
  language: z.optional(z.enum(LANGUAGES, { error: `Use one of ${LANGUAGES.join(', ')}` })),
  work: z.optional(z.enum(WORK_STATUSES, { error: `Use one of ${WORK_STATUSES.join(', ')}` })),
  /** Inclusive. */
  since: instant,
  /** Exclusive. */
  until: instant,
});

/** Filters of the list of submissions. */
export const submissionFilterSchema = z.extend(inboxFilterSchema, {
  classification: z.optional(
    z.enum(ELIGIBILITY_OUTCOMES, { error: `Use one of ${ELIGIBILITY_OUTCOMES.join(', ')}` }),
  ),
  finding: z.optional(z.enum(FINDING_KINDS, { error: `Use one of ${FINDING_KINDS.join(', ')}` })),
  state: z.optional(
    z.enum(JURISDICTION_CODES as typeof JURISDICTION_CODES & [string], {
      error: 'Use the two capital letters of a state, like AZ',
    }),
  ),
});
/** Filters of any list. Leads and messages do not have `classification`, `finding` and `state`. */
export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;
