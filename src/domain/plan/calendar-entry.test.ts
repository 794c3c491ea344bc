import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CALENDAR_COPY } from '#content/words/en/calendar.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { checkPath } from '#domain/places/place-address.ts';
import { onDay, periodAround } from '#domain/shared/known-date.ts';
import { DATE_PRECISIONS, type PlainDate } from '#domain/shared/plain-date.ts';
import { anyPlanCase } from '../../../tests/support/plan-cases.ts';
import { calendarCode, readCalendarCode } from './calendar-code.ts';
import { calendarOffer, calendarPath, comparedWithTold } from './calendar-entry.ts';
import { findingAlone } from './compute-finding.ts';
import type { Finding } from './finding.ts';
import type { PlanCase } from './remedy-fit.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-29');

const lawOf = (state: JurisdictionCode) => {
  const law = SEALING_LAWS[state];
  return { ...law, remedies: law.remedies.map(shownRemedy) };
};
const MAINE: PlanCase = {
  state: 'ME',
  county: 'Kennebec County',
  filingDate: day('2024-01-15'),
  outcome: 'lost',
  paymentStatus: 'paid',
  reason: 'Non-payment of rent',
  dates: { ended: onDay(day('2024-02-29')) },
};
const daysOf = (facts: PlanCase, today = TODAY) => {
  const law = lawOf(facts.state);
  return calendarOffer(law, findingAlone(law, facts, today), facts, today).days;
};

describe('the days for a calendar', () => {
  it('are those on which a remedy opens and the end of reporting, the earliest first', () => {
    expect(daysOf(MAINE).map(({ date }) => date)).toEqual(['2027-03-02', '2031-03-01']);
  });

  it('have one in twelve months before a day that is further away', () => {
    expect(daysOf(MAINE, day('2025-03-01')).map(({ date, isForChanges }) => [date, isForChanges])).toEqual([
      ['2026-03-01', true],
      ['2027-03-02', undefined],
      ['2031-03-01', undefined],
    ]);
    expect(daysOf(MAINE, day('2026-03-02'))[0]).toMatchObject({ date: '2027-03-02' });
  });

  it('have one in twelve months after a no', () => {
    const alabama: PlanCase = { ...MAINE, state: 'AL', filingDate: day('2010-01-15'), dates: {} };
    expect(daysOf({ ...alabama, outcome: 'dismissed' })).toEqual([
      { id: expect.stringMatching(/^al-[\da-f]+-year$/u) as string, date: '2027-11-29', isForChanges: true },
    ]);
  });

  it('keep their names when another answer is corrected, and reveal no date', () => {
    const names = daysOf(MAINE).map(({ id }) => id);
    expect(daysOf({ ...MAINE, reason: 'Other' }).map(({ id }) => id)).toEqual(names);
    expect(names.join()).not.toMatch(/2024|0115/u);
    expect(daysOf({ ...MAINE, filingDate: day('2024-01-16') })[0]?.id).not.toBe(names[0]);
  });
});

describe('what an entry keeps of a case', () => {
  const of = (facts: PlanCase) => {
    const law = lawOf(facts.state);
    return calendarOffer(law, findingAlone(law, facts, TODAY), facts, TODAY).answers;
  };

  it('is what was told, how the case ended and its dates', () => {
    expect(of(MAINE)).toEqual({
      made: '2026-11-29',
      told: { kind: 'limited', day: '2027-03-02' },
      facts: {
        state: 'ME',
        county: '',
        filed: onDay(day('2024-01-15')),
        outcome: 'lost',
        paymentStatus: 'paid',
        settledAs: undefined,
        dates: { ended: onDay(day('2024-02-29')) },
      },
    });
  });

  it('has the county where a local rule applies to it', () => {
    const ohio: PlanCase = { ...MAINE, state: 'OH', outcome: 'dismissed', paymentStatus: 'no-judgment' };
    expect(of({ ...ohio, county: 'Cuyahoga County' })?.facts.county).toBe('Cuyahoga County');
    expect(of({ ...ohio, county: 'Franklin County' })?.facts.county ?? '').toBe('');
  });

  it(`is nothing after a no: ${CALENDAR_COPY.add.stateAlone}`, () => {
    const alabama = of({ ...MAINE, state: 'AL' });
    expect(alabama).toBeNull();
    expect(calendarPath(null, checkPath({ state: 'AL' }))).toBe('/eligibility-check/#state=AL');
  });

  it('reads back, whatever the case', () => {
    const kept = fc.record({ days: fc.nat(9000), precision: fc.constantFrom(...DATE_PRECISIONS) });
    fc.assert(
      fc.property(anyPlanCase, kept, (facts, { days, precision }) => {
        const { first } = periodAround(day(`20${String(10 + (days % 17))}-07-05`), precision);
        const entry = of({ ...facts, dates: { ended: periodAround(first, precision) } });
        if (entry === null || entry.facts.filed.first > TODAY) return;
        const value = { ...entry, language: 'es' } as const;
        expect(readCalendarCode(calendarCode(value), TODAY)).toEqual({ ok: true, value });
        expect(calendarPath(value, '/')).toBe(`/eligibility-check/#${calendarCode(value)}`);
      }),
    );
  });
});

describe('the answer of a later day, compared with what an entry was told', () => {
  const told = { kind: 'remedy-open', day: day('2027-03-02') } as const;
  const opens = (date: string) => ({ when: { kind: 'opens-on', date: day(date) } }) as Finding['basis'];
  const open = { when: { kind: 'open-now', since: null } } as Finding['basis'];
  const later = day('2028-03-06');

  it.each([
    ['the day has come and the remedy is open', 'remedy-open', open, null, 'same'],
    ['the day has moved', 'remedy-open', opens('2029-03-01'), null, 'differs'],
    ['another remedy has come', 'court-acts', open, null, 'differs'],
    ['no remedy is left', 'no-remedy', null, null, 'differs'],
    ['another answer decides', 'needs-a-fact', open, null, 'asks'],
    ['nobody has checked the law since', 'not-confirmed', null, day('2026-11-20'), 'unchecked'],
  ] as const)('%s', (_, kind, basis, lastCheck, expected) => {
    expect(comparedWithTold({ told }, { kind, basis, lastCheck }, later)).toBe(expected);
  });

  it('the day is still to come', () => {
    const answer = { kind: 'remedy-open', basis: opens('2027-03-02'), lastCheck: null } as const;
    expect(comparedWithTold({ told }, answer, day('2027-01-01'))).toBe('same');
  });

  it('the remedy is open before its day', () => {
    const answer = { kind: 'remedy-open', basis: open, lastCheck: null } as const;
    expect(comparedWithTold({ told }, answer, day('2027-01-01'))).toBe('differs');
  });
});
