import { sitemapCallSchema } from '~/domain/seo/sitemap-report.ts';
import { problem } from '../http/problem-response.ts';
import { readJson } from '../http/read-body.ts';
import type { Handler } from '../http/routes.ts';
import type { GenerateSitemaps } from '../usecases/generate-sitemaps.ts';
import type { PingSearchEngines } from '../usecases/ping-search-engines.ts';

/** `POST /api/generate-sitemap`: the two calls of the sitemap panel (specification §7, decision D4). */
export function generateSitemapEndpoint(generate: GenerateSitemaps, ping: PingSearchEngines): Handler {
  return async (request) => {
    const read = await readJson(request);
    if (!read.ok) return read.problem;
    const call = sitemapCallSchema.safeParse(read.body);
    if (!call.success) {
      return problem(400, 'Send {"type":"generate"} or {"path":"ping-search-engines"}. Nothing was done.');
    }
    return Response.json(await ('type' in call.data ? generate() : ping()));
  };
}
