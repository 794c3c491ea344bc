import * as z from 'zod/mini';

import { publishedText } from './source.ts';

/** What decides which court it is, where the county does not. */
const COURT_DECIDERS = ['precinct', 'township', 'town', 'ward', 'magisterial-district', 'address'] as const;
/** What decides which court it is, where the county does not. */
export type CourtDecider = (typeof COURT_DECIDERS)[number];

const courtFields = {
  /** With `{county}` for `'Harris County'` and `{bare}` for `'Harris'`, where the courts of counties are named alike. */
  name: publishedText.check(
    z.refine((name) => !/\{(?!county\}|bare\})/u.test(name), { error: 'has an unknown placeholder' }),
  ),
  /** Whether the name is well settled or its law was read. Otherwise pages say that the papers decide. */
  certain: z.boolean(),
  /** A sentence or two for renters. */
  note: z.nullable(publishedText),
};

/** The courts of counties that are named alike. `counties` is null for all that no other entry names. */
const countyCourtSchema = z.readonly(
  z.strictObject({
    ...courtFields,
    /** Then the name is the general one, and the summons has the exact one. */
    decidedBy: z.nullable(z.enum(COURT_DECIDERS)),
    counties: z.nullable(z.readonly(z.array(publishedText).check(z.minLength(1)))),
  }),
);

/** A court that is fixed by the town or city, with its places by GeoNames number. */
const placeCourtSchema = z.readonly(
  z.strictObject({
    ...courtFields,
    places: z.readonly(
      z
        .array(z.readonly(z.strictObject({ geonameId: z.int().check(z.positive()), name: publishedText })))
        .check(z.minLength(1)),
    ),
  }),
);

/** src/content/eviction-courts/<state>.json: which court hears evictions, by county and where it matters by place. */
export const evictionCourtsSchema = z.readonly(
  z.strictObject({
    /** Who hears evictions in the state, for renters. */
    rule: publishedText,
    /** The law that says so. */
    citation: publishedText,
    /** Whether somebody has read that law for this file. */
    textRead: z.boolean(),
    courts: z.readonly(z.array(countyCourtSchema).check(z.minLength(1))),
    places: z.readonly(z.array(placeCourtSchema)),
  }),
);
/** Which court hears evictions in a state. */
export type EvictionCourts = z.infer<typeof evictionCourtsSchema>;
