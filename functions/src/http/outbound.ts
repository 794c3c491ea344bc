import { readRetryAfter } from '../../../src/domain/api/contract.ts';
import type { SilenceReason } from '../../../src/domain/seo/sitemap-report.ts';

import { errorCode } from './time-limit.ts';

/** A request to another server. */
interface OutboundRequest {
  /** Its origin must be among those given to `guardedFetch`. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit for the whole response, including the body. */
  readonly timeoutMilliseconds: number;
  /** Maximum size of the body; by default the body is not read. */
  readonly maxBytes?: number;
}

/** A response. Redirects are returned, not followed. */
type OutboundAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Empty if `maxBytes` was not given. */
      readonly text: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/**
 * Sends a request to another server; the functions' only outgoing HTTP. Never throws because of the server's behaviour.
 *
 * @throws {RangeError} for an origin that is not allowed, which is a bug of ours
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/**
 * {@link Outbound} with `fetch`, restricted to the given origins: whatever URLs a sitemap or response contains, no
 * request goes to another server, especially not inside the network (SSRF). Redirects are not followed for the same
 * reason.
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
}: OutboundRequest): Promise<OutboundAnswer> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
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

/** Cancels a body that is not needed. */
async function dropped(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

/** The body as text; `undefined` if it is longer than `maxBytes`, in which case the rest is not downloaded. */
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
  const { name, cause } = error;
  if (name === 'TimeoutError' || String(errorCode(cause)).includes('TIMEOUT')) return 'time-up';
  return cause instanceof Error && cause.name === 'HTTPParserError' ? 'not-http' : 'unreachable';
}
