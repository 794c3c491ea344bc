import { SERVICE_AREA } from '~/config/offer.ts';

/** The words of /locations (specification §2, "Site map page"). */
export const LOCATIONS_COPY = {
  heading: 'Find your city',
  lede: 'Every state, its major cities and the places around them. Each page has the law there, the court, and who can help.',
  totals: '{states} states and Washington DC, {cities} major cities, {areas} places around them',
  filter: { label: 'Filter by name', hint: 'A state, a city or a town.' },
  expand: 'Expand all',
  collapse: 'Collapse all',
  loadFailed: 'The list of towns could not be loaded. Cities and states still work; try again in a moment.',
  noMatches: 'Nothing fits. Try fewer letters.',
  matches: { one: '1 place fits.', other: '{count} places fit.' },
  places: 'States and cities',
  state: 'About renting in {name}',
  cities: { one: '1 city', other: '{count} cities' },
  city: '{name} and the places around it',
  noAreas: 'No nearby areas available at this time.',
  radius: `We serve all areas within ${SERVICE_AREA.radiusMiles} miles of major cities listed above`,
  contact: 'Not sure about your town? Contact us',
  pages: 'Main pages',
} as const;
