import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { lawEvidence, lawFinding } from '#domain/law/evidence.ts';
import type { HelpContact } from '#domain/law/legal-help.ts';
import type { RenterProtection } from '#domain/law/facts-schema.ts';
import { uncheckedTopics } from '#domain/law/renter-protection.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import type { CasePlace } from '#domain/places/place-address.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';

export interface PageAnswers {
  /** Whose court and help they are: a state, a place, or one of its counties. */
  readonly of: string;
  readonly court: {
    readonly name: string;
    readonly note: string | null;
    readonly website: string | null;
    /** Whether it is the state's for people on land with a tribal court. */
    readonly isStateBesideTribal: boolean;
    /** New York City's, with the county of each; empty elsewhere. */
    readonly boroughs: readonly { readonly name: string; readonly county: string; readonly path: string }[];
  };
  /** `null` if HUD has no figure. */
  readonly rent: {
    readonly label: string;
    readonly figure: string;
    readonly note: string;
  } | null;
  readonly help: HelpContact;
  readonly law: {
    readonly answer: string;
    /** When it was checked, or a warning once that is more than a year ago. */
    readonly checked: string;
    readonly link: string;
    readonly path: string;
  };
  /** What the check is given. */
  readonly casePlace: CasePlace;
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
