import ky, { isHTTPError } from 'ky';

import { referenceOf, REQUEST_ID_HEADER } from '~/domain/api/answers.ts';
import { readRetryAfter } from '~/domain/api/backoff.ts';

/** How a request ended. Errors are values: no client over {@link HttpClient} throws. */
export type HttpResult<Value> = { readonly ok: true; readonly value: Value } | HttpFailure;

/** Why there is no value, by the last try. Everything is missing where that try brought no readable answer. */
export interface HttpFailure {
  readonly ok: false;
  readonly status?: number;
  /** The answer's body: parsed where it is JSON, its text otherwise. */
  readonly body?: unknown;
  /** By which the request is found in the log. */
  readonly reference?: string | undefined;
}

/** What to send. Every request may be repeated, so what it does must not depend on how often it arrives. */
export interface HttpRequest<Value> {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; asked anew for every try. */
  readonly body?: (() => unknown) | undefined;
  /** Reads a success. A rejection makes the try a failed one, which is repeated like any other. */
  readonly read: (response: Response) => Promise<Value>;
  /** For one try, from sending to the end of the answer's body; {@link TIMEOUT_MS} when left out. */
  readonly timeoutMs?: number | undefined;
  /** {@link MAX_RETRIES} when left out. */
  readonly retries?: number;
  /** A server that asks (`Retry-After`) for a longer wait than this is not asked again. */
  readonly longestWaitMs?: number;
  /** Lets the request finish when the page is left or reloaded. */
  readonly keepalive?: boolean;
  readonly cache?: RequestCache;
  /** Ends the request early. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request, and again where that may help. Never throws. */
export type HttpClient = <Value>(request: HttpRequest<Value>) => Promise<HttpResult<Value>>;

/** One try: as `fetch`, for a request that is complete. */
export type Send = (request: Request) => Promise<Response>;

/** What a client depends on; tests inject their own. */
export interface HttpOptions {
  readonly send?: Send;
  /** The site's origin, where there is no page to take it from. */
  readonly baseUrl?: string;
  /** The pause before a retry, in milliseconds; `attempt` is 1 for the first. */
  readonly retryDelay?: (attempt: number) => number;
}

/** How often a request is tried again after its first failure (specification §7). */
const MAX_RETRIES = 3;
/** One try is given up after this long: an answer later than that helps nobody who watches the page. */
const TIMEOUT_MS = 15_000;
const LONGEST_DELAY_MS = 30_000;
/** What may heal: the network, the server or its limits were at fault, not what was sent. */
const RETRY_STATUSES = [408, 429, 500, 502, 503, 504];

/** One second, doubled each time (specification §7). */
const doubledSeconds = (attempt: number) => 1_000 * 2 ** (attempt - 1);

/**
 * The one way to the site's API, on ky: retries by specification §7 (three, after 1 s doubled, at most 30 s, or when
 * the server's `Retry-After` says), each try within its time.
 */
export function httpClient({
  send = (request) => fetch(request),
  baseUrl,
  retryDelay = doubledSeconds,
}: HttpOptions = {}): HttpClient {
  return async <Value>(request: HttpRequest<Value>): Promise<HttpResult<Value>> => {
    const { path, method = 'GET', headers, body, read, keepalive, cache, signal } = request;
    const { timeoutMs = TIMEOUT_MS, retries = MAX_RETRIES, longestWaitMs = Infinity } = request;
    let result: HttpResult<Value> = { ok: false };
    try {
      await ky(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(baseUrl !== undefined && { baseUrl }),
        ...(keepalive !== undefined && { keepalive }),
        ...(cache !== undefined && { cache }),
        ...(signal !== undefined && { signal }),
        timeout: timeoutMs,
        retry: {
          limit: retries,
          methods: [method],
          statusCodes: RETRY_STATUSES,
          delay: retryDelay,
          backoffLimit: LONGEST_DELAY_MS,
          maxRetryAfter: LONGEST_DELAY_MS,
          // Left to itself, ky does not repeat what timed out or could not be read.
          shouldRetry: ({ error }) =>
            isHTTPError(error) ? (waitAskedBy(error.response) > longestWaitMs ? false : undefined) : true,
        },
        // Body and reading belong to the try: the one says how long a form was in use by now, the other is what
        // decides whether this answer is ours.
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
      return { ok: false, status, body: error.data, reference: referenceOf(answered.get(REQUEST_ID_HEADER)) };
    }
    return result;
  };
}

function waitAskedBy({ headers }: Response): number {
  return (readRetryAfter(headers.get('retry-after')) ?? 0) * 1_000;
}

/** What the server said about a request that it did not carry out. */
export interface ServerNote {
  /** A sentence for people: what happened, what was kept, what to do. */
  readonly detail: string;
  /** By which the request is found in the log. */
  readonly reference: string | undefined;
}

/**
 * Reads the problem document of a failure (RFC 9457). The check and the forms read it without a schema library
 * (docs/adr/0006).
 *
 * @returns nothing for answers that are not ours, such as those of a proxy
 */
export function serverNote({ body, reference }: HttpFailure): ServerNote | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
  return typeof body.detail === 'string' ? { detail: body.detail, reference } : undefined;
}
