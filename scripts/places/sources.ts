import type { Jurisdiction, JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import { readCountyMaps, readNationalBorders, readStateBorders } from './census-atlas.ts';
import { clean, type Cleaned } from './cleaning/clean.ts';
import { evidenceFrom } from './cleaning/rule.ts';
import { CITIES_THAT_FILL_A_COUNTY } from './cleaning/single-rows.ts';
import type { Ring } from './drawing.ts';
import { readGeonames, readNewerPlaces, readPostalCities } from './geonames.ts';
import { NEW_YORK_CITY } from './ranking.ts';
import { REVIEWED_LISTS } from './reviewed-lists.ts';
import type { Settlement } from './settlement.ts';
import type { StateSources } from './state-places.ts';

/** The sources after cleaning: what the files are made from. */
export interface Sources {
  /** The source's rows before cleaning: what reviewed lists are compared with. */
  readonly settlements: readonly Settlement[];
  readonly cleaned: Cleaned;
  readonly ofState: (jurisdiction: Jurisdiction) => StateSources;
  readonly borders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
  readonly nationalBorders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
}

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

/** A sentence for each entry of a reviewed list that the source no longer matches. */
function outdatedReviews(source: readonly Settlement[]): readonly string[] {
  const ids = new Set(source.map(({ geonameId }) => geonameId));
  const gone = [...CITIES_THAT_FILL_A_COUNTY, NEW_YORK_CITY].filter((id) => !ids.has(id));
  return [
    ...REVIEWED_LISTS.flatMap((list) => list.outdated(source)),
    ...gone.map((id) => `${id}, a city that fills a county, is gone from the source.`),
  ];
}
