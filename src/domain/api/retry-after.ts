/**
 * Parses the seconds of a `Retry-After` header (RFC 9110 §10.2.3). Its other form, an HTTP date, is rare and ignored.
 *
 * @returns `null` if the header is missing or not a number of seconds
 */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
