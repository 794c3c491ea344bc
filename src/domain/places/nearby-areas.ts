import { type Coordinates, milesBetween, roundedMiles } from './distance.ts';
import { cityNameFromSlug } from './place-address.ts';
import { type Area, type MajorCity, MAX_NEARBY_AREAS, type Place, SERVICE_RADIUS_MILES } from './place.ts';
import type { State } from './state-places.ts';

/** A place and its straight-line distance, in miles to a tenth. */
export interface PlaceAt {
  readonly place: Place;
  readonly miles: number;
}

/**
 * The places around an area, nearest first: at most ten within the service radius. Candidates come only from the lists
 * of the major cities that list the area (or of its parent, if none does), because those lists exclude places across
 * water.
 *
 * @param area an area or further place of the state
 */
export function areasAround(state: State, area: Area): readonly PlaceAt[] {
  const listing = state.majorCities.filter(({ nearby }) => nearby.some(({ slug }) => slug === area.slug));
  const centres = listing.length > 0 ? listing : state.majorCities.filter(({ slug }) => slug === area.parent);
  const listed = new Set(centres.flatMap(({ nearby }) => nearby.map(({ slug }) => slug)));
  const candidates: readonly Place[] = [...centres, ...state.areas.filter(({ slug }) => listed.has(slug))];
  return candidates
    .filter(({ geonameId }) => geonameId !== area.geonameId)
    .map((place): PlaceAt => ({ place, miles: roundedMiles(milesBetween(area, place)) }))
    .filter(({ miles }) => miles > 0 && miles <= SERVICE_RADIUS_MILES)
    .sort((a, b) => a.miles - b.miles || a.place.geonameId - b.place.geonameId)
    .slice(0, MAX_NEARBY_AREAS);
}

/** A place on a city's list. */
interface NearbyArea {
  readonly name: string;
  /** Slug and straight-line miles from the city; absent for synthetic names. */
  readonly place?: Coordinates & { readonly slug: string; readonly miles: number };
}

/** A city's list and its origin. Only `own` describes the city itself. */
export interface NearbyAreas {
  readonly source: 'own' | 'first-city' | 'synthetic';
  readonly areas: readonly NearbyArea[];
}

/** Loads a jurisdiction's places by slug; `undefined` for an unknown slug. May throw. */
export type FindState = (stateSlug: string) => State | undefined;

/**
 * The lookup of specification §3: the city's own list, else the list of the state's first city, else ten names derived
 * from the city's. An own list may be empty: Juneau has no town within fifty miles, and its page says so. An area's own
 * list is {@link areasAround}.
 *
 * Never throws: a failure of `findState` is passed to `report`, and the synthetic list is returned.
 *
 * @param citySlug from the URL, known or not
 * @param report receives failures; the site's build logs them
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
 * Ten synthetic names around an unknown city (§3).
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
