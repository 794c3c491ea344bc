/**
 * What keeps a renter from a lease (specification §3, "Rental issue options"). Keys are used in addresses and compared;
 * labels are only shown.
 */
export const RENTAL_ISSUES = [
  'bad-credit',
  'previous-eviction',
  'broken-lease',
  'bankruptcy',
  'criminal-record',
  'no-credit-history',
  'foreclosure',
  'income-requirements',
  'self-employed',
  'student',
] as const;
/** One rental issue. */
export type RentalIssue = (typeof RENTAL_ISSUES)[number];

/** Reads an issue from an address; anything else is no issue. */
export function readRentalIssue(text: string | null): RentalIssue | undefined {
  return RENTAL_ISSUES.find((issue) => issue === text);
}
