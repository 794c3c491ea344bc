import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CRITERIA_WORDS } from '#content/words/en/law.ts';
import { PLAN_WHEN_COPY } from '#content/words/en/plan.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { onDay } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { anyPlanCase } from '../../../tests/support/plan-cases.ts';
import { criteriaOf, criteriaRemedy } from './criteria.ts';
import { finding } from './compute-finding.ts';
import type { PlanCase } from './remedy-fit.ts';

const TODAY = '2026-11-21' as PlainDate;

function criteria(facts: PlanCase) {
  const law = SEALING_LAWS[facts.state];
  const remedies = law.remedies.map(shownRemedy);
  const found = finding({ ...law, remedies }, facts, TODAY);
  const remedy = criteriaRemedy(found, remedies, facts);
  const place = jurisdiction(facts.state).name;
  const items =
    remedy === null
      ? null
      : criteriaOf(remedy, found.basis?.when, facts, place, CRITERIA_WORDS, PLAN_WHEN_COPY.asks.questions);
  return { found, items };
}

const factsOf = (changes: Partial<PlanCase>): PlanCase => ({
  state: 'AZ',
  county: '',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  dates: {},
  filingDate: '2022-06-15' as PlainDate,
  reason: 'Non-payment of rent',
  ...changes,
});
const inShort = (changes: Partial<PlanCase>) =>
  criteria(factsOf(changes)).items?.map(({ met, text }) => `${met}: ${text}`);

describe('the conditions of a remedy', () => {
  it('are met by a paid judgment about rent in Massachusetts', () => {
    const items = criteria(factsOf({ state: 'MA', outcome: 'lost', paymentStatus: 'paid' })).items;
    expect(items?.slice(0, 4)).toEqual([
      { text: 'The case was in Massachusetts.', met: 'yes', said: null },
      {
        text: 'It ended like this: the landlord won or a settlement.',
        met: 'yes',
        said: 'You said: the landlord won.',
      },
      { text: 'What you owed is paid.', met: 'yes', said: 'You said: paid in full.' },
      { text: 'The landlord sued over unpaid rent.', met: 'yes', said: null },
    ]);
  });

  it('are met where another case is long over, though the wait of this one is not known', () => {
    const other = inShort({
      state: 'ND',
      outcome: 'lost',
      paymentStatus: 'paid',
      filingDate: '2016-03-01' as PlainDate,
      dates: { 'latest-case': onDay('2017-07-14' as PlainDate) },
      answers: { 'other-case': true },
    })?.find((each) => /eviction case/u.test(each));
    expect(other).toMatch(/^yes: /u);
  });

  it('ask for what the answers do not tell', () => {
    expect(inShort({ state: 'CA', outcome: 'lost', paymentStatus: 'not-paid' })).toContain(
      'unknown: The judgment came more than 60 days after the filing.',
    );
    expect(inShort({ outcome: 'lost', paymentStatus: 'paid' })).toContain(
      'unknown: The landlord agrees and signs.',
    );
  });

  it('name what a case lacks where no remedy covers it, on the remedy that comes nearest', () => {
    expect(inShort({ state: 'IN', outcome: 'lost', paymentStatus: 'not-paid' })).toContain(
      'no: What you owed is paid.',
    );
  });

  it('are none where no law was confirmed', () => {
    for (const state of ['FL', 'AL', 'KS'] as const) expect(criteria(factsOf({ state })).items).toBeNull();
  });

  it('never refuse what the finding calls open, and always refuse where it knows no remedy', () => {
    fc.assert(
      fc.property(anyPlanCase, (facts) => {
        const { found, items } = criteria(facts);
        const marks = items?.map(({ met }) => met) ?? [];
        if (found.basis?.when.kind === 'open-now') expect(marks).not.toContain('no');
        // What is not paid may have expired, and what was wiped out may count: that is not known.
        const isOfDebt = found.closedBy === 'unpaid' || found.closedBy === 'debt-ended';
        const refusals = isOfDebt ? ['no', 'unknown'] : ['no'];
        if (found.kind === 'no-remedy' && items !== null)
          expect(marks.filter((mark) => refusals.includes(mark))).not.toEqual([]);
        for (const { text } of items ?? []) expect(text).not.toMatch(/[{}]|undefined|\s\s/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
