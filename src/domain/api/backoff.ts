/** How often a call is tried again after its first failure (specification §7). */
export const MAX_RETRIES = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Milliseconds to wait before a retry: 1 s doubled each time, at most 30 s (specification §7). `Retry-After`
 * is respected within the same limit.
 *
 * @param retry 0 for the first retry
 * @param retryAfterSeconds what the last answer asked for, if it did
 * @example backoffDelay(2) // => 4000
 */
export function backoffDelay(retry: number, retryAfterSeconds = 0): number {
  const doubled = FIRST_DELAY_MS * 2 ** retry;
  return Math.min(LONGEST_DELAY_MS, Math.max(doubled, retryAfterSeconds * 1_000));
}

/**
 * Seconds of a `Retry-After` header (RFC 9110 §10.2.3). Its other form, a date, is rare and counts as none.
 *
 * @returns `null` where the header is missing or is no number of seconds
 */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Whether the same call may work later: the network, the server or its limits were at fault, not what was sent. */
export function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
