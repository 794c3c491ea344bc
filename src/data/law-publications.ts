import { LAW_DATASET, LAW_PATHS } from '#config/law-pages.ts';
import { SITE, siteUrl } from '#config/site.ts';
import type { LawChange } from '#domain/law/changes.ts';
import { lastModified, unreadActs } from '#domain/law/dataset.ts';
import { withPlainSpaces } from '#domain/law/law-name.ts';
import { isOfficialSource } from '#domain/law/source.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { Feed, FeedEntry } from '#domain/seo/atom-feed.ts';

import { PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS } from './laws.ts';

/**
 * The public data set: the law registry as the editors keep it. It includes unofficial sources, as evidence of what an
 * editor read; pages do not link to them (departure D12).
 */
export const LAW_DATASET_FILE = {
  name: LAW_DATASET.name,
  description: LAW_DATASET.description,
  notice: LAW_DATASET.notice,
  publisher: SITE.name,
  page: siteUrl(LAW_PATHS.overview),
  changes: siteUrl(LAW_PATHS.feed),
  license: { name: LAW_DATASET.license.name, url: LAW_DATASET.license.url },
  modified: lastModified(Object.values(SEALING_LAWS), SEALING_LAW_CHANGES, PENDING_BILLS),
  laws: withPlainSpaces(Object.values(SEALING_LAWS)),
  unreadActs: withPlainSpaces(unreadActs(Object.values(SEALING_LAWS))),
  bills: PENDING_BILLS,
} as const;

/** A `tag:` URI (RFC 4151), which is independent of the page's URL. */
const tag = (day: string, name: string) => `tag:${new URL(SITE.origin).host},${day}:sealing-laws/${name}`;

/** Converts a change to a feed entry. Sources are linked only if they are official (departure D12). */
function feedEntry({ id, date, states, title, what, source }: LawChange): FeedEntry {
  return {
    id: tag(date, id),
    title,
    date,
    text: what,
    url: siteUrl(`${LAW_PATHS.changes}#${id}`),
    via: source !== null && isOfficialSource(source.url) ? source.url : null,
    topics: states.map((code) => ({ code, name: jurisdiction(code).name })),
  };
}

const [newest, ...others] = SEALING_LAW_CHANGES.map(feedEntry);
if (newest === undefined)
  throw new Error('The feed needs at least one entry, but src/content/sealing-law-changes.json is empty.');

/** The law change log as a feed, newest first. */
export const LAW_FEED: Feed = {
  id: tag('2026-11-21', 'changes'),
  title: `${SITE.name}: changes of eviction record sealing laws`,
  subtitle: LAW_DATASET.notice,
  author: { name: SITE.name, url: siteUrl('/') },
  rights: LAW_DATASET.license.name,
  self: siteUrl(LAW_PATHS.feed),
  page: siteUrl(LAW_PATHS.changes),
  entries: [newest, ...others],
};
