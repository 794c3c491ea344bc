import fc from 'fast-check';

import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
  type EvictionReason,
  type PaymentStatus,
} from '#domain/check/case-facts.ts';
import type { Remedy, ShownRemedy } from '#domain/law/sealing-law.ts';
import { remedyDate, type When } from '#domain/plan/date-rules.ts';
import { FURTHER_DATES, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { isJurisdictionCode, JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

type Ground = NonNullable<Remedy['appliesTo']['reasons']>[number];

const REASONS: Readonly<Partial<Record<Ground, EvictionReason>>> = {
  nonpayment: 'Non-payment of rent',
  fault: 'Lease violation',
  'no-fault': 'Owner move-in',
  'property-damage': 'Property damage',
};

/** When a path opens if its law was checked on that same day. */
export function dateIfJustChecked(path: ShownRemedy, facts: PlanCase, today: PlainDate): When {
  return remedyDate({ ...path, checked: { on: today } }, facts, today);
}

/** A case that fits the path, filed on 1 August 2025 or earlier if the path requires it. No further dates. */
export function caseFor({ id, appliesTo, localCounty }: ShownRemedy): PlanCase {
  const state = id.slice(0, 2).toUpperCase();
  if (!isJurisdictionCode(state)) throw new Error(`${id} belongs to no state.`);
  const [outcome] = appliesTo.outcomes;
  if (outcome === undefined) throw new Error(`${id} is for no outcome.`);
  const { before, onOrAfter } = appliesTo.period ?? {};
  const [ground] = appliesTo.reasons ?? [];
  return {
    state,
    county: localCounty ?? '',
    outcome,
    paymentStatus: paymentFor(appliesTo),
    filingDate: filedWithin(onOrAfter ?? '', before ?? null),
    reason: ground === undefined ? 'Other' : (REASONS[ground] ?? 'Other'),
    dates: {},
    settledAs: outcome === 'settlement' ? appliesTo.settledAs?.[0] : undefined,
  };
}

function filedWithin(onOrAfter: string, before: string | null): PlainDate {
  if (before !== null) return addDays(before as PlainDate, -1);
  return (onOrAfter > '2025-08-01' ? onOrAfter : '2025-08-01') as PlainDate;
}

function paymentFor({ withoutMoneyJudgment, onlyUnpaid }: ShownRemedy['appliesTo']): PaymentStatus {
  if (onlyUnpaid === true) return 'not-paid';
  return withoutMoneyJudgment === 'only' ? 'no-judgment' : 'paid';
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
});
