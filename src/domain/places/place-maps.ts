import { type Coordinates, MILES_PER_DEGREE } from './distance.ts';
import { type MapLabel, mapLabels } from './map-labels.ts';
import { mapLength, mapPoint, type MapPoint, type Outline, tenth } from './map-projection.ts';
import { SERVICE_RADIUS_MILES } from './place.ts';

/** Font size and dot radius, in the units of an outline whose longer side is 400. */
export const STATE_MAP_LOOK = { fontSize: 17, dot: 5.5 } as const;

/** How far names may extend beyond the outline, horizontally and vertically. */
const MARGIN = { x: 130, y: 40 } as const;
/** Padding around the drawing. */
const EDGE = 4;

/** A jurisdiction's map with its cities. */
export interface StateMap {
  /** Includes the names. */
  readonly viewBox: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** In the order of the cities. */
  readonly dots: readonly MapPoint[];
  readonly labels: readonly MapLabel[];
  /** Radius of the 50-mile circle around each dot. */
  readonly serviceRadius: number;
}

/** Lays out the cities and their names on a jurisdiction's outline. */
export function stateMap(
  { width, height, projection }: Outline,
  cities: readonly (Coordinates & { readonly name: string })[],
): StateMap {
  const dots = cities.map((city) => mapPoint(projection, city));
  const points = cities.map(({ name, lat, lng }) => ({ name, ...mapPoint(projection, { lat, lng }) }));
  const labels = mapLabels(points, {
    ...STATE_MAP_LOOK,
    bounds: { left: -MARGIN.x, top: -MARGIN.y, right: width + MARGIN.x, bottom: height + MARGIN.y },
  });
  const boxes = labels.map(({ box }) => box);
  const left = Math.floor(Math.min(0, ...boxes.map((box) => box.left)) - EDGE);
  const top = Math.floor(Math.min(0, ...boxes.map((box) => box.top)) - EDGE);
  const right = Math.ceil(Math.max(width, ...boxes.map((box) => box.right)) + EDGE);
  const bottom = Math.ceil(Math.max(height, ...boxes.map((box) => box.bottom)) + EDGE);
  return {
    viewBox: { left, top, width: right - left, height: bottom - top },
    dots,
    labels,
    serviceRadius: mapLength(projection, SERVICE_RADIUS_MILES),
  };
}

/** Radii that the outer ring of a vicinity map may have, in straight-line miles; the last is the service area. */
const RINGS = [2, 4, 6, 10, 14, 20, 30, 40, 50] as const;

/** A map of the places around a place, north up, with the place itself at (0, 0). */
export interface VicinityMap<Point extends Coordinates> {
  /** Radius of the outer ring in miles. */
  readonly ringMiles: number;
  /** Radius of the outer ring in the drawing's units. */
  readonly radius: number;
  readonly points: readonly (MapPoint & { readonly at: Point })[];
}

/**
 * Lays out a vicinity map with the smallest ring that contains all places.
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

/**
 * Offset in miles, on a plane tangent to the Earth halfway between both points: accurate to one percent over 50 miles.
 */
function offset(centre: Coordinates, at: Coordinates): { readonly east: number; readonly north: number } {
  const halfway = (((centre.lat + at.lat) / 2) * Math.PI) / 180;
  return {
    east: (at.lng - centre.lng) * MILES_PER_DEGREE * Math.cos(halfway),
    north: (at.lat - centre.lat) * MILES_PER_DEGREE,
  };
}
