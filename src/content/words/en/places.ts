/** The words of the city and area pages. Those of the state pages, which exist in Spanish too, are in state-page.ts. */
export const PLACES_COPY = {
  /** Above figures that are not about the place itself. */
  stats: {
    nationwide: 'Figures for the whole country',
    notOf: 'Figures for the whole country, not for {place}',
  },
  check: {
    heading: 'Can your eviction be sealed?',
    text: 'A few questions, about a minute, free. You see the answer, the law behind it and who can help.',
    action: 'Check Eligibility',
  },
  place: {
    /** The first word must not be broken at its hyphen. */
    heading: {
      whole: 'Second-chance',
      rest: 'rentals in {place}, {state}',
    },
    locator: 'Where {place} lies in {state}.',
    facts: '{place} at a glance',
    county: 'County',
    nearest: 'Nearest major city',
    capital: 'State capital',
    court: 'Evictions are heard in',
    /** On tribal land, where a tribal court may have jurisdiction. */
    stateCourt: 'State court for evictions',
    lawLink: 'The law in {state}',
    nearby: {
      heading: 'Around {place}',
      lede: 'Miles are in a straight line; roads are longer.',
      cities: 'Other major cities close by: ',
      beyond: 'Farther away in {state}: ',
      /** On the page of an area. */
      allCities: 'Other major cities: ',
      none: 'No nearby areas available at this time.',
      map: 'A map of the places around {place}, north up, out to {miles} miles. The numbers are those of the list beside it.',
    },
    help: 'Who can help in {county}',
    tribal:
      '{place} lies on tribal land. Tribal law and a tribal court may govern housing there, so ask the tribe’s housing office or legal aid which court hears your case.',
    stats: {
      approvals: 'approvals in {place}',
      approval: 'to approval',
      start: 'to start',
    },
    close: { heading: 'Looking in {place}?', text: 'It takes ten minutes.' },
  },
} as const;
