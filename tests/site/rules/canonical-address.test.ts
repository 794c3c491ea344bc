import { expect, it } from 'vitest';

import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { canonicalAddress } from './canonical-address.ts';

const site = sampleSite({ 'faq/index.html': '', 'state/texas/houston/index.html': '' });
const check = (
  path: string,
  canonical: string,
  further = `<meta property="og:url" content="${canonical}">`,
) => {
  const link = canonical === '' ? '' : `<link rel="canonical" href="${canonical}">`;
  return problems(canonicalAddress(samplePage('', { path, head: link + further }), site));
};

it('accepts a page that names itself', () => {
  expect(check('/faq/', `${site.origin}/faq/`)).toEqual([]);
});

it('accepts a city’s landing page that names the city’s page', () => {
  expect(check('/city/houston/', `${site.origin}/state/texas/houston/`)).toEqual([]);
  expect(check('/city/austin/', `${site.origin}/state/texas/austin/`)).toHaveLength(1);
});

it.each([
  ['none', '', 'The page names no canonical address.'],
  ['a path only', '/faq/', `A canonical address begins with ${site.origin}/.`],
  ['another host', 'https://elsewhere.example/faq/', `A canonical address begins with ${site.origin}/.`],
  ['another page', `${site.origin}/`, `The page's own address is ${site.origin}/faq/.`],
  ['no slash at the end', `${site.origin}/faq`, `The page's own address is ${site.origin}/faq/.`],
])('reports %s', (_, canonical, problem) => {
  expect(check('/faq/', canonical)).toEqual([problem]);
});

it('requires none on an unlisted page, and allows none if one file serves many addresses', () => {
  const noindex = '<meta name="robots" content="noindex">';
  expect(check('/404.html', '', noindex)).toEqual([]);
  expect(check('/404.html', `${site.origin}/404/`, noindex)).toEqual([
    'The page is served at many addresses and must name no canonical one.',
  ]);
});

it('reports a shared link that leads elsewhere', () => {
  const other = `<meta property="og:url" content="${site.origin}/">`;
  expect(check('/faq/', `${site.origin}/faq/`, other)).toEqual([`It differs from ${site.origin}/faq/.`]);
});
