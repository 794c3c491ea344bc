import {
  type GenerateReport,
  outcomeSentence,
  type Rebuild,
  sitemapCallSchema,
  someOf,
} from '../../../src/domain/seo/sitemap-report.ts';
import { compareSitemaps, readSitemap } from '../../../src/domain/seo/sitemap.ts';

import type { Outbound } from '../http/outbound.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { DeployHookSettings } from '../settings.ts';
import { pingSearchEngines } from './ping.ts';
import { recordRun, type SitemapPorts } from './ports.ts';

/** `POST /api/generate-sitemap`: the two calls of the sitemap panel (specification §7, decision D4). */
export function generateSitemapEndpoint(ports: SitemapPorts): Handler {
  return async (request) => {
    const read = await readJson(request);
    if (!read.ok) return read.problem;
    const call = sitemapCallSchema.safeParse(read.body);
    if (!call.success) {
      return problem(400, 'Send {"type":"generate"} or {"path":"ping-search-engines"}. Nothing was done.');
    }
    return Response.json(await ('type' in call.data ? generateSitemaps(ports) : pingSearchEngines(ports)));
  };
}

/**
 * "Generate Sitemaps" (decision D4): counts the pages of the build, compares them with the live site, starts a rebuild
 * if a deploy hook is configured, and stores the run. The sitemaps themselves are generated when the site is built.
 */
export async function generateSitemaps(ports: SitemapPorts): Promise<GenerateReport> {
  const { builtSitemap, send, clock, siteOrigin, settings } = ports;
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
  return { ...run, recorded: await recordRun(run, ports) };
}

const HOOK_TIMEOUT_MILLISECONDS = 5000;

/**
 * Calls the deploy hook, if one is configured. The body is that of GitHub's `repository_dispatch`; other hooks ignore
 * it. The report never contains the hook's URL, because the URL itself may be secret.
 */
async function startRebuild(send: Outbound, hook: DeployHookSettings | null): Promise<Rebuild> {
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

/** The contents of the live site's sitemap files. */
type LiveSitemap =
  | {
      readonly kind: 'read';
      /** All URLs, including duplicates. */
      readonly addresses: readonly string[];
      /** Files that did not answer with 200, each with what happened. */
      readonly unreachable: readonly string[];
      /** Malformed files, each with the reason. */
      readonly malformed: readonly string[];
    }
  /** The sitemap index could not be read. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Canonical and actual origin of a site. */
interface Origins {
  /** Origin of the URLs in the sitemap. */
  readonly siteOrigin: string;
  /** Origin to send requests to. */
  readonly liveOrigin: string;
}

const INDEX = '/sitemap.xml';
/** The protocol's limit is 50 MB; our files are under half a megabyte. */
const MAX_BYTES = 10_000_000;
const FILE_TIMEOUT_MILLISECONDS = 5000;
/** Our sitemap has two files; an index of hundreds is not ours. */
const MOST_FILES = 20;

/** Reads the live site's `sitemap.xml` and the files that it lists. */
async function readLiveSitemap(send: Outbound, { siteOrigin, liveOrigin }: Origins): Promise<LiveSitemap> {
  const read = async (path: string): Promise<LiveFile> => {
    const request = { url: liveOrigin + path, method: 'GET', maxBytes: MAX_BYTES } as const;
    const answer = await send({ ...request, timeoutMilliseconds: FILE_TIMEOUT_MILLISECONDS });
    if (answer.kind === 'silent' || answer.status !== 200)
      return { kind: 'unreachable', reason: outcomeSentence(answer) };
    return readSitemap(answer.text);
  };

  const index = await read(INDEX);
  if (index.kind === 'unreachable') {
    return { kind: 'failed', reason: `The live site’s ${INDEX} could not be read. ${index.reason}` };
  }
  if (index.kind === 'malformed') {
    return { kind: 'failed', reason: `The live site’s ${INDEX} cannot be read: ${index.reason}.` };
  }
  if (index.kind === 'pages') {
    return { kind: 'read', addresses: index.addresses, unreachable: [], malformed: [] };
  }

  const isOurs = (file: string) => file.startsWith(`${siteOrigin}/`);
  const ours = index.addresses.filter(isOurs).slice(0, MOST_FILES);
  const files = await Promise.all(
    ours.map(async (file) => ({ file, said: await read(file.slice(siteOrigin.length)) })),
  );
  return {
    kind: 'read',
    addresses: files.flatMap(({ said }) => (said.kind === 'pages' ? said.addresses : [])),
    unreachable: files.flatMap(({ file, said }) =>
      said.kind === 'unreachable' ? [`${file}: ${said.reason}`] : [],
    ),
    malformed: [
      ...index.addresses.filter((file) => !isOurs(file)).map((file) => `${file}: It is not on this site.`),
      ...files.flatMap(({ file, said }) => {
        if (said.kind === 'malformed') return [`${file}: It cannot be read: ${said.reason}.`];
        return said.kind === 'index' ? [`${file}: It is an index inside an index.`] : [];
      }),
    ],
  };
}

type LiveFile = ReturnType<typeof readSitemap> | { readonly kind: 'unreachable'; readonly reason: string };

/**
 * Compares the build with the live site's sitemap. Whether pages answer is checked at each deployment
 * (scripts/deploy/smoke.ts).
 *
 * @param built full URLs of the build's pages
 */
async function checkLiveSite(
  send: Outbound,
  built: readonly string[],
  origins: Origins,
): Promise<GenerateReport['live']> {
  const live = await readLiveSitemap(send, origins);
  if (live.kind === 'failed') return { state: 'failed', reason: live.reason };
  const { missing, extra, repeated } = compareSitemaps(built, live.addresses);
  return {
    state: 'checked',
    check: {
      origin: origins.liveOrigin,
      missing: someOf(missing),
      extra: someOf(extra),
      unreachable: someOf(live.unreachable),
      malformed: someOf([...live.malformed, ...repeated.map((address) => `${address}: It is named twice.`)]),
    },
  };
}
