import { eachPlace } from './cleaning-rule.ts';

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
