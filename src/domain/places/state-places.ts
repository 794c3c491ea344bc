import * as z from 'zod/mini';

import { areDistinctCounties } from './county-name.ts';
import { countySchema } from './county.ts';
import { JURISDICTION_CODES, JURISDICTIONS, type JurisdictionSlug } from './jurisdiction.ts';
import { areaSchema, majorCitySchema, placeSlugSchema } from './place.ts';
import { brokenReferences } from './place-references.ts';

/** §3: maximum number of major cities of a jurisdiction. */
export const MAX_MAJOR_CITIES = 8;
/** §3: minimum number of major cities of a state. Washington DC is a single city and has one (decision D15). */
export const MIN_MAJOR_CITIES = 3;

const jurisdictionSlug = z.enum(JURISDICTIONS.map(({ slug }): JurisdictionSlug => slug));

/**
 * One file of src/content/places: a jurisdiction with all data about its places. The schema also checks the references
 * within the file, so that a mistake in a manual edit fails the build.
 */
export const stateSchema = z
  .readonly(
    z.strictObject({
      name: z.string().check(z.minLength(1)),
      abbreviation: z.enum(JURISDICTION_CODES),
      slug: jurisdictionSlug,
      /** State FIPS code: the first two digits of its county codes. */
      fips: z.string().check(z.regex(/^\d{2}$/u)),
      /** Slug of the capital, which is always one of the major cities. */
      capital: placeSlugSchema,
      /** Largest first. */
      majorCities: z.readonly(z.array(majorCitySchema).check(z.minLength(1), z.maxLength(MAX_MAJOR_CITIES))),
      /** The places on the major cities' lists, largest first. */
      areas: z.readonly(z.array(areaSchema)),
      /** Sorted by name. */
      counties: z.readonly(
        z.array(countySchema).check(
          z.minLength(1),
          z.refine((counties) => areDistinctCounties(counties.map(({ name }) => name)), {
            error: 'names the same county twice',
          }),
        ),
      ),
      /** Connecticut only: the nine regions that `planningRegionFips` refers to. */
      planningRegions: z.exactOptional(z.readonly(z.array(countySchema))),
    }),
  )
  .check((checked) => {
    for (const { path, message } of brokenReferences(checked.value)) {
      checked.issues.push({ code: 'custom', input: checked.value, path: [...path], message });
    }
  });
/** A jurisdiction with all data about its places (specification §3, "State"). */
export type State = z.infer<typeof stateSchema>;

/**
 * The places that a deeper setting adds to a jurisdiction, largest first. Their parent is the nearest major city, which
 * may be outside the service radius.
 */
export const furtherPlacesSchema = z.readonly(
  z.strictObject({ slug: jurisdictionSlug, places: z.readonly(z.array(areaSchema)) }),
);
export type FurtherPlaces = z.infer<typeof furtherPlacesSchema>;
