import {
  compassDirection,
  type CompassDirection,
  type Coordinates,
  MILES_PER_DEGREE,
  milesBetween,
  roundedMiles,
} from './geometry.ts';
import { placePath } from './place-address.ts';
import type { SitePlace } from './site-place.ts';
import {
  type Area,
  type MajorCity,
  MAX_NEARBY_AREAS,
  type Place,
  SERVICE_RADIUS_MILES,
  type State,
} from './state-places.ts';

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

/** A place near another one. */
export interface Neighbour extends Coordinates {
  readonly name: string;
  readonly path: string;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Direction in which it lies, seen from the other place. */
  readonly direction: CompassDirection;
}

/**
 * The places around a place, nearest first: a major city's own list, or {@link areasAround} for an area. Empty if there
 * is nothing within the service radius, as around Juneau; names are never invented.
 */
export function surroundings(site: SitePlace): readonly Neighbour[] {
  const { state, place } = site;
  return placesListed(site)
    .map(({ place: near, miles }): Neighbour => ({
      ...{ name: near.name, lat: near.lat, lng: near.lng, miles },
      path: placePath({ state, place: near }),
      direction: compassDirection(place, near),
    }))
    .toSorted((a, b) => a.miles - b.miles);
}

/** @throws {Error} if a city's list names an area that the state does not have */
function placesListed({ state, place, kind, parent }: SitePlace): readonly PlaceAt[] {
  if (kind === 'area') return areasAround(state, { ...place, parent: parent?.slug ?? state.capital });
  const city = state.majorCities.find(({ slug }) => slug === place.slug);
  const areas = new Map(state.areas.map((area) => [area.slug, area]));
  return (city?.nearby ?? []).map(({ slug, miles }) => {
    const area = areas.get(slug);
    if (area === undefined) throw new Error(`${state.slug} has no area ${slug}, which ${place.slug} lists.`);
    return { place: area, miles };
  });
}

/**
 * The other major cities within the service radius of a major city, nearest first. Empty for an area, whose neighbours
 * include them.
 */
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
 * The jurisdiction's major cities that a page does not name yet, nearest first.
 *
 * @param named the places that the page already lists
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

/** The location of a place relative to a better-known one. */
export interface Bearing {
  readonly to: Place;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Direction in which the place lies, seen from `to`. */
  readonly direction: CompassDirection;
}

/** The location of a place relative to places that people know. */
export interface Whereabouts {
  /** From its major city; for a major city, from the nearest other one. `null` if the jurisdiction has no other. */
  readonly nearestCity: Bearing | null;
  /** From the capital; `null` for the capital itself and where `nearestCity` is the capital. */
  readonly capital: Bearing | null;
}

/**
 * Distance and direction of a place from its nearest major city and from the capital.
 *
 * @example whereabouts(tempe).nearestCity // => { to: mesa, miles: 4.7, direction: 'west' }
 */
export function whereabouts({ state, place, parent }: SitePlace): Whereabouts {
  const nearest = parent ?? nearestOther(place, state.majorCities);
  const capital = state.majorCities.find(({ slug }) => slug === state.capital);
  const isTold = capital === undefined || capital.slug === place.slug || capital.slug === nearest?.slug;
  return {
    nearestCity: nearest === undefined ? null : bearing(place, nearest),
    capital: isTold ? null : bearing(place, capital),
  };
}

function nearestOther(place: Place, cities: readonly MajorCity[]): MajorCity | undefined {
  return cities
    .filter(({ slug }) => slug !== place.slug)
    .toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b))[0];
}

function bearing(place: Place, to: Place): Bearing {
  return { to, miles: roundedMiles(milesBetween(to, place)), direction: compassDirection(to, place) };
}

/** The closest place across the state line, where another law applies. */
export interface AcrossTheLine {
  readonly to: SitePlace;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Direction in which it lies, seen from this side. */
  readonly direction: CompassDirection;
}

/** The service radius in degrees of latitude. */
const REACH = SERVICE_RADIUS_MILES / MILES_PER_DEGREE;

/**
 * The places of other jurisdictions that may be near any place of this one: those in its bounding box extended by the
 * service radius. Computed once for each jurisdiction, so that a place need not be compared with the whole country.
 */
export function placesAround(own: readonly SitePlace[], all: readonly SitePlace[]): readonly SitePlace[] {
  const points = own.map(({ place }) => place);
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats) - REACH, Math.max(...lats) + REACH];
  const widest = REACH / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const [west, east] = [Math.min(...lngs) - widest, Math.max(...lngs) + widest];
  const state = own[0]?.state.abbreviation;
  return all.filter(
    ({ place: { lat, lng }, state: { abbreviation } }) =>
      abbreviation !== state && lat >= south && lat <= north && lng >= west && lng <= east,
  );
}

/**
 * The closest place across the state line; `null` if there is none within the service radius.
 *
 * @param around from {@link placesAround}
 */
export function acrossTheLine({ place }: SitePlace, around: readonly SitePlace[]): AcrossTheLine | null {
  let closest: { readonly to: SitePlace; readonly miles: number } | undefined;
  for (const to of around) {
    if (Math.abs(to.place.lat - place.lat) > REACH) continue;
    const miles = milesBetween(place, to.place);
    if (miles <= SERVICE_RADIUS_MILES && (closest === undefined || miles < closest.miles))
      closest = { to, miles };
  }
  if (closest === undefined) return null;
  const direction = compassDirection(place, closest.to.place);
  return { to: closest.to, miles: roundedMiles(closest.miles), direction };
}

/** The places of a jurisdiction by county FIPS code. */
export type PlacesByCounty = ReadonlyMap<string, readonly SitePlace[]>;

/** Groups the places of one jurisdiction by county, once for all of its pages. */
export function placesByCounty(places: readonly SitePlace[]): PlacesByCounty {
  return Map.groupBy(places, ({ county }) => county.fips);
}

/** The other places in a place's county, largest first. */
export function countyNeighbours(byCounty: PlacesByCounty, site: SitePlace): readonly SitePlace[] {
  return (byCounty.get(site.county.fips) ?? []).filter(({ place }) => place.slug !== site.place.slug);
}
