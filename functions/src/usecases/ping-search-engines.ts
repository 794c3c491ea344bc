import type { PingReport } from '~/domain/seo/sitemap-report.ts';
import { announceByIndexNow } from './announce-by-index-now.ts';
import type { RecordRun } from './record-run.ts';
import type { SitemapPorts } from './sitemap-ports.ts';
import { submitToSearchConsole } from './submit-to-search-console.ts';

/** Runs Ping Search Engines. */
export type PingSearchEngines = () => Promise<PingReport>;

/**
 * "Ping Search Engines" (decision D4). The ping addresses of old are gone; engines that speak IndexNow are told which
 * pages have changed since they were last told, and Search Console gets the sitemap's address, where it is set up.
 *
 * @throws {Unavailable} when the store does not say what was announced; then nobody was told anything
 */
export function pingSearchEngines(ports: SitemapPorts, record: RecordRun): PingSearchEngines {
  return async () => {
    const entries = (await ports.builtSitemap()).flatMap((file) => file.entries);
    const pages = new Map(entries.map(({ path, lastModified }) => [path, lastModified]));
    const [indexNow, searchConsole] = await Promise.all([
      announceByIndexNow(ports, pages),
      submitToSearchConsole(ports),
    ]);
    const engines = [...indexNow, searchConsole];
    const run = { kind: 'pinged', at: ports.clock().toISOString(), engines } as const;
    return { ...run, recorded: await record(run) };
  };
}
