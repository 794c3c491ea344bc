import type { AnnouncedPages } from '~/domain/seo/sitemap-comparison.ts';
import type { GenerateReport, PingReport } from '~/domain/seo/sitemap-report.ts';

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
