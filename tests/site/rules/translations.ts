import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';

const SPANISH = /^\/es(?=\/)/u;

/**
 * A page in both languages lists both, itself too, and the English one for everybody else; both exist. Search engines
 * leave out a list that the other page does not return.
 */
export function translations(page: BuiltPage, site: BuiltSite): Finding[] {
  const links = page.all('link[rel=alternate][hreflang]');
  const isSpanish = SPANISH.test(page.path);
  if (links.length === 0)
    return isSpanish ? [finding(page, '<head>', 'A translated page lists the languages that it is in.')] : [];
  const listed = links.map(({ attribs: { hreflang, href } }) => `${hreflang} ${href}`);
  const english = page.path.replace(SPANISH, '');
  const expected = [
    `en ${site.origin}${english}`,
    `es ${site.origin}/es${english}`,
    `x-default ${site.origin}${english}`,
  ];
  if (listed.join('\n') !== expected.join('\n'))
    return [finding(page, `hreflang: ${listed.join(', ')}`, `It should list ${expected.join(', ')}.`)];
  return [english, `/es${english}`]
    .filter((path) => site.follow(path).kind !== 'page')
    .map((path) => finding(page, `hreflang: ${path}`, 'There is no such page.'));
}
