import { latest, plainDate, type PlainDate, utcDate, yearOf } from '#domain/shared/plain-date.ts';
import { SITE } from './site.ts';

/**
 * The day for which pages are built. It decides whether a check of the law is too old to be shown without a warning or
 * to be deployed at all. Today, unless the environment sets another day, as `npm test` does. Used by the build, `npm
 * run check:launch` and `npm run deploy`, never in a page.
 */
export const BUILD_DATE: PlainDate = buildDate(process.env.BUILD_DATE);

/**
 * The last day that an editor can have noted in a data file; a later one is a mistake. Tests build for a fixed day, and
 * what was read since must not fail them.
 */
export const LAST_NOTED_DAY: PlainDate = latest(BUILD_DATE, utcDate(new Date()));

/** @throws {Error} for an invalid date, because a build must not guess */
function buildDate(named: string | undefined): PlainDate {
  const date = named === undefined ? utcDate(new Date()) : plainDate(named);
  if (date === undefined) throw new Error(`BUILD_DATE must be a date such as 2026-11-21, not “${named}”.`);
  return date;
}

/**
 * Product §1 says "7 years in business (since 2017)", which was true only in 2024, and a page must not contradict
 * itself. So the years are counted to the year of the build.
 */
export const YEARS_IN_BUSINESS = yearOf(BUILD_DATE) - SITE.foundedYear;
