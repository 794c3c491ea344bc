import {
  outcomeSentence,
  sitemapCallSchema,
  type GenerateReport,
  type Rebuild,
} from '~/domain/seo/sitemap-report.ts';
import { readJson } from '../http/body.ts';
import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { DeployHookSettings } from '../settings.ts';
import { checkLiveSite } from './live-site.ts';
import type { Outbound } from './outbound.ts';
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

const TIMEOUT_MILLISECONDS = 5000;

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
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
    ? { state: 'started' }
    : { state: 'failed', reason: `The deploy hook did not start a rebuild. ${outcomeSentence(answer)}` };
}
