import { referenceOf, REQUEST_ID_HEADER } from '~/domain/api/answers.ts';
import { readRetryAfter } from '~/domain/api/backoff.ts';

/** Seconds that a response asks to wait; 0 where it does not say. */
export function retryAfterSeconds({ headers }: Response): number {
  return readRetryAfter(headers.get('retry-after')) ?? 0;
}

/** What the server said about a call that it did not carry out. */
export interface ServerNote {
  /** A sentence for people: what happened, what was kept, what to do. */
  readonly detail: string;
  /** By which the call is found in the log. */
  readonly reference: string | undefined;
}

/**
 * Reads the problem document of a failed call (RFC 9457).
 *
 * @param body the answer's JSON
 * @returns nothing for answers that are not ours, such as those of a proxy
 */
export function serverNote({ headers }: Response, body: unknown): ServerNote | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
  const { detail } = body;
  if (typeof detail !== 'string') return undefined;
  return { detail, reference: referenceOf(headers.get(REQUEST_ID_HEADER)) };
}
