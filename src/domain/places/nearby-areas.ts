import { areasAround } from './areas-around.ts';
import { cityNameFromSlug } from './city-name.ts';
import type { Coordinates } from './distance.ts';
import type { MajorCity, Place } from './place.ts';
import type { State } from './state-places.ts';

/** A place on a city's list. */
export interface NearbyArea {
  readonly name: string;
  /** Name in addresses, and straight-line miles from the city; neither where the place was made up. */
  readonly place?: Coordinates & { readonly slug: string; readonly miles: number };
}

/** A city's list and where it comes from. Only `own` says something true about the city itself. */
export interface NearbyAreas {
  readonly source: 'own' | 'first-city' | 'synthetic';
  readonly areas: readonly NearbyArea[];
}

/** A way to a jurisdiction's places by slug; `undefined` for an unknown one. It may throw. */
export type FindState = (stateSlug: string) => State | undefined;

/**
 * The lookup of specification §3: the city's own list, else the list of the state's first city, else ten names built
 * from the city's. An own list may be empty: Juneau has no town within fifty miles, and its page says so. An area has a page too; its
 * own list is what lies around it.
 *
 * It never throws. A failure of `findState` is handed to `report`, and the synthetic list comes back.
 *
 * @param citySlug as the address has it, known or not
 * @param report where failures go; the site's build logs them
 * @example nearbyAreas(findState, 'alaska', 'juneau', report) // => { source: 'own', areas: [] }
 */
export function nearbyAreas(
  findState: FindState,
  stateSlug: string,
  citySlug: string,
  report: (failure: unknown) => void,
): NearbyAreas {
  try {
    const state = findState(stateSlug);
    const own = state?.majorCities.find(({ slug }) => slug === citySlug);
    if (state !== undefined && own !== undefined) return { source: 'own', areas: listOf(state, own) };
    const area = state?.areas.find(({ slug }) => slug === citySlug);
    if (state !== undefined && area !== undefined) {
      return {
        source: 'own',
        areas: areasAround(state, area).map(({ place, miles }) => listed(place, miles)),
      };
    }
    const first = state?.majorCities[0];
    if (state !== undefined && first !== undefined && first.nearby.length > 0) {
      return { source: 'first-city', areas: listOf(state, first) };
    }
  } catch (failure) {
    report(failure);
  }
  return { source: 'synthetic', areas: syntheticNames(cityNameFromSlug(citySlug)).map((name) => ({ name })) };
}

function listed({ name, slug, lat, lng }: Place, miles: number): NearbyArea {
  return { name, place: { slug, miles, lat, lng } };
}

function listOf(state: State, city: MajorCity): readonly NearbyArea[] {
  const areas = new Map(state.areas.map((area) => [area.slug, area]));
  return city.nearby.map(({ slug, miles }) => {
    const area = areas.get(slug);
    if (area === undefined) throw new Error(`${state.slug} has no area ${slug}, which ${city.slug} lists.`);
    return listed(area, miles);
  });
}

/**
 * Ten names around a city that nothing is known of (§3).
 *
 * @example syntheticNames('Springfield')[0] // => 'North Springfield'
 */
export function syntheticNames(city: string): readonly string[] {
  return [
    `North ${city}`,
    `South ${city}`,
    `East ${city}`,
    `West ${city}`,
    `${city} Heights`,
    `${city} Hills`,
    `Downtown ${city}`,
    `${city} Park`,
    `${city} Grove`,
    `${city} Valley`,
  ];
}
