import { DENY_LIST, MILITARY_SITES } from '../reviewed-lists.ts';
import { isSeat } from '../settlement.ts';
import { eachPlace } from './rule.ts';

/** The fewest people of a place that can fill up a thin list of nearby areas. */
const SMALLEST_POPULATION = 500;

/** Removes places too small for any list, and the rows whose population the source does not know. */
export const smallPlace = eachPlace(
  `places with fewer than ${SMALLEST_POPULATION} people`,
  ({ population }) => population < SMALLEST_POPULATION,
);

/**
 * Plain populated places and seats of government. What is left out are sections of a city (`PPLX`: Hollywood, Van Nuys,
 * "New South Memphis" with 641,608 people), groups of cities (`PPLL`, `PPLS`: "Tri-Cities") and abandoned ones (`PPLQ`).
 */
const KEPT: ReadonlySet<string> = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC']);

/** Removes rows that are a part or a group of places and no place of their own. */
export const administrativeFeature = eachPlace(
  'parts and groups of places',
  ({ featureCode }) => !KEPT.has(featureCode),
);

/** Removes places that are no more, which the source marks in the name. */
export const historicalPlace = eachPlace('places that are no more', ({ name }) =>
  name.includes('(historical)'),
);

const MILITARY_NAME =
  /\b(Air Force (Base|Academy)|AFB|A F B|Air Station|Joint Base|Base Housing|Marine Corps|Proving Ground)\b|^Naval\b/;

/** Removes military sites, where there is no open rental market. */
export const militaryBase = eachPlace(
  'military sites',
  (place) => MILITARY_NAME.test(place.name) || MILITARY_SITES.has(place),
);

/** GeoNames went through its American places in bulk after this day; rows that it left alone are rarely towns. */
const BULK_REVIEWS_BEGIN = '2010-01-01';

/**
 * Removes neighbourhoods that hold a copy of their city's population ("Tempe Junction", 158,368): rows that nobody has
 * touched since before 2010, that are no seat, and that no mail is addressed to.
 */
export const staleNeighbourhood = eachPlace(
  'rows untouched since before 2010, without a seat or mail of their own',
  (place, { isPostalCity }) => place.edited < BULK_REVIEWS_BEGIN && !isSeat(place) && !isPostalCity(place),
);

/**
 * Counties that are one city, and the GeoNames number of that city. New York City's five hold a borough each: the city
 * itself is a row without a county.
 */
const CITY_OF_COUNTY: ReadonlyMap<string, number> = new Map([
  ['06075', 5391959], // San Francisco
  ['08031', 5419384], // Denver
  ['11001', 4140963], // Washington
  ['22071', 4335045], // New Orleans
  ['24510', 4347778], // Baltimore
  ['29510', 4407066], // St. Louis
  ['36005', 5110266], // The Bronx
  ['36047', 5110302], // Brooklyn
  ['36061', 5125771], // Manhattan
  ['36081', 5133273], // Queens
  ['36085', 5139568], // Staten Island
  ['42101', 4560349], // Philadelphia
]);

/** The city or borough that fills each of these counties, for the check that the source still has them. */
export const CITIES_THAT_FILL_A_COUNTY: readonly number[] = [...CITY_OF_COUNTY.values()];

/** Removes the quarters of a city that fills its county; the source has many of them as places ("Astoria"). */
export const cityCounty = eachPlace(
  'quarters of a city that fills its county',
  ({ countyFips, geonameId }) => {
    const city = CITY_OF_COUNTY.get(countyFips ?? '');
    return city !== undefined && city !== geonameId;
  },
);

/** Removes the rows that a reviewer rejected one by one. */
export const deniedPlace = eachPlace('rows turned down by a reader', (place) => DENY_LIST.has(place));
