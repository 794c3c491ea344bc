import type { RentalIssue } from '~/domain/places/rental-issue.ts';

/** The words of the city search; the last two are announced while the visitor types. */
export const CITY_SEARCH_COPY = {
  heading: 'Find Rental Assistance in Your City',
  lede: 'See what the law says there, which court hears evictions, and who can help nearby.',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  issue: 'What is in the way?',
  issuePlaceholder: 'Any of it',
  submit: 'Search this city',
  all: 'Or see all locations',
  suggestions: 'Places with a page',
  found: { one: '1 place found.', other: '{count} places found.' },
} as const;

/** Labels of the rental issues (specification §2). */
export const RENTAL_ISSUE_LABELS = {
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
} as const satisfies Readonly<Record<RentalIssue, string>>;
