import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';
import { metaContent, pageHead } from '../support/page-head.ts';

/** The preview of a shared link to the page (product §9, "SEO audit"). */
export function socialTags(page: BuiltPage, site: BuiltSite): Finding[] {
  const head = pageHead(page);
  const wanted = [
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', 'website'],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  const texts = wanted.flatMap(([key, name, expected]) => {
    const content = metaContent(page, key, name);
    return content === expected
      ? []
      : [finding(page, tag(key, name, content), `It should say “${expected}”.`)];
  });
  return [...texts, ...picture(page, site)];
}

/** The picture is a file of this site, named in full: others fetch it. */
function picture(page: BuiltPage, site: BuiltSite): Finding[] {
  const address = metaContent(page, 'property', 'og:image');
  const isThere = address.startsWith(`${site.origin}/`) && site.files.has(address.slice(site.origin.length));
  return isThere
    ? []
    : [finding(page, tag('property', 'og:image', address), 'The build has no such picture.')];
}

function tag(key: string, name: string, content: string): string {
  return `<meta ${key}="${name}" content="${content}">`;
}
