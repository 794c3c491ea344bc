import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PAPER_WORDS } from '#content/filing-papers.ts';
import { type Answers, FACT_IDS, type FactId, factKind } from '#domain/filing/facts.ts';
import { assess, factsToAsk, stepsOf } from '#domain/filing/filing.ts';
import type { Filing } from '#domain/filing/filing-schema.ts';
import { blanksOf, linesOf, type Paper, papersOf, plainLine } from '#domain/filing/papers.ts';
import { remedyFit } from '#domain/plan/remedy-fit.ts';
import { filingCase } from '#domain/filing/facts.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';

import { stateFilings } from './filings.ts';
import { SEALING_LAWS } from './laws.ts';
import { COUNTIES } from './places.ts';

const TODAY = plainDate('2026-11-25') as PlainDate;

interface Case {
  readonly state: JurisdictionCode;
  readonly filing: Filing;
  readonly remedy: Remedy;
}
const CASES: readonly Case[] = JURISDICTIONS.flatMap(({ code: state }) =>
  stateFilings(state).filings.flatMap((filing) => {
    const remedy = SEALING_LAWS[state].remedies.find(({ id }) => id === filing.path);
    return remedy === undefined ? [] : [{ state, filing, remedy }];
  }),
);
const DRAFTS = CASES.filter(({ filing }) => filing.draft !== null);

/** Five renters whose cases ended differently. */
const PERSONAS: Readonly<Record<string, Answers>> = {
  dismissed: { outcome: 'dismissed', fullName: 'José Ñuñez-O’Brien' },
  won: { outcome: 'won', fullName: 'Nguyễn Thị Ánh' },
  paid: { outcome: 'lost', paymentStatus: 'paid', fullName: 'Łucja Đặng' },
  'without a money judgment': { outcome: 'lost', paymentStatus: 'no-judgment', fullName: '李小龙' },
  settled: {
    outcome: 'settlement',
    settledAs: 'judgment',
    paymentStatus: 'paid',
    fullName: 'Maximiliana '.repeat(12).trim(),
  },
};

const DATES: Answers = {
  filingDate: '3/2/2015',
  endDate: '5/14/2015',
  paidDate: '6/1/2015',
  keptDate: '6/1/2015',
  appealEndDate: '5/24/2015',
};

const REASONS: Readonly<Record<string, string>> = {
  nonpayment: 'Non-payment of rent',
  fault: 'Lease violation',
  'no-fault': 'No cause/No fault',
};

/** Answers to everything that a path asks, as the path needs them. */
function answersFor({ filing, remedy, state }: Case, persona: Answers): Answers {
  const form = stateFilings(state).forms.find(({ id }) => id === filing.form);
  const { period } = remedy.appliesTo;
  const wanted = new Map(
    filing.conditions.flatMap(({ anyOf }) => anyOf.map((test) => [test.fact, test] as const)),
  );
  const answers = factsToAsk(filing, form, remedy).map((fact): [FactId, string] => {
    const { input, choices = [] } = factKind(fact);
    const test = wanted.get(fact);
    if (test !== undefined && 'is' in test) return [fact, test.is[0] ?? ''];
    if (fact === 'county') return [fact, remedy.localCounty ?? COUNTIES[state][0] ?? ''];
    if (fact === 'reason') return [fact, REASONS[remedy.appliesTo.reasons?.[0] ?? 'nonpayment'] ?? ''];
    const answer = remedy.appliesTo.answers?.find(({ question }) => question === fact);
    if (answer !== undefined) return [fact, answer.answer ? 'yes' : 'no'];
    if (input === 'date') return [fact, DATES[fact] ?? '4/4/2016'];
    return [fact, choices[0] ?? `given ${fact}`];
  });
  const all = { ...Object.fromEntries(answers), ...persona };
  if (period === null || period.of === 'end' || period.onOrAfter === null) return all;
  return {
    ...all,
    filingDate: period.onOrAfter,
    endDate: '6/1/2025',
    paidDate: '7/1/2025',
    keptDate: '7/1/2025',
  };
}

const papersFor = ({ filing, state }: Case, answers: Answers, language: 'en' | 'es' = 'en') => {
  const { forms, waiver } = stateFilings(state);
  const input = { answers, state: jurisdiction(state).name, words: PAPER_WORDS, language };
  return papersOf(
    filing,
    forms.find(({ id }) => id === filing.form),
    waiver,
    input,
  );
};
const runsOf = (papers: readonly Paper[]) =>
  papers.flatMap(({ blocks }) => blocks.flatMap((block) => linesOf(block).flat()));

describe.each(DRAFTS.map((each) => [each.filing.path, each] as const))('the draft of %s', (_path, each) => {
  const { filing, remedy, state } = each;

  it.each(Object.entries(PERSONAS))(
    'for a case that was %s stands exactly where the law allows it',
    (_who, persona) => {
      const answers = answersFor(each, persona);
      const { status, stops, missing } = assess(filing, remedy, answers, state, TODAY);
      expect(missing).toEqual([]);
      const facts = filingCase(answers, state);
      if (facts === undefined) throw new Error('The case is known.');
      const fit = remedyFit(remedy, facts);
      if (fit.fits === 'no')
        expect(stops).toContainEqual({ kind: 'law', when: { kind: 'does-not-apply', why: fit.why } });
      if (status === 'stopped') {
        expect(stops.length).toBeGreaterThan(0);
        return;
      }
      const papers = papersFor(each, answers);
      const text = runsOf(papers)
        .map(({ text: part }) => part)
        .join('');
      for (const name of ['fullName', 'landlord', 'caseNumber'] as const)
        expect(text).toContain(answers[name]);
      expect(text).not.toMatch(/[{}]|undefined|null/u);
      expect(blanksOf(papers)).toEqual([]);
      for (const run of runsOf(papers)) if (run.kind === 'answer') expect(answers[run.fact]).toBeDefined();
    },
  );

  it('states nothing that was not given: every fact is a blank', () => {
    const papers = papersFor(each, {});
    expect(runsOf(papers).filter(({ kind }) => kind === 'answer')).toEqual([]);
    for (const fact of blanksOf(papers))
      expect([fact, PAPER_WORDS.blanks[fact] !== undefined]).toEqual([fact, true]);
  });

  it('has a meaning in Spanish beside each sentence', () => {
    for (const { blocks } of papersFor(each, answersFor(each, {}), 'es'))
      for (const block of blocks) {
        if (block.kind === 'text') expect(block.sentence.meaning).toMatch(/\S/u);
        if (block.kind === 'list') for (const { meaning } of block.items) expect(meaning).toMatch(/\S/u);
      }
  });
});

describe('each filing', () => {
  it.each(CASES.map((each) => [each.filing.path, each] as const))(
    '%s asks all that its papers name',
    (_path, each) => {
      const { filing, remedy, state } = each;
      const form = stateFilings(state).forms.find(({ id }) => id === filing.form);
      const asked = new Set(factsToAsk(filing, form, remedy));
      for (const fact of blanksOf(papersFor(each, { dcGround: 'other' })))
        expect([fact, asked.has(fact)]).toEqual([fact, true]);
    },
  );

  it.each(CASES.map((each) => [each.filing.path, each] as const))(
    '%s can be reached by some renter where the law is confirmed',
    (_path, each) => {
      const { filing, remedy, state } = each;
      const reached = Object.values(PERSONAS)
        .concat({ outcome: 'settlement', settledAs: 'dismissed' })
        .filter(
          (persona) => assess(filing, remedy, answersFor(each, persona), state, TODAY).status === 'ready',
        );
      // A law that nobody could confirm opens no paper.
      expect(reached.length > 0).toBe(remedy.confidence !== 'low' || filing.stop !== undefined);
    },
  );

  it.each(DRAFTS.map((each) => [each.filing.path, each] as const))(
    '%s stops when a condition is not met, or not known',
    (_path, each) => {
      const { filing, remedy, state } = each;
      for (const { law, anyOf } of filing.conditions) {
        const [test] = anyOf;
        if (test === undefined || !('is' in test) || test.fact === 'dcGround') continue;
        for (const said of ['unknown', test.is[0] === 'yes' ? 'no' : 'yes']) {
          const answers = { ...answersFor(each, {}), [test.fact]: said };
          const { status, stops } = assess(filing, remedy, answers, state, TODAY);
          expect(status).toBe('stopped');
          expect(stops).toContainEqual({ kind: 'condition', law, fact: test.fact, said });
        }
      }
    },
  );

  it('ends its steps with the order', () => {
    for (const { filing } of CASES) expect(stepsOf(filing).at(-1)).toBe('order');
  });
});

describe('a paper', () => {
  const indiana = CASES.find(({ filing }) => filing.path === 'in-older-dismissed-won-overturned');
  if (indiana === undefined) throw new Error('Indiana has a filing.');
  const answers = answersFor(indiana, { outcome: 'dismissed' });

  it('writes what was typed as it was typed, whatever the letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== ''),
        (name) => {
          const [request] = papersFor(indiana, { ...answers, landlord: name });
          const caption = request?.blocks[0];
          expect(caption?.kind === 'caption' && plainLine(caption.landlord)).toBe(
            name.trim() === 'unknown' ? '[landlord]' : name.trim(),
          );
        },
      ),
    );
  });

  it('leaves a date that is known only by its year to be filled in', () => {
    const papers = papersFor(indiana, { ...answers, endDate: '2015' });
    expect(blanksOf(papers)).toEqual(['endDate']);
  });

  it('names the other renters of the case, and nobody where there are none', () => {
    const renter = (otherTenants: string) => {
      const caption = papersFor(indiana, { ...answers, fullName: 'Dana Reyes', otherTenants })[0]?.blocks[0];
      return caption?.kind === 'caption' ? plainLine(caption.renter) : '';
    };
    expect(renter('')).toBe('Dana Reyes');
    expect(renter('Sam Reyes')).toBe('Dana Reyes and Sam Reyes');
  });

  it('is not made while an answer that decides is missing', () => {
    const { filing, remedy, state } = indiana;
    expect(assess(filing, remedy, { ...answers, stillPublic: '' }, state, TODAY)).toMatchObject({
      status: 'open',
      missing: ['stillPublic'],
    });
  });

  it('is stopped by the case itself: another outcome, or a day to come', () => {
    const { filing, remedy, state } = indiana;
    const lost = assess(filing, remedy, { ...answers, outcome: 'lost' }, state, TODAY);
    expect(lost.stops).toMatchObject([{ kind: 'law', when: { kind: 'does-not-apply', why: 'outcome' } }]);
    const newer = assess(filing, remedy, { ...answers, endDate: '8/1/2025' }, state, TODAY);
    expect(newer.stops).toMatchObject([{ kind: 'law', when: { kind: 'does-not-apply', why: 'ended' } }]);
  });
});

it('each fact is asked by some path', () => {
  const asked = new Set(
    CASES.flatMap(({ filing, remedy, state }) => [
      ...factsToAsk(
        filing,
        stateFilings(state).forms.find(({ id }) => id === filing.form),
        remedy,
      ),
    ]).concat(
      Object.values(SEALING_LAWS).flatMap(({ remedies }) =>
        remedies.flatMap((remedy) => [...factsToAsk(null, undefined, remedy)]),
      ),
    ),
  );
  // Only the plan asks whether the landlord extended a judgment.
  expect(FACT_IDS.filter((fact) => !asked.has(fact))).toEqual(['extended']);
});
