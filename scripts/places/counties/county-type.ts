import type { CountyType } from '../../../src/domain/places/county.ts';

/** Independent cities outside Virginia: Baltimore, St. Louis and Carson City. */
const INDEPENDENT_CITIES: ReadonlySet<string> = new Set(['24510', '29510', '32510']);

/** In Virginia the codes from here on are independent cities. */
const FIRST_CITY_OF_VIRGINIA = '51510';

const ALASKAN: readonly (readonly [RegExp, CountyType])[] = [
  [/\bCity and Borough\b/, 'city and borough'],
  [/\bMunicipality\b/, 'municipality'],
  [/\bCensus Area\b/, 'census area'],
  [/\bBorough\b/, 'borough'],
];

/**
 * The legal type of a county. The Census atlas has bare names only, so the type comes from the code; in Alaska, whose
 * codes say nothing, from GeoNames' full name.
 *
 * @param fips the county's five digits
 * @param fullName GeoNames' name, needed in Alaska only
 */
export function countyType(fips: string, fullName: string | undefined): CountyType {
  switch (fips.slice(0, 2)) {
    case '02': {
      const type = ALASKAN.find(([pattern]) => pattern.test(fullName ?? ''))?.[1];
      if (type === undefined) throw new Error(`Nothing says what kind of borough ${fips} in Alaska is.`);
      return type;
    }
    case '11':
      return 'federal district';
    case '22':
      return 'parish';
    case '51':
      return fips >= FIRST_CITY_OF_VIRGINIA ? 'independent city' : 'county';
    default:
      return INDEPENDENT_CITIES.has(fips) ? 'independent city' : 'county';
  }
}
