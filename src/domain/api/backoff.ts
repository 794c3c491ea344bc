/**
 * Seconds of a `Retry-After` header (RFC 9110 §10.2.3). Its other form, a date, is rare and counts as none.
 *
 * @returns `null` where the header is missing or is no number of seconds
 */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
