import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES } from '../eligibility/eligibility-outcome.ts';

/** What `POST /api/submissions` answers once a check is stored: 201 the first time, 200 for the same again. */
export const submissionReceiptSchema = z.strictObject({
  id: z.uuid(),
  outcome: z.enum(ELIGIBILITY_OUTCOMES),
  message: z.string(),
});
/** What the server says it stored. */
export type SubmissionReceipt = z.infer<typeof submissionReceiptSchema>;
