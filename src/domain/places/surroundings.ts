import {
  compassDirection,
  type CompassDirection,
  MILES_PER_DEGREE,
  milesBetween,
  tenth,
} from './geometry.ts';
import { cityOfBorough, isFurtherCity, type SitePlace } from './site-place.ts';
import { MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './state-places.ts';

/** A place with a page and how far it is, in straight-line miles. */
export interface SiteAt {
  readonly site: SitePlace;
  readonly miles: number;
}

/**
 * The other places with a page within a radius, by default that of the service, nearest first: across state lines,
 * whatever their parents, but never across the sea. Of New York City and its boroughs, none is around another that it
 * is a part of.
 */
export function placesAround(
  site: SitePlace,
  all: readonly SitePlace[],
  radius: number = SERVICE_RADIUS_MILES,
): readonly SiteAt[] {
  const { place } = site;
  const band = radius / MILES_PER_DEGREE;
  return all
    .filter((other) => Math.abs(other.place.lat - place.lat) < band)
    .map((other) => ({ site: other, miles: milesBetween(place, other.place) }))
    .filter(
      ({ site: other, miles }) =>
        miles < radius &&
        other.place.geonameId !== place.geonameId &&
        !isOverTheSea(site, other) &&
        !isBoroughOf(site, other) &&
        !isBoroughOf(other, site),
    )
    .sort((one, other) => one.miles - other.miles);
}

/**
 * Counties that no road joins to any other: Hawaii's, Alaska's along the coast, the islands of Massachusetts and
 * Washington.
 */
const ISLAND_COUNTIES: ReadonlySet<string> = new Set([
  ...['15001', '15003', '15005', '15007', '15009'],
  ...['02013', '02016', '02100', '02105', '02110', '02130', '02150', '02195', '02198', '02220', '02230'],
  ...['02275', '02282'],
  ...['25007', '25019', '53055'],
]);

/** Whether a boat or a plane is needed from one place to another: nobody there calls the other nearby. */
function isOverTheSea({ county }: SitePlace, { county: other }: SitePlace): boolean {
  return county.fips !== other.fips && [county, other].some(({ fips }) => ISLAND_COUNTIES.has(fips));
}

function isBoroughOf(site: SitePlace, city: SitePlace): boolean {
  return cityOfBorough(site)?.place.geonameId === city.place.geonameId;
}

/** Farther places are never named. */
export const FARTHEST_MILES = 100;

/**
 * The ten nearest places over land. Where the service radius has fewer, farther ones follow: people there are used to
 * long distances. None around a place as remote as Juneau, from which no road leads on.
 *
 * @param around from {@link placesAround}
 */
export function neighboursOf(
  site: SitePlace,
  around: readonly SiteAt[],
  all: readonly SitePlace[],
): readonly SiteAt[] {
  const isRural = around.length < MAX_NEARBY_AREAS;
  return (isRural ? placesAround(site, all, FARTHEST_MILES) : around).slice(0, MAX_NEARBY_AREAS);
}

/** Another place, its distance, and the direction of one of the two seen from the other. */
export interface Bearing {
  readonly to: SitePlace;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  readonly direction: CompassDirection;
}

/** Another place of {@link placesAround}, with the direction in which it lies, seen from the place. */
export function seen({ place }: SitePlace, { site: to, miles }: SiteAt): Bearing {
  return { to, miles: tenth(miles), direction: compassDirection(place, to.place) };
}

/**
 * Distance and direction of a place, seen from the nearest major city of the country; `null` if none is within the
 * service radius: a farther one helps nobody. A city is placed only by a larger one of its own state, because how it
 * compares with those of other states is not known here. A borough is told by its city.
 *
 * @param around from {@link placesAround}
 * @example fromNearestCity(tempe, around) // => { to: mesa, miles: 5, direction: 'west' }
 */
export function fromNearestCity(from: SitePlace, around: readonly SiteAt[]): Bearing | null {
  if (cityOfBorough(from) !== undefined) return null;
  const { place } = from;
  const nearest = around.find(
    ({ site }) => site.kind === 'city' && (isSmallPlace(from) || isLarger(site, from)),
  );
  if (nearest === undefined) return null;
  const { site: to, miles } = nearest;
  return { to, miles: tenth(miles), direction: compassDirection(to.place, place) };
}

/** Whether every major city around is larger, or at least better known. */
function isSmallPlace(site: SitePlace): boolean {
  return site.kind === 'area' && !isFurtherCity(site);
}

/** Whether a major city has more people than another city of its state: a state's are listed largest first. */
function isLarger(city: SitePlace, than: SitePlace): boolean {
  if (city.state !== than.state) return false;
  const rank = ({ place }: SitePlace) => {
    const index = city.state.majorCities.findIndex(({ slug }) => slug === place.slug);
    return index === -1 ? Infinity : index;
  };
  return rank(city) < rank(than);
}

/** How far beyond the state line a place may be for its law to concern the people here. */
const STATE_LINE_MILES = 20;

/**
 * The closest place across the state line, where another law applies; `null` if none is near.
 *
 * @param around from {@link placesAround}
 */
export function acrossTheLine(site: SitePlace, around: readonly SiteAt[]): Bearing | null {
  const closest = around.find((near) => near.site.state !== site.state);
  return closest === undefined || closest.miles > STATE_LINE_MILES ? null : seen(site, closest);
}
