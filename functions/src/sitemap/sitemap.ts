import { expiresAt } from '../../../src/domain/records/document.ts';
import {
  indexNowFailure,
  lastRun,
  outcomeSentence,
  sitemapCallSchema,
  type SitemapRun,
  sitemapStats,
} from '../../../src/domain/seo/sitemap-report.ts';
import {
  changedSince,
  INDEX_NOW_MOST,
  readSitemap,
  type SitemapEntry,
  type SitemapFile,
} from '../../../src/domain/seo/sitemap.ts';

import { readJsonAs } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { SitemapPorts } from './ports.ts';

/** `POST /api/generate-sitemap`: the two calls of the sitemap panel (product §7, departure D4). Answers the run. */
export function generateSitemapEndpoint(ports: SitemapPorts): Handler {
  return async (request) => {
    const words = 'Send {"type":"generate"} or {"path":"ping-search-engines"}. Nothing was done.';
    const call = await readJsonAs(request, sitemapCallSchema, words);
    if (!call.ok) return call.problem;
    const at = ports.clock();
    const run = await ('type' in call.body ? generate(ports, at) : pingSearchEngines(ports, at));
    await ports.runs.record(run, expiresAt(at, ports.retentionMonths));
    return Response.json(run);
  };
}

/** `GET /api/generate-sitemap`: when the two were last done, by anybody and in any browser. */
export function sitemapStatsEndpoint({ runs }: Pick<SitemapPorts, 'runs'>): Handler {
  return async () => Response.json(sitemapStats(await runs.latest()));
}

/**
 * "Generate Sitemaps" (departure D4): the sitemaps are made when the site is built. This counts the pages of the build,
 * and makes sure that the live site serves as many.
 */
async function generate(ports: SitemapPorts, at: Date): Promise<SitemapRun> {
  const files = await ports.builtSitemap();
  const entries = files.flatMap((file) => file.entries);
  return {
    kind: 'generated',
    at: at.toISOString(),
    urls: entries.length,
    newest: newestOf(entries),
    failure: await liveFailure(ports, files),
  };
}

/** The protocol's limit is 50 MB; our files are under half a megabyte. */
const MAX_BYTES = 10_000_000;
const TIMEOUT_MILLISECONDS = 8000;

/** Why the live site's sitemap is not that of the build, for the first file that is not; `null` if it is. */
async function liveFailure(
  { send, settings: { liveOrigin } }: SitemapPorts,
  files: readonly SitemapFile[],
): Promise<string | null> {
  if (liveOrigin === null) return null;
  const wanted = [
    ['sitemap.xml', files.length] as const,
    ...files.map(({ name, entries }) => [name, entries.length] as const),
  ];
  for (const [name, count] of wanted) {
    const answer = await send({
      url: `${liveOrigin}/${name}`,
      method: 'GET',
      maxBytes: MAX_BYTES,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    if (answer.kind === 'silent' || answer.status !== 200) {
      return `The live site’s ${name} could not be read. ${outcomeSentence(answer)}`;
    }
    const read = readSitemap(answer.text);
    if (read.kind === 'malformed') return `The live site’s ${name} cannot be read: ${read.reason}.`;
    if (read.addresses.length !== count) {
      return `The live site’s ${name} names ${read.addresses.length} addresses, this build ${count}. Deploy pages and functions together.`;
    }
  }
  return null;
}

/**
 * "Ping Search Engines" (departure D4). Google's and Bing's ping URLs no longer exist; IndexNow takes the addresses of
 * the pages that have changed since it last took any.
 *
 * @throws {Unavailable} when the store cannot be read; then nothing was sent
 */
async function pingSearchEngines(ports: SitemapPorts, at: Date): Promise<SitemapRun> {
  const entries = (await ports.builtSitemap()).flatMap((file) => file.entries);
  const told = lastRun(await ports.runs.latest(), 'pinged');
  const changed = changedSince(entries, told?.newest ?? null);
  return {
    kind: 'pinged',
    at: at.toISOString(),
    urls: changed.length,
    newest: newestOf(entries),
    failure: await announce(ports, changed),
  };
}

/** Sends the addresses of pages to IndexNow. @returns why it failed; `null` if it did not */
async function announce(
  { send, siteOrigin, indexNowKey, settings: { indexNow: endpoint } }: SitemapPorts,
  entries: readonly SitemapEntry[],
): Promise<string | null> {
  if (endpoint === null) return 'No search engine is set up.';
  for (let first = 0; first < entries.length; first += INDEX_NOW_MOST) {
    const answer = await send({
      url: endpoint,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteOrigin).host,
        key: indexNowKey,
        keyLocation: `${siteOrigin}/${indexNowKey}.txt`,
        urlList: entries.slice(first, first + INDEX_NOW_MOST).map(({ path }) => siteOrigin + path),
      }),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    const failure = indexNowFailure(answer);
    if (failure !== null) return failure;
  }
  return null;
}

function newestOf(entries: readonly SitemapEntry[]): string | null {
  return (
    entries
      .flatMap(({ lastModified }) => lastModified ?? [])
      .sort()
      .at(-1) ?? null
  );
}
