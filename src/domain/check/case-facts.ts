/**
 * What a renter may answer about the case (specification §3). The keys are stored and compared; their labels are in
 * content/words, so that another language needs other labels and nothing else.
 */

/** How the eviction case ended, in the order in which the form offers it. */
export const CASE_OUTCOMES = ['dismissed', 'won', 'lost', 'settlement'] as const;
/** How the eviction case ended. */
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** How a settlement was closed in court: the case was dismissed or withdrawn, or a judgment was entered by agreement. */
export const SETTLEMENT_ENDINGS = ['dismissed', 'judgment'] as const;
/** How a settlement was closed in court. The form does not ask it, and nothing of it is sent. */
export type SettlementEnding = (typeof SETTLEMENT_ENDINGS)[number];

/** What became of the money judgment, in the order in which the form offers it. */
export const PAYMENT_STATUSES = ['paid', 'partial', 'not-paid', 'no-judgment'] as const;
/** What became of the money judgment. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The payment status that an outcome leaves to be expected: a renter who won, or whose case was dropped, was not ordered
 * to pay. A form may choose it beforehand, and its renter may choose another.
 */
export function presumedPayment(outcome: string): PaymentStatus | undefined {
  return outcome === 'dismissed' || outcome === 'won' ? 'no-judgment' : undefined;
}

/**
 * Why the landlord went to court. The specification gives these options no separate key: the English text is the
 * stored key.
 */
export const EVICTION_REASONS = [
  'Non-payment of rent',
  'Lease violation',
  'Property damage',
  'Illegal activity',
  'No cause/No fault',
  'Owner move-in',
  'Renovation/Demolition',
  'Other',
] as const;
/** Why the landlord went to court. */
export type EvictionReason = (typeof EVICTION_REASONS)[number];

/** The two facts that the outcome rule of §4 looks at. */
export interface CaseFacts {
  readonly outcome: CaseOutcome;
  readonly paymentStatus: PaymentStatus;
}
