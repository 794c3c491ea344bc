import type { Coordinates } from '../../../src/domain/places/distance.ts';
import type { Settlement } from '../settlement.ts';

/** Which county of a map a point lies in, or `undefined` on the water side of a coarse shore. */
export type CountyAt = (point: Coordinates) => string | undefined;

/**
 * The county of a place: GeoNames' own code wherever it is one of the state's counties, because the map's shores and
 * borders are coarse; else the county that the point lies in (New York City, and codes that Alaska has retired).
 *
 * @throws {Error} naming the place, when neither answers.
 */
export function countyOfPlace(place: Settlement, valid: ReadonlySet<string>, countyAt: CountyAt): string {
  if (place.countyFips !== null && valid.has(place.countyFips)) return place.countyFips;
  const found = countyAt(place);
  if (found === undefined || !valid.has(found)) {
    throw new Error(`No county for ${place.name}, ${place.state} (${place.geonameId}).`);
  }
  return found;
}
