import type { Jurisdiction } from '../../src/domain/places/jurisdiction.ts';
import type { Place } from '../../src/domain/places/place.ts';
import type { CountyMap } from './counties/county-map.ts';
import { countyOfPlace, type CountyAt } from './counties/county-of-place.ts';
import { shownNames } from './naming/names.ts';
import type { NewerPlace } from './naming/newer-name.ts';
import { slugsOf } from './naming/slug.ts';
import { rankedPopulation } from './ranking/rank.ts';
import type { Settlement } from './settlement.ts';
import { TRIBAL_LAND } from './tribal-land.ts';
import { Vicinity } from './vicinity.ts';

/** What the generator knows about one jurisdiction. */
export interface StateSources {
  readonly jurisdiction: Jurisdiction;
  /** The places that are left after cleaning. */
  readonly places: readonly Settlement[];
  readonly newer: readonly NewerPlace[];
  readonly countyMap: CountyMap;
}

/**
 * Every place of a jurisdiction as the site reads it: name, slug, county and marks. All of them, since a slug depends
 * on the others.
 */
export function describedPlaces(sources: StateSources): ReadonlyMap<Settlement, Place> {
  const { places, newer, countyMap } = sources;
  const names = shownNames(places, newer);
  const countyNames = new Map(countyMap.counties.map(({ fips, name }) => [fips, name]));
  const valid = new Set(countyNames.keys());
  const named = places.map((place) => {
    const countyFips = countyOfPlace(place, valid, countyMap.countyAt);
    return {
      place,
      countyFips,
      name: names.get(place) ?? place.name,
      countyName: countyNames.get(countyFips) ?? '',
      population: rankedPopulation(place),
      geonameId: place.geonameId,
    };
  });
  const slugs = slugsOf(named);
  const regionOf = countyMap.planning && planningRegions(places, countyMap.planning.regionAt);
  return new Map(
    named.map((each): [Settlement, Place] => {
      const { place, name, countyFips } = each;
      const planningRegionFips = regionOf?.(place);
      return [
        place,
        {
          geonameId: place.geonameId,
          name,
          slug: slugs.get(each) ?? '',
          lat: place.lat,
          lng: place.lng,
          countyFips,
          ...(planningRegionFips !== undefined && { planningRegionFips }),
          ...(TRIBAL_LAND.has(place) && { tribalLand: true as const }),
        },
      ];
    }),
  );
}

/**
 * The planning region of each place of Connecticut. A shore town that the coarse map puts into the water (West Haven)
 * is in the region of its nearest neighbour.
 */
function planningRegions(
  places: readonly Settlement[],
  regionAt: CountyAt,
): (place: Settlement) => string | undefined {
  const regions = new Map(places.map((place) => [place, regionAt(place)]));
  const placed = new Vicinity(places.filter((place) => regions.get(place) !== undefined));
  return (place) => {
    const [neighbour] = placed.within(place, 10);
    return regions.get(place) ?? (neighbour && regions.get(neighbour.item));
  };
}
