import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LEGAL_HELP } from '#data/help.ts';
import * as NEXT_STEPS_IN_WORDS from '#content/words/en/states.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { CASE_OUTCOMES } from '#domain/check/case-facts.ts';
import { isConfirmed } from '#domain/law/evidence.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { JURISDICTIONS, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import { isOwnCourtFirst } from '#domain/plan/finding.ts';
import { onDay, readKnownDate } from '#domain/shared/known-date.ts';
import { letterFacts } from '#domain/plan/letters.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { rentersPlan, stateLimits } from '#domain/plan/renters-plan.ts';
import { planWords, statePlan } from '#domain/plan/next-steps.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { anyPlanCase } from '../support/plan-cases.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-21');
const sources = (state: JurisdictionCode) => ({
  ...SEALING_LAWS[state],
  remedies: SEALING_LAWS[state].remedies.map(shownRemedy),
  legalHelp: legalHelpOf(LEGAL_HELP, state),
});
const facts = (changes: Partial<PlanCase> = {}): PlanCase => ({
  state: 'MA',
  county: '',
  filingDate: day('2022-03-05'),
  reason: 'Non-payment of rent',
  outcome: 'lost',
  paymentStatus: 'paid',
  dates: {},
  ...changes,
});
const plan = (changes: Partial<PlanCase> = {}) => {
  const mine = facts(changes);
  return rentersPlan(sources(mine.state), mine, TODAY);
};
const kinds = (changes: Partial<PlanCase> = {}) => plan(changes).nextSteps.map(({ kind }) => kind);

describe.each(JURISDICTIONS)('the plan in $name', ({ code }) => {
  it('covers every outcome on a page without a case', () => {
    const { outcomes } = statePlan(sources(code).remedies, TODAY);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(CASE_OUTCOMES);
  });
});

describe('the next steps', () => {
  it('begin with what is open now', () => {
    expect(kinds({ state: 'AZ', outcome: 'dismissed' })).toEqual(['automatic']);
    expect(kinds({ outcome: 'dismissed', dates: { ended: onDay(day('2022-04-05')) } })).toEqual(['petition']);
    // Old enough, but the day decides: it is looked up first.
    expect(kinds({ outcome: 'dismissed' })).toEqual(['find-out', 'petition']);
  });

  it('tell a renter who has paid what to file and what to do if that is not enough', () => {
    // After what its law asks first: whether the court's file shows the payment.
    expect(kinds()).toEqual(['find-out', 'petition', 'paid-still-refused']);
  });

  it('tell a renter who owes that paying opens a remedy', () => {
    expect(kinds({ paymentStatus: 'not-paid' })).toEqual(['find-out', 'pay']);
  });

  it('name the day to wait for once the date is known', () => {
    const { nextSteps } = plan({ paymentStatus: 'not-paid', dates: { ended: onDay(day('2023-05-14')) } });
    expect(nextSteps.map(({ kind, date }) => [kind, date])).toEqual([
      ['wait', '2027-05-24'],
      ['pay', null],
    ]);
  });

  it('ask for the date first if a remedy may already be open', () => {
    const ended = readKnownDate('2022') ?? expect.fail();
    const first = (today: string) => {
      const answers = { hardship: true, 'also-fault': false, 'other-case': false };
      const mine = facts({ paymentStatus: 'not-paid', dates: { ended }, answers });
      const [nextStep] = rentersPlan(sources('MA'), mine, day(today)).nextSteps;
      return [nextStep?.kind, nextStep?.date];
    };
    // Four years after the time to appeal a judgment that was entered on March 5 at the earliest.
    expect(first('2026-03-14')).toEqual(['wait', '2027-01-10']);
    expect(first('2026-03-15')).toEqual(['find-out', null]);
    expect(first('2027-01-10')[0]).toBe('petition');
  });

  it('put a date to wait for before steps for rare cases', () => {
    const dates = { ended: onDay(day('2025-06-01')) };
    const recent = { filingDate: day('2025-05-01'), dates };
    expect(kinds({ ...recent, state: 'DC' })).toEqual(['wait', 'petition', 'paid-still-refused']);
    expect(kinds({ ...recent, state: 'NJ' })).toEqual(['wait', 'find-out', 'paid-still-refused']);
    // There is no date to wait for, only a judge's discretion.
    expect(kinds({ state: 'WA', outcome: 'dismissed' })).toEqual(['petition']);
  });

  it('suggest an agreement if the landlord can sign one', () => {
    expect(kinds({ state: 'AZ', paymentStatus: 'not-paid' })).toEqual(['stipulation']);
  });

  it('name a limit on landlords, and never beside it that no remedy fits', () => {
    expect(kinds({ state: 'NY', paymentStatus: 'not-paid' })).toEqual(['screening-limit']);
  });

  it('name no limit on landlords before it applies', () => {
    // In the District landlords may not use what was filed three years ago.
    const filed = (filingDate: string) => kinds({ state: 'DC', filingDate: day(filingDate) });
    expect(filed('2023-11-21')).toContain('screening-limit');
    expect(filed('2023-11-22')).not.toContain('screening-limit');
    const recent = { filingDate: day('2026-06-01'), dates: { ended: onDay(day('2026-09-20')) } };
    expect(kinds({ ...recent, state: 'OR', paymentStatus: 'partial' })).toEqual(['pay-or-wait']);
  });

  it('say so when there is no law', () => {
    expect(kinds({ state: 'AL', paymentStatus: 'not-paid' })).toEqual(['no-law']);
    expect(kinds({ state: 'AL' })).toEqual(['no-law', 'paid-still-refused']);
    // A rule that is rarely used and unconfirmed for evictions does not count as a law.
    expect(kinds({ state: 'FL', outcome: 'dismissed' })).toEqual(['no-law']);
  });
});

describe('a law last checked more than 180 days ago', () => {
  const checkedOn = (on: string, mine: PlanCase) => {
    const file = sources(mine.state);
    const remedies = file.remedies.map((remedy) => ({ ...remedy, checked: { on } }));
    return rentersPlan({ ...file, remedies }, mine, TODAY);
  };
  const dates = { ended: onDay(day('2023-05-14')) };
  const mine = facts({ state: 'OR', paymentStatus: 'no-judgment', dates });

  it('leads to the clerk instead of a date and adds no remedy to the calendar', () => {
    const young = checkedOn('2026-05-25', mine);
    expect(young.calendar.days.map(({ id }) => id)).toEqual([
      'or-4a1de631-year',
      'or-4a1de631-1',
      'or-4a1de631-8',
      'or-4a1de631-5',
      'or-4a1de631-0',
    ]);
    const old = checkedOn('2026-05-24', mine);
    expect(old.calendar.days.map(({ id }) => id)).toEqual(['or-4a1de631-year', 'or-4a1de631-0']);
    expect(old.nextSteps.map(({ kind }) => kind)).toEqual(['old-check']);
    expect(old.disclosure).toEqual([]);
  });

  it('gives no date, step or sentence about a remedy, whatever the case', () => {
    fc.assert(
      fc.property(anyPlanCase, (any) => {
        const old = checkedOn('2026-05-24', any);
        for (const { when } of old.remedies) expect(when.kind).toBe('not-computable');
        const kinds = old.nextSteps.map(({ kind }) => kind);
        const without = ['ask-clerk', 'old-check', 'paid-still-refused', 'no-remedy', 'no-law'];
        expect(kinds.filter((kind) => !without.includes(kind))).toEqual([]);
        const { newLaw, ...laws } = letterFacts(old, any, TODAY).laws;
        expect(newLaw).toBe(SEALING_LAWS[any.state].unreadAct?.citation ?? '');
        expect(Object.values(laws).join('')).toBe('');
      }),
    );
  });
});

describe('the questions', () => {
  it('are empty if there is no waiting period', () => {
    expect(plan({ state: 'AZ', outcome: 'dismissed' }).questions).toEqual([]);
  });

  it('ask for the date of the judgment, which both periods need, and keep the field once it is filled in', () => {
    expect(plan({ state: 'ME' }).questions).toEqual(['ended']);
    expect(plan({ state: 'ME', dates: { ended: onDay(day('2022-05-14')) } }).questions).toEqual(['ended']);
  });

  it('ask for the day of the end if it decides which remedy covers the case', () => {
    const mine = { state: 'IN', outcome: 'dismissed', filingDate: day('2025-06-01') } as const;
    const waiting = plan(mine);
    expect(waiting.remedies.map(({ when }) => when)).toContainEqual(expect.objectContaining({ fact: 'end' }));
    expect(waiting.questions).toEqual(['ended']);
    const known = plan({ ...mine, dates: { ended: onDay(day('2025-07-01')) } });
    expect(known.remedies.map(({ remedy }) => remedy.id)).toEqual(['in-dismissed-won-overturned']);
  });

  it('keep showing a date that no waiting period needs any more, so that it can be corrected', () => {
    const dates = { ended: onDay(day('2022-05-14')) };
    expect(plan({ state: 'AZ', outcome: 'dismissed', dates }).questions).toEqual(['ended']);
  });

  it('ask about the renter’s own filing in Nevada', () => {
    expect(plan({ state: 'NV', outcome: 'dismissed' }).questions).toEqual(['answer-filed']);
  });
});

describe('the rest of the plan', () => {
  it('warns only renters who owe money about paying', () => {
    expect(plan({ paymentStatus: 'partial' }).cautions).toContain('money-owed');
    expect(plan().cautions).not.toContain('money-owed');
  });

  it('has calendar days for every future day and for no past one, and one to look again before a far one or after a no', () => {
    const dates = { ended: onDay(day('2023-05-14')) };
    const { days } = plan({ state: 'OR', paymentStatus: 'no-judgment', dates }).calendar;
    expect(days.map(({ id, date }) => [id, date])).toEqual([
      ['or-4a1de631-year', '2027-11-21'],
      ['or-4a1de631-1', '2028-05-14'],
      ['or-4a1de631-8', '2028-05-14'],
      ['or-4a1de631-5', '2029-05-14'],
      ['or-4a1de631-0', '2030-05-14'],
    ]);
    const no = plan({ state: 'AL', outcome: 'won', filingDate: day('2015-01-02') }).calendar;
    expect(no.days.map(({ date }) => date)).toEqual(['2027-11-21']);
    expect(no.answers).toBeNull();
  });

  it('gives calendar days of two cases different ids, and those of one case the same', () => {
    const ids = (changes: Partial<PlanCase>) => plan(changes).calendar.days.map(({ id }) => id);
    const one = { state: 'MN', outcome: 'lost', filingDate: day('2024-06-01') } as const;
    const [first] = ids({ ...one, dates: { ended: onDay(day('2024-07-01')) } });
    expect(first).toMatch(/^mn-\w+-\d+$/u);
    expect(ids({ ...one, dates: { ended: onDay(day('2024-08-01')) }, county: 'Anoka County' })).toContain(
      first,
    );
    const everyDay = Array.from({ length: 3_650 }, (_, days) => addDays(day('2016-11-21'), days));
    const dates = { ended: onDay(day('2026-11-20')) };
    const names = everyDay.flatMap((filingDate) => ids({ state: 'ME', filingDate, dates }).slice(0, 1));
    expect(names.length).toBeGreaterThan(3_000);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says what a renter may answer only in the law’s own words', () => {
    expect(plan().disclosure).toEqual([
      "For a sealed case you may answer 'no record' on a housing or credit application. You must still list any eviction that is not sealed.",
    ]);
    expect(plan({ state: 'AZ' }).disclosure).toEqual([]);
  });

  it('lists the papers that fit the case', () => {
    expect(plan({ outcome: 'settlement' }).papers).toEqual([
      'identity',
      'case-papers',
      'proof-of-payment',
      'agreement',
      'denial',
    ]);
    expect(plan({ outcome: 'won', paymentStatus: 'no-judgment' }).papers).not.toContain('proof-of-payment');
  });

  it('begins with the remedy of the finding, then lists the most open ones, whatever the case', () => {
    const order = ['open-now', 'likely over', 'opens-on', 'needs-a-fact', 'not-computable'];
    fc.assert(
      fc.property(anyPlanCase, (mine) => {
        const { remedies, closed, nextSteps, cautions } = rentersPlan(sources(mine.state), mine, TODAY);
        expect(cautions[0]).toBe('open-or-appealed');
        expect(remedies.length + closed.length).toBe(SEALING_LAWS[mine.state].remedies.length);
        const found = finding(sources(mine.state), mine, TODAY);
        // The rule of the renter's own court comes before the state's.
        if (isOwnCourtFirst(found)) return;
        const resting = found.basis?.remedy.id;
        if (resting !== undefined) expect(remedies[0]?.remedy.id).toBe(resting);
        const ranks = remedies
          .slice(resting === undefined ? 0 : 1)
          .map(({ when }) =>
            order.indexOf(when.kind === 'needs-a-fact' && when.likely === true ? 'likely over' : when.kind),
          );
        expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
        expect(ranks).not.toContain(-1);
        for (const { when } of closed) expect(when.kind).toBe('does-not-apply');
        expect(nextSteps.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never leads to a next step without a text in the law file', () => {
    fc.assert(
      fc.property(anyPlanCase, (mine) => {
        const file = sources(mine.state);
        const words = planWords(file, NEXT_STEPS_IN_WORDS, null);
        for (const { kind } of rentersPlan(file, mine, TODAY).nextSteps)
          expect(Object.keys(words.nextSteps), mine.state).toContain(kind);
        for (const { id } of file.remedies) expect(words.remedies[id]).toBeDefined();
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the state's own limits on reports", () => {
  it('are the statewide ones that apply to the case', () => {
    const ids = (changes: Partial<PlanCase>) => plan(changes).stateLimits.map(({ id }) => id);
    expect(ids({ state: 'CA', outcome: 'won', paymentStatus: 'no-judgment' })).toEqual(['ca-report-limit']);
    expect(ids({ state: 'CA', outcome: 'lost' })).toEqual([]);
    expect(ids({ state: 'OR', outcome: 'dismissed', paymentStatus: 'no-judgment' })).toEqual([
      'or-landlord-use-dismissed-won',
    ]);
    // Philadelphia's holds in Philadelphia alone.
    expect(ids({ state: 'PA', county: 'Philadelphia County' })).toEqual([]);
    expect(ids({ state: 'TX' })).toEqual([]);
  });

  it('are omitted once their check is half a year old', () => {
    const mine = facts({ state: 'NY' });
    const limits = (today: string) => rentersPlan(sources('NY'), mine, day(today)).stateLimits;
    expect(limits('2027-05-21').map(({ id }) => id)).toEqual(['ny-no-denial-over-housing-court']);
    expect(limits('2027-05-22')).toEqual([]);
  });

  it('are omitted from a built page once their check is half a year old', () => {
    const limits = (today: string) =>
      JURISDICTIONS.flatMap(({ code }) => stateLimits(sources(code).remedies, day(today)));
    expect(limits('2027-05-21').length).toBeGreaterThan(5);
    expect(limits('2027-05-22')).toEqual([]);
  });
});

describe('the plan of a state without a case', () => {
  const planOn = (code: JurisdictionCode, today: string) => statePlan(sources(code).remedies, day(today));
  const withRemedies = JURISDICTIONS.filter(({ code }) => SEALING_LAWS[code].remedies.some(isConfirmed));

  it('says what a renter may answer while the check of the law is recent enough', () => {
    expect(planOn('OR', '2027-05-21').disclosure).not.toEqual([]);
    for (const { code } of withRemedies) expect(planOn(code, '2027-05-29').disclosure, code).toEqual([]);
  });

  it('still lists a remedy whose check is too old', () => {
    expect(withRemedies.length).toBeGreaterThan(20);
    for (const { code } of withRemedies)
      expect(planOn(code, '2027-05-29').outcomes, code).toEqual(planOn(code, '2027-05-21').outcomes);
  });
});
