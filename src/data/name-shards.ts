import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type NamedRow, nameShardKeys } from '#domain/places/place-search.ts';

import { PLACES } from './places.ts';
import { ALIASES, POSTAL_FOLDER, TOWNS, ZIPS } from './postal.ts';
import { requireNoProblems } from './read.ts';

interface CountyPage {
  readonly name: string;
  readonly state: JurisdictionCode;
  /** Slug of its largest place with a page; empty without one. */
  readonly page: string;
}

const COUNTY_PAGES: ReadonlyMap<string, CountyPage> = new Map(
  JURISDICTION_CODES.flatMap((state) => {
    const { counties, majorCities, areas } = PLACES[state];
    const places = [...majorCities, ...areas];
    return counties.map(({ fips, name }): [string, CountyPage] => {
      const own =
        places.find(({ countyFips }) => countyFips === fips) ??
        places.find((place) => place.counties?.some((part) => part.fips === fips));
      return [fips, { name, state, page: own?.slug ?? '' }];
    });
  }),
);

const PAGES: ReadonlySet<string> = new Set(
  JURISDICTION_CODES.flatMap((code) =>
    [...PLACES[code].majorCities, ...PLACES[code].areas].map(({ slug }) => `${code}/${slug}`),
  ),
);

/**
 * The rows of a data file.
 *
 * @throws {Error} naming each row whose county or page does not exist
 */
function rowsOf(
  file: string,
  entries: readonly (readonly [name: string, where: string])[],
): readonly NamedRow[] {
  const problems: string[] = [];
  const rows = entries.flatMap(([name, where]): NamedRow[] => {
    const [codes = '', slug = ''] = where.split(' ');
    const counties = codes.split(',').flatMap((fips) => COUNTY_PAGES.get(fips) ?? []);
    const [main] = counties;
    if (main === undefined || counties.length < codes.split(',').length) {
      problems.push(`${name}: ${codes} must be the codes of counties`);
      return [];
    }
    if (slug !== '' && !PAGES.has(`${main.state}/${slug}`))
      problems.push(`${name}: ${slug} must be the slug of a place in ${main.state}`);
    return [
      [
        name,
        main.state,
        counties.map(({ name: county, state, page }, index) => {
          if (state !== main.state) return [county, page, state] as const;
          return [county, index === 0 || page === '' ? slug : page] as const;
        }),
      ],
    ];
  });
  requireNoProblems(`${POSTAL_FOLDER}/${file}`, problems);
  return rows;
}

requireNoProblems(
  `${POSTAL_FOLDER}/aliases.json`,
  ALIASES.filter(({ means }) => means.includes('/') && !PAGES.has(means)).map(
    ({ typed, means }) => `${typed}: ${means} must be a place with a page`,
  ),
);

const TOWN_ROWS = rowsOf(
  'towns.json',
  Object.values(TOWNS).flatMap((ofState) =>
    Object.entries(ofState).flatMap(([where, names]) => names.map((name) => [name, where] as const)),
  ),
);
const PAGE_ROWS = JURISDICTION_CODES.flatMap((state) =>
  [...PLACES[state].majorCities, ...PLACES[state].areas].flatMap(
    ({ name, slug, countyFips, counties = [{ fips: countyFips }] }) => {
      const its = counties.flatMap(({ fips }) => COUNTY_PAGES.get(fips) ?? []);
      const others = ALIASES.filter(({ means, near }) => means === `${state}/${slug}` && near !== true);
      return [name, ...others.map(({ typed }) => typed)].map((typed): NamedRow => [
        typed,
        state,
        its.map((county) => [county.name, '']),
        slug,
      ]);
    },
  ),
);
const COUNTY_ROWS = [...COUNTY_PAGES.values()].map(({ name, state, page }): NamedRow => [
  name,
  state,
  [[name, page]],
]);

const rowsOfKeys = Map.groupBy(
  [...TOWN_ROWS, ...PAGE_ROWS, ...COUNTY_ROWS].flatMap((row) =>
    nameShardKeys(row[0]).map((key) => ({ key, row })),
  ),
  ({ key }) => key,
);

/** What a search fetches besides the list of places, by file: ZIP codes by three digits, names by two letters. */
export const NAME_SHARDS: ReadonlyMap<string, readonly NamedRow[]> = new Map([
  ...Object.entries(ZIPS).map(([start, ends]): [string, readonly NamedRow[]] => [
    start,
    rowsOf(
      'zips.json',
      Object.entries(ends).map(([end, where]) => [start + end, where]),
    ),
  ]),
  ...[...rowsOfKeys].map(([key, found]): [string, readonly NamedRow[]] => [key, found.map(({ row }) => row)]),
]);
