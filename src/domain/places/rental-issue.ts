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

/** English labels, in the order in which forms offer them. */
export const RENTAL_ISSUE_LABELS: Readonly<Record<RentalIssue, string>> = {
  'bad-credit': 'Bad Credit (Below 600)',
  'previous-eviction': 'Previous Eviction',
  'broken-lease': 'Broken Lease',
  bankruptcy: 'Bankruptcy',
  'criminal-record': 'Criminal Record',
  'no-credit-history': 'No Credit History',
  foreclosure: 'Foreclosure',
  'income-requirements': 'Income Requirements',
  'self-employed': 'Self-Employed',
  student: 'Student/No Income',
};

/** Reads an issue from an address; anything else is no issue. */
export function readRentalIssue(text: string | null): RentalIssue | undefined {
  return RENTAL_ISSUES.find((issue) => issue === text);
}
