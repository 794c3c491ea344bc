import {
  afterAnnouncing,
  changedPages,
  inBatches,
  INDEX_NOW_BATCH,
  type AnnouncedPages,
} from '~/domain/seo/sitemap-comparison.ts';
import { indexNowVerdict, type EngineAnswer, type PingReport } from '~/domain/seo/sitemap-report.ts';
import { recordRun, type SitemapPorts } from './ports.ts';
import { submitToSearchConsole } from './search-console.ts';

const TIMEOUT_MILLISECONDS = 8000;

/**
 * "Ping Search Engines" (decision D4). Google's and Bing's ping URLs no longer exist. Instead, IndexNow engines are
 * notified of the pages that have changed since the last time, and Search Console gets the sitemap's URL if it is
 * configured.
 *
 * @throws {Unavailable} when the store cannot be read; then nothing was sent to anybody
 */
export async function pingSearchEngines(ports: SitemapPorts): Promise<PingReport> {
  const entries = (await ports.builtSitemap()).flatMap((file) => file.entries);
  const pages = new Map(entries.map(({ path, lastModified }) => [path, lastModified]));
  const [indexNow, searchConsole] = await Promise.all([
    announceByIndexNow(ports, pages),
    submitToSearchConsole(ports),
  ]);
  const engines = [...indexNow, searchConsole];
  const run = { kind: 'pinged', at: ports.clock().toISOString(), engines } as const;
  return { ...run, recorded: await recordRun(run, ports) };
}

/**
 * Notifies every IndexNow engine, in batches, of new, changed and removed pages since its last announcement. Pages that
 * it refused are sent again the next time.
 *
 * @throws {Unavailable} when the store cannot be read
 */
async function announceByIndexNow(
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

  const accepted: string[] = [];
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
    accepted.push(...batch);
  }

  if (accepted.length > 0) {
    try {
      await runs.remember(host, afterAnnouncing(announced, pages, accepted));
    } catch (error) {
      // The pages will be announced again the next time, which does no harm; losing the engine's response would.
      log.warn('announced pages not stored', { engine: host }, error);
    }
  }
  return { engine, ...verdict, addresses: accepted.length };
}
