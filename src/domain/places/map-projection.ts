import * as z from 'zod/mini';

import { type Coordinates, EARTH_RADIUS_MILES } from './distance.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';

/**
 * Albers' equal-area conic projection of a sphere (Snyder, "Map Projections: A Working Manual", USGS 1395, eq. 14-1 to
 * 14-6), set for one state: with its parallels a sixth of the state's height from the edges, a circle around a major city
 * stays one on the map to within one part in a hundred, Alaska included.
 */
const mapProjectionSchema = z.readonly(
  z.strictObject({
    /** The longitude that points straight up, in degrees. */
    centralMeridian: z.number(),
    /** The two latitudes, in degrees, along which the map is true to scale. */
    parallels: z.readonly(z.tuple([z.number(), z.number()])),
    /** Units of the drawing for one radius of the Earth. */
    scale: z.number().check(z.positive()),
    /** Where the drawing has the point on the central meridian at the equator. */
    origin: z.readonly(z.tuple([z.number(), z.number()])),
  }),
);
/** How one state's map is drawn. */
export type MapProjection = z.infer<typeof mapProjectionSchema>;

/** A point of the drawing, in its units, from the left and from the top. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The outline of one state as the page draws it. */
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

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Degrees normalised to −180…180, so that Alaska's islands beyond the date line stay next to the others. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * Where a place lies on a state's map, in the drawing's units to a tenth.
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

/**
 * How long a distance on the ground is on a state's map, in the drawing's units to a tenth: the radius of a circle of
 * so many miles.
 */
export function mapLength({ scale }: MapProjection, miles: number): number {
  return tenth((scale * miles) / EARTH_RADIUS_MILES);
}

/** A length rounded to a tenth of the drawing's unit. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The map of the 50 states and Washington DC, in Albers' projection for the United States with Alaska and Hawaii set
 * in at the lower left. It places states, not points: nothing else is projected onto it.
 */
export const nationalMapSchema = z.readonly(
  z.strictObject({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** One entry a jurisdiction, in the order of the names. */
    states: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            code: z.enum(JURISDICTION_CODES),
            /** The `d` of an SVG path. */
            path: z.string().check(z.regex(/^[MmLlHhVvZz0-9 .,-]+$/u, { error: 'must be an SVG path' })),
            /** The middle of its largest piece of land, for a label or a dot. */
            centre: z.readonly(z.tuple([z.number(), z.number()])),
          }),
        ),
      ),
    ),
  }),
);
export type NationalMap = z.infer<typeof nationalMapSchema>;
