import {
  afterAnnouncing,
  type AnnouncedPages,
  changedPages,
  inBatches,
  INDEX_NOW_BATCH,
} from '~/domain/seo/sitemap-comparison.ts';
import { type EngineAnswer, indexNowVerdict, type PingReport } from '~/domain/seo/sitemap-report.ts';

import type { RecordRun, SitemapPorts } from './ports.ts';
import { submitToSearchConsole } from './search-console.ts';

const TIMEOUT_MILLISECONDS = 8000;

/**
 * Tells every engine that speaks IndexNow which pages are new, changed or gone since it was last told, in batches. What
 * it refused is sent again the next time.
 *
 * @throws {Unavailable} when the store does not say what was announced
 */
export async function announceByIndexNow(
  ports: SitemapPorts,
  pages: AnnouncedPages,
): Promise<readonly EngineAnswer[]> {
  const { indexNow } = ports.settings;
  if (indexNow.length === 0) {
    return [{ engine: 'IndexNow', outcome: 'not-set-up', message: 'It is turned off.', addresses: 0 }];
  }
  const known = await Promise.all(indexNow.map((endpoint) => ports.runs.announcedTo(new URL(endpoint).host)));
  return Promise.all(
    indexNow.map((endpoint, index) => announceTo(endpoint, known[index] ?? new Map(), pages, ports)),
  );
}

async function announceTo(
  endpoint: string,
  announced: AnnouncedPages,
  pages: AnnouncedPages,
  { send, runs, log, siteOrigin, indexNowKey }: SitemapPorts,
): Promise<EngineAnswer> {
  const { host } = new URL(endpoint);
  const engine = `IndexNow (${host})`;
  const changed = changedPages(announced, pages);
  if (changed.length === 0) {
    const message = 'It knows every page as it is. Nothing was sent.';
    return { engine, outcome: 'nothing-new', message, addresses: 0 };
  }

  const taken: string[] = [];
  let verdict = indexNowVerdict({ kind: 'silent', reason: 'unreachable' });
  for (const batch of inBatches(changed, INDEX_NOW_BATCH)) {
    const answer = await send({
      url: endpoint,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteOrigin).host,
        key: indexNowKey,
        keyLocation: `${siteOrigin}/${indexNowKey}.txt`,
        urlList: batch.map((path) => siteOrigin + path),
      }),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    verdict = indexNowVerdict(answer);
    if (verdict.outcome !== 'accepted') break;
    taken.push(...batch);
  }

  if (taken.length > 0) {
    try {
      await runs.remember(host, afterAnnouncing(announced, pages, taken));
    } catch (error) {
      // They are sent once more the next time: that harms nobody, and losing the engine's answer would.
      log.warn('what was announced could not be remembered', { engine: host }, error);
    }
  }
  return { engine, ...verdict, addresses: taken.length };
}

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
