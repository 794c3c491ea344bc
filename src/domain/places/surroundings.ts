import {
  compassDirection,
  type CompassDirection,
  type Coordinates,
  milesBetween,
  roundedMiles,
} from './geometry.ts';
import { placePath } from './place-address.ts';
import { isFurtherCity, type SitePlace } from './site-place.ts';
import { type Area, MAX_NEARBY_AREAS, type Place, SERVICE_RADIUS_MILES, type State } from './state-places.ts';
import { Vicinity } from './vicinity.ts';

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
 * The places around a place, nearest first: a major city's own list, or {@link areasAround} for an area, whose list
 * begins with the closest place of all. A further city, which no list has, is among the nearest places.
 * Empty if there is nothing within the service radius, as around Juneau; names are never invented.
 *
 * @param around from {@link placesAround}
 */
export function surroundings(site: SitePlace, around: readonly SiteAt[]): readonly Neighbour[] {
  const { state, place, kind } = site;
  const closest = closestPlace(site, around);
  if (isFurtherCity(site)) {
    return around.slice(0, MAX_NEARBY_AREAS).map((near) => neighbour(site, seen(site, near)));
  }
  const listed = placesListed(site)
    .map(({ place: near, miles }): Neighbour => ({
      ...{ name: near.name, lat: near.lat, lng: near.lng, miles },
      path: placePath({ state, place: near }),
      direction: compassDirection(place, near),
    }))
    .toSorted((a, b) => a.miles - b.miles);
  if (kind === 'city' || closest === null) return listed;
  const first = neighbour(site, closest);
  return listed.some(({ path }) => path === first.path)
    ? listed
    : [first, ...listed.slice(0, MAX_NEARBY_AREAS - 1)];
}

/** A place as an entry of another place's list; with its state, if that is another one. */
function neighbour({ state }: SitePlace, { to, miles, direction }: Seen): Neighbour {
  const { name, lat, lng } = to.place;
  const label = to.state === state ? name : `${name}, ${to.state.abbreviation}`;
  return { name: label, path: placePath(to), lat, lng, miles, direction };
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

/** A place with a page and how far it is, in straight-line miles. */
export interface SiteAt {
  readonly site: SitePlace;
  readonly miles: number;
}

/** All places with a page, of every jurisdiction, for {@link placesAround}. */
export type SiteVicinity = Vicinity<Coordinates & { readonly site: SitePlace }>;

/** Sorts all places with a page for searches around one of them. */
export function siteVicinity(all: readonly SitePlace[]): SiteVicinity {
  return new Vicinity(all.map((site) => ({ lat: site.place.lat, lng: site.place.lng, site })));
}

/** The other places with a page within the service radius, nearest first: across state lines, whatever their parents. */
export function placesAround(site: SitePlace, all: SiteVicinity): readonly SiteAt[] {
  return all
    .within(site.place, SERVICE_RADIUS_MILES)
    .filter(({ item }) => item.site.place.geonameId !== site.place.geonameId)
    .map(({ item, miles }) => ({ site: item.site, miles }));
}

/** The location of a place relative to another one. */
export interface Bearing {
  readonly to: SitePlace;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Direction in which the place lies, seen from `to`. */
  readonly direction: CompassDirection;
}

/** The location of a place relative to places that people know. */
export interface Whereabouts {
  /** From the nearest other major city of the country; `null` if none is within the service radius. */
  readonly nearestCity: Bearing | null;
  /** From the capital, if it is within the service radius and another city is nearer; `null` for the capital itself. */
  readonly capital: Bearing | null;
}

/**
 * Distance and direction of a place from the nearest major city and from its capital. Farther ones help nobody.
 *
 * @param around from {@link placesAround}
 * @example whereabouts(tempe, around).nearestCity // => { to: mesa, miles: 5, direction: 'west' }
 */
export function whereabouts(site: SitePlace, around: readonly SiteAt[]): Whereabouts {
  const nearest = around.find((near) => near.site.kind === 'city');
  const capital = around.find(
    (near) => near.site.state === site.state && near.site.place.slug === site.state.capital,
  );
  return {
    nearestCity: nearest === undefined ? null : bearing(site, nearest),
    capital: capital === undefined || capital === nearest ? null : bearing(site, capital),
  };
}

function bearing({ place }: SitePlace, { site: to, miles }: SiteAt): Bearing {
  return { to, miles: roundedMiles(miles), direction: compassDirection(to.place, place) };
}

/** Another place, seen from a place. */
export interface Seen {
  readonly to: SitePlace;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Direction in which it lies, seen from the place. */
  readonly direction: CompassDirection;
}

function seen({ place }: SitePlace, { site: to, miles }: SiteAt): Seen {
  return { to, miles: roundedMiles(miles), direction: compassDirection(place, to.place) };
}

/**
 * The closest of all places with a page; `null` if there is none within the service radius.
 *
 * @param around from {@link placesAround}
 */
export function closestPlace(site: SitePlace, around: readonly SiteAt[]): Seen | null {
  const [first] = around;
  return first === undefined ? null : seen(site, first);
}

/** How far beyond the state line a place may be for its law to concern the people here. */
const STATE_LINE_MILES = 20;

/**
 * The closest place across the state line, where another law applies; `null` if none is near.
 *
 * @param around from {@link placesAround}
 */
export function acrossTheLine(site: SitePlace, around: readonly SiteAt[]): Seen | null {
  const closest = around.find((near) => near.site.state !== site.state);
  return closest === undefined || closest.miles > STATE_LINE_MILES ? null : seen(site, closest);
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
