import {
  brandTitle,
  breadcrumbs,
  fittingDescription,
  fittingTitle,
  type StructuredData,
} from '#domain/seo/page-head.ts';
import { DEFAULT_LANGUAGE, englishPath, type Language, localPath } from '#config/languages.ts';
import { SITE, siteUrl } from '#config/site.ts';
import type { KnownPage } from '#content/words/en/layout.ts';
import type { Words } from '#content/words/words.ts';
import { jurisdiction, jurisdictionBySlug, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
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

/** The head of a page that each state has below a page about all of them: its words may have `{state}`. */
export function headInState(
  { heading, head }: Words['rent']['RENT_COPY'] | Words['helpToday']['HELP_TODAY_COPY'],
  path: (slug?: string) => string,
  code: JurisdictionCode,
  language: Language,
): PageHead {
  const { name, slug } = jurisdiction(code, language);
  const inState = (text: string) => format<string>(text, { state: name });
  const steps = [
    { name: heading, path: path() },
    { name, path: path(slug) },
  ];
  return {
    title: fittingTitle(head.titles.map(inState).flatMap((title) => [`${title} | ${SITE.name}`, title])),
    description: fittingDescription([inState(head.opening)], head.sentences),
    structuredData: [breadcrumbTrail(steps, language)],
  };
}

const STATE_FOLDERS: readonly string[] = ['state', 'sealing-laws', 'help-today', 'rent-with-a-record'];

/** A picture that social networks show with a page's link (src/pages/social). */
interface SocialPicture {
  readonly name: string;
  /** What it shows, for whoever cannot see it. */
  readonly alt: string;
}

/** @example socialPicture('/es/state/ohio/columbus/', 'es', words).name // => 'ohio-es' */
export function socialPicture(
  path: string,
  language: Language,
  words: Words['layout']['LAYOUT_COPY']['picture'],
): SocialPicture {
  const [folder = '', slug = ''] = englishPath(path).split('/').slice(1);
  const picture = (name: string, drawing: string): SocialPicture => ({
    name: language === DEFAULT_LANGUAGE ? name : `${name}-${language}`,
    alt: `${SITE.name}: ${drawing}. ${words.subject}`,
  });
  const state = STATE_FOLDERS.includes(folder) ? jurisdictionBySlug(slug) : undefined;
  if (state !== undefined)
    return picture(
      state.slug,
      format<string>(words.state, { state: jurisdiction(state.code, language).name }),
    );
  if (folder === 'sealing-laws') return picture(folder, words.laws);
  return picture(folder === 'eligibility-check' ? folder : 'home', words.door);
}
