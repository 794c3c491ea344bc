import { LANGUAGE_NAMES, type Language } from '#config/languages.ts';
import { type Answers, clearAnswers, type FactId, factKind, filingCase } from '#domain/filing/facts.ts';
import {
  type Assessment,
  assess,
  factsToAsk,
  type FilingKind,
  isAsked,
  kindWithoutRequest,
  type Step,
  stepsOf,
} from '#domain/filing/filing.ts';
import type { StateFilingsFile } from '#domain/filing/filing-file.ts';
import type { Filing, OfficialForm } from '#domain/filing/filing-schema.ts';
import {
  blanksOf,
  clerkLetter,
  type Paper,
  type PaperInput,
  papersOf,
  screeningLetter,
} from '#domain/filing/papers.ts';
import { knownCounty } from '#domain/places/county-name.ts';
import { exactCourtName } from '#domain/law/court-directory.ts';
import { type HelpContact, inCallOrder, legalHelpInState } from '#domain/law/legal-help.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import type { Jurisdiction } from '#domain/places/jurisdiction.ts';
import { judgmentAge } from '#domain/plan/judgment-age.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import type { FilingWords } from './filing-words.ts';

/** A state's law and filings, both needed for a paper. */
export interface StateData {
  readonly state: Jurisdiction;
  readonly law: SealingLawFile;
  readonly filings: StateFilingsFile;
}

/** Everything that the parts of the page show of a remedy. */
export interface ReadyFiling {
  readonly data: StateData;
  readonly remedy: ShownRemedy;
  readonly kind: FilingKind;
  /** `null` where the court acts by itself. */
  readonly filing: Filing | null;
  readonly form: OfficialForm | undefined;
  readonly typed: Answers;
  /** Those that can be taken as they are. */
  readonly answers: Answers;
  /** The questions, in their order. */
  readonly asked: readonly FactId[];
  readonly assessment: Assessment;
  readonly papers: readonly Paper[];
  readonly screening: Paper;
  /** The facts that the papers leave blank, in the order of their numbers. */
  readonly blanks: readonly FactId[];
  readonly contact: HelpContact | undefined;
  /** Whether an open money judgment may have run out. */
  readonly hasOldJudgment: boolean;
}

/** The court's name where the county decides it and no other was typed. */
export function withCourt(answers: Answers, { law }: StateData): Answers {
  if ((answers.courtName ?? '') !== '') return answers;
  const name = exactCourtName(law.courts, knownCounty(law, answers.county ?? ''));
  return name === undefined ? answers : { ...answers, courtName: name };
}

/** The same after the county has changed: a court's name that came with the former county goes, a typed one stays. */
export function withCourtOf(answers: Answers, before: Answers, data: StateData): Answers {
  const former = exactCourtName(data.law.courts, knownCounty(data.law, before.county ?? ''));
  return withCourt(before.courtName === former ? { ...answers, courtName: '' } : answers, data);
}

/**
 * Computed again after each answer.
 *
 * @param today the renter's day
 */
export function readyFiling(
  data: StateData,
  remedy: ShownRemedy,
  typed: Answers,
  language: Language,
  today: PlainDate,
): ReadyFiling {
  const { state, law, filings } = data;
  const answers = clearAnswers(typed, language);
  const filing = filings.filings.find(({ remedyId }) => remedyId === remedy.id) ?? null;
  const kind = filing?.kind ?? kindWithoutRequest(remedy) ?? 'held';
  const form = filings.forms.find(({ id }) => id === filing?.form);
  const filed = { filing, form, remedy };
  const asked = factsToAsk(filed).filter((fact) => isAsked(fact, answers));
  const input: PaperInput = { answers, state: state.code, words: filings.words, language };
  const papers = filing === null ? [clerkLetter(remedy, input)] : papersOf(filing, form, filings, input);
  const facts = filingCase(answers, state.code);
  return {
    data,
    remedy,
    kind,
    filing,
    form,
    typed,
    answers,
    asked,
    papers,
    assessment: assess(filed, answers, state.code, today),
    screening: screeningLetter(input),
    blanks: blanksOf(papers).filter((fact) => factKind(fact).optional !== true),
    contact: inCallOrder(legalHelpInState(law.legalHelp, knownCounty(law, answers.county ?? '')))[0],
    hasOldJudgment: facts !== undefined && judgmentAge(law.judgmentLife, facts, today) !== null,
  };
}

/** A step as the page and the printed checklist say it. */
interface ShownStep {
  readonly step: Step;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** The steps of a filing. Where facts are sworn to, the signing says what the state's oath needs. */
export function shownSteps({ filing, data }: ReadyFiling, words: FilingWords): readonly ShownStep[] {
  if (filing === null) return [];
  const COPY = words.filing.FILING_COPY.steps;
  const { oath } = data.filings;
  const note = filing.draft?.signed === 'sworn' ? oath?.note?.[words.language] : undefined;
  return stepsOf(filing).map((step) => ({
    step,
    heading: COPY[step].heading,
    texts: [
      format<string>(COPY[step].text, { days: filing.objection?.days ?? '' }),
      ...(step === 'sign' && note !== undefined ? [note] : []),
    ],
  }));
}

export function dayInWords(date: string, language: Language): string {
  return longDate(date as PlainDate, LANGUAGE_NAMES[language].tag);
}
