/** A point on the Earth, in degrees. West and south are negative. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the Earth (IUGG), in statute miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

/** One degree of latitude in statute miles; a degree of longitude is never longer. */
export const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** Converts degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Straight-line distance over the Earth's surface in statute miles (haversine formula). Roads are longer, so texts that
 * show it must say "straight line".
 *
 * @example milesBetween({ lat: 39.746, lng: -75.5466 }, { lat: 39.6837, lng: -75.7497 }) // => 11.6, Wilmington to
 * Newark
 */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Miles as the site prints them: to a tenth.
 *
 * @example roundedMiles(11.5731) // => 11.6
 */
export function roundedMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/** The eight directions of a compass, clockwise from north. */
export const COMPASS_DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
/** One of the eight directions of a compass. */
export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number];

/**
 * The direction in which `to` lies, seen from `from`: the initial bearing, to the nearest of eight directions.
 * `'north'` for identical points.
 *
 * @example compassDirection(phoenix, tucson) // => 'southeast'
 */
export function compassDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const turn = radians(to.lng - from.lng);
  const east = Math.sin(turn) * Math.cos(radians(to.lat));
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(turn);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return COMPASS_DIRECTIONS[(eighths + 8) % 8] ?? 'north';
}
