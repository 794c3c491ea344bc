import { PAPER_WORDS } from '#content/filing-papers.ts';
import { stateFilings } from '#data/filings.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { COUNTIES } from '#data/places.ts';
import { type Answers, type FactId, factKind } from '#domain/filing/facts.ts';
import { factsToAsk } from '#domain/filing/filing.ts';
import type { Filing, OfficialForm } from '#domain/filing/filing-schema.ts';
import { linesOf, type Paper, type PaperInput, papersOf, type Run } from '#domain/filing/papers.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';
import { type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { Language } from '#domain/shared/language.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';

/* Filings with renters who need them, for tests of the papers. */

export const TODAY = plainDate('2026-11-25') as PlainDate;

/** A filing with the remedy of the law that it is for. */
export interface Case {
  readonly state: JurisdictionCode;
  readonly filing: Filing;
  readonly remedy: Remedy;
  readonly form: OfficialForm | undefined;
}
export const CASES: readonly Case[] = JURISDICTIONS.flatMap(({ code: state }) =>
  stateFilings(state).filings.flatMap((filing) => {
    const remedy = SEALING_LAWS[state].remedies.find(({ id }) => id === filing.remedyId);
    const form = stateFilings(state).forms.find(({ id }) => id === filing.form);
    return remedy === undefined ? [] : [{ state, filing, remedy, form }];
  }),
);
export const DRAFTS = CASES.filter(({ filing }) => filing.draft !== null);

/** Five renters whose cases ended differently. */
export const PERSONAS: Readonly<Record<string, Answers>> = {
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

/** Answers to everything that a remedy asks, as the remedy needs them. */
export function answersFor(each: Case, persona: Answers): Answers {
  const { filing, remedy, state } = each;
  const { period } = remedy.appliesTo;
  const wanted = new Map(
    filing.conditions.flatMap(({ anyOf }) => anyOf.map((test) => [test.fact, test] as const)),
  );
  const answers = factsToAsk(each).map((fact): [FactId, string] => {
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

/** All papers of a filing. */
export function papersFor(
  { filing, state, form }: Case,
  answers: Answers,
  language: Language = 'en',
): readonly Paper[] {
  return papersOf(filing, form, stateFilings(state), inputFor(state, answers, language));
}

/** What papers of a state are made from. */
export function inputFor(state: JurisdictionCode, answers: Answers, language: Language = 'en'): PaperInput {
  return { answers, state, words: PAPER_WORDS, language };
}

/** Every piece of text, answer and blank of papers. */
export function runsOf(papers: readonly Paper[]): readonly Run[] {
  return papers.flatMap(({ blocks }) => blocks.flatMap((block) => linesOf(block).flat()));
}
