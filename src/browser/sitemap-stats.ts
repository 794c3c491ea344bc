import * as z from 'zod/mini';

const STORAGE_KEY = 'sitemapStats';

const sitemapStatsSchema = z.object({
  lastGenerated: z.nullable(z.iso.datetime()),
  totalUrls: z.nullable(z.int().check(z.nonnegative())),
  lastPinged: z.nullable(z.iso.datetime()),
});

/** What local storage remembers of the sitemap panel (specification §3); `null` is "Never", or not counted yet. */
export type SitemapStats = z.infer<typeof sitemapStatsSchema>;

/** Nothing was ever done. */
export const NO_SITEMAP_STATS: SitemapStats = { lastGenerated: null, totalUrls: null, lastPinged: null };

/** Reads what was stored; whatever else may stand there counts as nothing. */
export function parseSitemapStats(text: string | null): SitemapStats {
  try {
    return sitemapStatsSchema.safeParse(JSON.parse(text ?? 'null')).data ?? NO_SITEMAP_STATS;
  } catch {
    return NO_SITEMAP_STATS;
  }
}

/** Where the stats are kept. Storage that is blocked holds nothing and forgets everything. */
export interface SitemapStatsMemory {
  readonly read: () => SitemapStats;
  readonly keep: (stats: SitemapStats) => void;
}

/**
 * The stats over a browser's local storage.
 *
 * @param storage looked up on every use, because even naming `localStorage` throws where it is blocked
 */
export function sitemapStatsMemory(storage: () => Storage): SitemapStatsMemory {
  return {
    read() {
      try {
        return parseSitemapStats(storage().getItem(STORAGE_KEY));
      } catch {
        return NO_SITEMAP_STATS;
      }
    },
    keep(stats) {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(stats));
      } catch {
        // The panel still shows them until it is closed.
      }
    },
  };
}
