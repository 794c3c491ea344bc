import type { SilenceReason } from '~/domain/seo/sitemap-report.ts';

/** A request to another server. */
export interface OutboundRequest {
  /** Its origin must be one of those that the adapter was given. */
  readonly url: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The answer must be there in full within this time. */
  readonly timeoutMilliseconds: number;
  /** The largest body that is read; without it the body is not read at all. */
  readonly maxBytes?: number;
  /** Gives the request up early, as if time were up. */
  readonly signal?: AbortSignal;
}

/** What came back. A redirect is an answer like any other: nobody follows it. */
export type OutboundAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Empty where it was not asked for. */
      readonly text: string;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/**
 * The only way out of the functions over HTTP. Never throws for what a server does.
 *
 * @throws {RangeError} for an address elsewhere, which is a mistake of ours
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/**
 * {@link Outbound} over `fetch`, to the given origins and nowhere else: whatever a sitemap or an answer names, no
 * request reaches another server, least of all one inside the network. Redirects are not followed for the same reason.
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
    retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
  };
}

/** The status is all that matters: what else would come is not waited for. */
async function dropped(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

/** The body as text, or `undefined` when it is longer: then the rest is not even fetched. */
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

/** Seconds of a `Retry-After`; its other form, a date, is rare and counts as none. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function reasonOf(error: unknown): SilenceReason {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'time-up';
  const { cause } = error;
  if (!(cause instanceof Error)) return 'unreachable';
  if ('code' in cause && String(cause.code).includes('TIMEOUT')) return 'time-up';
  return cause.name === 'HTTPParserError' ? 'not-http' : 'unreachable';
}
