import * as z from 'zod/mini';

import { landingPages } from '~/domain/places/landing-page.ts';
import { placePath } from '~/domain/places/place-address.ts';
import { namesakesSchema, type SitePlace } from '~/domain/places/site-place.ts';

import namesakes from '../content/places/namesakes/namesakes.json';
import { readContent } from './read.ts';
import { SITE_PLACES } from './site-places.ts';
import figures from '../content/city-figures.json';

/** Every prebuilt page under /city/; any other slug is answered by one shared page. */
export const LANDING_PAGES = landingPages(
  SITE_PLACES,
  readContent('src/content/places/namesakes/namesakes.json', namesakesSchema, namesakes),
);

const cityFiguresSchema = z.readonly(
  z.record(
    z.string(),
    z.readonly(
      z.strictObject({
        approved: z.int().check(z.nonnegative()),
        yearsInCity: z.int().check(z.nonnegative()),
        approvalDays: z.int().check(z.positive()),
      }),
    ),
  ),
);
/** What the operator has counted in one place (specification §2, "City page"). */
export type CityFigures = z.infer<typeof cityFiguresSchema>[string];

/**
 * An operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A slug
 * is that of a page under /city/ and means the largest place of that name.
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** By the address of the place that they were counted in. */
const FIGURES_BY_PLACE: ReadonlyMap<string, CityFigures> = new Map(
  LANDING_PAGES.flatMap(({ slug, own }) => {
    const real = REAL_FIGURES[slug];
    return real === undefined ? [] : [[placePath(own), real] as const];
  }),
);

/**
 * What was counted in a place; `null` for nearly all of them. The specification draws such figures at random within
 * ranges. They would be invented statements about a place (16 CFR 465), so a page without real ones shows figures of
 * the whole country, named as such.
 */
export function cityFigures(site: SitePlace): CityFigures | null {
  return FIGURES_BY_PLACE.get(placePath(site)) ?? null;
}
