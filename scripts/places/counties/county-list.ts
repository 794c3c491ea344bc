import { officialCountyName, type County } from '../../../src/domain/places/county.ts';
import { countyType } from './county-type.ts';

/** A county as the Census atlas names it. */
export interface BareCounty {
  readonly fips: string;
  /** Without its type: "Orleans". */
  readonly bareName: string;
}

/**
 * Counties with their official names, in the order of the names and then of the codes. The spelling is the Census
 * Bureau's ("St. Louis", "LaSalle", "De Witt"); GeoNames' admin names are a mixture.
 *
 * @param fullNames GeoNames' full names by county code, for the kinds of Alaska
 */
export function countyList(
  counties: readonly BareCounty[],
  fullNames: ReadonlyMap<string, string>,
): readonly County[] {
  return counties
    .map(({ fips, bareName }): County => {
      const type = countyType(fips, fullNames.get(fips));
      return { fips, name: officialCountyName(bareName, type), type };
    })
    .toSorted(byName);
}

/** Connecticut's planning regions, which have had the place of counties in Census products since 2022. */
export function planningRegionList(regions: readonly BareCounty[]): readonly County[] {
  return regions
    .map(({ fips, bareName }): County => {
      return { fips, name: officialCountyName(bareName, 'planning region'), type: 'planning region' };
    })
    .toSorted(byName);
}

function byName(a: County, b: County): number {
  return a.name.localeCompare(b.name, 'en') || a.fips.localeCompare(b.fips);
}
