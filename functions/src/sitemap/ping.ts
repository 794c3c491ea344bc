import {
  type EngineAnswer,
  indexNowVerdict,
  type PingReport,
  searchConsoleVerdict,
} from '../../../src/domain/seo/sitemap-report.ts';
import {
  afterAnnouncing,
  type AnnouncedPages,
  changedPages,
  INDEX_NOW_MOST,
} from '../../../src/domain/seo/sitemap.ts';

import { recordRun, type SitemapPorts } from './ports.ts';

const TIMEOUT_MILLISECONDS = 8000;

/**
 * "Ping Search Engines" (departure D4). Google's and Bing's ping URLs no longer exist. Instead, IndexNow is
 * notified of the pages that have changed since the last time, and Search Console gets the sitemap's URL if it is
 * configured.
 *
 * @throws {Unavailable} when the store cannot be read; then nothing was sent to anybody
 */
export async function pingSearchEngines(ports: SitemapPorts): Promise<PingReport> {
  const entries = (await ports.builtSitemap()).flatMap((file) => file.entries);
  const pages = new Map(entries.map(({ path, lastModified }) => [path, lastModified]));
  const engines = await Promise.all([announceByIndexNow(ports, pages), submitToSearchConsole(ports)]);
  const run = { kind: 'pinged', at: ports.clock().toISOString(), engines } as const;
  return { ...run, recorded: await recordRun(run, ports) };
}

/**
 * Notifies IndexNow of new, changed and removed pages since its last announcement. Pages that it refused are sent again
 * the next time.
 *
 * @throws {Unavailable} when the store cannot be read
 */
async function announceByIndexNow(
  { send, runs, log, siteOrigin, indexNowKey, settings: { indexNow: endpoint } }: SitemapPorts,
  pages: AnnouncedPages,
): Promise<EngineAnswer> {
  if (endpoint === null) {
    return { engine: 'IndexNow', outcome: 'not-set-up', message: 'It is turned off.', addresses: 0 };
  }
  const { host } = new URL(endpoint);
  const engine = `IndexNow (${host})`;
  const announced = await runs.announcedTo(host);
  const changed = changedPages(announced, pages);
  if (changed.length === 0) {
    const message = 'It knows every page as it is. Nothing was sent.';
    return { engine, outcome: 'nothing-new', message, addresses: 0 };
  }

  // What one call cannot take is sent the next time.
  const sent = changed.slice(0, INDEX_NOW_MOST);
  const answer = await send({
    url: endpoint,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteOrigin).host,
      key: indexNowKey,
      keyLocation: `${siteOrigin}/${indexNowKey}.txt`,
      urlList: sent.map((path) => siteOrigin + path),
    }),
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  const verdict = indexNowVerdict(answer);
  const accepted = verdict.outcome === 'accepted' ? sent : [];

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

const SEARCH_CONSOLE = 'Google Search Console';

/** Submits the sitemap's URL to Search Console, if configured (Search Console API, "Sitemaps: submit"). */
async function submitToSearchConsole({
  send,
  settings: { searchConsole },
  searchConsoleToken,
  siteOrigin,
}: SitemapPorts): Promise<EngineAnswer> {
  if (searchConsole === null) {
    return {
      engine: SEARCH_CONSOLE,
      outcome: 'not-set-up',
      message: 'It is not set up. Google finds the sitemap by robots.txt.',
      addresses: 0,
    };
  }
  const token = await searchConsoleToken();
  if (token === undefined) {
    const message = 'The functions’ service account gave no token for it.';
    return { engine: SEARCH_CONSOLE, outcome: 'no-answer', message, addresses: 0 };
  }
  const property = encodeURIComponent(searchConsole.property);
  const sitemap = encodeURIComponent(`${siteOrigin}/sitemap.xml`);
  const answer = await send({
    url: `${new URL(searchConsole.endpoint).origin}/webmasters/v3/sites/${property}/sitemaps/${sitemap}`,
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  const verdict = searchConsoleVerdict(answer);
  return { engine: SEARCH_CONSOLE, ...verdict, addresses: verdict.outcome === 'accepted' ? 1 : 0 };
}
