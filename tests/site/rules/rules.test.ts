import { describe, expect, it } from 'vitest';

import { parsePage } from '../support/built-page.ts';
import { openSite, readBuilt, SITE_FOLDER } from '../support/built-site.ts';
import { pageHead } from '../support/page-head.ts';
import { PAGE_RULES, type RuleName } from './all-rules.ts';
import { sitemapMembership } from './sitemap-membership.ts';
import { uniqueHeads } from './unique-heads.ts';

/*
 * Every rule flags a page that breaks it: the built page of Houston with one mistake. That no rule flags a good page,
 * pages.test.ts shows on all of them.
 */

const PATH = '/state/texas/houston/';
const HTML = readBuilt(`${PATH}index.html`);
const site = openSite(SITE_FOLDER);

/** The page with its first match of a pattern replaced. */
const replacing = (pattern: RegExp, replacement: string) => HTML.replace(pattern, replacement);
const withHead = (html: string) => replacing(/<\/head>/u, `${html}</head>`);
const withBody = (html: string) => replacing(/<\/main>/u, `${html}</main>`);

const BROKEN: Readonly<Record<RuleName, string>> = {
  'is valid HTML': withBody('<p id="twice"></p><p id="twice"></p>'),
  'has one h1 and leaves out no level of headings': withBody('<h1>Another</h1>'),
  'declares its language, encoding and viewport': replacing(/lang="?en"?/u, 'lang="de"'),
  'has a title and a description within the caps': replacing(/<title>[^<]*/u, '<title>'),
  'scores 100 in the SEO audit, if search engines may list it': withBody('<h1>Another</h1>'),
  'names its own canonical address': replacing(/(?<=rel="?canonical"? href="?[^">]*)houston/u, 'dallas'),
  'lists its languages as the page in each of them does': withHead(
    '<link rel="alternate" hreflang="es" href="/es/state/texas/houston/">',
  ),
  'says what a shared link shows': replacing(/(?<=property="?og:title"? content="?)\w/u, 'Another'),
  'has structured data by known schemas': replacing(/"@type":"Service"/u, '"@type":"Recipe"'),
  'has no broken link': withBody('<a href="/gone/">Gone</a>'),
  'fetches from no other host': withBody('<img src="https://elsewhere.example/a.png" alt="">'),
  'links only to hosts that settings or content name': withBody('<a href="https://elsewhere.example/">x</a>'),
  'names its pictures and gives them a size': withBody('<img src="/icon-512.png" alt="">'),
  'shows what opens by one sign': withBody('<details><summary>More</summary></details>'),
  'has no style or event handler in an attribute': withBody('<p onclick="alert()">x</p>'),
  'runs no inline script but those for the first paint and Astro’s': withBody('<script>alert()</script>'),
  'allows by its content security policy its own code, and nothing else': withBody('<style>p{}</style>'),
  'states the population of no place': withBody('<p>Houston is home to 2.3 million.</p>'),
  // The fax of Anchorage's housing authority.
  'gives nobody a fax number to call': withBody('<p><a href="tel:+19073381683">(907) 338-1683</a></p>'),
  'names the source of the places it shows': replacing(/https:\/\/www\.geonames\.org\//u, '/'),
  'has no unfilled text': withBody('<p>Call undefined today</p>'),
  'has no placeholder but those that check:launch finds': withBody('<p>(999) 555-0199</p>'),
  'has no words run together': withBody('<p>Data from<a href="/">us</a></p>'),
  'has no double space and no detached punctuation': withBody('<p>One , two</p>'),
};

describe('the rules of every page', () => {
  it.each(Object.entries(BROKEN))('flag a page that breaks this: it %s', (rule, html) => {
    expect(html).not.toBe(HTML);
    expect(PAGE_RULES[rule as RuleName](parsePage(PATH, html), site)).not.toEqual([]);
  });

  it.each([
    [
      'lets in inline scripts as a whole',
      replacing(/script-src 'self'/u, "script-src 'self' 'unsafe-inline'"),
    ],
    ['lets in another host', replacing(/script-src 'self'/u, "script-src 'self' https://elsewhere.example")],
    ['comes after a script', replacing(/<meta http-equiv="?content-security/u, '<script>a()</script>$&')],
  ])('flag a content security policy that %s', (_, html) => {
    expect(html).not.toBe(HTML);
    const rule = PAGE_RULES['allows by its content security policy its own code, and nothing else'];
    expect(rule(parsePage(PATH, html))).not.toEqual([]);
  });
});

describe('the rules of all pages together', () => {
  const head = pageHead(parsePage(PATH, HTML));

  it('flag a page that the sitemap leaves out, names twice, or names though it is not there', () => {
    expect(sitemapMembership([head], [head.canonical])).toEqual([]);
    expect(sitemapMembership([head], [])).toHaveLength(1);
    expect(sitemapMembership([head], [head.canonical, head.canonical])).toHaveLength(1);
    expect(sitemapMembership([], [head.canonical])).toHaveLength(1);
  });

  it('flag a page with the title and the description of another', () => {
    expect(uniqueHeads([head, { ...head, path: '/other/' }])).toHaveLength(2);
  });
});
