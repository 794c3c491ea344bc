import type { SitemapFile } from '../../../src/domain/seo/sitemap.ts';

import type { Outbound } from '../http/outbound.ts';
import type { SearchSettings } from '../settings.ts';
import type { SitemapRuns } from '../store/ports.ts';

/** The build's page list: each sitemap file with its pages (docs/adr/0012). */
export type BuiltSitemap = () => Promise<readonly SitemapFile[]>;

/** Dependencies of the sitemap panel, besides clock and retention. */
export interface SitemapServices {
  readonly builtSitemap: BuiltSitemap;
  readonly send: Outbound;
  readonly runs: SitemapRuns;
  /** Scheme and host of the site's canonical URLs, independent of where it is served. */
  readonly siteOrigin: string;
  readonly indexNowKey: string;
  readonly settings: SearchSettings;
}

export interface SitemapPorts extends SitemapServices {
  readonly clock: () => Date;
  readonly retentionMonths: number;
}
