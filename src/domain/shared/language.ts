/** Language codes of the public site, as used in URLs and `lang`. The back office is English only. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of URLs without a prefix, and the fallback. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/**
 * The language that a caller prefers. Only the first language of the header counts, because the site's own pages send
 * just one.
 *
 * @param header `Accept-Language` (RFC 9110 § 12.5.4); `null` if missing
 * @example languageAsked('es-US,es;q=0.9,en;q=0.8') // => 'es'
 */
export function languageAsked(header: string | null): Language {
  const [first = ''] = /^[a-z]+/iu.exec(header?.trim() ?? '') ?? [];
  return LANGUAGES.find((language) => language === first.toLowerCase()) ?? DEFAULT_LANGUAGE;
}
