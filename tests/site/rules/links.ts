import type { BuiltPage } from '../support/built-page.ts';
import { idsOf, type BuiltSite, type Target } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';
import { references, type Reference } from '../support/references.ts';

/** Every address and anchor of this site on a page exists and is not a redirect. */
export function links(page: BuiltPage, site: BuiltSite): Finding[] {
  return references(page).flatMap((reference) => {
    const problem = problemWith(reference, page, site);
    return problem === null ? [] : [finding(page, reference.element, problem)];
  });
}

/** North American numbers with their country code, and the short numbers of public help, such as 211. */
const TELEPHONE = /^tel:(?:\+1\d{10}|[2-9]11)$/u;
/** One mailbox, perhaps with a subject. */
const MAILBOX = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(?:\?subject=[^&]+)?$/u;

function problemWith({ address, kind }: Reference, page: BuiltPage, site: BuiltSite): string | null {
  if (address.startsWith('tel:')) return TELEPHONE.test(address) ? null : `No telephone can dial ${address}.`;
  if (address.startsWith('mailto:')) return MAILBOX.test(address) ? null : `${address} names no mailbox.`;
  if (address.trim() === '' || address === '#') return 'It leads nowhere.';
  const url = URL.parse(address, `${site.origin}${page.path}`);
  if (url === null) return `${address} is no address.`;
  if (!/^https?:$/u.test(url.protocol)) return `Nothing here may lead to a ${url.protocol} address.`;
  if (url.origin !== site.origin) return null;
  if (/^https?:/u.test(address)) return 'Write a path: the page is also read on other hosts.';

  const isHere = url.pathname === page.path;
  const target: Target = isHere ? { kind: 'page' } : site.follow(url.pathname);
  switch (target.kind) {
    case 'nothing':
      return `There is nothing at ${url.pathname}.`;
    case 'redirect':
      return `${url.pathname} is redirected; write ${target.to}.`;
    case 'page':
      // A fragment with `=` is for the page's script, like the place in a link to the check.
      if (kind !== 'link' || url.hash === '' || url.hash.includes('=')) return null;
      return problemWithAnchor(url, isHere ? idsOf(page) : site.idsOn(url.pathname));
    case 'file':
    case 'served':
      return null;
  }
}

function problemWithAnchor(url: URL, ids: ReadonlySet<string>): string | null {
  const anchor = decodeURIComponent(url.hash.slice(1));
  return ids.has(anchor) ? null : `${url.pathname} has no element with the id “${anchor}”.`;
}
