import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FINDING_WORDS } from '#content/words/en/law.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import { decidingFacts } from '#domain/plan/deciding-facts.ts';
import { type DatedRemedy, type Finding, ifs } from '#domain/plan/finding.ts';
import { findingText } from '#domain/plan/finding-text.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { rentersPlan } from '#domain/plan/renters-plan.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { anyCaseInPart, caseFor } from '../support/plan-cases.ts';

/*
 * A second computation, typed apart from the engine: a case is built to fit one rule of a law, and its day is counted from
 * the numbers in the law's file alone, by JavaScript's own dates. The answer is judged by that.
 */

const TODAY = '2026-11-29';
/** As many cases as {@link it} draws; `CASES=100000` draws more. */
const CASES = Number(process.env['CASES'] ?? 2_000);

const sourcesOf = (state: PlanCase['state']) => {
  const law = SEALING_LAWS[state];
  return { ...law, remedies: law.remedies.map(shownRemedy), legalHelp: legalHelpOf(LEGAL_HELP, state) };
};
const SOURCES = new Map(
  Object.values(SEALING_LAWS).map(({ abbreviation }) => [abbreviation, sourcesOf(abbreviation)]),
);
const sources = (state: PlanCase['state']) => SOURCES.get(state) ?? expect.fail(state);
const ask = (facts: PlanCase) => finding(sources(facts.state), facts, TODAY as PlainDate);
const planOf = (facts: PlanCase) => rentersPlan(sources(facts.state), facts, TODAY as PlainDate);
const said = (found: Finding, { state }: PlanCase) => {
  const { can, sentence, when } = findingText(found, SEALING_LAWS[state].state, FINDING_WORDS);
  return [can, sentence, when].join(' ');
};

const later = (day: string, by: { years?: number; months?: number; days?: number }): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + (by.years ?? 0), date.getUTCMonth() + (by.months ?? 0));
  date.setUTCDate(date.getUTCDate() + (by.days ?? 0));
  return date.toISOString().slice(0, 10);
};
const latest = (...days: string[]) => days.toSorted().at(-1) ?? '';

/** The rules that are counted from one day of the case. Court days are counted by hand in statute-cases.test.ts. */
const RULES = [...SOURCES.values()].flatMap(({ remedies }) =>
  remedies.filter(({ confidence, effect, waitingPeriod, appliesTo }) => {
    const isSealing = /^(?:sealed|expunged|confidential)$/u.test(effect);
    const isCounted = waitingPeriod !== null && waitingPeriod.unit !== 'court-days';
    return (
      confidence !== 'low' &&
      isSealing &&
      isCounted &&
      waitingPeriod.appeal?.unit !== 'court-days' &&
      appliesTo.dependsOn === undefined &&
      appliesTo.onlyUnpaid !== true
    );
  }),
);

/** First and last possible day: a time to appeal runs on to a court day, and some courts act once a year. */
function dayOf({ waitingPeriod, effectiveFrom, appliesTo }: ShownRemedy, facts: PlanCase): [string, string] {
  if (waitingPeriod === null) return expect.fail('not counted');
  const { from, amount, unit, bound, appeal, run } = waitingPeriod;
  const { dates, outcome, filingDate } = facts;
  const start =
    from === 'filing'
      ? filingDate
      : from === 'satisfaction'
        ? dates.paid?.last
        : from === 'settlement-completed'
          ? dates['settlement-kept']?.last
          : from === 'tenant-affidavit'
            ? dates['answer-filed']?.last
            : dates.ended?.last;
  const isAppealable = appeal !== undefined && appeal.outcomes?.includes(outcome) !== false;
  const wait = later(start ?? expect.fail(from), isAppealable ? { [appeal.unit]: appeal.amount } : {});
  const counted = later(later(wait, { [unit]: amount }), {
    days: bound === 'after' || (isAppealable && amount === 0) ? 1 : 0,
  });
  const inForce =
    effectiveFrom === null ? '' : effectiveFrom.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom;
  const kept = appliesTo.termsKept === true ? (dates['settlement-kept']?.last ?? '') : '';
  const first = latest(counted, inForce, kept);
  return [first, later(first, { days: isAppealable ? 5 : 0, years: run === 'yearly' ? 1 : 0 })];
}

/** A case that fits a rule, of which everything is known. */
const anyCovered = fc
  .record({
    rule: fc.constantFrom(...RULES),
    filed: fc.nat(2_600),
    lasted: fc.integer({ min: 15, max: 130 }),
    paidAfter: fc.nat(700),
    outcome: fc.nat(3),
  })
  .map(({ rule, filed, lasted, paidAfter, outcome }) => {
    const { period, judgmentAfterDays = 0, outcomes, settledAs } = rule.appliesTo;
    const usual = caseFor(rule);
    const any = later('2018-01-10', { days: filed });
    const inPeriod = (day: string) =>
      period === null || ((period.onOrAfter ?? '') <= day && day < (period.before ?? '9'));
    const day = inPeriod(any) ? any : usual.filingDate;
    const ended = later(day, { days: judgmentAfterDays + lasted });
    const paid = later(ended, { days: paidAfter });
    const past = (date: string) => onDay((date > TODAY ? TODAY : date) as PlainDate);
    const chosen = outcomes[outcome % outcomes.length] ?? usual.outcome;
    const isSettled = chosen === 'settlement';
    const facts: PlanCase = {
      ...usual,
      outcome: chosen,
      settledAs: isSettled ? (settledAs?.[0] ?? 'judgment') : undefined,
      filingDate: day as PlainDate,
      dates: {
        ended: past(ended),
        paid: past(paid),
        'answer-filed': past(day),
        claim: past(later(day, { days: -40 })),
        ...(isSettled && { 'settlement-kept': past(paid) }),
      },
    };
    return { rule, facts };
  })
  .filter(({ facts: { filingDate, dates } }) => (dates.ended?.last ?? '') < TODAY && filingDate < TODAY);

/** The first day that an answer names, for a way that anybody asks for or that the court goes by itself. */
function firstDayOf(ways: readonly (DatedRemedy | null)[]): string {
  const days = ways.flatMap((way) => {
    if (way === null || way.remedy.how === 'stipulation' || way.remedy.how === 'court-discretion') return [];
    if (way.when.kind === 'open-now') return [TODAY];
    return way.when.kind === 'opens-on' ? [way.when.date] : [];
  });
  return days.toSorted()[0] ?? '9';
}
const waysOf = (found: Finding) => [
  found.basis,
  found.local,
  ...ifs(found, 'act').map(({ way }) => way),
  ...ifs(found, 'answer').map(({ finding: { basis } }) => basis),
];

it('names the day that the law’s own numbers give, and no door later than the first that fits', () => {
  let open = 0;
  fc.assert(
    fc.property(anyCovered, ({ rule, facts }) => {
      const [first, last] = dayOf(rule, facts);
      const own = planOf(facts).remedies.find(({ remedy }) => remedy.id === rule.id)?.when;
      if (own?.kind !== 'open-now' && own?.kind !== 'opens-on') return;
      open += 1;
      if (own.kind === 'open-now') expect(first <= TODAY).toBe(true);
      else expect([own.date >= first, own.date <= last]).toEqual([true, true]);
      if (rule.localTo !== null || rule.how === 'stipulation' || rule.how === 'court-discretion') return;
      expect(firstDayOf(waysOf(ask(facts))) <= latest(last, TODAY)).toBe(true);
    }),
    { numRuns: CASES, seed: 67 },
  );
  expect(open).toBeGreaterThan(CASES / 2);
});

it('says what paying opens, with the day that the law’s own numbers give', () => {
  let paying = 0;
  fc.assert(
    fc.property(anyCovered, ({ rule, facts }) => {
      const owes = facts.outcome === 'lost' || facts.settledAs === 'judgment';
      if (rule.appliesTo.paidRequired !== true || !owes || rule.localTo !== null) return;
      const { paid: _paid, ...dates } = facts.dates;
      const unpaid: PlanCase = { ...facts, paymentStatus: 'not-paid', dates };
      const found = ask(unpaid);
      // Nobody is told to pay what may have expired, nor what opens no sooner.
      const [pay] = ifs(found, 'pay');
      if (found.debt !== null || (found.basis !== null && pay === undefined)) return;
      paying += 1;
      const [first, last] = dayOf(rule, { ...unpaid, dates: { ...dates, paid: onDay(TODAY as PlainDate) } });
      if (pay?.first == null) {
        expect(found.closedBy).toBe('unpaid');
        return;
      }
      // Another rule may open by the payment earlier.
      expect(pay.first === 'now' || pay.first <= last).toBe(true);
      if (pay.way?.remedy.id !== rule.id) return;
      expect(pay.first === 'now' ? first <= TODAY : pay.first >= first).toBe(true);
      if (pay.first !== 'now' && found.basis === null)
        expect(said(found, unpaid)).toContain(longDate(pay.first, 'en-US'));
      const { nextSteps, judgmentAge } = planOf(unpaid);
      expect(judgmentAge !== null || nextSteps.some(({ kind }) => kind.startsWith('pay'))).toBe(true);
    }),
    { numRuns: CASES, seed: 67 },
  );
  expect(paying).toBeGreaterThan(CASES / 50);
});

it('asks before it refuses, and says the day of the answer that opens before it asks', () => {
  let asked = 0;
  let days = 0;
  fc.assert(
    fc.property(anyCovered, ({ rule, facts }) => {
      if (rule.localTo !== null || rule.appliesTo.forFew === true) return;
      const known = ask(facts);
      const forgotten: readonly (readonly [string, PlanCase])[] = [
        ...(facts.settledAs === undefined
          ? []
          : [['settlement', { ...facts, settledAs: undefined }] as const]),
        ...Object.keys(facts.answers ?? {}).map((question) => {
          const answers = Object.fromEntries(
            Object.entries(facts.answers ?? {}).filter(([name]) => name !== question),
          );
          return [question, { ...facts, answers }] as const;
        }),
      ];
      for (const [fact, partly] of forgotten) {
        const found = ask(partly);
        const asks: readonly string[] = decidingFacts(found);
        asked += 1;
        // A refusal that the answer would lift asks for it.
        if (found.kind === 'no-remedy' && known.kind !== 'no-remedy') expect(asks).toContain(fact);
        const [first, last] = dayOf(rule, facts);
        const isOwn = known.basis?.remedy.id === rule.id && known.kind !== 'needs-a-fact' && first === last;
        if (!isOwn || found.kind !== 'needs-a-fact' || found.decidedBy.join() !== fact) continue;
        days += 1;
        expect(asks).toContain(fact);
        const day = first <= TODAY ? /\bnow\b/iu : longDate(first as PlainDate, 'en-US');
        if (rule.how !== 'stipulation') expect(said(found, partly)).toMatch(day);
      }
    }),
    { numRuns: CASES, seed: 67 },
  );
  expect(asked).toBeGreaterThan(CASES / 4);
  expect(days).toBeGreaterThan(CASES / 50);
});

it('puts the rule of the renter’s own court before a motion that judges weigh', () => {
  let local = 0;
  fc.assert(
    fc.property(anyCovered, ({ rule, facts }) => {
      if (rule.localTo === null || dayOf(rule, facts)[1] > TODAY) return;
      const { remedies } = planOf(facts);
      local += 1;
      expect(remedies[0]?.remedy.localTo).not.toBeNull();
    }),
    { numRuns: CASES, seed: 67 },
  );
  expect(local).toBeGreaterThan(CASES / 50);
});

it('asks for every fact that decides, or says who knows it, and has paying as a step only where it is owed', () => {
  const cannotType = new Set(['filing', 'court', 'grounds', 'money-judgment', 'settlement-covered']);
  const namesWhoKnows = /\((?:it is|your papers|the clerk|legal aid)/u;
  let questions = 0;
  let payments = 0;
  fc.assert(
    fc.property(anyCaseInPart, (facts) => {
      const found = ask(facts);
      const asks: readonly string[] = decidingFacts(found);
      // More knowledge makes a no a perhaps only where its question is asked.
      const isNo = found.kind === 'no-remedy' && facts.outcome === 'settlement';
      if (isNo && facts.settledAs === undefined && !asks.includes('settlement'))
        for (const settledAs of ['dismissed', 'judgment'] as const)
          expect(ask({ ...facts, settledAs }).kind).toMatch(/^(?:no-remedy|no-law|not-confirmed)$/u);
      const resting = found.basis?.when;
      const decisive = [
        ...(resting?.kind === 'needs-a-fact' ? [resting.fact] : []),
        ...ifs(found, 'learn').map(({ fact }) => fact),
      ];
      for (const fact of decisive) {
        questions += 1;
        if (cannotType.has(fact)) expect(said(found, facts)).toMatch(namesWhoKnows);
        else expect(asks).toContain(fact === 'end' ? 'ended' : fact);
      }
      const isOwed = /^(?:partial|not-paid)$/u.test(facts.paymentStatus) && facts.debt === undefined;
      for (const { kind, date } of planOf(facts).nextSteps) {
        if (!/^pay(?:$|-)/u.test(kind)) continue;
        payments += 1;
        expect(isOwed).toBe(true);
        if (kind !== 'pay') expect((date ?? '') > TODAY).toBe(true);
        // N.D. Cent. Code § 47-32-05 counts seven years from the payment.
        if (facts.state === 'ND') expect(date).toBe('2033-11-29');
      }
    }),
    { numRuns: CASES, seed: 67 },
  );
  expect(questions).toBeGreaterThan(CASES / 20);
  expect(payments).toBeGreaterThan(0);
});
