import {
  dayFirst,
  hasTwoReadings,
  looseReadings,
  monthOfYear,
  precisionOf,
  readKnownDate,
} from '#domain/shared/known-date.ts';
import { similarEmailDomain } from '#domain/shared/email-domain.ts';
import { type Language, LANGUAGE_NAMES } from '#domain/shared/language.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { isFillerNumber } from '#domain/shared/telephone.ts';

/**
 * An answer that is probably not what was meant, to be asked about beside its field:
 *
 * - `meant`: another spelling, to take with one press; nothing waits for it
 * - `county`: a town, or a name that may mean several counties, with the counties to choose from (./county-suggestion.ts)
 * - `sure`: a phone number of people who want to get past the form; asked once, then taken
 * - `readings`: a date with two readings, of which one has to be chosen
 * - `years`: several years, of which one has to be chosen
 */
export type Suggestion =
  | { readonly kind: 'meant'; readonly value: string; readonly shown: string }
  | CountySuggestion
  | { readonly kind: 'sure' }
  | { readonly kind: 'readings'; readonly days: readonly PlainDate[] }
  | { readonly kind: 'years'; readonly years: readonly string[] };

export interface CountySuggestion {
  readonly kind: 'county';
  /**
   * Which question to ask:
   *
   * - `town`, `towns`: about a town in one county or in several
   * - `namesake`: about a town, and a county of the same name elsewhere in the state
   * - `taken`: about a county that is known, and a far smaller town of its name
   * - `two-courts`: about a county and an independent city of one name
   * - `former`: about a county that no longer exists, or an area that courts do not go by
   */
  readonly question: 'town' | 'towns' | 'namesake' | 'taken' | 'two-courts' | 'former';
  /** The town's name; empty in the last two questions. */
  readonly town: string;
  /** The most likely county, and the last: of a namesake the county of that name. */
  readonly county: string;
  readonly other: string;
  /** All counties to choose from. */
  readonly counties: readonly string[];
}

/** The fields about whose answers there can be a suggestion, the county aside. */
export const SUGGESTION_FIELDS = ['filingDate', 'email', 'phone'] as const;
export type SuggestionField = (typeof SUGGESTION_FIELDS)[number];

/**
 * The suggestion about an answer as typed; `undefined` where there is none. Those about a county need the names of
 * towns, which are fetched: ./county-suggestion.ts.
 *
 * @example suggestionAbout('email', 'ana@gmail.con', 'en') // => meant 'ana@gmail.com', shown 'gmail.com'
 */
export function suggestionAbout(
  field: SuggestionField,
  typed: string,
  language: Language,
  today?: PlainDate,
): Suggestion | undefined {
  switch (field) {
    case 'email': {
      const domain = similarEmailDomain(typed);
      if (domain === undefined) return undefined;
      return { kind: 'meant', value: typed.trim().replace(/@[^@]*$/u, `@${domain}`), shown: domain };
    }
    case 'phone':
      return isFillerNumber(typed) ? { kind: 'sure' } : undefined;
    case 'filingDate':
      return dateSuggestion(typed, language, today);
  }
}

/**
 * The suggestion about a month with a year of two digits, and about a date that readers of the language may write with the
 * day first, and many in the United States with the month; and, with the renter's day, what may be meant by a text that is
 * no date.
 *
 * @example dateSuggestion('03/21', 'en') // => meant 'March 2021'
 * @example dateSuggestion('05/03/2021', 'es') // => 5 March or 3 May
 * @example dateSuggestion('Spring 2020', 'en', today) // => meant '2020'
 */
export function dateSuggestion(typed: string, language: Language, today?: PlainDate): Suggestion | undefined {
  const month = monthOfYear(typed);
  if (month !== undefined) {
    const shown = longDate(month, language, 'month');
    return { kind: 'meant', value: shown, shown };
  }
  if (!LANGUAGE_NAMES[language].isDayFirst || !hasTwoReadings(typed))
    return today && looseSuggestion(typed, language, today);
  const days = [dayFirst(typed), typed].flatMap((text) => readKnownDate(text)?.first ?? []);
  return { kind: 'readings', days };
}

function looseSuggestion(typed: string, language: Language, today: PlainDate): Suggestion | undefined {
  const texts = looseReadings(typed, today).map((date) => longDate(date.first, language, precisionOf(date)));
  const [value] = texts;
  if (value === undefined) return undefined;
  return texts.length === 1 ? { kind: 'meant', value, shown: value } : { kind: 'years', years: texts };
}
