import thinPlaces from '../content/thin-places.json' with { type: 'json' };
import { englishPath } from './languages.ts';

/** The pages of places that have too little of their own; src/data/substance.test.ts says which these are. */
const THIN_PLACES: ReadonlySet<string> = new Set(thinPlaces);
/** Pages with `noindex`: legal pages and pages that answer for many addresses. */
const NOINDEX_PAGES: ReadonlySet<string> = new Set(['/404/', '/city/', '/privacy/', '/terms/']);
/** Folders with `noindex`: the back office, and the answers to forms that are sent without scripts. */
const NOINDEX_FOLDERS = ['/admin/', '/sent/'] as const;

/** Whether a page asks search engines not to list it. */
export function isNoindex(path: string): boolean {
  const page = englishPath(path.endsWith('/') ? path : `${path}/`);
  return (
    NOINDEX_PAGES.has(page) ||
    THIN_PLACES.has(page) ||
    NOINDEX_FOLDERS.some((folder) => page.startsWith(folder))
  );
}

/**
 * Whether a page belongs into the sitemap. The landing pages under /city/ may be found by search engines, but name the
 * page of the place as the canonical one (decision D9).
 */
export function isInSitemap(path: string): boolean {
  return !isNoindex(path) && !path.startsWith('/city/');
}
