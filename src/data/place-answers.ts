import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { lawEvidence, lawFinding } from '#domain/law/evidence.ts';
import { type HelpContact, isFreeHelp } from '#domain/law/legal-help.ts';
import type { RenterProtection } from '#domain/law/facts-schema.ts';
import { uncheckedTopics } from '#domain/law/renter-protection.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { areaInWords, isOverYear } from '#domain/places/rents.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';

/** The answers at the top of a page about a place or a state. */
export interface PageAnswers {
  readonly court: {
    readonly label: string;
    readonly name: string;
    readonly note: string | null;
    readonly website: string | null;
  };
  /** `null` if HUD has no figure. */
  readonly rent: {
    readonly label: string;
    readonly figure: string;
    readonly note: string;
  } | null;
  readonly help: HelpContact & { readonly label: string };
  readonly law: {
    readonly answer: string;
    /** When it was checked, or a warning once that is more than a year ago. */
    readonly checked: string;
    readonly link: string;
    readonly path: string;
  };
}

/** HUD's rent for two bedrooms as an answer. */
export interface AnsweredRent {
  /** What the figure is about: a HUD area or a state, in words. */
  readonly area: string;
  readonly monthly: number;
  /** Whether it is an area's estimate, or the middle one of a state's counties or places. */
  readonly of: 'area' | 'counties' | 'places';
  readonly fiscalYear: number;
}

/**
 * A HUD area in the words of a page.
 *
 * @example shownArea('Phoenix-Mesa-Chandler, AZ MSA', 'en') // => 'the Phoenix-Mesa-Chandler area'
 * @example shownArea('Apache County, AZ', 'en') // => 'Apache County'
 */
export function shownArea(area: string, language: Language): string {
  const name = areaInWords(area);
  const isCounty = / (?:County|Parish|Borough|Census Area|Municipality)$/u.test(name);
  return isCounty ? name : format<string>(wordsIn(language).states.ANSWERS_COPY.area, { name });
}

/** The rent in the words of a page. */
export function rentAnswer(
  { area, monthly, of, fiscalYear }: AnsweredRent,
  language: Language,
): PageAnswers['rent'] {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  return {
    label: format<string>(COPY.rent, { area, year: fiscalYear }),
    figure: format<string>(COPY.monthly, { rent: dollars(monthly) }),
    note: [COPY.rentNote[of], ...(isOverYear(fiscalYear, BUILD_DATE) ? [COPY.oldRent] : [])].join(' '),
  };
}

/** Whom to call first: free help, with a number if there is one. */
export function firstHelp(inCallOrder: readonly HelpContact[]): HelpContact {
  const first = inCallOrder.find(isFreeHelp) ?? inCallOrder[0];
  if (first === undefined) throw new RangeError('A list of legal help is empty.');
  return first;
}

/** Whether a record can be sealed under a state's law, by what editors found. */
export function lawAnswer(law: SealingLaw, path: string, language: Language): PageAnswers['law'] {
  const {
    states: { ANSWERS_COPY: COPY },
    law: { EVIDENCE_WORDS },
  } = wordsIn(language);
  const bills = billNames(law.abbreviation, language);
  const { checked, warning } = lawEvidence(law, bills, BUILD_DATE, EVIDENCE_WORDS);
  return {
    answer: COPY.findings[lawFinding(law, bills)],
    checked: warning ?? `${checked}.`,
    link: format<string>(COPY.lawLink, { state: law.state }),
    path,
  };
}

/**
 * On which topics nobody has read a state's law for applicants, in a sentence; `null` where all were read.
 *
 * @param rules of the state
 */
export function uncheckedLine(rules: readonly RenterProtection[], language: Language): string | null {
  const { PROTECTIONS_COPY: COPY } = wordsIn(language).law;
  const topics = uncheckedTopics(rules).map((topic) => COPY.topics[topic].toLowerCase());
  if (topics.length === 0) return null;
  return format<string>(COPY.unchecked, { topics: topics.join(', ') });
}
