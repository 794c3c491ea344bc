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
