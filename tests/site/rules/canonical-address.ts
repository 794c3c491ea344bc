import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';
import { metaContent, pageHead } from '../support/page-head.ts';

/**
 * Landing pages repeat the page of their city, and towns without facts of their own that of a larger place of their
 * county: that page is the canonical one (departure D9).
 */
const COPY = /^\/(?:city\/[^/]+|(?<original>(?:es\/)?state\/[^/]+\/)[^/]+)\/$/u;
const ORIGINAL = /^\/(?:es\/)?state\/[^/]+\/[^/]+\/$/u;

/** A page names its own full address, so that copies with a query or on another host count as this page. */
export function canonicalAddress(page: BuiltPage, site: BuiltSite): Finding[] {
  const { canonical, noindex } = pageHead(page);
  const where = `<link rel="canonical" href="${canonical}">`;
  if (canonical === '') return noindex ? [] : [finding(page, where, 'The page names no canonical address.')];
  if (!canonical.startsWith(`${site.origin}/`)) {
    return [finding(page, where, `A canonical address begins with ${site.origin}/.`)];
  }

  const path = canonical.slice(site.origin.length);
  const isOwn = path === page.path;
  const copy = COPY.exec(page.path);
  const isCopy =
    copy !== null &&
    ORIGINAL.test(path) &&
    path.startsWith(`/${copy.groups?.original ?? 'state/'}`) &&
    site.follow(path).kind === 'page';
  if (!isOwn && !isCopy) {
    const problem = page.path.endsWith('/')
      ? `The page's own address is ${site.origin}${page.path}.`
      : 'The page is served at many addresses and must name no canonical one.';
    return [finding(page, where, problem)];
  }
  const shared = metaContent(page, 'property', 'og:url');
  return shared === canonical
    ? []
    : [finding(page, `<meta property="og:url" content="${shared}">`, `It differs from ${canonical}.`)];
}
