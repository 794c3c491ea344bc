import type { PlainDate } from '../submission/plain-date.ts';
import type { SealingLaw } from './sealing-law.ts';

/**
 * How old a check may grow, in days. After half a year the launch check lists the entry; after a year nothing is
 * deployed until somebody has read the law again, and pages that were built all the same say so.
 */
export const CHECK_AGE_LIMITS = { due: 180, outdated: 365 } as const;

/** How far a check can still be relied on: it need not be repeated yet, it should be, or it must be. */
export type Freshness = 'fresh' | 'due' | 'outdated';

const DAY = 86_400_000;

/**
 * The age of a law's last check in whole days. Editors note the month alone, so days count from its first: an entry is
 * never taken for younger than it is. Below 0 when the check lies after the date asked about.
 *
 * @param today the day of the build, or of the launch check
 * @example daysSinceCheck({ asOf: '2026-11' }, day('2026-11-21')) // => 20
 */
export function daysSinceCheck({ asOf }: Pick<SealingLaw, 'asOf'>, today: PlainDate): number {
  return (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${asOf}-01T00:00:00Z`)) / DAY;
}

/**
 * How far a law's last check can still be relied on.
 *
 * @param today the day of the build, or of the launch check
 * @example checkFreshness({ asOf: '2026-11' }, day('2027-12-01')) // => 'outdated'
 */
export function checkFreshness(law: Pick<SealingLaw, 'asOf'>, today: PlainDate): Freshness {
  const days = daysSinceCheck(law, today);
  if (days > CHECK_AGE_LIMITS.outdated) return 'outdated';
  return days > CHECK_AGE_LIMITS.due ? 'due' : 'fresh';
}
