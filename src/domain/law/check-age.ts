import type { PlainDate } from '../shared/plain-date.ts';

/**
 * Age limits of a check, in days. From the first on, a path says how old its check is. A check that is older than the
 * second gives no dates, and the launch check lists it. One that is older than the third is not deployed until somebody
 * has read the law again, and pages that are built all the same warn readers.
 */
export const CHECK_AGE_LIMITS = { aging: 90, due: 180, outdated: 365 } as const;

/** How far a check can still be relied on: fully, with its age beside it, for no date any more, or not at all. */
export type Freshness = 'fresh' | 'aging' | 'due' | 'outdated';

const DAY = 86_400_000;

/**
 * The age of a check in whole days. Below 0 when it lies after the day asked about.
 *
 * @param checked the day of the check
 * @example daysSinceCheck('2026-11-22', day('2026-12-22')) // => 30
 */
export function daysSinceCheck(checked: string, today: PlainDate): number {
  return (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${checked}T00:00:00Z`)) / DAY;
}

/**
 * How far a check can still be relied on.
 *
 * @param checked the day of the check
 * @param today the renter's day in the browser; else that of the build, or of the launch check
 * @example checkFreshness('2026-11-22', day('2027-11-23')) // => 'outdated'
 */
export function checkFreshness(checked: string, today: PlainDate): Freshness {
  const days = daysSinceCheck(checked, today);
  if (days > CHECK_AGE_LIMITS.outdated) return 'outdated';
  if (days > CHECK_AGE_LIMITS.due) return 'due';
  return days >= CHECK_AGE_LIMITS.aging ? 'aging' : 'fresh';
}

/** A path with the day of its check, in ISO 8601. */
interface CheckedPath {
  readonly checked: { readonly on: string };
}

/** Whether the check of a path is too old for a date to rest on it. */
export function isCheckTooOld({ checked }: CheckedPath, today: PlainDate): boolean {
  return daysSinceCheck(checked.on, today) > CHECK_AGE_LIMITS.due;
}

/** A law with the month of its check, `'2026-11'`, and its paths. */
export interface CheckedLaw {
  readonly asOf: string;
  readonly remedies: readonly CheckedPath[];
}

/**
 * The day from which a law's age counts: that of the oldest check of its paths. Where there is no path, editors note
 * the month alone, and days count from its first.
 */
export function oldestCheck({ asOf, remedies }: CheckedLaw): string {
  return remedies.map(({ checked }) => checked.on).sort()[0] ?? `${asOf}-01`;
}
