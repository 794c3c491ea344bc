/** Input of the city search form; state and issue may be empty. */
export interface CitySearch {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  readonly issue: string;
}

/**
 * Path of a city's page: the city as typed, in lower case, with spaces replaced by hyphens (specification §2, "City
 * search form"). Accents, dots and apostrophes are dropped, as in the slugs of the places.
 *
 * @returns `undefined` if no city was typed
 * @example cityAddress({ city: 'St. Louis', state: 'MO', issue: '' }) // => '/city/st-louis/?state=MO'
 */
export function cityAddress({ city, state, issue }: CitySearch): string | undefined {
  const slug = city
    .normalize('NFD')
    .toLowerCase()
    // Unicode classifies the Hawaiian ʻokina (ʻ) as a letter.
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
