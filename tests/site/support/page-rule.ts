import type { BuiltPage } from './built-page.ts';
import type { BuiltSite } from './built-site.ts';
import type { Finding } from './finding.ts';

/**
 * What must hold on a page: given the page and the site around it, everything that is wrong, in the order of the
 * page. A rule reads and reports; it neither changes anything nor remembers other pages.
 */
export type PageRule = (page: BuiltPage, site: BuiltSite) => Finding[];
