import fc from 'fast-check';

import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS, type RemedyGround } from '#domain/law/remedy-terms.ts';
import type { Remedy, ShownRemedy } from '#domain/law/sealing-law.ts';
import { remedyDate, type When } from '#domain/plan/date-rules.ts';
import { DEBT_ENDINGS, FURTHER_DATES, type FurtherDate, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { isJurisdictionCode, JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { periodAround } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

/** When a remedy opens if its law was checked on that same day. */
export function dateIfJustChecked(remedy: ShownRemedy, facts: PlanCase, today: PlainDate): When {
  return remedyDate({ ...remedy, checked: { on: today } }, facts, today);
}

const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2010-01-01' as PlainDate, days));
const anyKnownDate = fc
  .tuple(anyDay, fc.constantFrom(0, 30, 365))
  .map(([first, days]) => ({ first, last: addDays(first, days) }));

/** Any case, whether its dates make sense or not. */
export const anyPlanCase: fc.Arbitrary<PlanCase> = fc.record({
  state: fc.constantFrom(...JURISDICTION_CODES),
  county: fc.constantFrom('', 'Cuyahoga County', 'Pima County'),
  outcome: fc.constantFrom(...CASE_OUTCOMES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  filingDate: anyDay,
  reason: fc.constantFrom(...EVICTION_REASONS),
  dates: fc.dictionary(fc.constantFrom(...FURTHER_DATES), anyKnownDate),
  settledAs: fc.option(fc.constantFrom(...SETTLEMENT_ENDINGS), { nil: undefined }),
  debt: fc.option(fc.constantFrom(...DEBT_ENDINGS), { nil: undefined, freq: 6 }),
  answers: fc.dictionary(fc.constantFrom(...CASE_QUESTIONS), fc.boolean()),
});

/** How many days after the filing each event of a usual case lies. */
const DAYS_AFTER_FILING: Readonly<Record<FurtherDate, number>> = {
  ended: 70,
  paid: 200,
  'settlement-kept': 300,
  claim: -40,
  'answer-filed': 20,
  'last-request': 400,
  'latest-case': 500,
};

/** A case whose dates follow one another, of which a few further facts are known, in full or in part. */
export const anyCaseInPart: fc.Arbitrary<PlanCase> = fc
  .record({
    any: anyPlanCase,
    filed: fc.constantFrom('2016-03-01', '2020-09-01', '2024-06-15'),
    filingPrecision: fc.constantFrom('day', 'day', 'year'),
    dates: fc.dictionary(fc.constantFrom(...FURTHER_DATES), fc.constantFrom('day', 'year'), { maxKeys: 2 }),
    answers: fc.dictionary(fc.constantFrom(...CASE_QUESTIONS), fc.boolean(), { maxKeys: 2 }),
  })
  .map(({ any, filed, filingPrecision, dates, answers }) => ({
    ...any,
    filingPrecision,
    filingDate: periodAround(filed as PlainDate, filingPrecision).first,
    dates: Object.fromEntries(
      Object.entries(dates).map(([which, precision]) => [
        which,
        periodAround(addDays(filed as PlainDate, DAYS_AFTER_FILING[which as FurtherDate]), precision),
      ]),
    ),
    answers,
  }));

/**
 * A case that fits the remedy, filed on 1 August 2025 or earlier if the remedy requires it. No further dates, though some
 * remedies take a case only once its end is known.
 */
export function caseFor({ id, appliesTo, localCounty }: ShownRemedy): PlanCase {
  const state = id.slice(0, 2).toUpperCase();
  if (!isJurisdictionCode(state)) throw new Error(`${id} belongs to no state.`);
  const [outcome] = appliesTo.outcomes;
  if (outcome === undefined) throw new Error(`${id} is for no outcome.`);
  const [ground] = appliesTo.reasons ?? [];
  return {
    state,
    county: localCounty ?? '',
    outcome,
    paymentStatus: paymentFor(appliesTo),
    filingDate: filedWithin(appliesTo.period),
    reason: ground === undefined ? 'Other' : REASONS[ground],
    dates: {},
    settledAs: outcome === 'settlement' ? appliesTo.settledAs?.[0] : undefined,
    answers: Object.fromEntries((appliesTo.answers ?? []).map(({ question, answer }) => [question, answer])),
  };
}

const REASONS: Readonly<Record<RemedyGround, EvictionReason>> = {
  nonpayment: 'Non-payment of rent',
  fault: 'Lease violation',
  'no-fault': 'Owner move-in',
  'property-damage': 'Property damage',
  foreclosure: 'Other',
};

function filedWithin(period: Remedy['appliesTo']['period']): PlainDate {
  const usual = '2025-08-01' as PlainDate;
  if (period === null) return usual;
  if (period.before !== null) return addDays(period.before as PlainDate, -1);
  return period.onOrAfter !== null && period.onOrAfter > usual ? (period.onOrAfter as PlainDate) : usual;
}

function paymentFor({ withoutMoneyJudgment, onlyUnpaid }: Remedy['appliesTo']): PaymentStatus {
  if (onlyUnpaid === true) return 'not-paid';
  return withoutMoneyJudgment === 'only' ? 'no-judgment' : 'paid';
}
