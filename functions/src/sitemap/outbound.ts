import { readRetryAfter } from '~/domain/api/backoff.ts';
import type { SilenceReason } from '~/domain/seo/sitemap-report.ts';

/** A request to another server. */
interface OutboundRequest {
  /** Its origin must be on the list that `guardedFetch` was given. */
  readonly url: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit of the whole answer, body included. */
  readonly timeoutMilliseconds: number;
  /** The largest body that is read; by default none is. */
  readonly maxBytes?: number;
  /** Aborts the request, as if it had timed out. */
  readonly signal?: AbortSignal;
}

/** The answer of another server. Redirects are not followed but returned. */
type OutboundAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Empty where `maxBytes` was not given. */
      readonly text: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/**
 * Sends a request; the functions' only way out over HTTP. Never throws for what the server does.
 *
 * @throws {RangeError} for any other origin, which is a bug of ours
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/**
 * {@link Outbound} over `fetch`, restricted to the given origins: whatever a sitemap or a response names, no request goes
 * to another server, least of all to one inside the network (SSRF). Redirects are not followed for the same reason.
 */
export function guardedFetch(origins: readonly string[]): Outbound {
  const allowed = new Set(origins);
  return async (request) => {
    const { origin, username, password } = new URL(request.url);
    if (!allowed.has(origin) || username !== '' || password !== '') {
      throw new RangeError(`Requests may not go to ${origin}.`);
    }
    try {
      return await send(request);
    } catch (error) {
      return { kind: 'silent', reason: reasonOf(error) };
    }
  };
}

async function send({
  url,
  method,
  headers = {},
  body,
  timeoutMilliseconds,
  maxBytes,
  signal,
}: OutboundRequest): Promise<OutboundAnswer> {
  const timeUp = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]),
  });
  const text = maxBytes === undefined ? await dropped(response) : await readAtMost(response, maxBytes);
  if (text === undefined) return { kind: 'silent', reason: 'too-large' };
  return {
    kind: 'answered',
    status: response.status,
    text,
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')),
  };
}

/** Does not wait for a body that nobody reads. */
async function dropped(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

/** The body as text, or `undefined` when it is longer than `maxBytes`; then the rest is not fetched. */
async function readAtMost(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function reasonOf(error: unknown): SilenceReason {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'time-up';
  const { cause } = error;
  if (!(cause instanceof Error)) return 'unreachable';
  if ('code' in cause && String(cause.code).includes('TIMEOUT')) return 'time-up';
  return cause.name === 'HTTPParserError' ? 'not-http' : 'unreachable';
}
