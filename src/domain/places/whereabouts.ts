import { compassDirection, milesBetween, roundedMiles, type CompassDirection } from './distance.ts';
import type { MajorCity, Place } from './place.ts';
import type { SitePlace } from './site-place.ts';

/** How a place lies to a better-known one. */
export interface Bearing {
  readonly to: Place;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Where the place lies, seen from the other one. */
  readonly direction: CompassDirection;
}

/** Where a place is, told by places that people know. */
export interface Whereabouts {
  /** To its major city, or for a major city to the nearest other one; `null` where the jurisdiction has no other. */
  readonly nearestCity: Bearing | null;
  /** To the capital; `null` for the capital itself, and where it is the nearest city anyway. */
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

/**
 * A distance in words.
 *
 * @example spokenMiles(11.6) // => '11.6 miles'
 * @example spokenMiles(0.4) // => 'less than a mile'
 */
export function spokenMiles(miles: number): string {
  if (miles < 1) return 'less than a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}
