import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { finding } from '#domain/plan/finding.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/* What decides in each case, typed by hand from the statutes, apart from the code. */

const TODAY = '2026-11-28' as PlainDate;

/** `'WA lost not-paid 2024-02-01'`: state, ending, payment and filing; about rent. */
function findingOf(text: string, given: Partial<PlanCase> = {}) {
  const [state = '', outcome = '', paymentStatus = '', filed = ''] = text.split(' ');
  const facts: PlanCase = {
    state: state as JurisdictionCode,
    outcome: outcome as PlanCase['outcome'],
    paymentStatus: paymentStatus as PlanCase['paymentStatus'],
    filingDate: filed as PlainDate,
    county: '',
    reason: 'Non-payment of rent',
    dates: {},
    ...given,
  };
  const law = SEALING_LAWS[facts.state];
  return finding({ ...law, remedies: law.remedies.map(shownRemedy) }, facts, TODAY);
}

const ended = (day: string) => ({ ended: { first: day as PlainDate, last: day as PlainDate } });

describe('what decides', () => {
  const CASES: readonly {
    readonly text: string;
    readonly facts: readonly string[];
    readonly given?: Partial<PlanCase>;
  }[] = [
    { text: 'AZ dismissed no-judgment 2024-02-01', facts: [] },
    { text: 'AZ settlement paid 2024-02-01', facts: ['settlement'] },
    { text: 'CA lost not-paid 2024-02-01', facts: ['ended', 'trial'] },
    { text: 'CA lost not-paid 2024-02-01', facts: ['trial'], given: { dates: ended('2024-04-20') } },
    { text: 'IN dismissed no-judgment 2019-05-01', facts: ['ended'] },
    { text: 'OR settlement paid 2024-02-01', facts: ['settlement', 'ended'] },
    { text: 'RI settlement paid 2024-02-01', facts: ['ended', 'settlement-kept'] },
    { text: 'UT settlement paid 2024-02-01', facts: ['settlement'] },
    {
      text: 'VA dismissed no-judgment 2026-04-01',
      facts: ['nonsuit'],
      given: { dates: ended('2026-08-01') },
    },
  ];

  it.each(CASES)('$text: $facts', ({ text, facts, given }) => {
    expect(findingOf(text, given).decidedBy).toEqual(facts);
  });
});
