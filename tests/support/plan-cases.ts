import fc from 'fast-check';

import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { remedyDate, type When } from '#domain/plan/date-rules.ts';
import { DEBT_ENDINGS, FURTHER_DATES, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

/** When a path opens if its law was checked on that same day. */
export function dateIfJustChecked(path: ShownRemedy, facts: PlanCase, today: PlainDate): When {
  return remedyDate({ ...path, checked: { on: today } }, facts, today);
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
