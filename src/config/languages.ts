import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/shared/language.ts';

export { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/shared/language.ts';

/**
 * Each language's own name, and its BCP 47 tag for the United States (for `Intl`; Open Graph uses an underscore instead
 * of the hyphen).
 */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly own: string; readonly tag: string }>> = {
  en: { own: 'English', tag: 'en-US' },
  es: { own: 'Español', tag: 'es-US' },
};

/** English paths of the pages that are translated. */
const TRANSLATED_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/about/',
  '/services/',
  '/how-it-works/',
  '/faq/',
  '/testimonials/',
  '/contact/',
  '/locations/',
  '/eligibility-check/',
  '/filing/',
  '/privacy/',
  '/terms/',
  '/sealing-laws/',
  '/sealing-laws/changes/',
  '/renter-protections/',
]);
/** Translated pages of each state: its page, those of its places, its plan, and the data file for the check. */
const TRANSLATED_OF_STATES = [
  /^\/state\/[a-z-]+\/(?:[a-z\d-]+\/)?$/u,
  /^\/sealing-laws\/(?!changes|data)[a-z-]+\/$/u,
  /^\/data\/sealing-law\/[a-z-]+\.json$/u,
];
/** Responses to forms sent without scripts. */
const TRANSLATED_ANSWERS = /^\/sent\/[a-z-]+\/$/u;

/** @param locale `Astro.currentLocale` */
export function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => language === locale) ?? DEFAULT_LANGUAGE;
}

/** @example englishPath('/es/about/') // => '/about/' */
export function englishPath(path: string): string {
  const prefix = LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

/**
 * The path of a page in a language; its English path if it is not translated.
 *
 * @param path of the English page, with or without `#` and `?`
 * @example localPath('/faq/#refund', 'es') // => '/es/faq/#refund'
 */
export function localPath(path: string, language: Language): string {
  const [page = path] = path.split(/[?#]/u, 1);
  return language === DEFAULT_LANGUAGE || !isTranslated(page) ? path : `/${language}${path}`;
}

function isTranslated(page: string): boolean {
  return (
    TRANSLATED_PAGES.has(page) ||
    [...TRANSLATED_OF_STATES, TRANSLATED_ANSWERS].some((pages) => pages.test(page))
  );
}

/** The paths of a page in all of its languages, the default language first. A single one if it is not translated. */
export function translationsOf(
  path: string,
): readonly { readonly language: Language; readonly path: string }[] {
  const english = englishPath(path);
  return LANGUAGES.map((language) => ({ language, path: localPath(english, language) })).filter(
    ({ language, path: local }) => language === DEFAULT_LANGUAGE || local !== english,
  );
}
