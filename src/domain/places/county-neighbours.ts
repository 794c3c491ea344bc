import type { SitePlace } from './site-place.ts';

/** The places of a jurisdiction by the code of their county. */
export type PlacesByCounty = ReadonlyMap<string, readonly SitePlace[]>;

/** Sorts the places of one jurisdiction by county, once for all of its pages. */
export function placesByCounty(places: readonly SitePlace[]): PlacesByCounty {
  return Map.groupBy(places, ({ county }) => county.fips);
}

/** The other places with a page in a place's county, in the order of the jurisdiction: largest first. */
export function countyNeighbours(byCounty: PlacesByCounty, site: SitePlace): readonly SitePlace[] {
  return (byCounty.get(site.county.fips) ?? []).filter(({ place }) => place.slug !== site.place.slug);
}
