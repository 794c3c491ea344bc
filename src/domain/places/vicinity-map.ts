import { MILES_PER_DEGREE, type Coordinates } from './distance.ts';
import type { MapPoint } from './map-projection.ts';

/** The outer rings that a map of a place's surroundings may have, in straight-line miles; the last is the service area. */
const RINGS = [2, 4, 6, 10, 14, 20, 30, 40, 50] as const;

/** A map of what lies around a place, north up, with the place in its middle at 0, 0. */
export interface VicinityMap<Point extends Coordinates> {
  /** The outer ring, in miles. */
  readonly ringMiles: number;
  /** Its radius in the drawing's units. */
  readonly radius: number;
  readonly points: readonly (MapPoint & { readonly at: Point })[];
}

/**
 * The surroundings of a place, as large as what is shown needs.
 *
 * @param radius of the outer ring, in the drawing's units
 */
export function vicinityMap<Point extends Coordinates>(
  centre: Coordinates,
  places: readonly Point[],
  radius: number,
): VicinityMap<Point> {
  const offsets = places.map((at) => ({ at, ...offset(centre, at) }));
  const farthest = Math.max(0, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const ringMiles = RINGS.find((miles) => farthest <= miles) ?? RINGS[RINGS.length - 1] ?? 50;
  const scale = radius / ringMiles;
  return {
    ringMiles,
    radius,
    points: offsets.map(({ at, east, north }) => ({ at, x: tenth(east * scale), y: tenth(-north * scale) })),
  };
}

/** Miles to the east and to the north, on a plane that touches the Earth halfway: good to a hundredth over 50 miles. */
function offset(centre: Coordinates, at: Coordinates): { readonly east: number; readonly north: number } {
  const halfway = (((centre.lat + at.lat) / 2) * Math.PI) / 180;
  return {
    east: (at.lng - centre.lng) * MILES_PER_DEGREE * Math.cos(halfway),
    north: (at.lat - centre.lat) * MILES_PER_DEGREE,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
