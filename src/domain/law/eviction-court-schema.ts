import * as z from 'zod/mini';

import { publishedText } from './source.ts';

/** What decides which court it is, where the county does not. */
const COURT_DECIDERS = ['precinct', 'township', 'town', 'ward', 'magisterial-district', 'address'] as const;
/** What decides which court it is, where the county does not. */
export type CourtDecider = (typeof COURT_DECIDERS)[number];

const courtFields = {
  /**
   * May contain `{county}` (`'Harris County'`) and `{bare}` (`'Harris'`), where the courts of several counties follow
   * one naming pattern.
   */
  name: publishedText.check(
    z.refine((name) => !/\{(?!county\}|bare\})/u.test(name), { error: 'has an unknown placeholder' }),
  ),
  /**
   * Whether the name is well established, or an editor read the law. If not, pages tell renters to go by their papers.
   */
  certain: z.boolean(),
  /** A sentence or two for renters. */
  note: z.nullable(publishedText),
};

/**
 * The courts of several counties that follow one naming pattern. `counties: null` means all that no other entry names.
 */
const countyCourtSchema = z.readonly(
  z.strictObject({
    ...courtFields,
    /** If set, the name is a general one; the summons has the exact one. */
    decidedBy: z.nullable(z.enum(COURT_DECIDERS)),
    counties: z.nullable(z.readonly(z.array(publishedText).check(z.minLength(1)))),
  }),
);

/** A court that is determined by the town or city; the places are identified by GeoNames number. */
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

/**
 * src/content/eviction-courts/<state>.json: which court hears evictions, by county and, where that matters, by place.
 */
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
export type EvictionCourts = z.infer<typeof evictionCourtsSchema>;
