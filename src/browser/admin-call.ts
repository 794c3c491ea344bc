import type * as z from 'zod/mini';

import { backoffDelay, isWorthRetrying, MAX_RETRIES } from '~/domain/api/backoff.ts';
import { problemSchema, type Problem, referenceOf, REQUEST_ID_HEADER } from '~/domain/api/answers.ts';

import type { TokenResult } from './admin-auth.ts';
import { retryAfterSeconds } from './http.ts';

/** How a call of the admin ended. */
export type AdminAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** Nobody is signed in any more: the token is missing, expired or revoked. */
  | { readonly kind: 'signed-out' }
  /** Somebody is signed in who is no admin. */
  | { readonly kind: 'no-rights' }
  | CallFailed;

/** A call that was not carried out. Both are nothing when the server could not be reached. */
export interface CallFailed {
  readonly kind: 'failed';
  /** What the server said, where it said something. */
  readonly problem?: Problem | undefined;
  /** By which the call is found in the log. */
  readonly reference?: string | undefined;
}

/** What to ask of the server. */
export interface AdminCall<Value> {
  readonly path: string;
  /** `GET` when left out. Every call may be sent again, so what it does must not depend on how often. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Reads a success; `undefined` when it is not what was agreed. */
  readonly read: (response: Response) => Promise<Value | undefined>;
  /** One try is given up after this long; 15 seconds when left out. */
  readonly timeoutMilliseconds?: number;
  /** Ends the call early; it then counts as failed. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes one call. Never throws. */
export type CallAsAdmin = <Value>(call: AdminCall<Value>) => Promise<AdminAnswer<Value>>;

/** What calls need of their surroundings; tests give their own. */
export interface AdminCallDependencies {
  readonly fetch: typeof fetch;
  readonly token: () => Promise<TokenResult>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const ATTEMPT_TIMEOUT_MS = 15_000;

type Attempt<Value> =
  | AdminAnswer<Value>
  | {
      readonly kind: 'try-again';
      readonly retryAfterSeconds: number;
      readonly problem?: Problem | undefined;
      readonly reference?: string | undefined;
    };

/** The admin's calls: signed by an ID token, and tried again up to three times (1 s doubled, at most 30 s; §7). */
export function callAsAdmin(dependencies: AdminCallDependencies): CallAsAdmin {
  return async (call) => {
    for (let retry = 0; ; retry += 1) {
      const attempt = await tryOnce(call, dependencies);
      if (attempt.kind !== 'try-again') return attempt;
      if (retry === MAX_RETRIES || call.signal?.aborted === true) {
        return { kind: 'failed', problem: attempt.problem, reference: attempt.reference };
      }
      await dependencies.wait(backoffDelay(retry, attempt.retryAfterSeconds));
    }
  };
}

/** Reads an answer's JSON by its schema, for {@link AdminCall.read}. */
export function jsonOf<Value>(schema: z.ZodMiniType<Value>): AdminCall<Value>['read'] {
  return async (response) => schema.safeParse(await response.json()).data;
}

async function tryOnce<Value>(
  { path, method = 'GET', headers, body, read, timeoutMilliseconds, signal }: AdminCall<Value>,
  { fetch: send, token }: AdminCallDependencies,
): Promise<Attempt<Value>> {
  const identity = await token();
  if (identity.kind === 'signed-out') return identity;
  if (identity.kind === 'failed') return { kind: 'try-again', retryAfterSeconds: 0 };
  const timeUp = AbortSignal.timeout(timeoutMilliseconds ?? ATTEMPT_TIMEOUT_MS);
  try {
    const response = await send(path, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        authorization: `Bearer ${identity.token}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Names and eviction histories do not belong in the browser's disk cache.
      cache: 'no-store',
      signal: signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]),
    });
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 403) return { kind: 'no-rights' };
    if (response.ok) {
      const value = await read(response);
      return value === undefined ? { kind: 'failed' } : { kind: 'answered', value };
    }
    const problem = await problemIn(response);
    const reference = referenceOf(response.headers.get(REQUEST_ID_HEADER));
    if (!isWorthRetrying(response.status)) return { kind: 'failed', problem, reference };
    return { kind: 'try-again', retryAfterSeconds: retryAfterSeconds(response), problem, reference };
  } catch {
    // No network, no answer in time, or an answer that is not JSON: all may be better a moment later.
    return { kind: 'try-again', retryAfterSeconds: 0 };
  }
}

/** The problem document of an error, if it has one: errors of what stands between have none. */
async function problemIn(response: Response): Promise<Problem | undefined> {
  try {
    return problemSchema.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
