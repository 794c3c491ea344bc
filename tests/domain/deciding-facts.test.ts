import { describe, expect, it } from 'vitest';

import * as en from '#content/words/en/law.ts';
import { PLAN_WHEN_COPY } from '#content/words/en/plan.ts';
import * as es from '#content/words/es/law.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type Criterion, criteriaOf, criteriaRemedy } from '#domain/plan/criteria.ts';
import { type Finding, finding } from '#domain/plan/finding.ts';
import { findingText, type FindingText } from '#domain/plan/finding-text.ts';
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
      JSON.stringify(facts.dates),
    ].join(' '),
    facts,
    found,
    text: findingText(found, name, en.FINDING_WORDS),
    spanish: findingText(found, name, es.FINDING_WORDS),
    criteria:
      remedy === null ? [] : criteriaOf(remedy, found.basis?.when, facts, name, en.CRITERIA_WORDS, questions),
  };
}

/** Each known or unknown: how a settlement ended, when the case ended, when it was paid. */
const KNOWN: readonly Partial<PlanCase>[] = [
  {},
  ...SETTLEMENT_ENDINGS.map((settledAs) => ({ settledAs })),
  { dates: ended('2026-10-05') },
  { dates: { ...ended('2024-09-05'), paid: ended('2025-02-05').ended } },
];

const RESULTS = ['2016-03-01', '2020-09-01', '2024-06-15', '2026-08-01'].flatMap((filingDate) =>
  JURISDICTION_CODES.flatMap((state) =>
    CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        EVICTION_REASONS.flatMap((reason) =>
          KNOWN.map((known) =>
            read({
              state,
              county: '',
              outcome,
              paymentStatus,
              filingDate: filingDate as PlainDate,
              reason,
              dates: {},
              ...known,
            }),
          ),
        ),
      ),
    ),
  ),
);

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
    expect(
      breaking(({ found, text, spanish }) =>
        [text.can, text.sentence, spanish.can, spanish.sentence].every((said) => {
          if (!counted.test(said)) return true;
          return (numbers[Math.max(found.decidedBy.length, 1) - 1] ?? /A few|Varios/u).test(said);
        }),
      ),
    ).toEqual([]);
    expect(
      breaking(({ found, criteria }) => {
        if (found.kind !== 'needs-a-fact' || found.decidedBy.length === 0) return true;
        const unknown = criteria.filter((each) => each.met === 'unknown' && !isOthers(each));
        return unknown.length <= found.decidedBy.length;
      }),
    ).toEqual([]);
  });

  it('each that waits for a fact says what the answers lead to', () => {
    const leads = /If (?:it fits|yes|no|not): |At best: |Most likely: |Either way: |opens depends on/u;
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

  it('none puts “yes” beside an answer that says no', () => {
    expect(
      breaking(({ criteria }) =>
        criteria.every(
          ({ text, met, said }) =>
            !(
              met === 'yes' &&
              /paid/u.test(text) &&
              said === 'You said: not paid.' &&
              !/not paid in full/u.test(text)
            ),
        ),
      ),
    ).toEqual([]);
  });
});
