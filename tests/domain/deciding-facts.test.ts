import { describe, expect, it } from 'vitest';

import * as en from '#content/words/en/law.ts';
import { PLAN_WHEN_COPY } from '#content/words/en/plan.ts';
import * as es from '#content/words/es/law.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type Criterion, criteriaOf, criteriaRemedy } from '#domain/plan/criteria.ts';
import { type Finding, finding } from '#domain/plan/finding.ts';
import { findingText, type FindingText } from '#domain/plan/finding-text.ts';
import { DEBT_ENDINGS, type FurtherDate, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { type KnownDate, onDay } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

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

/** A result in words, with the conditions of its remedy. */
interface Read {
  readonly name: string;
  readonly facts: PlanCase;
  readonly found: Finding;
  readonly text: FindingText;
  readonly spanish: FindingText;
  readonly criteria: readonly Criterion[];
}

function read(facts: PlanCase): Read {
  const law = SEALING_LAWS[facts.state];
  const remedies = law.remedies.map(shownRemedy);
  const found = finding({ ...law, remedies }, facts, TODAY);
  const { name } = jurisdiction(facts.state);
  const remedy = criteriaRemedy(found, remedies, facts);
  const { questions } = PLAN_WHEN_COPY.asks;
  return {
    name: [
      ...Object.values(facts).filter((value) => typeof value === 'string'),
      JSON.stringify([facts.dates, facts.answers]),
    ].join(' '),
    facts,
    found,
    text: findingText(found, name, en.FINDING_WORDS),
    spanish: findingText(found, name, es.FINDING_WORDS),
    criteria:
      remedy === null ? [] : criteriaOf(remedy, found.basis?.when, facts, name, en.CRITERIA_WORDS, questions),
  };
}

/** A fact that a case may leave open: not known, known in part, or known. */
interface Fact {
  readonly name: string;
  readonly isUsed: (path: ShownRemedy) => boolean;
  readonly levels: readonly ((facts: PlanCase) => PlanCase)[];
}

const unknown = (facts: PlanCase) => facts;

/** A date by its year, and by its day: so many days after the filing. */
const dated = (which: FurtherDate, after: number, isUsed: Fact['isUsed']): Fact => ({
  name: which,
  isUsed,
  levels: [
    unknown,
    (facts) => {
      const year = addDays(facts.filingDate, after).slice(0, 4);
      return withDate(facts, which, {
        first: `${year}-01-01` as PlainDate,
        last: `${year}-12-31` as PlainDate,
      });
    },
    (facts) => withDate(facts, which, onDay(addDays(facts.filingDate, after))),
  ],
});
const withDate = (facts: PlanCase, which: FurtherDate, date: KnownDate) => ({
  ...facts,
  dates: { ...facts.dates, [which]: date },
});
const countsFrom = (event: string) => (path: ShownRemedy) => path.waitingPeriod?.from === event;
const asks = (path: ShownRemedy, question: CaseQuestion) =>
  path.appliesTo.answers?.some((each) => each.question === question) === true ||
  (question === 'foreclosure' && path.appliesTo.reasons?.includes('foreclosure') === true) ||
  (question === 'extended' && path.appliesTo.orExpired !== undefined);

/** Every fact that a law file can depend on, by the field that names it. */
const FACTS: readonly Fact[] = [
  {
    name: 'settlement',
    isUsed: ({ appliesTo }) => appliesTo.settledAs !== undefined || appliesTo.outcomes.includes('settlement'),
    levels: [
      unknown,
      ...SETTLEMENT_ENDINGS.map((settledAs) => (facts: PlanCase) => ({ ...facts, settledAs })),
    ],
  },
  dated(
    'ended',
    70,
    (path) =>
      ['dismissal', 'judgment'].includes(path.waitingPeriod?.from ?? '') ||
      path.appliesTo.period?.of === 'end' ||
      path.appliesTo.judgmentAfterDays !== undefined,
  ),
  dated('paid', 200, countsFrom('satisfaction')),
  dated(
    'settlement-kept',
    300,
    (path) => path.appliesTo.termsKept === true || countsFrom('settlement-completed')(path),
  ),
  dated('claim', -40, ({ appliesTo }) => appliesTo.period?.of === 'claim'),
  dated('answer-filed', 20, countsFrom('tenant-affidavit')),
  dated('last-request', 400, ({ appliesTo }) => appliesTo.onceInYears !== undefined),
  {
    name: 'debt',
    isUsed: ({ appliesTo }) => appliesTo.orExpired !== undefined,
    levels: [unknown, ...DEBT_ENDINGS.map((debt) => (facts: PlanCase) => ({ ...facts, debt }))],
  },
  {
    name: 'filing',
    isUsed: ({ appliesTo }) => appliesTo.period?.of === 'filing',
    levels: [
      unknown,
      (facts) => ({
        ...facts,
        filingDate: `${facts.filingDate.slice(0, 4)}-01-01` as PlainDate,
        filingPrecision: 'year' as const,
      }),
    ],
  },
  {
    name: 'court',
    isUsed: ({ localTo }) => localTo !== null,
    levels: [unknown, (facts) => ({ ...facts, county: 'Cuyahoga' })],
  },
  ...CASE_QUESTIONS.map((question): Fact => ({
    name: question,
    isUsed: (path) => asks(path, question),
    levels: [
      unknown,
      ...[true, false].map((said) => (facts: PlanCase) => ({
        ...facts,
        answers: { ...facts.answers, [question]: said },
      })),
    ],
  })),
];

/** Every combination of two facts that a state's law can depend on, each not known, known in part or known. */
function combinationsOf(facts: PlanCase): readonly PlanCase[] {
  const paths = SEALING_LAWS[facts.state].remedies.map(shownRemedy);
  const used = FACTS.filter(({ isUsed }) => paths.some(isUsed));
  const pairs = used.flatMap((one, index) => used.slice(index + 1).map((other) => [one, other] as const));
  const all = pairs.flatMap(([one, other]) =>
    one.levels.flatMap((first) => other.levels.map((second) => second(first(facts)))),
  );
  const alone = used.flatMap(({ levels }) => levels.map((level) => level(facts)));
  return [...new Map([facts, ...alone, ...all].map((each) => [JSON.stringify(each), each])).values()];
}

const RESULTS = ['2016-03-01', '2020-09-01', '2024-06-15'].flatMap((filingDate) =>
  JURISDICTION_CODES.flatMap((state) =>
    CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        // The reasons of one ground lead to the same.
        (['Non-payment of rent', 'No cause/No fault', 'Lease violation', 'Other'] as const).flatMap(
          (reason) =>
            combinationsOf({
              state,
              county: '',
              outcome,
              paymentStatus,
              filingDate: filingDate as PlainDate,
              reason,
              dates: {},
            }).map(read),
        ),
      ),
    ),
  ),
);

it('the combinations hold each law’s facts two by two', () => {
  expect(new Set(RESULTS.map(({ facts }) => facts.state)).size).toBe(51);
  expect(RESULTS.length).toBeGreaterThan(100_000);
});

/** The names of the results that break a rule: none. */
const breaking = (rule: (result: Read) => boolean) =>
  [
    ...new Set(
      RESULTS.filter((result) => !rule(result)).map(
        ({ name, text }) => `${name}: ${text.can} ${text.sentence}`,
      ),
    ),
  ].slice(0, 20);

/** Conditions that somebody else decides are no facts of the renter's. */
const isOthers = ({ text }: Criterion) =>
  text === en.CRITERIA_WORDS.signature || text === en.CRITERIA_WORDS.judge;

describe('of all results, whatever is known of them', () => {
  it('none says “one thing” with two unknown', () => {
    const counted = /(?:One|Two|Three|A few) things? decides?|(?:Un|Dos|Tres|Varios) datos? lo deciden?/u;
    const numbers = [/One thing|Un dato/u, /Two things|Dos datos/u, /Three things|Tres datos/u];
    const unknownIn = ({ found }: Read) =>
      found.decidedBy.length + (found.basis?.remedy.appliesTo.dependsOn === undefined ? 0 : 1);
    expect(
      breaking((result) =>
        [result.text, result.spanish]
          .flatMap(({ can, sentence }) => [can, sentence])
          .every((said) => {
            if (!counted.test(said)) return true;
            return (numbers[Math.max(unknownIn(result), 1) - 1] ?? /A few|Varios/u).test(said);
          }),
      ),
    ).toEqual([]);
    expect(
      breaking(({ found, criteria }) => {
        if (found.kind !== 'needs-a-fact' || found.decidedBy.length === 0) return true;
        const open = criteria.filter((each) => each.met === 'unknown' && !isOthers(each));
        return open.length <= found.decidedBy.length;
      }),
    ).toEqual([]);
  });

  it('each that waits for a fact says what the answers lead to', () => {
    const leads = /If (?:it fits|yes|no|not): |At best: |One of these: |Either way: |opens depends on/u;
    expect(breaking(({ found, text }) => found.kind !== 'needs-a-fact' || leads.test(text.sentence))).toEqual(
      [],
    );
  });

  it('none depends on things that it does not name', () => {
    expect(
      breaking(({ text }) => !/depends on\.|depends on things|: \.|\{|undefined/u.test(text.sentence)),
    ).toEqual([]);
  });

  it('none says “only” of one remedy while another may apply', () => {
    expect(
      breaking(({ text }) => !/\bonly (?:once|if|when|after)\b/u.test(text.sentence + text.when)),
    ).toEqual([]);
  });

  it('none puts “yes” beside an answer that says no, nor “no” beside one that says yes', () => {
    expect(breaking(({ criteria }) => !criteria.some(denies))).toEqual([]);
  });
});

/** Whether a condition's mark contradicts the answer next to it. */
function denies({ text, met, said }: Criterion): boolean {
  const answer = said === null ? null : /^You said: (.+)\.$/u.exec(said)?.[1];
  if (answer == null || met === 'unknown') return false;
  const asked = /It has to be “(yes|no)”/u.exec(text)?.[1];
  if (asked !== undefined) return (met === 'yes') !== (answer === asked);
  if (text.startsWith('It ended like this')) return met === 'yes' && !text.includes(answer);
  if (text === 'The judgment was not paid in full.') return (met === 'yes') === (answer === 'paid in full');
  if (!/^What you owed is paid/u.test(text)) return false;
  return (
    (met === 'yes') !==
    ['paid in full', 'no money judgment', 'wiped out in bankruptcy', 'expired'].includes(answer)
  );
}
