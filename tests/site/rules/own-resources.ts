import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';
import { references } from '../support/references.ts';

/** A page loads resources only from its own host, so that nobody else learns who reads about evictions. */
export function ownResources(page: BuiltPage, site: BuiltSite): Finding[] {
  return references(page).flatMap(({ element, address, kind }) => {
    if (kind !== 'resource') return [];
    const origin = URL.parse(address, `${site.origin}${page.path}`)?.origin;
    if (origin === undefined || origin === site.origin) return [];
    return [finding(page, element, `It makes the browser ask another host: ${address}`)];
  });
}
