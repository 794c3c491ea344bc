import { brandTitle, breadcrumbs, type StructuredData } from '#domain/seo/page-head.ts';
import { DEFAULT_LANGUAGE, englishPath, type Language, localPath } from '#config/languages.ts';
import { SITE, siteUrl } from '#config/site.ts';
import type { KnownPage } from '#content/words/en/layout.ts';
import type { Words } from '#content/words/words.ts';
import { jurisdictionBySlug } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';

/** Metadata of a page for browsers, search engines and social networks. */
export interface PageHead {
  /** At most 60 characters (product §9). */
  readonly title: string;
  /** 120 to 160 characters (product §9). */
  readonly description: string;
  readonly keywords?: readonly string[];
  /**
   * Canonical path if it differs from the page's path: `/state/texas/houston/` for `/city/houston/`. `null` if there is
   * none, because the page is served at many URLs.
   */
  readonly canonicalPath?: string | null;
  /** Path of an Atom feed with changes to the page. */
  readonly feed?: string;
  readonly structuredData?: readonly StructuredData[];
}

/** The head of a page with a path of its own, from its words. */
export function knownHead(words: KnownPage): Pick<PageHead, 'title' | 'description' | 'keywords'> {
  return { ...words, title: brandTitle(words.title, SITE.name) };
}

/** Structured data: breadcrumb of a page directly below the home page. */
export function pageBreadcrumb(
  name: string,
  path: string,
  language: Language = DEFAULT_LANGUAGE,
): StructuredData {
  return breadcrumbTrail([{ name, path }], language);
}

/**
 * Structured data: breadcrumb of a deeper page.
 *
 * @param steps after the home page, ending with this page
 */
export function breadcrumbTrail(
  steps: readonly { readonly name: string; readonly path: string }[],
  language: Language = DEFAULT_LANGUAGE,
): StructuredData {
  return breadcrumbs(
    [{ name: SITE.name, path: '/' }, ...steps].map(({ name, path }) => ({
      name,
      url: siteUrl(localPath(path, language)),
    })),
  );
}

/** Folders with a page for each state. */
const STATE_FOLDERS: readonly string[] = ['sealing-laws', 'help-today', 'rent-with-a-record'];

/**
 * The name of a page's social picture (src/pages/social).
 *
 * @example socialPictureName('/state/ohio/columbus/', 'en') // => 'ohio'
 */
export function socialPictureName(path: string, language: Language): string {
  const [folder = '', state = ''] = englishPath(path).split('/').slice(1);
  if (folder === 'state' || (STATE_FOLDERS.includes(folder) && jurisdictionBySlug(state))) return state;
  const kind = folder === 'eligibility-check' || folder === 'sealing-laws' ? folder : 'home';
  return language === DEFAULT_LANGUAGE ? kind : `${kind}-${language}`;
}

/** What a social picture shows, for whoever cannot see it. */
export function socialPictureAlt(name: string, words: Words['layout']['LAYOUT_COPY']['picture']): string {
  const state = jurisdictionBySlug(name);
  if (state !== undefined) return format<string>(words.state, { state: state.name });
  return name.startsWith('sealing-laws') ? words.laws : words.door;
}
