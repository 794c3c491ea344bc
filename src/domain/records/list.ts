import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES, FINDING_KINDS } from '../check/outcome.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { LANGUAGES } from '../shared/language.ts';
import { WORK_STATUSES } from './work.ts';

/*
 * How the admin asks for records: the query of every list, and of its CSV. What names a person is never part of it,
 * because addresses are written into logs on the way: the search travels in a header (docs/adr/0015).
 */

/** The header of a request that holds what was typed into the search box, percent-encoded. */
export const SEARCH_HEADER = 'x-search';
/** The header of an answer that says how many records match in all. */
export const MATCHING_HEADER = 'x-matching';
/** The header of a part of a CSV that says how many records are in it. */
export const RECORDS_HEADER = 'x-records';
/** The header of a part of a CSV that says where the next one begins; absent in the last. */
export const NEXT_HEADER = 'x-next';

const instant = z.optional(z.iso.datetime({ error: 'Use a time like 2026-11-21T07:00:00.000Z' }));

/** What every list can be asked for by. */
export const inboxFilterSchema = z.strictObject({
  language: z.optional(z.enum(LANGUAGES, { error: `Use one of ${LANGUAGES.join(', ')}` })),
  work: z.optional(z.enum(WORK_STATUSES, { error: `Use one of ${WORK_STATUSES.join(', ')}` })),
  /** This instant or later. */
  since: instant,
  /** Before this instant. */
  until: instant,
});

/** What the submissions can be asked for by. */
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
/** What the submissions can be asked for by; of another list, no result, no finding and no state. */
export type SubmissionFilter = z.infer<typeof submissionFilterSchema>;
