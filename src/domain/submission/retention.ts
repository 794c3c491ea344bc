/** Months that personal records are kept unless the operator chooses otherwise (design §4). */
export const DEFAULT_RETENTION_MONTHS = 24;

/**
 * The instant after which the store may delete a record: the same day and time so many months later, or the last day
 * of that month where it is shorter.
 *
 * @example expiresAt(new Date('2026-08-31T00:00:00Z'), 6) // => 2027-02-28T00:00:00Z
 */
export function expiresAt(createdAt: Date, months: number): Date {
  const expiry = new Date(createdAt);
  const day = expiry.getUTCDate();
  expiry.setUTCDate(1);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(expiry.getUTCFullYear(), expiry.getUTCMonth() + 1, 0)).getUTCDate();
  expiry.setUTCDate(Math.min(day, lastDay));
  return expiry;
}
