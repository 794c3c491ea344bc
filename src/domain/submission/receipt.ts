import type { EligibilityOutcome } from '../eligibility/eligibility-outcome.ts';

/** What `POST /api/submissions` answers once a check is stored: 201 the first time, 200 for the same again. */
export interface SubmissionReceipt {
  readonly id: string;
  readonly outcome: EligibilityOutcome;
  readonly message: string;
}

/**
 * Whether an answer confirms that this very check is stored. A success that does not name it comes from something in
 * between, such as the login page of a hotel's network.
 */
export function isReceiptFor(id: string, answer: unknown): answer is SubmissionReceipt {
  return (
    typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id && 'outcome' in answer
  );
}
