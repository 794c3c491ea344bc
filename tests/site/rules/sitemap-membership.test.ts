import { expect, it } from 'vitest';

import { SITE } from '#config/site.ts';
import type { PageHead } from '../support/page-head.ts';
import { problems } from '../support/sample-pages.ts';
import { sitemapMembership } from './sitemap-membership.ts';

const full = (path: string) => SITE.origin + path;
const head = (path: string, changes: Partial<PageHead> = {}): PageHead => ({
  path,
  title: '',
  description: '',
  canonical: full(path),
  noindex: false,
  ...changes,
});

it('accepts a sitemap of all listed pages', () => {
  const heads = [
    head('/'),
    head('/faq/'),
    head('/terms/', { noindex: true }),
    head('/city/houston/', { canonical: full('/state/texas/houston/') }),
  ];
  expect(sitemapMembership(heads, [full('/'), full('/faq/')])).toEqual([]);
});

it.each([
  ['a page that is left out', [], 'Search engines may list it, and the sitemap leaves it out.'],
  ['a page that is named twice', ['/', '/'], 'The sitemap names it twice.'],
  ['an address without a page', ['/', '/gone/'], 'The sitemap names it, and no listed page is there.'],
  [
    'a page that asks not to be listed',
    ['/', '/terms/'],
    'The sitemap names it, and no listed page is there.',
  ],
])('reports %s', (_, paths, problem) => {
  const heads = [head('/'), head('/terms/', { noindex: true })];
  expect(problems(sitemapMembership(heads, paths.map(full)))).toEqual([problem]);
});
