import type { CaseOutcome, SettlementEnding } from '../check/case-facts.ts';

/*
 * The fields of a remedy that the date rules use. Separate from the schema of its file (./remedy.ts), because the rules
 * are also published as a package without dependencies.
 */

/** Who has to act: nobody, the renter, a judge who may say no, or renter and landlord together. */
export const REMEDY_ROUTES = ['automatic', 'petition', 'court-discretion', 'stipulation'] as const;

/** Grounds of eviction that a remedy may be limited to, as statutes group them. */
export const REMEDY_GROUNDS = ['nonpayment', 'fault', 'no-fault', 'foreclosure', 'property-damage'] as const;
export type RemedyGround = (typeof REMEDY_GROUNDS)[number];

/** The event from whose date a remedy's clock runs. */
export const CLOCK_STARTS = [
  'filing',
  'dismissal',
  'judgment',
  'satisfaction',
  'settlement-completed',
  'tenant-affidavit',
] as const;

/** `court-days` exclude weekends and court holidays. */
export const CLOCK_UNITS = ['days', 'court-days', 'months', 'years'] as const;

/**
 * What the end of a clock's period means:
 *
 * - `on-or-after`: the path opens on that day
 * - `after`: it opens on the next day, where the law says "more than" or "after" the period
 * - `no-later-than`: the court must have acted by that day
 * - `no-earlier-than`: a lower bound, where the law adds a time that cannot be computed, such as an appeal period or
 *   the court's yearly review
 */
export const CLOCK_BOUNDS = ['on-or-after', 'after', 'no-later-than', 'no-earlier-than'] as const;

/**
 * The event that must fall into the period that a remedy is limited to. A claim precedes the filing of its case; an
 * order and the end follow it.
 */
export const PERIOD_EVENTS = ['filing', 'claim', 'order', 'end'] as const;

/**
 * How a path that mentions a money judgment treats a case that ended without one: covers it too, covers only such
 * cases, or excludes them.
 */
export const WITHOUT_MONEY_JUDGMENT = ['fits', 'only', 'excluded'] as const;

/** How sure the editors are of a path, in ascending order. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;

/**
 * How long a renter waits, and from which event. An amount of 0 means that the law has no waiting period, not that the
 * record is sealed today.
 */
export interface Clock {
  readonly from: (typeof CLOCK_STARTS)[number];
  /** A whole number of units, 0 or more. */
  readonly amount: number;
  readonly unit: (typeof CLOCK_UNITS)[number];
  readonly bound: (typeof CLOCK_BOUNDS)[number];
}

/** The period that a remedy is limited to: ISO 8601 dates, the first inclusive, the second exclusive. */
export interface RemedyPeriod {
  readonly of: (typeof PERIOD_EVENTS)[number];
  /** `null` for no limit, or where it is not known. */
  readonly onOrAfter: string | null;
  /** `null` for no limit, or where it is not known. */
  readonly before: string | null;
}

/** The cases that a remedy covers. */
export interface RemedyScope {
  readonly outcomes: readonly CaseOutcome[];
  /** How a settlement must have ended; empty where no settlement is covered, absent where `outcomes` alone decides. */
  readonly settledAs?: readonly SettlementEnding[] | undefined;
  /** Whether what was owed must be paid first; `null` where the law is silent or this was not confirmed. */
  readonly paidRequired: boolean | null;
  /** `true` where only judgments that were not fully paid are covered. */
  readonly onlyUnpaid?: true | undefined;
  /** See {@link WITHOUT_MONEY_JUDGMENT}; `null` where the law does not mention money judgments. */
  readonly withoutMoneyJudgment: (typeof WITHOUT_MONEY_JUDGMENT)[number] | null;
  /** The covered grounds; `null` for any. */
  readonly reasons: readonly RemedyGround[] | null;
  /** The covered period; `null` for any. */
  readonly period: RemedyPeriod | null;
}

/**
 * What decides whether and when a remedy is open to a case. Entries of `remedies` in the public data set have these
 * fields.
 */
export interface RemedyTerms {
  /** The county of the single court or city that it is limited to, by its official name; `null` for the whole state. */
  readonly localCounty: string | null;
  readonly how: (typeof REMEDY_ROUTES)[number];
  readonly appliesTo: RemedyScope;
  /** `null` where there is nothing to count or too little is known to count it. */
  readonly clock: Clock | null;
  /** ISO 8601 date, or the year alone where no more is known; `null` when unknown. */
  readonly effectiveFrom: string | null;
  readonly confidence: (typeof CONFIDENCES)[number];
  /** The day on which an editor last compared the path with its law, in ISO 8601. */
  readonly checked: { readonly on: string };
}
