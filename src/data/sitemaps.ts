import { BUILD_DATE } from '#config/build.ts';
import { translationsOf } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { isNoindex } from '#config/pages.ts';
import type { PAGE_HEADS } from '#content/words/en/layout.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { placePath, statePath } from '#domain/places/place-address.ts';
import type { SitemapEntry, SitemapFile } from '#domain/seo/sitemap.ts';

import pageDates from '#content/page-dates.json';
import { PLACES } from './places.ts';
import { SITE_PLACES } from './site-places.ts';

/** The pages in sitemap-main.xml: all with a head of their own, except those with `noindex`. */
export type ListedPage = Exclude<keyof typeof PAGE_HEADS, '/privacy/' | '/terms/'>;

/**
 * The pages in sitemap-main.xml with their priorities, from product §9. It does not list the eligibility check, the court
 * papers and the sealing laws, which get the priority of the services.
 */
export const MAIN_PRIORITIES: Readonly<Record<ListedPage, number>> = {
  '/': 1,
  '/about/': 0.8,
  '/services/': 0.9,
  '/how-it-works/': 0.8,
  '/faq/': 0.7,
  '/testimonials/': 0.7,
  '/contact/': 0.8,
  '/locations/': 0.9,
  '/eligibility-check/': 0.9,
  '/filing/': 0.8,
  '/sealing-laws/': 0.9,
  '/sealing-laws/changes/': 0.6,
  '/sealing-laws/data/': 0.5,
  '/renter-protections/': 0.8,
};

const PLACE_PRIORITIES = { state: 0.8, plan: 0.7, city: 0.7, area: 0.6 } as const;

const days: Readonly<Record<string, string | undefined>> = pageDates;

/** With the day on which the page last changed. A page that was never deployed is as new as the build. */
const entry = (path: string, priority: number): SitemapEntry => ({
  path,
  lastModified: days[path]?.split(' ')[0] ?? BUILD_DATE,
  priority,
});

/** An entry for each language of a page. */
const inEachLanguage = (english: string, priority: number): readonly SitemapEntry[] =>
  translationsOf(english).map(({ path }) => entry(path, priority));

const mainPages = Object.entries(MAIN_PRIORITIES).flatMap(([path, priority]) =>
  inEachLanguage(path, priority),
);

/** Without the landing pages under /city/, which name the pages below as canonical (departure D9). */
const places = JURISDICTION_CODES.flatMap((code): SitemapEntry[] => [
  ...inEachLanguage(statePath(PLACES[code]), PLACE_PRIORITIES.state),
  ...inEachLanguage(LAW_PATHS.plan(PLACES[code].slug), PLACE_PRIORITIES.plan),
  ...SITE_PLACES[code]
    .filter((site) => !isNoindex(placePath(site)))
    .flatMap((site) => inEachLanguage(placePath(site), PLACE_PRIORITIES[site.kind])),
]);

/** `sitemap-main.xml`: the pages in the menus. */
export const MAIN_SITEMAP: SitemapFile = { name: 'sitemap-main.xml', entries: mainPages };

/** `sitemap-locations.xml`: the pages of states and places. */
export const LOCATION_SITEMAP: SitemapFile = { name: 'sitemap-locations.xml', entries: places };
