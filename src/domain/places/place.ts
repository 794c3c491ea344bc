import * as z from 'zod/mini';

import { countyFipsSchema } from './county.ts';

/** §9: how far the service reaches from a major city, in straight-line miles. */
export const SERVICE_RADIUS_MILES = 50;
/** §9: the most nearby areas that a city lists. */
export const MAX_NEARBY_AREAS = 10;

/** A name in addresses: lower-case letters and digits of ASCII, joined by single hyphens. */
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
  /** GeoNames' own number: what corrections are keyed by, and what stays when a name changes. */
  geonameId: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  /** Unique within the jurisdiction, whatever the kind of place and however deep the site goes. */
  slug: placeSlugSchema,
  lat: z.number().check(z.minimum(18), z.maximum(72)),
  lng: z.number().check(z.minimum(-180), z.maximum(-66)),
  countyFips: countyFipsSchema,
  /** Connecticut only: the planning region that Census products have used in place of the county since 2022. */
  planningRegionFips: z.exactOptional(countyFipsSchema),
  /** On tribal land, where tribal law may govern housing. Absent means: not known to be. */
  tribalLand: z.exactOptional(z.literal(true)),
};

/** A city with a page, a map and lists of its own. */
export const majorCitySchema = z.readonly(
  z.strictObject({
    ...placeFields,
    /** Areas within {@link SERVICE_RADIUS_MILES}, best first; never a major city, never in another jurisdiction. */
    nearby: z.readonly(z.array(nearbyLinkSchema).check(z.maxLength(MAX_NEARBY_AREAS))),
    /** Other major cities within the radius, nearest first. */
    nearbyMajorCities: z.readonly(z.array(nearbyLinkSchema).check(z.maxLength(4))),
  }),
);
export type MajorCity = z.infer<typeof majorCitySchema>;

/** A smaller city, town or community. `parent` is the slug of the major city that its page points to. */
export const areaSchema = z.readonly(z.strictObject({ ...placeFields, parent: placeSlugSchema }));
export type Area = z.infer<typeof areaSchema>;

/** What every place has, major city or area. */
export type Place = Omit<Area, 'parent'>;
