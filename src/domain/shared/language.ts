/** Language codes of the public site, as used in URLs and `lang`. The back office is English only. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of URLs without a prefix, and the fallback. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/**
 * Each language's own name and its English one, its BCP 47 tag for the United States (for `Intl`; Open Graph uses an
 * underscore instead of the hyphen), and whether its readers may write the day of a date before the month.
 */
export const LANGUAGE_NAMES: Readonly<
  Record<
    Language,
    { readonly own: string; readonly english: string; readonly tag: string; readonly isDayFirst: boolean }
  >
> = {
  en: { own: 'English', english: 'English', tag: 'en-US', isDayFirst: false },
  es: { own: 'Español', english: 'Spanish', tag: 'es-US', isDayFirst: true },
};

/**
 * The language of a code; the default for what is none.
 *
 * @param code such as `Astro.currentLocale` or a value that was sent
 */
export function languageOf(code: unknown): Language {
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/**
 * The language that a caller prefers. Only the first language of the header counts, because the site's own pages send
 * just one.
 *
 * @param header `Accept-Language` (RFC 9110 § 12.5.4); `null` if missing
 * @example languageAsked('es-US,es;q=0.9,en;q=0.8') // => 'es'
 */
export function languageAsked(header: string | null): Language {
  const [first = ''] = /^[a-z]+/iu.exec(header?.trim() ?? '') ?? [];
  return languageOf(first.toLowerCase());
}
