import { isNoindex } from '~/config/indexing.ts';
import { translationsOf } from '~/config/languages.ts';
import { LAW_PATHS } from '~/config/law-paths.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { placePath, statePath } from '~/domain/places/place-address.ts';
import { type SitemapEntry, type SitemapFile, sitemapFiles } from '~/domain/seo/sitemap.ts';

import { LAST_CHANGED, type ListedPage, placesChanged, planChanged } from './last-changed.ts';
import { PLACES } from './places.ts';
import { PENDING_BILLS, sealingLaw } from './laws.ts';
import { SITE_PLACES } from './site-places.ts';

/**
 * From specification §9. It does not list the eligibility check and the sealing laws, which get the priority of the
 * services.
 */
const PRIORITIES: Readonly<Record<ListedPage, number>> = {
  '/': 1,
  '/about/': 0.8,
  '/services/': 0.9,
  '/how-it-works/': 0.8,
  '/faq/': 0.7,
  '/testimonials/': 0.7,
  '/contact/': 0.8,
  '/locations/': 0.9,
  '/eligibility-check/': 0.9,
  '/sealing-laws/': 0.9,
  '/sealing-laws/changes/': 0.6,
  '/sealing-laws/data/': 0.5,
  '/renter-protections/': 0.8,
  '/open-data/': 0.5,
};
const PLACE_PRIORITIES = { state: 0.8, plan: 0.7, city: 0.7, area: 0.6 } as const;

/** An entry for each language of a page. */
function inEachLanguage(entry: SitemapEntry): readonly SitemapEntry[] {
  return translationsOf(entry.path).map(({ path }) => ({ ...entry, path }));
}

const mainPages = (Object.keys(PRIORITIES) as ListedPage[]).flatMap((path) =>
  inEachLanguage({ path, lastModified: LAST_CHANGED[path], priority: PRIORITIES[path] }),
);

/** Without the landing pages under /city/, which name the pages below as canonical (decision D9). */
const places = JURISDICTION_CODES.flatMap((code): SitemapEntry[] => {
  const lastModified = placesChanged(sealingLaw(code));
  return [
    ...inEachLanguage({ path: statePath(PLACES[code]), lastModified, priority: PLACE_PRIORITIES.state }),
    ...inEachLanguage({
      path: LAW_PATHS.plan(PLACES[code].slug),
      lastModified: planChanged(sealingLaw(code), PENDING_BILLS),
      priority: PLACE_PRIORITIES.plan,
    }),
    ...SITE_PLACES[code]
      .filter((site) => !isNoindex(placePath(site)))
      .map((site) => ({
        path: placePath(site),
        lastModified,
        priority: PLACE_PRIORITIES[site.kind],
      })),
  ];
});

/** `sitemap-main.xml`: the pages in the menus. */
export const MAIN_SITEMAP: SitemapFile = { name: 'sitemap-main.xml', entries: mainPages };

/** `sitemap-locations.xml`, and further files if one is not enough. */
export const LOCATION_SITEMAPS: readonly SitemapFile[] = sitemapFiles('sitemap-locations', places);
