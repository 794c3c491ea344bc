import { LAST_NOTED_DAY } from '#config/build.ts';
import { translationsOf } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { isListed, type ListedPath, PAGE_KINDS, PAGES } from '#config/page-registry.ts';
import { billsOf } from '#domain/law/changes.ts';
import { lastModified } from '#domain/law/dataset.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { placePath, statePath } from '#domain/places/place-address.ts';
import type { SitemapEntry, SitemapFile } from '#domain/seo/sitemap.ts';

import { canonicalPlace } from './canonical-places.ts';
import { stateFilings } from './filings.ts';
import { LAWYER_RIGHTS } from './help.ts';
import { LAW_DATASET_FILE } from './law-publications.ts';
import { PENDING_BILLS, RENTER_PROTECTIONS, SEALING_LAW_CHANGES, SEALING_LAWS } from './laws.ts';
import { PLACES } from './places.ts';
import { COUNTY_RENTS, INCOME_LIMITS, TOWN_RENTS } from './rents.ts';
import { SITE_PLACES } from './site-places.ts';

/** The newest of some days, months or years that has come, as a day; `null` without any. */
function newest(dates: readonly string[]): string | null {
  const days = dates.map((date) => `${date}-01-01`.slice(0, '2026-11-21'.length));
  return (
    days
      .filter((day) => day <= LAST_NOTED_DAY)
      .toSorted()
      .at(-1) ?? null
  );
}

const protectionDays = (state?: JurisdictionCode): readonly string[] =>
  RENTER_PROTECTIONS.filter((rule) => state === undefined || rule.state === state).map(({ asOf }) => asOf);

/** When a state's law, or what we say of it, last changed or was checked. */
const lawDay = (code: JurisdictionCode): string =>
  lastModified(
    [SEALING_LAWS[code]],
    SEALING_LAW_CHANGES.filter(({ states }) => states.includes(code)),
    billsOf(PENDING_BILLS, code),
  );

/** The days of what the pages of a state and its places are made of; courts and legal help have none. */
const placeDay = (code: JurisdictionCode): string | null =>
  newest([
    lawDay(code),
    ...protectionDays(code),
    ...LAWYER_RIGHTS.filter(({ state }) => state === code).map(({ asOf }) => asOf),
    ...[COUNTY_RENTS, TOWN_RENTS, INCOME_LIMITS].map(({ from }) => from),
  ]);

/** A plan is made of the law and of the papers. */
const planDay = (code: JurisdictionCode): string | null =>
  newest([lawDay(code), ...stateFilings(code).forms.map(({ seen }) => seen)]);

/** Of the pages with a path of their own, those whose data have a day. */
const DAYS: Readonly<Partial<Record<ListedPath, string | null>>> = {
  [PAGES.laws.path]: LAW_DATASET_FILE.modified,
  [PAGES.lawData.path]: LAW_DATASET_FILE.modified,
  [PAGES.lawChanges.path]: newest(SEALING_LAW_CHANGES.map(({ date }) => date)),
  [PAGES.protections.path]: newest(protectionDays()),
};

/** An entry for each language of a page. */
const inEachLanguage = (
  english: string,
  priority: number,
  lastModified: string | null,
): readonly SitemapEntry[] => translationsOf(english).map(({ path }) => ({ path, lastModified, priority }));

/** The English pages of `sitemap-main.xml`, in the order of the registry. */
export const LISTED_PAGES = Object.values(PAGES).filter((row) => isListed(row));

const mainPages = LISTED_PAGES.flatMap(({ path, priority }) =>
  inEachLanguage(path, priority, DAYS[path] ?? null),
);

/**
 * Only canonical pages: neither landing pages nor towns without facts of their own (departure D9). Of Spanish pages those
 * of states, laws and major cities, because the others differ from each other by little more than a name.
 */
const places = JURISDICTION_CODES.flatMap((code): SitemapEntry[] => {
  const day = placeDay(code);
  const { state, plan, helpToday, rentInState } = PAGE_KINDS;
  return [
    ...inEachLanguage(statePath(PLACES[code]), state.priority, day),
    ...inEachLanguage(LAW_PATHS.plan(PLACES[code].slug), plan.priority, planDay(code)),
    ...inEachLanguage(LAW_PATHS.helpToday(PLACES[code].slug), helpToday.priority, day),
    ...inEachLanguage(LAW_PATHS.rent(PLACES[code].slug), rentInState.priority, day),
    ...SITE_PLACES[code]
      .filter((site) => canonicalPlace(site) === site)
      .flatMap((site) => {
        const entries = inEachLanguage(placePath(site), PAGE_KINDS[site.kind].priority, day);
        return site.kind === 'city' ? entries : entries.slice(0, 1);
      }),
  ];
});

export const MAIN_SITEMAP: SitemapFile = { name: 'sitemap-main.xml', entries: mainPages };

export const LOCATION_SITEMAP: SitemapFile = { name: 'sitemap-locations.xml', entries: places };
