import { breadcrumbs, type StructuredData } from '~/domain/seo/structured-data.ts';
import { DEFAULT_LANGUAGE, type Language, localPath } from '~/config/languages.ts';
import { SITE } from '~/config/site.ts';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  /** At most 60 characters (specification §9). */
  readonly title: string;
  /** 120 to 160 characters (specification §9). */
  readonly description: string;
  readonly keywords?: readonly string[];
  /**
   * Where the page's own address is another one: `/state/texas/houston/` for `/city/houston/`; `null` where it has none,
   * because it is served at many.
   */
  readonly canonicalPath?: string | null;
  /** Path of an Atom feed with the news of the page. */
  readonly feed?: string;
  readonly structuredData?: readonly StructuredData[];
}

/** The breadcrumb of a page directly below the home page. */
export function pageBreadcrumb(
  name: string,
  path: string,
  language: Language = DEFAULT_LANGUAGE,
): StructuredData {
  return breadcrumbTrail([{ name, path }], language);
}

/** The breadcrumb of a page further down: the steps after the home page, this one last. */
export function breadcrumbTrail(
  steps: readonly { readonly name: string; readonly path: string }[],
  language: Language = DEFAULT_LANGUAGE,
): StructuredData {
  return breadcrumbs(
    [{ name: SITE.name, path: '/' }, ...steps].map(({ name, path }) => ({
      name,
      url: new URL(localPath(path, language), SITE.origin).href,
    })),
  );
}
