import { SITE } from '#config/site.ts';
import { finding, type Finding } from '../support/finding.ts';
import type { PageHead } from '../support/page-head.ts';

const SPANISH_PLACE = /^\/es\/state\/[^/]+\/[^/]+\/$/u;

/**
 * The sitemap names every page that search engines may list, once, and no other; Spanish pages of places may be left
 * out (departure D9). Unlike the other rules it looks at all pages at once.
 *
 * @param addresses every address of the sitemap, in full
 */
export function sitemapMembership(heads: readonly PageHead[], addresses: readonly string[]): Finding[] {
  const listed = heads.filter(({ noindex, canonical, path }) => !noindex && canonical === SITE.origin + path);
  const [wanted, named] = [new Set(listed.map(({ canonical }) => canonical)), new Set(addresses)];
  return [
    ...listed
      .filter(({ canonical, path }) => !named.has(canonical) && !SPANISH_PLACE.test(path))
      .map((head) => finding(head, '<loc>', 'Search engines may list it, and the sitemap leaves it out.')),
    ...addresses
      .filter((address) => !wanted.has(address))
      .map((address) =>
        finding({ path: address }, '<loc>', 'The sitemap names it, and no listed page is there.'),
      ),
    ...[...Map.groupBy(addresses, (address) => address)]
      .filter(([, all]) => all.length > 1)
      .map(([address]) => finding({ path: address }, '<loc>', 'The sitemap names it twice.')),
  ];
}
