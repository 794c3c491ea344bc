import { similarCounty } from '#domain/places/county-name.ts';
import { dayFirst, hasTwoReadings, readKnownDate } from '#domain/shared/known-date.ts';
import { similarEmailDomain } from '#domain/shared/email-domain.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { isFillerNumber } from '#domain/shared/telephone.ts';

/**
 * An answer that is probably not what was meant, to be asked about beside its field:
 *
 * - `meant`: another spelling, to take with one press; nothing waits for it
 * - `sure`: a phone number of people who want to get past the form; asked once, then taken
 * - `readings`: a date with two readings, of which one has to be chosen
 */
export type Doubt =
  | { readonly kind: 'meant'; readonly value: string; readonly shown: string }
  | { readonly kind: 'sure' }
  | { readonly kind: 'readings'; readonly days: readonly PlainDate[] };

/** The fields about whose answers there can be a doubt. */
export const DOUBTED_FIELDS = ['county', 'filingDate', 'email', 'phone'] as const;
export type DoubtedField = (typeof DOUBTED_FIELDS)[number];

/** What the doubts depend on besides the answer. */
interface DoubtContext {
  readonly language: Language;
  /** Official county names of the chosen state. */
  readonly counties?: readonly string[];
}

/**
 * The doubt about an answer as typed; `undefined` where there is none.
 *
 * @example doubtAbout('email', 'ana@gmail.con', { language: 'en' }) // => meant 'ana@gmail.com', shown 'gmail.com'
 */
export function doubtAbout(
  field: DoubtedField,
  typed: string,
  { language, counties = [] }: DoubtContext,
): Doubt | undefined {
  switch (field) {
    case 'county': {
      const county = similarCounty(counties, typed);
      return county === undefined ? undefined : { kind: 'meant', value: county, shown: county };
    }
    case 'email': {
      const domain = similarEmailDomain(typed);
      if (domain === undefined) return undefined;
      return { kind: 'meant', value: typed.trim().replace(/@[^@]*$/u, `@${domain}`), shown: domain };
    }
    case 'phone':
      return isFillerNumber(typed) ? { kind: 'sure' } : undefined;
    case 'filingDate':
      return dateDoubt(typed, language);
  }
}

/**
 * The doubt about a date that readers of Spanish write with the day first, and many in the United States with the month.
 *
 * @example dateDoubt('05/03/2021', 'es') // => 5 March or 3 May
 */
export function dateDoubt(typed: string, language: Language): Doubt | undefined {
  if (language !== 'es' || !hasTwoReadings(typed)) return undefined;
  const days = [dayFirst(typed), typed].flatMap((text) => readKnownDate(text)?.first ?? []);
  return { kind: 'readings', days };
}
