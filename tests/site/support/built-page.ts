import { selectAll, selectOne } from 'css-select';
import type { Document, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** One HTML file of the build, parsed. */
export interface BuiltPage {
  /** The address it is served at: `/faq/`, or `/404.html` for the file that answers every unknown address. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  /** Every element that a CSS selector finds, in the order of the page. */
  all(selector: string): readonly Element[];
  /** The first of them. */
  first(selector: string): Element | null;
}

/** Reads a page as a browser without scripts does, so that `<noscript>` is included. */
export function parsePage(path: string, html: string): BuiltPage {
  const document = parseDocument(html);
  return {
    path,
    html,
    document,
    all: onceEach((selector) => selectAll<Document | Element, Element>(selector, document)),
    first: onceEach((selector) => selectOne<Document | Element, Element>(selector, document)),
  };
}

/** Remembers what was found, because several rules look for the same elements. */
function onceEach<Found>(find: (selector: string) => Found): (selector: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (selector) => {
    const { found } = known.get(selector) ?? { found: find(selector) };
    known.set(selector, { found });
    return found;
  };
}

/** Whether search engines are asked to leave a page out. */
export function isNoindex(page: BuiltPage): boolean {
  return page.first('meta[name=robots]')?.attribs.content?.includes('noindex') === true;
}

/**
 * The address a file of the build is served at, by Hosting's clean URLs with a slash at the end.
 *
 * @example addressOf('faq/index.html') // => '/faq/'
 * @example addressOf('404.html') // => '/404.html'
 */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/u, '$1')}`;
}

/** The file behind an address that ends with a slash. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}
