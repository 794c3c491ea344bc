import { DomUtils } from 'htmlparser2';

import { isNoindex, type BuiltPage } from './built-page.ts';

/** What a page says about itself in its head. A text that is not there is empty. */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex: boolean;
}

/** Reads title, description, canonical address and robots setting of a page. */
export function pageHead(page: BuiltPage): PageHead {
  const title = page.first('head > title');
  return {
    path: page.path,
    title: title === null ? '' : DomUtils.textContent(title).trim(),
    description: metaContent(page, 'name', 'description'),
    canonical: page.first('link[rel=canonical]')?.attribs.href ?? '',
    noindex: isNoindex(page),
  };
}

/** The content of a `<meta>`, found by its `name` or, for Open Graph, by its `property`. */
export function metaContent(page: BuiltPage, key: 'name' | 'property', value: string): string {
  return page.first(`meta[${key}="${value}"]`)?.attribs.content?.trim() ?? '';
}
