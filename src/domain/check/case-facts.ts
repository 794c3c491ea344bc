/**
 * Possible answers about the case (product §3). These keys are stored and compared; labels are in content/words,
 * so that a translation only replaces labels.
 */

/** How the eviction case ended, in the order of the form. */
export const CASE_OUTCOMES = ['dismissed', 'won', 'lost', 'settlement'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** How a settlement was closed in court: the case was dismissed or withdrawn, or a judgment was entered by agreement. */
export const SETTLEMENT_ENDINGS = ['dismissed', 'judgment'] as const;
/** See {@link SETTLEMENT_ENDINGS}. The form does not ask for it, and it is never sent. */
export type SettlementEnding = (typeof SETTLEMENT_ENDINGS)[number];

/** The state of the money judgment, in the order of the form. */
export const PAYMENT_STATUSES = ['paid', 'partial', 'not-paid', 'no-judgment'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The payment status to expect from an outcome: a renter who won, or whose case was dropped, was not ordered to pay.
 * Forms may preselect it, and the renter may change it.
 */
export function presumedPayment(outcome: string): PaymentStatus | undefined {
  return outcome === 'dismissed' || outcome === 'won' ? 'no-judgment' : undefined;
}

/** Why the landlord went to court. The specification defines no separate keys: the English text is the stored key. */
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
export type EvictionReason = (typeof EVICTION_REASONS)[number];

/** The two facts that the outcome rule of product §4 uses. */
export interface CaseFacts {
  readonly outcome: CaseOutcome;
  readonly paymentStatus: PaymentStatus;
}
