/** The words of the city search; the last two are said while somebody types. */
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
  found: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
} as const;
