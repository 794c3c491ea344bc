import { SERVICE_AREA } from '~/config/offer.ts';

/** The words of /locations (specification §2, "Site map page"). */
export const LOCATIONS_COPY = {
  heading: 'Find your city',
  lede: 'Every state, its major cities and the places around them. Each page has the law there, the court, and who can help.',
  totals: (states: number, cities: number, areas: number) =>
    `${states} states and Washington DC, ${cities.toLocaleString('en-US')} major cities, ${areas.toLocaleString('en-US')} places around them`,
  filter: { label: 'Filter by name', hint: 'A state, a city or a town.' },
  expand: 'Expand all',
  collapse: 'Collapse all',
  loadFailed: 'The list of towns could not be loaded. Cities and states still work; try again in a moment.',
  matches: (count: number) =>
    count === 0 ? 'Nothing fits. Try fewer letters.' : count === 1 ? '1 place fits.' : `${count} places fit.`,
  places: 'States and cities',
  state: (name: string) => `About renting in ${name}`,
  cities: (count: number) => (count === 1 ? '1 city' : `${count} cities`),
  city: (name: string) => `${name} and the places around it`,
  noAreas: 'No nearby areas available at this time.',
  radius: `We serve all areas within ${SERVICE_AREA.radiusMiles} miles of major cities listed above`,
  contact: 'Not sure about your town? Contact us',
  pages: 'Main pages',
} as const;
