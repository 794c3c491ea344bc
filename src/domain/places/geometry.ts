import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';

/** A point on the Earth, in degrees. West and south are negative. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the Earth (IUGG), in statute miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

/** One degree of latitude in statute miles; a degree of longitude is never longer. */
export const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

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

/**
 * Albers' equal-area conic projection of a sphere (Snyder, "Map Projections: A Working Manual", USGS 1395, eq. 14-1 to
 * 14-6), fitted to one state: with its parallels a sixth of the state's height from the edges, circles around major
 * cities are distorted by at most one percent, in Alaska too.
 */
const mapProjectionSchema = z.readonly(
  z.strictObject({
    /** The longitude that is drawn vertically, in degrees. */
    centralMeridian: z.number(),
    /** The two latitudes, in degrees, along which the map is true to scale. */
    parallels: z.readonly(z.tuple([z.number(), z.number()])),
    /** The Earth's radius in the drawing's units. */
    scale: z.number().check(z.positive()),
    /** The position of the central meridian's intersection with the equator, in the drawing's units. */
    origin: z.readonly(z.tuple([z.number(), z.number()])),
  }),
);
export type MapProjection = z.infer<typeof mapProjectionSchema>;

/** A point of the drawing, in its units, from the left and from the top. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A state's outline as SVG. */
export const outlineSchema = z.readonly(
  z.strictObject({
    /** Width and height of the drawing, for its `viewBox`. */
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    projection: mapProjectionSchema,
    /** The `d` of an SVG path. */
    path: z.string().check(z.regex(/^[MmLlHhVvZz0-9 .,-]+$/u, { error: 'must be an SVG path' })),
  }),
);
export type Outline = z.infer<typeof outlineSchema>;

/** Degrees normalised to −180…180, so that Alaskan islands beyond the 180th meridian stay next to the others. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * The position of a place on a state's map, in the drawing's units to a tenth.
 *
 * @example mapPoint(outline.projection, phoenix) // => { x: 143.9, y: 213.5 }
 */
export function mapPoint(projection: MapProjection, { lat, lng }: Coordinates): MapPoint {
  const south = Math.sin(radians(projection.parallels[0]));
  const cone = (south + Math.sin(radians(projection.parallels[1]))) / 2;
  const fromPole = (sine: number): number => Math.sqrt(1 - south ** 2 + 2 * cone * (south - sine)) / cone;
  const angle = cone * radians(turned(lng - projection.centralMeridian));
  const radius = fromPole(Math.sin(radians(lat)));
  const [originX, originY] = projection.origin;
  return {
    x: tenth(originX + projection.scale * radius * Math.sin(angle)),
    y: tenth(originY - projection.scale * (fromPole(0) - radius * Math.cos(angle))),
  };
}

/** Converts miles to the drawing's units, to a tenth; used for the radius of the service area. */
export function mapLength({ scale }: MapProjection, miles: number): number {
  return tenth((scale * miles) / EARTH_RADIUS_MILES);
}

/** Rounds to a tenth, as the site prints miles. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The map of the 50 states and Washington DC, in Albers' projection for the United States with Alaska and Hawaii as
 * insets at the lower left. Contains finished shapes only, so there is no projection for points.
 */
export const nationalMapSchema = z.readonly(
  z.strictObject({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** One entry for each jurisdiction, sorted by name. */
    states: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            code: z.enum(JURISDICTION_CODES),
            /** The `d` of an SVG path. */
            path: z.string().check(z.regex(/^[MmLlHhVvZz0-9 .,-]+$/u, { error: 'must be an SVG path' })),
            /** Centre of its largest landmass, for a label or a dot. */
            centre: z.readonly(z.tuple([z.number(), z.number()])),
          }),
        ),
      ),
    ),
  }),
);
export type NationalMap = z.infer<typeof nationalMapSchema>;
