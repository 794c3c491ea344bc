import { areasAround } from './areas-around.ts';
import {
  compassDirection,
  milesBetween,
  roundedMiles,
  type CompassDirection,
  type Coordinates,
} from './distance.ts';
import { nearbyAreas } from './nearby-areas.ts';
import { placePath, type SitePlace } from './site-place.ts';

/** A place near another one, with the way to its page. */
export interface Neighbour extends Coordinates {
  readonly name: string;
  readonly path: string;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Where it lies, seen from the other one. */
  readonly direction: CompassDirection;
}

/**
 * What lies around a place, nearest first: the areas on a major city's own list, or what {@link areasAround} finds for
 * an area. Empty where there is nothing within the service radius, as around Juneau; nothing is made up here.
 */
export function surroundings(site: SitePlace): readonly Neighbour[] {
  const { state, place } = site;
  return listed(site)
    .map(({ name, slug, lat, lng, miles }): Neighbour => ({
      ...{ name, lat, lng, miles },
      path: placePath({ state, place: { ...place, slug } }),
      direction: compassDirection(place, { lat, lng }),
    }))
    .toSorted((a, b) => a.miles - b.miles);
}

/** The other major cities within the service radius of a major city, nearest first; an area's are among its neighbours. */
export function majorCitiesNear({ state, place, kind }: SitePlace): readonly Neighbour[] {
  const city = kind === 'city' ? state.majorCities.find(({ slug }) => slug === place.slug) : undefined;
  return (city?.nearbyMajorCities ?? []).flatMap(({ slug, miles }) => {
    const other = state.majorCities.find((each) => each.slug === slug);
    if (other === undefined) return [];
    const { name, lat, lng } = other;
    const path = placePath({ state, place: other });
    return [{ ...{ name, lat, lng, miles, path }, direction: compassDirection(place, other) }];
  });
}

/**
 * The other major cities of the jurisdiction that a page does not name yet, nearest first.
 *
 * @param named the places that the page lists already
 */
export function majorCitiesBeyond(
  { state, place }: SitePlace,
  named: readonly Pick<Neighbour, 'path'>[],
): readonly Neighbour[] {
  const paths = new Set([placePath({ state, place }), ...named.map(({ path }) => path)]);
  return state.majorCities
    .map((city): Neighbour => ({
      ...{ name: city.name, lat: city.lat, lng: city.lng },
      path: placePath({ state, place: city }),
      miles: roundedMiles(milesBetween(place, city)),
      direction: compassDirection(place, city),
    }))
    .filter(({ path }) => !paths.has(path))
    .toSorted((a, b) => a.miles - b.miles);
}

interface Listed extends Coordinates {
  readonly name: string;
  readonly slug: string;
  readonly miles: number;
}

function listed({ state, place, kind, parent }: SitePlace): readonly Listed[] {
  if (kind === 'area') {
    const area = { ...place, parent: parent?.slug ?? state.capital };
    return areasAround(state, area).map(({ place: near, miles }) => ({ ...near, miles }));
  }
  const rethrow = (failure: unknown): never => {
    throw failure;
  };
  const { areas } = nearbyAreas(() => state, state.slug, place.slug, rethrow);
  return areas.flatMap(({ name, place: near }) => (near === undefined ? [] : [{ name, ...near }]));
}
