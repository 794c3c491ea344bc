import { LAW_DATASET, LAW_PATHS } from '#config/open-data.ts';
import { SITE, siteUrl } from '#config/site.ts';
import { type LawChange, retiredIds } from '#domain/law/changes.ts';
import { lawDataset, type LawDataset, lawDatasetSchema } from '#domain/law/dataset.ts';
import { isOfficialSource } from '#domain/law/source.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { Feed, FeedEntry } from '#domain/seo/atom-feed.ts';

import { lawVectors } from './law-vectors.ts';
import { PATH_IDS, PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS } from './laws.ts';
import { readContent } from './read.ts';

/** The public data set as published; an invalid one fails the build. */
export const LAW_DATASET_FILE: LawDataset = readContent(
  LAW_PATHS.dataset,
  lawDatasetSchema,
  lawDataset(
    {
      $schema: siteUrl(LAW_PATHS.schema),
      version: LAW_DATASET.version,
      name: LAW_DATASET.name,
      description: LAW_DATASET.description,
      notice: LAW_DATASET.notice,
      publisher: SITE.name,
      page: siteUrl(LAW_PATHS.overview),
      changes: siteUrl(LAW_PATHS.feed),
      topic: LAW_DATASET.topic,
      license: { name: LAW_DATASET.license.name, url: LAW_DATASET.license.url },
    },
    Object.values(SEALING_LAWS),
    SEALING_LAW_CHANGES,
    retiredIds(PATH_IDS),
    PENDING_BILLS,
  ),
);

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

/** The date rules' answers to cases on the boundaries of the laws. A function, since only one file is built from it. */
export function lawVectorFile() {
  const { version, notice } = LAW_DATASET;
  return { version, notice, vectors: lawVectors(Object.values(SEALING_LAWS)) };
}
