import type { BuiltSitemap } from '../ports/built-sitemap.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Outbound } from '../ports/outbound.ts';
import type { SitemapRuns } from '../ports/sitemap-runs.ts';
import type { SearchSettings } from '../search-settings.ts';

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
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionMonths: number;
}
