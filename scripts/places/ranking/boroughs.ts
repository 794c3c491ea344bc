import type { Settlement } from '../settlement.ts';

/** GeoNames' number of New York City. */
export const NEW_YORK_CITY = 5128581;

/** Bronx, Kings, New York, Queens and Richmond counties. */
const BOROUGH_COUNTIES: ReadonlySet<string> = new Set(['36005', '36047', '36061', '36081', '36085']);

/**
 * Whether a place is one of New York City's five boroughs. They are areas of that city and of no other, or Yonkers
 * would list Brooklyn; and they are no major cities, though each is larger than nearly all of those.
 */
export function isBorough({ countyFips, geonameId }: Pick<Settlement, 'countyFips' | 'geonameId'>): boolean {
  return countyFips !== null && BOROUGH_COUNTIES.has(countyFips) && geonameId !== NEW_YORK_CITY;
}
