import * as z from 'zod/mini';

import { landingPages } from '~/domain/places/landing-page.ts';
import { placePath } from '~/domain/places/place-address.ts';
import { namesakesSchema, type SitePlace } from '~/domain/places/site-place.ts';

import namesakes from '../content/places/namesakes/namesakes.json';
import { readContent } from './read.ts';
import { SITE_PLACES } from './site-places.ts';
import figures from '../content/city-figures.json';

/** All prebuilt pages under /city/; one shared page serves all other slugs. */
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
/** The operator's figures for a place (specification §2, "City page"). */
export type CityFigures = z.infer<typeof cityFiguresSchema>[string];

/**
 * The operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A
 * slug means the page under /city/, that is, the largest place of that name.
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** Figures by path of their place. */
const FIGURES_BY_PLACE: ReadonlyMap<string, CityFigures> = new Map(
  LANDING_PAGES.flatMap(({ slug, own }) => {
    const real = REAL_FIGURES[slug];
    return real === undefined ? [] : [[placePath(own), real] as const];
  }),
);

/**
 * The figures for a place; `null` for nearly all of them. The specification generates such figures at random, but these
 * would be invented claims about a place (16 CFR 465). So a page without real figures shows nationwide ones, labelled
 * as such.
 */
export function cityFigures(site: SitePlace): CityFigures | null {
  return FIGURES_BY_PLACE.get(placePath(site)) ?? null;
}
