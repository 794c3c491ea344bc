import type { CaseOutcome, SettlementEnding } from '../check/case-facts.ts';

/*
 * What the rules read of a remedy, without the schema that checks its file (./remedy.ts): the rules are also published
 * as a package without dependencies.
 */

/** Who has to act: nobody, the renter, a judge who may say no, or renter and landlord together. */
export const REMEDY_ROUTES = ['automatic', 'petition', 'court-discretion', 'stipulation'] as const;

/** Grounds of the case that a remedy may be limited to, as statutes group them. */
export const REMEDY_GROUNDS = ['nonpayment', 'fault', 'no-fault', 'foreclosure', 'property-damage'] as const;
/** A ground of the case that a remedy may be limited to. */
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

/** `court-days` leaves out weekends and court holidays. */
export const CLOCK_UNITS = ['days', 'court-days', 'months', 'years'] as const;

/**
 * What the date means that a clock leads to: the first day that counts; the day before it, where the law says "more
 * than" or "after" the period; the day by which the court must have acted; or a day before which nothing counts, where
 * the law adds a time that nobody can compute, such as an appeal period or the court's yearly review.
 */
export const CLOCK_BOUNDS = ['on-or-after', 'after', 'no-later-than', 'no-earlier-than'] as const;

/** What must fall into the period that a remedy is limited to. A claim is older than its case, an order and the end younger. */
export const PERIOD_EVENTS = ['filing', 'claim', 'order', 'end'] as const;

/** What a path that speaks of a money judgment does for a case that ended without one. */
export const WITHOUT_MONEY_JUDGMENT = ['fits', 'only', 'excluded'] as const;

/** How sure editors are of a path, the least sure first. */
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

/** The time that a remedy is limited to, in ISO 8601: from the first day on, to the day before the second. */
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
  /** How a settlement must have ended; empty where none is taken, absent where `outcomes` alone decides. */
  readonly settledAs?: readonly SettlementEnding[] | undefined;
  /** Whether what was owed must be paid first; `null` where the law is silent or it was not confirmed. */
  readonly paidRequired: boolean | null;
  /** Whether it takes only a judgment that was not paid, or not in full. */
  readonly onlyUnpaid?: true | undefined;
  /** Whether it takes a case without a money judgment; `null` where the text does not speak of it. */
  readonly withoutMoneyJudgment: (typeof WITHOUT_MONEY_JUDGMENT)[number] | null;
  /** The only grounds it covers; `null` for any. */
  readonly reasons: readonly RemedyGround[] | null;
  /** The only time it covers; `null` for any. */
  readonly period: RemedyPeriod | null;
}

/** The terms on which a remedy is open to a case: an entry of `remedies` in the public data set has all of them. */
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
