import * as z from 'zod/mini';

import { engineAnswerSchema } from './engine-answer.ts';

/** What `POST /api/generate-sitemap` may be asked (specification §7). */
export const sitemapCallSchema = z.union([
  z.strictObject({ type: z.literal('generate') }),
  z.strictObject({ path: z.literal('ping-search-engines') }),
]);
/** One of the two calls of the sitemap panel. */
export type SitemapCall = z.infer<typeof sitemapCallSchema>;

/** How many there are, and the first of them. */
const someSchema = z.object({ count: z.int(), first: z.array(z.string()) });
/** A list that may be long, cut for reading; `count` is the whole. */
export type Some = z.infer<typeof someSchema>;

/** As many as a person reads. */
const MOST_SHOWN = 50;

/** The beginning of a list with its length. */
export function someOf(all: readonly string[]): Some {
  return { count: all.length, first: all.slice(0, MOST_SHOWN) };
}

/** How the live site compares with the build (decision D4). Addresses are full, the lists' sentences name their own. */
export const liveCheckSchema = z.object({
  /** Scheme and host that were asked. */
  origin: z.string(),
  /** How many pages were asked for; fewer than there are when time was up. */
  pagesAsked: z.int(),
  /** Built, and not in the live sitemap. */
  missing: someSchema,
  /** In the live sitemap, and not built. */
  extra: someSchema,
  /** Pages and sitemap files that did not answer with 200, each with what it did. */
  unreachable: someSchema,
  /** Sitemap files that cannot be read, and addresses that are named twice. */
  malformed: someSchema,
});
/** How the live site compares with the build. */
export type LiveCheck = z.infer<typeof liveCheckSchema>;

/** What became of the rebuild. */
export const rebuildSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-set-up') }),
  z.object({ state: z.literal('started') }),
  z.object({ state: z.literal('failed'), reason: z.string() }),
]);
/** What became of the rebuild. */
export type Rebuild = z.infer<typeof rebuildSchema>;

/** The answer to `{type: 'generate'}`. */
export const generateReportSchema = z.object({
  kind: z.literal('generated'),
  at: z.iso.datetime(),
  /** Pages that the build lists: the true number (decision D3). */
  totalUrls: z.int(),
  files: z.array(z.object({ name: z.string(), urls: z.int() })),
  live: z.discriminatedUnion('state', [
    z.object({ state: z.literal('checked'), check: liveCheckSchema }),
    /** The live sitemap could not be read at all. */
    z.object({ state: z.literal('failed'), reason: z.string() }),
    z.object({ state: z.literal('not-set-up') }),
  ]),
  rebuild: rebuildSchema,
  /** Whether the run stands in `sitemap_runs`. */
  recorded: z.boolean(),
});
/** The answer to `{type: 'generate'}`. */
export type GenerateReport = z.infer<typeof generateReportSchema>;

/** The answer to `{path: 'ping-search-engines'}`. */
export const pingReportSchema = z.object({
  kind: z.literal('pinged'),
  at: z.iso.datetime(),
  engines: z.array(engineAnswerSchema),
  recorded: z.boolean(),
});
/** The answer to `{path: 'ping-search-engines'}`. */
export type PingReport = z.infer<typeof pingReportSchema>;

/**
 * Why a run of Generate Sitemaps counts as failed: the reason in §8's 'Failed to generate sitemaps: {reason}'.
 * Differences are no failure: the recount worked, and the panel shows them.
 */
export function generateFailure({
  live,
  rebuild,
}: Pick<GenerateReport, 'live' | 'rebuild'>): string | undefined {
  const reasons = [live, rebuild].flatMap((part) => (part.state === 'failed' ? [part.reason] : []));
  return reasons.length === 0 ? undefined : reasons.join(' ');
}

/** Why a ping counts as failed: the reason in §8's 'Failed to ping search engines: {reason}'. */
export function pingFailure({ engines }: Pick<PingReport, 'engines'>): string | undefined {
  if (engines.every(({ outcome }) => outcome === 'not-set-up')) return 'No search engine is set up.';
  const failed = engines.filter(({ outcome }) => outcome === 'refused' || outcome === 'no-answer');
  return failed.length === 0
    ? undefined
    : failed.map(({ engine, message }) => `${engine}: ${message}`).join(' ');
}

/** Whether the live site is just what was built. */
export function isInStep({ missing, extra, unreachable, malformed }: LiveCheck): boolean {
  return [missing, extra, unreachable, malformed].every(({ count }) => count === 0);
}
