import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/shared/language.ts';
import { pageRow } from './page-registry.ts';

export {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_NAMES,
  languageOf,
  LANGUAGES,
} from '#domain/shared/language.ts';

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
  return language === DEFAULT_LANGUAGE || !languagesOf(page).includes(language)
    ? path
    : `/${language}${path}`;
}

/** The languages of a page, by its English path; what is no page exists once. */
function languagesOf(page: string): readonly Language[] {
  return pageRow(page)?.languages ?? [DEFAULT_LANGUAGE];
}

/** The paths of a page in all of its languages, the default language first. A single one if it is not translated. */
export function translationsOf(
  path: string,
): readonly { readonly language: Language; readonly path: string }[] {
  const english = englishPath(path);
  return languagesOf(english).map((language) => ({ language, path: localPath(english, language) }));
}
