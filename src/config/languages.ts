import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../domain/shared/language.ts';

export { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../domain/shared/language.ts';

/**
 * What each language calls itself, and its form in the United States as BCP 47 has it (for `Intl`). Open Graph writes an
 * underscore in it.
 */
export const LANGUAGE_NAMES: Readonly<Record<Language, { readonly own: string; readonly tag: string }>> = {
  en: { own: 'English', tag: 'en-US' },
  es: { own: 'Español', tag: 'es-US' },
};

/** The pages that are in every language, by their English address. */
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
  '/privacy/',
  '/terms/',
  '/sealing-laws/',
  '/sealing-laws/changes/',
  '/renter-protections/',
]);
/** What each state has in every language: its page, its plan, and the file that the check reads. */
const TRANSLATED_OF_STATES = [
  /^\/state\/[a-z-]+\/$/u,
  /^\/sealing-laws\/(?!changes|data)[a-z-]+\/$/u,
  /^\/data\/sealing-law\/[a-z-]+\.json$/u,
];
/** The answers to forms that were sent without scripts. */
const TRANSLATED_ANSWERS = /^\/sent\/[a-z-]+\/$/u;

/** @param locale as Astro names it (`Astro.currentLocale`) */
export function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => language === locale) ?? DEFAULT_LANGUAGE;
}

/** @example englishPath('/es/about/') // => '/about/' */
export function englishPath(path: string): string {
  const prefix = LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

/**
 * Where a page is in a language; where it is not translated, its English address.
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

/** The addresses of a page in each language that it has, the default one first. One alone: it is not translated. */
export function translationsOf(
  path: string,
): readonly { readonly language: Language; readonly path: string }[] {
  const english = englishPath(path);
  return LANGUAGES.map((language) => ({ language, path: localPath(english, language) })).filter(
    ({ language, path: local }) => language === DEFAULT_LANGUAGE || local !== english,
  );
}
