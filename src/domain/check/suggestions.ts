import { type Gazetteer, readCounty } from '#domain/places/county-lookup.ts';
import { dayFirst, hasTwoReadings, monthOfYear, readKnownDate } from '#domain/shared/known-date.ts';
import { similarEmailDomain } from '#domain/shared/email-domain.ts';
import type { Language } from '#domain/shared/language.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { isFillerNumber } from '#domain/shared/telephone.ts';

/**
 * An answer that is probably not what was meant, to be asked about beside its field:
 *
 * - `meant`: another spelling, to take with one press; nothing waits for it
 * - `county`: a town, or a name that may mean several counties, with the counties to choose from (`CountyReading`)
 * - `sure`: a phone number of people who want to get past the form; asked once, then taken
 * - `readings`: a date with two readings, of which one has to be chosen
 */
export type Suggestion =
  | { readonly kind: 'meant'; readonly value: string; readonly shown: string }
  | CountySuggestion
  | { readonly kind: 'sure' }
  | { readonly kind: 'readings'; readonly days: readonly PlainDate[] };

interface CountySuggestion {
  readonly kind: 'county';
  /** Which question to ask. `towns` is about a town in several counties; `taken` about a county's far smaller namesake. */
  readonly question: 'town' | 'towns' | 'namesake' | 'taken' | 'two-courts' | 'former';
  /** The town's name; empty in the last two questions. */
  readonly town: string;
  /** The most likely county, and the last: of a namesake the county of that name. */
  readonly county: string;
  readonly other: string;
  /** All counties to choose from. */
  readonly counties: readonly string[];
}

/** The fields about whose answers there can be a suggestion. */
export const SUGGESTION_FIELDS = ['county', 'filingDate', 'email', 'phone'] as const;
export type SuggestionField = (typeof SUGGESTION_FIELDS)[number];

/** What the suggestions depend on besides the answer. */
interface SuggestionContext {
  readonly language: Language;
  /** Counties and towns of the chosen state; absent while they are not known. */
  readonly gazetteer?: Gazetteer;
}

/**
 * The suggestion about an answer as typed; `undefined` where there is none.
 *
 * @example suggestionAbout('email', 'ana@gmail.con', { language: 'en' }) // => meant 'ana@gmail.com', shown 'gmail.com'
 */
export function suggestionAbout(
  field: SuggestionField,
  typed: string,
  { language, gazetteer }: SuggestionContext,
): Suggestion | undefined {
  switch (field) {
    case 'county':
      return gazetteer && countySuggestion(gazetteer, typed);
    case 'email': {
      const domain = similarEmailDomain(typed);
      if (domain === undefined) return undefined;
      return { kind: 'meant', value: typed.trim().replace(/@[^@]*$/u, `@${domain}`), shown: domain };
    }
    case 'phone':
      return isFillerNumber(typed) ? { kind: 'sure' } : undefined;
    case 'filingDate':
      return dateSuggestion(typed, language);
  }
}

function countySuggestion(gazetteer: Gazetteer, typed: string): Suggestion | undefined {
  const reading = readCounty(gazetteer, typed);
  if (reading.kind === 'unknown') return undefined;
  if (reading.kind === 'known') {
    if (reading.namesake === undefined) return undefined;
    const { town, counties } = reading.namesake;
    const [county = ''] = counties;
    return { kind: 'county', question: 'taken', town, county, other: reading.county, counties };
  }
  const { kind, counties } = reading;
  const [county = '', ...others] = counties;
  if (kind === 'misspelled') return { kind: 'meant', value: county, shown: county };
  const question = kind === 'town' && others.length > 0 ? 'towns' : kind;
  const town = 'town' in reading ? reading.town : '';
  return { kind: 'county', question, town, county, other: others.at(-1) ?? county, counties };
}

/**
 * The suggestion about a month with a year of two digits, and about a date that readers of Spanish write with the day
 * first, and many in the United States with the month.
 *
 * @example dateSuggestion('03/21', 'en') // => meant 'March 2021'
 * @example dateSuggestion('05/03/2021', 'es') // => 5 March or 3 May
 */
export function dateSuggestion(typed: string, language: Language): Suggestion | undefined {
  const month = monthOfYear(typed);
  if (month !== undefined) {
    const shown = longDate(month, language, 'month');
    return { kind: 'meant', value: shown, shown };
  }
  if (language !== 'es' || !hasTwoReadings(typed)) return undefined;
  const days = [dayFirst(typed), typed].flatMap((text) => readKnownDate(text)?.first ?? []);
  return { kind: 'readings', days };
}
