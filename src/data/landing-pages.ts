import * as z from 'zod/mini';

import { drawnFigures, type LandingFigures, landingPages } from '~/domain/places/landing-page.ts';
import { namesakesSchema } from '~/domain/places/site-place.ts';

import namesakes from '../content/places/namesakes/namesakes.json';
import { readContent } from './read.ts';
import { SITE_PLACES } from './site-places.ts';
import figures from '../content/city-figures.json';

/** Every prebuilt page under /city/; any other slug is answered by one shared page. */
export const LANDING_PAGES = landingPages(
  SITE_PLACES,
  readContent('src/content/places/namesakes/namesakes.json', namesakesSchema, namesakes),
);

/** Not in the domain module: the browser draws figures too, and must not load zod for it. */
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

/**
 * An operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A
 * city without an entry has drawn ones (decision D5).
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** The figures of a landing page: real ones where the operator has written them down. */
export function cityFigures(slug: string): LandingFigures {
  return REAL_FIGURES[slug] ?? drawnFigures(slug);
}
