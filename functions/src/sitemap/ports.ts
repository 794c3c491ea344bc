import type { SitemapFile } from '~/domain/seo/sitemap.ts';
import type { AnnouncedPages } from '~/domain/seo/sitemap-comparison.ts';
import type { GenerateReport, PingReport } from '~/domain/seo/sitemap-report.ts';
import { expiresAt } from '~/domain/records/document.ts';

import type { Log } from '../log.ts';
import type { Outbound } from './outbound.ts';
import type { SearchSettings } from '../settings.ts';

/** The build's page list: every sitemap file with its pages, as the pages were built from it (docs/adr/0012). */
export type BuiltSitemap = () => Promise<readonly SitemapFile[]>;

/** What a run of the sitemap panel did, before it is known whether it could be written down. */
export type SitemapRun = Omit<GenerateReport, 'recorded'> | Omit<PingReport, 'recorded'>;

/** What the sitemap panel remembers. Every method throws `Unavailable` when the store does not answer. */
export interface SitemapRuns {
  /** Writes a run down; after `expireAt` it may be deleted. */
  readonly record: (run: SitemapRun, expireAt: Date) => Promise<void>;
  /** What a search engine was last told of; empty before the first time. */
  readonly announcedTo: (engine: string) => Promise<AnnouncedPages>;
  /** Remembers what a search engine has taken, in place of what it knew. */
  readonly remember: (engine: string, pages: AnnouncedPages) => Promise<void>;
}

/** What the sitemap panel's calls need beyond what every call has. */
export interface SitemapSurroundings {
  readonly builtSitemap: BuiltSitemap;
  readonly send: Outbound;
  readonly runs: SitemapRuns;
  /** Scheme and host that the site's addresses begin with, wherever it is served from. */
  readonly siteOrigin: string;
  readonly indexNowKey: string;
  readonly settings: SearchSettings;
  /** A token of the functions' own service account for Search Console, or `undefined` where there is none. */
  readonly searchConsoleToken: () => Promise<string | undefined>;
}

/** Everything that the sitemap panel's calls need. */
export interface SitemapPorts extends SitemapSurroundings {
  readonly clock: () => Date;
  readonly log: Log;
  readonly retentionMonths: number;
}

/** Writes a run down; `false` when that failed. What the run did is done all the same, so its report must not be lost. */
export type RecordRun = (run: SitemapRun) => Promise<boolean>;

/** Keeps runs as long as records. */
export function recordRun({
  runs,
  log,
  retentionMonths,
}: Pick<SitemapPorts, 'runs' | 'log' | 'retentionMonths'>): RecordRun {
  return async (run) => {
    try {
      await runs.record(run, expiresAt(new Date(run.at), retentionMonths));
      return true;
    } catch (error) {
      log.warn('a sitemap run could not be written down', { kind: run.kind }, error);
      return false;
    }
  };
}
