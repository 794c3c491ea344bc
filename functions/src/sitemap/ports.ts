import type { AnnouncedPages, SitemapFile } from '../../../src/domain/seo/sitemap.ts';
import type { GenerateReport, PingReport } from '../../../src/domain/seo/sitemap-report.ts';
import { expiresAt } from '../../../src/domain/records/document.ts';

import type { Log } from '../http/log.ts';
import type { Outbound } from '../http/outbound.ts';
import type { SearchSettings } from '../settings.ts';

/** The build's page list: each sitemap file with its pages (docs/adr/0012). */
export type BuiltSitemap = () => Promise<readonly SitemapFile[]>;

/** The report of a run, before it is known whether it could be stored. */
export type SitemapRun = Omit<GenerateReport, 'recorded'> | Omit<PingReport, 'recorded'>;

/** Storage for the sitemap panel. Every method throws `Unavailable` when the store does not answer. */
export interface SitemapRuns {
  /** Stores a run, which may be deleted after `expireAt`. */
  readonly record: (run: SitemapRun, expireAt: Date) => Promise<void>;
  /** The pages that a search engine has accepted; empty before the first announcement. */
  readonly announcedTo: (engine: string) => Promise<AnnouncedPages>;
  /** Replaces the pages that a search engine has accepted. */
  readonly remember: (engine: string, pages: AnnouncedPages) => Promise<void>;
}

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
