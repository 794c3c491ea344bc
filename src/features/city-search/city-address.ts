/** What the city search asks for; state and issue may be empty. */
export interface CitySearch {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly issue: string;
}

/**
 * The address of a city's page: the city as typed, in lower case, spaces turned to hyphens (specification §2, "City
 * search form"). Accents, dots and apostrophes are dropped, as they are in the addresses of the places themselves.
 *
 * @returns `undefined` when no city was typed: then nothing happens
 * @example cityAddress({ city: 'St. Louis', state: 'MO', issue: '' }) // => '/city/st-louis/?state=MO'
 */
export function cityAddress({ city, state, issue }: CitySearch): string | undefined {
  const slug = city
    .normalize('NFD')
    .toLowerCase()
    // ʻ is a letter to Unicode: the ʻokina of Hawaiian names.
    .replace(/ʻ|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return undefined;
  const query = new URLSearchParams();
  if (state !== '') query.set('state', state);
  if (issue !== '') query.set('issue', issue);
  const search = query.toString();
  return `/city/${encodeURIComponent(slug)}/${search === '' ? '' : `?${search}`}`;
}
