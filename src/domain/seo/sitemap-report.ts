import * as z from 'zod/mini';

/** The outcome of a request to another server. */
export type HttpOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/** Why there is no usable response. */
export type SilenceReason = 'time-up' | 'unreachable' | 'not-http' | 'too-large';

/**
 * Describes a failed outcome for the admin.
 *
 * @example outcomeSentence({ kind: 'silent', reason: 'time-up' }) // => 'It did not answer in time.'
 */
export function outcomeSentence(outcome: HttpOutcome): string {
  return outcome.kind === 'silent'
    ? SILENCES[outcome.reason]
    : statusSentence(outcome.status, outcome.retryAfterSeconds);
}

const SILENCES: Readonly<Record<SilenceReason, string>> = {
  'time-up': 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  'not-http': 'What it answered is not HTTP.',
  'too-large': 'Its answer is far too large.',
};

function statusSentence(status: number, retryAfterSeconds: number | null): string {
  if (status === 404) return 'There is nothing at this address (status 404).';
  if (status === 429) return `It has had too many calls. Try again ${waiting(retryAfterSeconds)}.`;
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

/** A search engine's response to a ping. */
const engineAnswerSchema = z.object({
  /** `IndexNow (api.indexnow.org)` */
  engine: z.string(),
  outcome: z.enum(['accepted', 'nothing-new', 'refused', 'no-answer', 'not-set-up']),
  /** A sentence for the admin. */
  message: z.string(),
  /** Number of URLs that it accepted. */
  addresses: z.int(),
});
export type EngineAnswer = z.infer<typeof engineAnswerSchema>;

/** Whether an engine accepted what it was sent, with a sentence for the admin. */
export type EngineVerdict = Pick<EngineAnswer, 'message'> & {
  readonly outcome: 'accepted' | 'refused' | 'no-answer';
};

/** IndexNow's status codes (indexnow.org, "Response format"). */
const INDEX_NOW_MEANINGS: Readonly<Record<number, string>> = {
  400: 'It could not read what was sent.',
  403: 'It did not find the key file on the site, or found another key in it.',
  422: 'It says that the addresses do not belong to the site, or that the key is not of the right form.',
};

/** Interprets an IndexNow response. 200 and 202 mean received, not listed. */
export function indexNowVerdict(outcome: HttpOutcome): EngineVerdict {
  if (outcome.kind === 'answered') {
    if (outcome.status === 200) return { outcome: 'accepted', message: 'Received.' };
    if (outcome.status === 202) {
      return { outcome: 'accepted', message: 'Received. It will look at the key file before it goes on.' };
    }
  }
  return rejection(outcome, INDEX_NOW_MEANINGS);
}

/** Search Console's status codes (Search Console API, "Sitemaps: submit"). */
const SEARCH_CONSOLE_MEANINGS: Readonly<Record<number, string>> = {
  400: 'It could not read the address of the sitemap.',
  401: 'It did not accept the service account’s token.',
  403: 'The service account is no owner of this property, or the Search Console API is not turned on.',
  404: 'It knows no such property.',
};

/** Interprets a Search Console response. */
export function searchConsoleVerdict(outcome: HttpOutcome): EngineVerdict {
  if (outcome.kind === 'answered' && (outcome.status === 200 || outcome.status === 204)) {
    return { outcome: 'accepted', message: 'Received the address of the sitemap.' };
  }
  return rejection(outcome, SEARCH_CONSOLE_MEANINGS);
}

function rejection(outcome: HttpOutcome, meanings: Readonly<Record<number, string>>): EngineVerdict {
  const known = outcome.kind === 'answered' ? meanings[outcome.status] : undefined;
  return {
    outcome: outcome.kind === 'silent' ? 'no-answer' : 'refused',
    message: known ?? outcomeSentence(outcome),
  };
}

/** Request body of `POST /api/generate-sitemap` (product §7). */
export const sitemapCallSchema = z.union([
  z.strictObject({ type: z.literal('generate') }),
  z.strictObject({ path: z.literal('ping-search-engines') }),
]);

const someSchema = z.object({ count: z.int(), first: z.array(z.string()) });
/** The beginning of a possibly long list; `count` is the full length. */
export type Some = z.infer<typeof someSchema>;

/** Enough for a person to read. */
const MOST_SHOWN = 50;

/** Truncates a list. */
export function someOf(all: readonly string[]): Some {
  return { count: all.length, first: all.slice(0, MOST_SHOWN) };
}

/** How the live site compares with the build (departure D4). Entries are full URLs or sentences that contain them. */
const liveCheckSchema = z.object({
  /** Scheme and host of the live site. */
  origin: z.string(),
  /** In the build, but not in the live sitemap. */
  missing: someSchema,
  /** In the live sitemap, but not in the build. */
  extra: someSchema,
  /** Sitemap files that did not answer with 200, each with what happened. */
  unreachable: someSchema,
  /** Malformed sitemap files, and URLs that are listed twice. */
  malformed: someSchema,
});
export type LiveCheck = z.infer<typeof liveCheckSchema>;

/** The state of the rebuild. */
const rebuildSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-set-up') }),
  z.object({ state: z.literal('started') }),
  z.object({ state: z.literal('failed'), reason: z.string() }),
]);
export type Rebuild = z.infer<typeof rebuildSchema>;

/** Response to `{type: 'generate'}`. */
export const generateReportSchema = z.object({
  kind: z.literal('generated'),
  at: z.iso.datetime(),
  /** The actual number of pages in the build (departure D3). */
  totalUrls: z.int(),
  files: z.array(z.object({ name: z.string(), urls: z.int() })),
  live: z.discriminatedUnion('state', [
    z.object({ state: z.literal('checked'), check: liveCheckSchema }),
    /** The live sitemap could not be read. */
    z.object({ state: z.literal('failed'), reason: z.string() }),
    z.object({ state: z.literal('not-set-up') }),
  ]),
  rebuild: rebuildSchema,
  /** Whether the run was stored in `sitemap_runs`. */
  recorded: z.boolean(),
});
export type GenerateReport = z.infer<typeof generateReportSchema>;

/** Response to `{path: 'ping-search-engines'}`. */
export const pingReportSchema = z.object({
  kind: z.literal('pinged'),
  at: z.iso.datetime(),
  engines: z.array(engineAnswerSchema),
  recorded: z.boolean(),
});
export type PingReport = z.infer<typeof pingReportSchema>;

/** Response to either call. */
export const sitemapRunSchema = z.discriminatedUnion('kind', [generateReportSchema, pingReportSchema]);

/** Response of `GET /api/generate-sitemap`: the sitemap panel's stats (product §3); `null` for never. */
export const sitemapStatsSchema = z.object({
  lastGenerated: z.nullable(z.iso.datetime()),
  totalUrls: z.nullable(z.int()),
  lastPinged: z.nullable(z.iso.datetime()),
});
export type SitemapStats = z.infer<typeof sitemapStatsSchema>;

/**
 * Computes the stats from the latest runs. Those that failed do not count.
 *
 * @param runs newest first
 */
export function sitemapStats(
  runs: readonly (Omit<GenerateReport, 'recorded'> | Omit<PingReport, 'recorded'>)[],
): SitemapStats {
  const generated = runs.find((run) => run.kind === 'generated' && generateFailure(run) === undefined);
  const pinged = runs.find((run) => run.kind === 'pinged' && pingFailure(run) === undefined);
  return {
    lastGenerated: generated?.at ?? null,
    totalUrls: generated?.kind === 'generated' ? generated.totalUrls : null,
    lastPinged: pinged?.at ?? null,
  };
}

/**
 * Why a run of Generate Sitemaps counts as failed: the reason in product §8's 'Failed to generate sitemaps: {reason}'.
 * Differences are not a failure: the comparison worked, and the panel shows them.
 */
export function generateFailure({
  live,
  rebuild,
}: Pick<GenerateReport, 'live' | 'rebuild'>): string | undefined {
  const reasons = [live, rebuild].flatMap((part) => (part.state === 'failed' ? [part.reason] : []));
  return reasons.length === 0 ? undefined : reasons.join(' ');
}

/** Why a ping counts as failed: the reason in product §8's 'Failed to ping search engines: {reason}'. */
export function pingFailure({ engines }: Pick<PingReport, 'engines'>): string | undefined {
  if (engines.every(({ outcome }) => outcome === 'not-set-up')) return 'No search engine is set up.';
  const failed = engines.filter(({ outcome }) => outcome === 'refused' || outcome === 'no-answer');
  return failed.length === 0
    ? undefined
    : failed.map(({ engine, message }) => `${engine}: ${message}`).join(' ');
}

/** Whether the live site is identical to the build. */
export function isInStep({ missing, extra, unreachable, malformed }: LiveCheck): boolean {
  return [missing, extra, unreachable, malformed].every(({ count }) => count === 0);
}
