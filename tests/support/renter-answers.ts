import type { CaseOutcome, EvictionReason, PaymentStatus } from '#domain/check/case-facts.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

/** What a renter types into the check, by the specification's field names. */
export interface RenterAnswers {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly state: JurisdictionCode;
  readonly county: string;
  readonly filingDate: string;
  readonly outcome: CaseOutcome;
  readonly paymentStatus: PaymentStatus;
  readonly reason: EvictionReason;
  readonly details: string;
}

/** A dismissed Maricopa case. */
export const DISMISSED: RenterAnswers = {
  fullName: 'Ana María Núñez',
  email: 'ana@example.com',
  phone: '(602) 555-0134',
  state: 'AZ',
  county: 'Maricopa County',
  filingDate: '2021-03-05',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Non-payment of rent',
  details: '',
};

/** A case in Maine that the landlord won: both periods need the day of the judgment. */
export const LOST_IN_MAINE = {
  state: 'ME',
  county: '',
  filingDate: '2024-01-15',
  outcome: 'lost',
  paymentStatus: 'paid',
} as const satisfies Partial<RenterAnswers>;

/** Results contain dates, so their tests run on a fixed day. */
export const PLAN_TODAY = new Date('2026-11-21T12:00:00-07:00');
