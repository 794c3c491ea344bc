import * as z from 'zod/mini';

import { countyFipsSchema } from './county.ts';

/** §9: radius of the service area around a major city, in straight-line miles. */
export const SERVICE_RADIUS_MILES = 50;
/** §9: maximum number of nearby areas that a city lists. */
export const MAX_NEARBY_AREAS = 10;

/** URL slug: lower-case ASCII letters and digits, joined by single hyphens. */
export const placeSlugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, { error: 'must be a slug, like salt-lake-city' }));

/** Another place of the same jurisdiction and how far it is, in straight-line miles to a tenth. */
const nearbyLinkSchema = z.readonly(
  z.strictObject({
    slug: placeSlugSchema,
    miles: z.number().check(z.positive(), z.maximum(SERVICE_RADIUS_MILES)),
  }),
);
export type NearbyLink = z.infer<typeof nearbyLinkSchema>;

const placeFields = {
  /** GeoNames id. Stays the same when a name changes, so corrections are keyed by it. */
  geonameId: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  /** Unique within the jurisdiction, for all kinds of places at every depth. */
  slug: placeSlugSchema,
  lat: z.number().check(z.minimum(18), z.maximum(72)),
  lng: z.number().check(z.minimum(-180), z.maximum(-66)),
  countyFips: countyFipsSchema,
  /** Connecticut only: the planning region that Census products have used in place of the county since 2022. */
  planningRegionFips: z.exactOptional(countyFipsSchema),
  /** On tribal land, where tribal law may govern housing. Absent means: not known to be. */
  tribalLand: z.exactOptional(z.literal(true)),
};

/** A city with its own page, map and lists. */
export const majorCitySchema = z.readonly(
  z.strictObject({
    ...placeFields,
    /** Areas of the same jurisdiction within {@link SERVICE_RADIUS_MILES}, best first; never a major city. */
    nearby: z.readonly(z.array(nearbyLinkSchema).check(z.maxLength(MAX_NEARBY_AREAS))),
    /** Other major cities within the radius, nearest first. */
    nearbyMajorCities: z.readonly(z.array(nearbyLinkSchema).check(z.maxLength(4))),
  }),
);
export type MajorCity = z.infer<typeof majorCitySchema>;

/** A smaller city, town or community. `parent` is the slug of the major city that its page links to. */
export const areaSchema = z.readonly(z.strictObject({ ...placeFields, parent: placeSlugSchema }));
export type Area = z.infer<typeof areaSchema>;

/** The fields that major cities and areas share. */
export type Place = Omit<Area, 'parent'>;
