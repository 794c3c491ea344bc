import { clean } from '../cleaning/clean.ts';
import { evidenceFrom } from '../cleaning/evidence.ts';
import type { Sources } from '../output/sources.ts';
import { outdatedReviews } from '../reviewed-lists.ts';
import { readCountyMaps } from './county-maps.ts';
import { readGeonames } from './geonames.ts';
import { readNewerPlaces } from './newer-places.ts';
import { readPostalCities } from './postal-cities.ts';
import { readNationalBorders, readStateBorders } from './state-borders.ts';

/**
 * Reads every source package and applies the cleaning rules.
 *
 * @throws {Error} listing the entries of reviewed lists that the source no longer bears out: after a change of the
 * source a person goes through them again.
 */
export function readSources(): Sources {
  const settlements = readGeonames();
  const outdated = outdatedReviews(settlements);
  if (outdated.length > 0)
    throw new Error(['The source has changed under a review:', ...outdated].join('\n'));

  const cleaned = clean(settlements, evidenceFrom(readPostalCities()));
  const places = Map.groupBy(cleaned.places, ({ state }) => state);
  const newer = Map.groupBy(readNewerPlaces(), ({ state }) => state);
  const countyMaps = readCountyMaps();
  return {
    settlements,
    cleaned,
    ofState: (jurisdiction) => {
      const countyMap = countyMaps.get(jurisdiction.code);
      if (countyMap === undefined) throw new Error(`There is no county map of ${jurisdiction.name}.`);
      return {
        jurisdiction,
        places: places.get(jurisdiction.code) ?? [],
        newer: newer.get(jurisdiction.code) ?? [],
        countyMap,
      };
    },
    borders: readStateBorders(),
    nationalBorders: readNationalBorders(),
  };
}
