import type * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '~/domain/contract/api-paths.ts';
import { backoffDelay, isWorthRetrying, MAX_RETRIES } from '~/domain/contract/backoff.ts';
import {
  leadPageSchema,
  messagePageSchema,
  type StoredLead,
  type StoredMessage,
} from '~/domain/submission/stored-inbox.ts';
import {
  submissionPageSchema,
  submissionSummarySchema,
  type StoredSubmission,
  type SubmissionSummary,
} from '~/domain/submission/stored-submission.ts';

import type { TokenResult } from './admin-auth.ts';
import { expiringCache } from './expiring-cache.ts';

/** How a call for the admin's data ended. */
export type AdminAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** Nobody is signed in any more: the token is missing, expired or revoked. */
  | { readonly kind: 'signed-out' }
  /** Somebody is signed in who is no admin. */
  | { readonly kind: 'no-rights' }
  | { readonly kind: 'failed' };

/** Where a page of the list begins and how long it is. */
export interface PageRequest {
  readonly limit: number;
  /** The `next` of the page before; the newest records when left out. */
  readonly before?: string | undefined;
}

/** One page of a list, newest first; `next` continues it, `null` at its end. */
export interface RecordPage<Stored> {
  readonly records: readonly Stored[];
  readonly next: string | null;
}

/** Asks for one page of a list. */
export type PageCall<Stored> = (page: PageRequest) => Promise<AdminAnswer<RecordPage<Stored>>>;

/** The admin's data. Nothing here throws. */
export interface AdminApi {
  readonly submissions: PageCall<StoredSubmission>;
  readonly leads: PageCall<StoredLead>;
  readonly messages: PageCall<StoredMessage>;
  readonly summary: () => Promise<AdminAnswer<SubmissionSummary>>;
  /** Lets go of remembered answers, so that the next calls see what the server has now. */
  readonly forget: () => void;
}

/** What the calls need of their surroundings; tests give their own. */
export interface AdminApiDependencies {
  readonly fetch: typeof fetch;
  readonly token: () => Promise<TokenResult>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/** Answers are good for five minutes (specification §7). */
export const ANSWER_LIFETIME_MS = 5 * 60 * 1000;
/** One try is given up after this long. */
const ATTEMPT_TIMEOUT_MS = 15_000;

type Attempt<Value> = AdminAnswer<Value> | { readonly kind: 'try-again'; readonly retryAfterSeconds: number };

/**
 * The admin's calls: signed by an ID token, tried again up to three times (1 s doubled, at most 30 s), checked against
 * their schema, and remembered for five minutes (specification §7).
 *
 * A few lines of our own: `@nanostores/query` keeps one value an address and refetches it, while this list grows page
 * by page and must tell "signed out" from "failed".
 */
export function adminApi(dependencies: AdminApiDependencies): AdminApi {
  const cache = expiringCache(ANSWER_LIFETIME_MS, dependencies.now);

  async function get<Value>(path: string, schema: z.ZodMiniType<Value>): Promise<AdminAnswer<Value>> {
    const remembered = cache.get(path) as Value | undefined;
    if (remembered !== undefined) return { kind: 'answered', value: remembered };
    for (let retry = 0; ; retry += 1) {
      const attempt = await tryOnce(path, schema, dependencies);
      if (attempt.kind === 'answered') cache.set(path, attempt.value);
      if (attempt.kind !== 'try-again') return attempt;
      if (retry === MAX_RETRIES) return { kind: 'failed' };
      await dependencies.wait(backoffDelay(retry, attempt.retryAfterSeconds));
    }
  }

  /** A list that stands in its answer under a name of its own. */
  function list<Page extends { readonly next: string | null }, Stored>(
    path: string,
    schema: z.ZodMiniType<Page>,
    recordsIn: (page: Page) => readonly Stored[],
  ): PageCall<Stored> {
    return async ({ limit, before }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before }) });
      const answer = await get(`${path}?${query.toString()}`, schema);
      if (answer.kind !== 'answered') return answer;
      return { kind: 'answered', value: { records: recordsIn(answer.value), next: answer.value.next } };
    };
  }

  return {
    submissions: list(ADMIN_API_PATHS.submissions, submissionPageSchema, (page) => page.submissions),
    leads: list(ADMIN_API_PATHS.leads, leadPageSchema, (page) => page.leads),
    messages: list(ADMIN_API_PATHS.messages, messagePageSchema, (page) => page.messages),
    summary: () => get(ADMIN_API_PATHS.summary, submissionSummarySchema),
    forget: cache.clear,
  };
}

async function tryOnce<Value>(
  path: string,
  schema: z.ZodMiniType<Value>,
  { fetch: send, token }: AdminApiDependencies,
): Promise<Attempt<Value>> {
  const identity = await token();
  if (identity.kind === 'signed-out') return identity;
  if (identity.kind === 'failed') return { kind: 'try-again', retryAfterSeconds: 0 };
  try {
    const response = await send(path, {
      headers: { authorization: `Bearer ${identity.token}` },
      // Names and eviction histories do not belong in the browser's disk cache.
      cache: 'no-store',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 403) return { kind: 'no-rights' };
    if (response.ok) {
      const answer = schema.safeParse(await response.json());
      return answer.success ? { kind: 'answered', value: answer.data } : { kind: 'failed' };
    }
    if (!isWorthRetrying(response.status)) return { kind: 'failed' };
    const retryAfter = Number(response.headers.get('retry-after'));
    return { kind: 'try-again', retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : 0 };
  } catch {
    // No network, no answer in time, or an answer that is not JSON: all may be better a moment later.
    return { kind: 'try-again', retryAfterSeconds: 0 };
  }
}
