import thinPlaces from '../content/thin-places.json' with { type: 'json' };
import { englishPath } from './languages.ts';

/** Pages of places with too little content of their own. src/data/substance.test.ts checks the list. */
const THIN_PLACES: ReadonlySet<string> = new Set(thinPlaces);
/** Pages with `noindex`: legal pages, and pages that are served at many URLs. */
const NOINDEX_PAGES: ReadonlySet<string> = new Set(['/404/', '/city/', '/privacy/', '/terms/']);
/** Folders with `noindex`: the back office, and the responses to forms sent without scripts. */
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
 * Whether a page is listed in the sitemap. The landing pages under /city/ may be indexed, but name the page of the
 * place as canonical (decision D9).
 */
export function isInSitemap(path: string): boolean {
  return !isNoindex(path) && !path.startsWith('/city/');
}
