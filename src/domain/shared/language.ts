/** The languages of the public site, by their codes in addresses and in `lang`. The back office is in English alone. */
export const LANGUAGES = ['en', 'es'] as const;
/** A language of the public site. */
export type Language = (typeof LANGUAGES)[number];

/** The language of addresses without a prefix, and of whatever names none. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/**
 * The language that a caller asks for: the first of the header, as the site's own pages send it alone.
 *
 * @param header `Accept-Language` (RFC 9110 § 12.5.4); `null` where there is none
 * @example languageAsked('es-US,es;q=0.9,en;q=0.8') // => 'es'
 */
export function languageAsked(header: string | null): Language {
  const [first = ''] = /^[a-z]+/iu.exec(header?.trim() ?? '') ?? [];
  return LANGUAGES.find((language) => language === first.toLowerCase()) ?? DEFAULT_LANGUAGE;
}
