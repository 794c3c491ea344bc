import type { GenerateReport } from '~/domain/seo/sitemap-report.ts';
import type { RecordRun } from './record-run.ts';
import { checkLiveSite } from './check-live-site.ts';
import { startRebuild } from './start-rebuild.ts';
import type { SitemapPorts } from './sitemap-ports.ts';

/** Runs Generate Sitemaps. */
export type GenerateSitemaps = () => Promise<GenerateReport>;

/**
 * "Generate Sitemaps" (decision D4): counts what the build lists, compares it with the live site, starts a rebuild
 * where a deploy hook is set up, and writes the run down. The sitemaps themselves are built with the site.
 */
export function generateSitemaps(ports: SitemapPorts, record: RecordRun): GenerateSitemaps {
  const { builtSitemap, send, clock, siteOrigin, settings } = ports;
  return async () => {
    const files = await builtSitemap();
    const built = files.flatMap(({ entries }) => entries.map(({ path }) => siteOrigin + path));
    const [live, rebuild] = await Promise.all([
      settings.liveOrigin === null
        ? ({ state: 'not-set-up' } as const)
        : checkLiveSite(send, built, { siteOrigin, liveOrigin: settings.liveOrigin }),
      startRebuild(send, settings.deployHook),
    ]);
    const run = {
      kind: 'generated',
      at: clock().toISOString(),
      totalUrls: built.length,
      files: files.map(({ name, entries }) => ({ name, urls: entries.length })),
      live,
      rebuild,
    } as const;
    return { ...run, recorded: await record(run) };
  };
}
