import type { StructuredData } from '~/domain/seo/structured-data.ts';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  /** At most 60 characters (specification §9). */
  readonly title: string;
  /** 120 to 160 characters (specification §9). */
  readonly description: string;
  readonly keywords?: readonly string[];
  /**
   * Where the page's own address is another one: `/state/texas/houston/` for `/city/houston/`; `null` where it has none,
   * because it stands at many.
   */
  readonly canonicalPath?: string | null;
  readonly noindex?: boolean;
  /** Path of an Atom feed with the news of the page. */
  readonly feed?: string;
  readonly structuredData?: readonly StructuredData[];
}
