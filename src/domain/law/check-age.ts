import type { PlainDate } from '../shared/plain-date.ts';
import type { SealingLaw } from './sealing-law.ts';

/*
 * How old the check of a law is. Apart from its evidence, because a finding looks at the age in the browser, and the
 * evidence brings the schemas of the law files along.
 */

/**
 * Age limits of a check, in days. After half a year the launch check lists the entry. After a year deployment is refused
 * until somebody has read the law again, and pages that are built all the same warn readers.
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

/** By locale, each made once: it takes longer than all else that a page says about its law. */
const MONTH_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** @example monthAndYear('2026-11', 'en-US') // => 'November 2026' */
export function monthAndYear(yearAndMonth: string, locale: string): string {
  let form = MONTH_FORMATS.get(locale);
  if (form === undefined) {
    form = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    MONTH_FORMATS.set(locale, form);
  }
  return form.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
}
