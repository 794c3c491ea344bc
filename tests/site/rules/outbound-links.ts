import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';
import { outboundHosts } from '../support/outbound-hosts.ts';
import { references } from '../support/references.ts';

const ALLOWED = outboundHosts();

/** Links and forms lead only to hosts that an operator or editor has written into settings or content. */
export function outboundLinks(page: BuiltPage, site: BuiltSite): Finding[] {
  return references(page).flatMap(({ element, address, kind }) => {
    const url = kind === 'resource' ? null : URL.parse(address, `${site.origin}${page.path}`);
    if (url === null || !/^https?:$/u.test(url.protocol)) return [];
    if (url.origin === site.origin || ALLOWED.has(url.host)) return [];
    return [finding(page, element, `Neither settings nor content name the host ${url.host}.`)];
  });
}
