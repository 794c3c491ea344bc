import { expiresAt } from '../../../src/domain/records/document.ts';
import type { SitemapFile } from '../../../src/domain/seo/sitemap.ts';

import type { Log } from '../http/log.ts';
import type { Outbound } from '../http/outbound.ts';
import type { SearchSettings } from '../settings.ts';
import type { SitemapRun, SitemapRuns } from '../store/ports.ts';

/** The build's page list: each sitemap file with its pages (docs/adr/0012). */
export type BuiltSitemap = () => Promise<readonly SitemapFile[]>;

/** Dependencies of the sitemap panel, besides clock, log and retention. */
export interface SitemapServices {
  readonly builtSitemap: BuiltSitemap;
  readonly send: Outbound;
  readonly runs: SitemapRuns;
  /** Scheme and host of the site's canonical URLs, independent of where it is served. */
  readonly siteOrigin: string;
  readonly indexNowKey: string;
  readonly settings: SearchSettings;
  /** Access token of the functions' service account for Search Console; `undefined` if there is none. */
  readonly searchConsoleToken: () => Promise<string | undefined>;
}

/** All dependencies of the sitemap panel. */
export interface SitemapPorts extends SitemapServices {
  readonly clock: () => Date;
  readonly log: Log;
  readonly retentionMonths: number;
}

/**
 * Stores a run, with the retention period of records.
 *
 * @returns whether it was stored. A failure must not lose the report of what the run did
 */
export async function recordRun(
  run: SitemapRun,
  { runs, log, retentionMonths }: Pick<SitemapPorts, 'runs' | 'log' | 'retentionMonths'>,
): Promise<boolean> {
  try {
    await runs.record(run, expiresAt(new Date(run.at), retentionMonths));
    return true;
  } catch (error) {
    log.warn('sitemap run not stored', { kind: run.kind }, error);
    return false;
  }
}
