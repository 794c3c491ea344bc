import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { lawEvidence, lawFinding } from '#domain/law/evidence.ts';
import { type HelpContact, isFreeHelp } from '#domain/law/legal-help.ts';
import type { RenterProtection } from '#domain/law/facts-schema.ts';
import { uncheckedTopics } from '#domain/law/renter-protection.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { areaInWords, isOverYear, type PartRent, rentRange } from '#domain/places/rents.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';
import { COUNTY_RENTS, stateRents } from './rents.ts';

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

/**
 * A HUD area in the words of a page.
 *
 * @param where a county or place in it, for an area without a name
 * @example shownArea('Phoenix-Mesa-Chandler, AZ MSA', 'Phoenix', 'en') // => 'the Phoenix-Mesa-Chandler area'
 * @example shownArea('Apache County, AZ', 'St. Johns', 'en') // => 'Apache County'
 * @example shownArea(null, 'Greenwich', 'en') // => 'the area that Greenwich is in'
 */
export function shownArea(area: string | null, where: string, language: Language): string {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  if (area === null) return format<string>(COPY.areaAround, { where });
  const name = areaInWords(area);
  const isCounty = / (?:County|Parish|Borough|Census Area|Municipality)$/u.test(name);
  return isCounty ? name : format<string>(COPY.area, { name });
}

/**
 * HUD's rent for two bedrooms in an area, in the words of a page.
 *
 * @param area in words
 * @param isFloor whether HUD uses no lower figure in the state, so that it may be more than 4 of 10 homes rent for
 */
export function rentAnswer(
  { area, monthly, isFloor }: { readonly area: string; readonly monthly: number; readonly isFloor: boolean },
  language: Language,
): PageAnswers['rent'] {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  return {
    label: format<string>(COPY.rent, { area, year: COUNTY_RENTS.fiscalYear }),
    figure: format<string>(COPY.monthly, { rent: dollars(monthly) }),
    note: dated(isFloor ? COPY.rentNote.floor : COPY.rentNote.area, language),
  };
}

/** HUD's rents for two bedrooms in a state: the lowest and the highest, and where; where there is one, that. */
export function stateRentAnswer(code: JurisdictionCode, language: Language): PageAnswers['rent'] {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  const { of, parts } = stateRents(code);
  const [first] = parts;
  const range = rentRange(parts);
  if (first === undefined || range === undefined) return null;
  if (parts.length === 1) {
    const area = shownArea(first.area, first.name, language);
    return rentAnswer({ area, monthly: first.monthly, isFloor: false }, language);
  }
  const where = (alike: readonly PartRent[]): string => {
    const { area, name } = alike[0] ?? first;
    if (alike.length === 1) return name;
    return area !== null && alike.every((each) => each.area === area)
      ? shownArea(area, name, language)
      : format<string>(COPY.alike[of], { count: alike.length });
  };
  return {
    label: format<string>(COPY.rents, {
      state: jurisdiction(code, language).name,
      year: COUNTY_RENTS.fiscalYear,
    }),
    figure: format<string>(COPY.range, {
      low: dollars(range.low[0]?.monthly ?? 0),
      lowIn: where(range.low),
      high: dollars(range.high[0]?.monthly ?? 0),
      highIn: where(range.high),
    }),
    note: dated(COPY.rentNote[of], language),
  };
}

/** The note of a rent, and whether HUD has newer figures. */
function dated(note: string, language: Language): string {
  const { oldRent } = wordsIn(language).states.ANSWERS_COPY;
  return isOverYear(COUNTY_RENTS.fiscalYear, BUILD_DATE) ? `${note} ${oldRent}` : note;
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
