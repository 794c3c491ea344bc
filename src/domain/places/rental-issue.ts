/**
 * Obstacles to getting a lease (specification §3, "Rental issue options"). These keys are used in URLs; labels are only
 * shown.
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
export type RentalIssue = (typeof RENTAL_ISSUES)[number];

/** Parses an issue from a URL; `undefined` for anything else. */
export function readRentalIssue(text: string | null): RentalIssue | undefined {
  return RENTAL_ISSUES.find((issue) => issue === text);
}
