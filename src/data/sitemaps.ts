import { translationsOf } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { isNoindex } from '#config/pages.ts';
import type { PAGE_HEADS } from '#content/words/en/layout.ts';
import { billsOf, changesOf, type PendingBill } from '#domain/law/changes.ts';
import { lastModified } from '#domain/law/dataset.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { placePath, statePath } from '#domain/places/place-address.ts';
import type { SitemapEntry, SitemapFile } from '#domain/seo/sitemap.ts';
import { latest } from '#domain/shared/plain-date.ts';

import edition from '#content/places-edition.json';
import { PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS, sealingLaw } from './laws.ts';
import { PLACES } from './places.ts';
import { SITE_PLACES } from './site-places.ts';

/** The pages in sitemap-main.xml: all with a head of their own, except those with `noindex`. */
export type ListedPage = Exclude<keyof typeof PAGE_HEADS, '/privacy/' | '/reminder/' | '/terms/'>;

/** The last change of the law or its change log, which changes pages without any change of their words. */
const lawsChanged = lastModified(Object.values(SEALING_LAWS), SEALING_LAW_CHANGES, PENDING_BILLS);

/** A page of the menus in the sitemap. */
interface MainPage {
  /**
   * The last change of its contents. Must be updated together with the words, because search engines stop trusting a
   * site whose dates are wrong.
   */
  readonly changed: string;
  /**
   * From product §9. It does not list the eligibility check, the court papers and the sealing laws, which get the
   * priority of the services.
   */
  readonly priority: number;
}

/** The pages in sitemap-main.xml. */
export const MAIN_PAGES: Readonly<Record<ListedPage, MainPage>> = {
  '/': { changed: '2026-11-21', priority: 1 },
  '/about/': { changed: '2026-11-21', priority: 0.8 },
  '/services/': { changed: '2026-11-21', priority: 0.9 },
  '/how-it-works/': { changed: '2026-11-21', priority: 0.8 },
  '/faq/': { changed: '2026-11-21', priority: 0.7 },
  '/testimonials/': { changed: '2026-11-21', priority: 0.7 },
  '/contact/': { changed: '2026-11-21', priority: 0.8 },
  '/locations/': { changed: '2026-11-21', priority: 0.9 },
  '/eligibility-check/': { changed: '2026-11-21', priority: 0.9 },
  '/filing/': { changed: '2026-11-25', priority: 0.8 },
  '/sealing-laws/': { changed: latest('2026-11-21', lawsChanged), priority: 0.9 },
  '/sealing-laws/changes/': {
    changed: latest('2026-11-21', SEALING_LAW_CHANGES[0]?.date ?? ''),
    priority: 0.6,
  },
  '/sealing-laws/data/': { changed: '2026-11-28', priority: 0.5 },
  '/renter-protections/': { changed: '2026-11-25', priority: 0.8 },
};

/**
 * The last change of the page of a state or of a place in it: of its places, the check of its law, or the change log.
 */
export function placesChanged({ abbreviation, asOf }: Pick<SealingLaw, 'abbreviation' | 'asOf'>): string {
  const changes = changesOf(SEALING_LAW_CHANGES, abbreviation).map(({ date }) => date);
  return latest(edition.changed, `${asOf}-01`, ...changes);
}

/**
 * The last change of a state's plan: that of its pages, or the last time that an editor looked for news about a bill.
 */
export function planChanged(
  law: Pick<SealingLaw, 'abbreviation' | 'asOf'>,
  bills: readonly PendingBill[],
): string {
  const looks = billsOf(bills, law.abbreviation).map(({ lookedOn }) => lookedOn);
  return latest(placesChanged(law), ...looks);
}

const PLACE_PRIORITIES = { state: 0.8, plan: 0.7, city: 0.7, area: 0.6 } as const;

/** An entry for each language of a page. */
function inEachLanguage(entry: SitemapEntry): readonly SitemapEntry[] {
  return translationsOf(entry.path).map(({ path }) => ({ ...entry, path }));
}

const mainPages = Object.entries(MAIN_PAGES).flatMap(([path, { changed, priority }]) =>
  inEachLanguage({ path, lastModified: changed, priority }),
);

/** Without the landing pages under /city/, which name the pages below as canonical (departure D9). */
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

/** `sitemap-locations.xml`: the pages of states and places. */
export const LOCATION_SITEMAP: SitemapFile = { name: 'sitemap-locations.xml', entries: places };
