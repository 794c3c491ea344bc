import {
  type GenerateReport,
  outcomeSentence,
  type Rebuild,
  sitemapCallSchema,
  sitemapStats,
  someOf,
} from '../../../src/domain/seo/sitemap-report.ts';
import { compareSitemaps, readSitemap, type SitemapFile } from '../../../src/domain/seo/sitemap.ts';

import type { Outbound } from '../http/outbound.ts';
import { readJsonAs } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { SearchSettings } from '../settings.ts';
import { pingSearchEngines } from './ping.ts';
import { recordRun, type SitemapPorts } from './ports.ts';

/** `POST /api/generate-sitemap`: the two calls of the sitemap panel (product §7, departure D4). */
export function generateSitemapEndpoint(ports: SitemapPorts): Handler {
  return async (request) => {
    const words = 'Send {"type":"generate"} or {"path":"ping-search-engines"}. Nothing was done.';
    const call = await readJsonAs(request, sitemapCallSchema, words);
    if (!call.ok) return call.problem;
    return Response.json(await ('type' in call.body ? generateSitemaps(ports) : pingSearchEngines(ports)));
  };
}

/** `GET /api/generate-sitemap`: when the two were last done, by anybody and in any browser. */
export function sitemapStatsEndpoint({ runs }: Pick<SitemapPorts, 'runs'>): Handler {
  return async () => Response.json(sitemapStats(await runs.latest()));
}

/**
 * "Generate Sitemaps" (departure D4): counts the pages of the build, compares them with the live site, starts a rebuild
 * if a deploy hook is configured, and stores the run. The sitemaps themselves are generated when the site is built.
 */
export async function generateSitemaps(ports: SitemapPorts): Promise<GenerateReport> {
  const { builtSitemap, send, clock, siteOrigin, settings } = ports;
  const files = await builtSitemap();
  const [live, rebuild] = await Promise.all([
    settings.liveOrigin === null
      ? ({ state: 'not-set-up' } as const)
      : checkLiveSite(send, files, siteOrigin, settings.liveOrigin),
    startRebuild(send, settings.deployHook),
  ]);
  const run = {
    kind: 'generated',
    at: clock().toISOString(),
    totalUrls: files.flatMap(({ entries }) => entries).length,
    files: files.map(({ name, entries }) => ({ name, urls: entries.length })),
    live,
    rebuild,
  } as const;
  return { ...run, recorded: await recordRun(run, ports) };
}

const HOOK_TIMEOUT_MILLISECONDS = 5000;

/**
 * Calls the deploy hook, if one is configured. The body is that of GitHub's `repository_dispatch`; other hooks ignore
 * it. The report never contains the hook's URL, because the URL itself may be secret.
 */
async function startRebuild(send: Outbound, hook: SearchSettings['deployHook']): Promise<Rebuild> {
  if (hook === null) return { state: 'not-set-up' };
  const answer = await send({
    url: hook.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(hook.token !== null && { authorization: `Bearer ${hook.token}` }),
    },
    body: JSON.stringify({ event_type: 'generate-sitemap' }),
    timeoutMilliseconds: HOOK_TIMEOUT_MILLISECONDS,
  });
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
    ? { state: 'started' }
    : { state: 'failed', reason: `The deploy hook did not start a rebuild. ${outcomeSentence(answer)}` };
}

const INDEX = '/sitemap.xml';
/** The protocol's limit is 50 MB; our files are under half a megabyte. */
const MAX_BYTES = 10_000_000;
const FILE_TIMEOUT_MILLISECONDS = 5000;

/**
 * Compares the build's sitemap files with those of the live site. Whether pages answer is checked at each deployment
 * (scripts/deploy/smoke.ts).
 *
 * @param siteOrigin of the URLs in the sitemap
 * @param liveOrigin to send requests to
 */
async function checkLiveSite(
  send: Outbound,
  built: readonly SitemapFile[],
  siteOrigin: string,
  liveOrigin: string,
): Promise<GenerateReport['live']> {
  const read = async (path: string) => {
    const request = { url: liveOrigin + path, method: 'GET', maxBytes: MAX_BYTES } as const;
    const answer = await send({ ...request, timeoutMilliseconds: FILE_TIMEOUT_MILLISECONDS });
    if (answer.kind === 'silent' || answer.status !== 200)
      return { kind: 'unreachable', reason: outcomeSentence(answer) } as const;
    return readSitemap(answer.text);
  };

  const index = await read(INDEX);
  if (index.kind === 'unreachable')
    return { state: 'failed', reason: `The live site’s ${INDEX} could not be read. ${index.reason}` };
  if (index.kind === 'malformed')
    return { state: 'failed', reason: `The live site’s ${INDEX} cannot be read: ${index.reason}.` };

  const files = await Promise.all(
    built.map(async ({ name }) => ({ file: `${siteOrigin}/${name}`, ...(await read(`/${name}`)) })),
  );
  const { missing, extra, repeated } = compareSitemaps(
    built.flatMap(({ entries }) => entries.map(({ path }) => siteOrigin + path)),
    files.flatMap((file) => (file.kind === 'pages' ? file.addresses : [])),
  );
  const indexed = compareSitemaps(
    files.map(({ file }) => file),
    index.addresses,
  );
  return {
    state: 'checked',
    check: {
      origin: liveOrigin,
      missing: someOf(missing),
      extra: someOf(extra),
      unreachable: someOf(
        files.flatMap((file) => (file.kind === 'unreachable' ? [`${file.file}: ${file.reason}`] : [])),
      ),
      malformed: someOf([
        ...indexed.missing.map((file) => `${file}: It is not in ${INDEX}.`),
        ...indexed.extra.map((file) => `${file}: It is not of this build.`),
        ...files.flatMap((file) =>
          file.kind === 'malformed' ? [`${file.file}: It cannot be read: ${file.reason}.`] : [],
        ),
        ...repeated.map((address) => `${address}: It is named twice.`),
      ]),
    },
  };
}
