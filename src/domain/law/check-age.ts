import { DAY_MS, type PlainDate } from '../shared/plain-date.ts';

/**
 * Age limits of a check of the law, in days. From `aging` on, a path shows how old its check is. After `due`, it gives
 * no dates, and the launch check lists it. After `outdated`, deployment refuses until somebody has checked the law
 * again, and pages that are published all the same warn readers.
 */
export const CHECK_AGE_LIMITS = { aging: 90, due: 180, outdated: 365 } as const;

/**
 * How far a check can still be relied on: fully (`fresh`), with its age shown (`aging`), not for dates (`due`), or not
 * at all (`outdated`).
 */
export type Freshness = 'fresh' | 'aging' | 'due' | 'outdated';

/**
 * The age of a check in whole days; negative when it lies after `today`.
 *
 * @param checked the day of the check
 * @example daysSinceCheck('2026-11-22', day('2026-12-22')) // => 30
 */
export function daysSinceCheck(checked: string, today: PlainDate): number {
  return (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${checked}T00:00:00Z`)) / DAY_MS;
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

/** Whether the check of a path is too old to give dates. */
export function isCheckTooOld({ checked }: CheckedPath, today: PlainDate): boolean {
  return daysSinceCheck(checked.on, today) > CHECK_AGE_LIMITS.due;
}

/** A law with the month of its check, `'2026-11'`, and its paths. */
export interface CheckedLaw {
  readonly asOf: string;
  readonly remedies: readonly CheckedPath[];
}

/**
 * The day of the oldest check of a law's paths, from which the law's age is counted. A law without paths has only a
 * month, whose first day is used.
 */
export function oldestCheck({ asOf, remedies }: CheckedLaw): string {
  return remedies.map(({ checked }) => checked.on).sort()[0] ?? `${asOf}-01`;
}
