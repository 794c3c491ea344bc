import { DAY_MS, type PlainDate } from '#domain/shared/plain-date.ts';

/*
 * The terms of a remedy that the date rules compare, and how far its last check can be relied on. The schema of its file
 * is in sealing-law.ts, which browsers import types from only.
 */

/**
 * How the waiting period of product §9 compares with the law that was found (departure D12):
 *
 * - `verified`: a law supports it; for a state listed as having no law, none was found either;
 * - `differs`: there is a law, on other terms;
 * - `unverified`: no law was found that supports it, or it is unknown whether a bill was enacted.
 */
export const VERIFICATIONS = ['verified', 'differs', 'unverified'] as const;

/** What the list of product §9 says of a state, and how far the law supports it. */
interface ListedState {
  readonly eligible: boolean;
  readonly verification: (typeof VERIFICATIONS)[number];
}

/**
 * Whether a law was found: one that supports the waiting period or one that differs from it. `verified` for a state
 * that is not eligible means that no law was found.
 */
export function claimsALaw({ eligible, verification }: ListedState): boolean {
  return verification === 'differs' || (verification === 'verified' && eligible);
}

/**
 * Who has to act, and who decides:
 *
 * - `automatic`: the court must act by itself
 * - `must-grant-without-hearing`: the renter asks, and the court must grant it without a hearing
 * - `must-grant`: the renter asks, and the court must grant it if the conditions hold
 * - `petition`: the renter asks; no editor has read whether the court must grant it
 * - `court-discretion`: the renter asks, and a judge weighs it
 * - `stipulation`: renter and landlord together
 */
export const REMEDY_ROUTES = [
  'automatic',
  'must-grant-without-hearing',
  'must-grant',
  'petition',
  'court-discretion',
  'stipulation',
] as const;

/**
 * What a renter may answer with yes or no, where a law depends on it:
 *
 * - `trial`: the landlord won at a trial
 * - `all-defendants`: the judgment is against everybody who was named in the case
 * - `nonsuit`: the landlord dropped the case
 * - `redeemed`: the renter paid before the eviction and stayed
 * - `extended`: the landlord extended the judgment
 * - `survivor`: the renter survived domestic violence, abuse, stalking or unlawful sexual behavior
 * - `foreclosure`: the home was in foreclosure
 * - `satisfaction`: the court's file shows that the judgment is paid
 * - `hardship`: a lack of money kept the renter from paying
 * - `survivor-paper`: the renter has one of the papers that the law asks survivors for
 * - `other-case`, `other-judgment`: there is another eviction case, or judgment, against the renter in the state
 * - `also-rent`, `also-fault`: the landlord sued over unpaid rent, or over a broken rule, too
 * - `on-motion`: the case was dismissed because somebody asked the judge to
 * - `no-prosecution`: the case was dismissed because nobody moved it on
 * - `minor-named`: the case was dismissed because it named a child
 */
export const CASE_QUESTIONS = [
  'trial',
  'all-defendants',
  'nonsuit',
  'redeemed',
  'extended',
  'survivor',
  'foreclosure',
  'satisfaction',
  'hardship',
  'survivor-paper',
  'other-case',
  'other-judgment',
  'also-rent',
  'also-fault',
  'on-motion',
  'no-prosecution',
  'minor-named',
] as const;
export type CaseQuestion = (typeof CASE_QUESTIONS)[number];

/** The questions about other cases, of which the latest may close a remedy for a time. */
export const OTHER_CASES: readonly CaseQuestion[] = ['other-case', 'other-judgment'];

/**
 * What a remedy does while the answer is unknown: asks for it, covers the case and asks before it is called open
 * (`confirm`), covers the case, or does not cover it.
 */
export const WITHOUT_ANSWER = ['ask', 'confirm', 'fits', 'excluded'] as const;

/** Grounds of eviction that a remedy may be limited to, as statutes group them. */
export const REMEDY_GROUNDS = ['nonpayment', 'fault', 'no-fault', 'foreclosure', 'property-damage'] as const;
export type RemedyGround = (typeof REMEDY_GROUNDS)[number];

/** The event from whose date a remedy's waiting period runs. */
export const WAITING_PERIOD_STARTS = [
  'filing',
  'dismissal',
  'judgment',
  'satisfaction',
  'settlement-completed',
  'tenant-affidavit',
] as const;

/** `court-days` exclude weekends and the holidays of courts. */
export const WAITING_PERIOD_UNITS = ['days', 'court-days', 'months', 'years'] as const;

/**
 * What the end of a waiting period means:
 *
 * - `on-or-after`: the remedy opens on that day
 * - `after`: it opens on the next day, where the law says "more than" or "after" the period
 * - `no-later-than`: the court must have acted by that day
 * - `no-earlier-than`: a lower bound, where the law adds a time that cannot be computed, such as an appeal period or
 *   the court's yearly review
 */
export const WAITING_PERIOD_BOUNDS = ['on-or-after', 'after', 'no-later-than', 'no-earlier-than'] as const;

/**
 * The event that must fall into the period that a remedy is limited to. A claim precedes the filing of its case, and
 * the end follows it.
 */
export const PERIOD_EVENTS = ['filing', 'claim', 'end'] as const;

/**
 * How a remedy that mentions a money judgment treats a case that ended without one: covers it too, covers only such
 * cases, or excludes them.
 */
export const WITHOUT_MONEY_JUDGMENT = ['fits', 'only', 'excluded'] as const;

/** How sure the editors are of a remedy, in ascending order. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;

/**
 * Age limits of a check of the law, in days. From `aging` on, a remedy shows how old its check is. After `due`, it gives
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

interface CheckedRemedy {
  readonly checked: { readonly on: string };
}

/** Whether the check of a remedy is too old to give dates. */
export function isCheckTooOld({ checked }: CheckedRemedy, today: PlainDate): boolean {
  return daysSinceCheck(checked.on, today) > CHECK_AGE_LIMITS.due;
}

/** A law with the month of its check, `'2026-11'`, and its remedies. */
export interface CheckedLaw {
  readonly asOf: string;
  readonly remedies: readonly CheckedRemedy[];
}

/**
 * The day of the oldest check of a law's remedies, from which the law's age is counted. A law without remedies has only a
 * month, whose first day is used.
 */
export function oldestCheck({ asOf, remedies }: CheckedLaw): string {
  return remedies.map(({ checked }) => checked.on).sort()[0] ?? `${asOf}-01`;
}
