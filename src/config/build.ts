// Relative paths: scripts that Node runs without a bundler import this file too.
import { placesDepth, type PlacesDepth } from '../domain/places/place-references.ts';
import { plainDate, type PlainDate, utcDate, yearOf } from '../domain/shared/plain-date.ts';
import { SITE } from './site.ts';

/**
 * The day that pages are built for: it decides whether a check of the law is too old to be shown without a warning, or
 * to be deployed at all. Today, unless the environment names another day, as `npm test` does. Read by the build,
 * `npm run check:launch` and `npm run deploy`, never by a page.
 */
export const BUILD_DATE: PlainDate = buildDate(process.env.BUILD_DATE);

/** @throws {Error} for a day that does not exist: a build must not guess what was meant. */
function buildDate(named: string | undefined): PlainDate {
  const date = named === undefined ? utcDate(new Date()) : plainDate(named);
  if (date === undefined) throw new Error(`BUILD_DATE must be a date such as 2026-11-21, not “${named}”.`);
  return date;
}

/**
 * The claim of specification §1, "7 years in business (since 2017)", counted to the year of the build: it was right in
 * 2024 only, and a page must not state two facts that contradict each other.
 */
export const YEARS_IN_BUSINESS = yearOf(BUILD_DATE) - SITE.foundedYear;

/**
 * How deep the site goes. A deeper setting needs its data first: `npm run places:generate -- --depth over-5000`
 * (docs/tasks/update-places.md).
 */
const DEPTH: PlacesDepth = 'majors';

/** The setting above, unless the environment names another one for a single build. Read at build time only. */
export const PLACES_DEPTH: PlacesDepth = placesDepth(process.env.PLACES_DEPTH ?? DEPTH);
