import {
  compassDirection,
  milesBetween,
  MILES_PER_DEGREE,
  roundedMiles,
  type CompassDirection,
} from './distance.ts';
import { SERVICE_RADIUS_MILES } from './place.ts';
import type { SitePlace } from './site-place.ts';

/** The closest place beyond the state line, where another law holds. */
export interface AcrossTheLine {
  readonly to: SitePlace;
  /** Straight line, in miles to a tenth. */
  readonly miles: number;
  /** Where it lies, seen from this side. */
  readonly direction: CompassDirection;
}

/** The service radius in degrees of latitude. */
const REACH = SERVICE_RADIUS_MILES / MILES_PER_DEGREE;

/**
 * The places of other jurisdictions that any place of this one may be near to: those in the box around it, and the
 * service radius more on every side. Found once, so that no place has to look at the whole country.
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
 * The closest place beyond the state line, or `null` where there is none within the service radius.
 *
 * @param around of {@link placesAround}
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
