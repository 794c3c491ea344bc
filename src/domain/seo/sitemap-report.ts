import * as z from 'zod/mini';

/** The outcome of a request to another server. */
export type HttpOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/** Why there is no usable response. */
export type SilenceReason = 'time-up' | 'unreachable' | 'not-http' | 'too-large';

const SILENCES: Readonly<Record<SilenceReason, string>> = {
  'time-up': 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  'not-http': 'What it answered is not HTTP.',
  'too-large': 'Its answer is far too large.',
};

/**
 * Describes a failed outcome for the admin.
 *
 * @param meanings of statuses, where the server's protocol gives them one
 * @example outcomeSentence({ kind: 'silent', reason: 'time-up' }) // => 'It did not answer in time.'
 */
export function outcomeSentence(
  outcome: HttpOutcome,
  meanings: Readonly<Record<number, string>> = {},
): string {
  if (outcome.kind === 'silent') return SILENCES[outcome.reason];
  const { status } = outcome;
  if (meanings[status] !== undefined) return meanings[status];
  if (status === 404) return 'There is nothing at this address (status 404).';
  if (status === 429) return `It has had too many calls. Try again ${waiting(outcome.retryAfterSeconds)}.`;
  if (status >= 500) return `It has trouble of its own (status ${status}). Try again later.`;
  if (status >= 300 && status < 400)
    return `It sent us elsewhere (status ${status}), which we do not follow.`;
  return `It gave an answer that we do not know (status ${status}).`;
}

function waiting(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return 'later';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}

/** IndexNow's status codes (indexnow.org, "Response format"). */
const INDEX_NOW_MEANINGS: Readonly<Record<number, string>> = {
  400: 'It could not read what was sent.',
  403: 'It did not find the key file on the site, or found another key in it.',
  422: 'It says that the addresses do not belong to the site, or that the key is not of the right form.',
};

/** Why IndexNow has not received what it was sent; `null` if it has. 200 and 202 mean received, not listed. */
export function indexNowFailure(outcome: HttpOutcome): string | null {
  if (outcome.kind === 'answered' && [200, 202].includes(outcome.status)) return null;
  return outcomeSentence(outcome, INDEX_NOW_MEANINGS);
}

/** Request body of `POST /api/generate-sitemap` (product §7). */
export const sitemapCallSchema = z.union([
  z.strictObject({ type: z.literal('generate') }),
  z.strictObject({ path: z.literal('ping-search-engines') }),
]);

/** A run of one of the two actions, as it is stored and answered. */
export const sitemapRunSchema = z.object({
  kind: z.enum(['generated', 'pinged']),
  at: z.iso.datetime(),
  /** Number of addresses: in the sitemap (departure D3), or sent to the search engines. */
  urls: z.int(),
  /** The latest date of change among the pages of the build, up to which the search engines know them now. */
  newest: z.nullable(z.iso.date()),
  /** The reason in product §8's 'Failed to generate sitemaps: {reason}'; `null` if it did not fail. */
  failure: z.nullable(z.string()),
});
export type SitemapRun = z.infer<typeof sitemapRunSchema>;

/** Response of `GET /api/generate-sitemap`: the sitemap panel's stats (product §3); `null` for never. */
export const sitemapStatsSchema = z.object({
  lastGenerated: z.nullable(z.iso.datetime()),
  totalUrls: z.nullable(z.int()),
  lastPinged: z.nullable(z.iso.datetime()),
});
export type SitemapStats = z.infer<typeof sitemapStatsSchema>;

/** The last run of an action that did not fail. */
export function lastRun(runs: readonly SitemapRun[], kind: SitemapRun['kind']): SitemapRun | undefined {
  return runs.find((run) => run.kind === kind && run.failure === null);
}

/**
 * Computes the stats from the latest runs.
 *
 * @param runs newest first
 */
export function sitemapStats(runs: readonly SitemapRun[]): SitemapStats {
  const generated = lastRun(runs, 'generated');
  return {
    lastGenerated: generated?.at ?? null,
    totalUrls: generated?.urls ?? null,
    lastPinged: lastRun(runs, 'pinged')?.at ?? null,
  };
}
