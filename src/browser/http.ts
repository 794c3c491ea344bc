import ky, { isHTTPError } from 'ky';

import { readRetryAfter, referenceOf, REQUEST_ID_HEADER } from '#domain/api/contract.ts';

import { type Send, sendPlainly } from './send.ts';

/** Result of a request. Errors are values: no client based on {@link HttpClient} throws. */
export type HttpResult<Value> = { readonly ok: true; readonly value: Value } | HttpFailure;

/** The failure of the last attempt. All fields are missing if it brought no readable response. */
export interface HttpFailure {
  readonly ok: false;
  readonly status?: number;
  /** The response's body: parsed if it is JSON, otherwise its text. */
  readonly body?: unknown;
  /** Reference for finding the request in the log. */
  readonly reference?: string | undefined;
  /** The server's `Retry-After`, if it sent one. */
  readonly retryAfterMs?: number | undefined;
}

/** A request. It may be retried, so it must be idempotent. */
export interface HttpRequest<Value> {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; evaluated for every attempt. */
  readonly body?: (() => unknown) | undefined;
  /** Parses a success response. A rejection counts as a failed attempt, which is retried. */
  readonly read: (response: Response) => Promise<Value>;
  /** For one attempt, including the response's body; {@link TIMEOUT_MS} by default. */
  readonly timeoutMs?: number | undefined;
  /** {@link MAX_RETRIES} by default. */
  readonly retries?: number;
  /** No retry if the server's `Retry-After` is longer than this. */
  readonly longestWaitMs?: number;
  /** Lets the request finish after the page is closed or reloaded. */
  readonly keepalive?: boolean;
  readonly cache?: RequestCache;
}

/** Sends a request, with retries where these may help. Never throws. */
export type HttpClient = <Value>(request: HttpRequest<Value>) => Promise<HttpResult<Value>>;

/** Dependencies; tests inject their own. */
export interface HttpOptions {
  readonly send?: Send;
  /** The site's origin, needed outside a page. */
  readonly baseUrl?: string;
  /** Delay before a retry in milliseconds; `attempt` is 1 for the first. */
  readonly retryDelay?: (attempt: number) => number;
}

/** Number of retries after the first failure (product §7). */
const MAX_RETRIES = 3;
/** Timeout of an attempt; a person watching the page will not wait longer. */
const TIMEOUT_MS = 15_000;
const LONGEST_DELAY_MS = 30_000;
/** Transient failures: caused by the network, the server or its limits, not by the request. */
const RETRY_STATUSES = [408, 429, 500, 502, 503, 504];

/** One second, doubled each time (product §7). */
const doubledSeconds = (attempt: number) => 1_000 * 2 ** (attempt - 1);

/**
 * The HTTP client for the site's API, based on ky. Retries follow product §7: three, after 1 s doubled each time,
 * at most 30 s, or after the server's `Retry-After`; each attempt has its own timeout.
 */
export function httpClient({
  send = sendPlainly,
  baseUrl,
  retryDelay = doubledSeconds,
}: HttpOptions = {}): HttpClient {
  return async <Value>(request: HttpRequest<Value>): Promise<HttpResult<Value>> => {
    const { path, method = 'GET', headers, body, read } = request;
    const { keepalive = false, cache = 'default' } = request;
    const { timeoutMs = TIMEOUT_MS, retries = MAX_RETRIES, longestWaitMs = Infinity } = request;
    let result: HttpResult<Value> = { ok: false };
    try {
      await ky(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(baseUrl !== undefined && { baseUrl }),
        keepalive,
        cache,
        timeout: timeoutMs,
        retry: {
          limit: retries,
          methods: [method],
          statusCodes: RETRY_STATUSES,
          delay: retryDelay,
          backoffLimit: LONGEST_DELAY_MS,
          maxRetryAfter: LONGEST_DELAY_MS,
          // By default, ky does not retry after timeouts and unreadable responses.
          shouldRetry: ({ error }) =>
            isHTTPError(error)
              ? (waitAskedBy(error.response) ?? 0) > longestWaitMs
                ? false
                : undefined
              : true,
        },
        // Build the body and parse the response within each attempt: the body contains the current fill time, and
        // parsing decides whether the response is ours.
        fetch: async (input, init) => {
          const response = await send(
            new Request(input, body === undefined ? init : { ...init, body: JSON.stringify(body()) }),
          );
          if (response.ok) result = { ok: true, value: await read(response) };
          return response;
        },
      });
    } catch (error) {
      if (!isHTTPError(error)) return { ok: false };
      const { status, headers: answered } = error.response;
      return {
        ok: false,
        status,
        body: error.data,
        reference: referenceOf(answered.get(REQUEST_ID_HEADER)),
        retryAfterMs: waitAskedBy(error.response),
      };
    }
    return result;
  };
}

function waitAskedBy({ headers }: Response): number | undefined {
  const seconds = readRetryAfter(headers.get('retry-after'));
  return seconds === null ? undefined : seconds * 1_000;
}

/** The server's explanation of a failed request. */
export interface ServerNote {
  /** A sentence for people: what happened, what was kept, what to do. */
  readonly detail: string;
  /** Reference for finding the request in the log. */
  readonly reference: string | undefined;
}

/**
 * Parses the problem document of a failure (RFC 9457). Without a schema library, because the public forms use it
 * (docs/adr/0006).
 *
 * @returns `undefined` for responses that are not ours, such as a proxy's
 */
export function serverNote({ body, reference }: HttpFailure): ServerNote | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
  return typeof body.detail === 'string' ? { detail: body.detail, reference } : undefined;
}
