import { describe, expect, it } from 'vitest';

import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { links } from './links.ts';

const site = sampleSite({
  'index.html': '<section id="lending">',
  'faq/index.html': '<details id="what-it-costs">',
  '404.html': '',
  'data/laws.json': '',
  '_astro/a.js': '',
});
const check = (body: string) => problems(links(samplePage(body, { path: '/faq/' }), site));
const link = (address: string) => check(`<a href="${address}">x</a>`);

describe('a link', () => {
  it.each([
    '/',
    '/?from=faq',
    '/#lending',
    '/faq/',
    '../',
    '/data/laws.json',
    '/__/firebase/init.json',
    'https://www.azleg.gov/anything',
    'tel:+18885550142',
    'tel:211',
    'mailto:help@example.com?subject=Privacy',
  ])('may lead to %s', (address) => {
    expect(link(address)).toEqual([]);
  });

  it.each([
    ['/gone/', 'There is nothing at /gone/.'],
    ['/faq/gone/', 'There is nothing at /faq/gone/.'],
    ['/faq', '/faq is redirected; write /faq/.'],
    ['/404.html', '/404.html is redirected; write /404.html.'],
    ['/#gone', '/ has no element with the id “gone”.'],
    ['/faq/#lending', '/faq/ has no element with the id “lending”.'],
    ['/state/%zz/', 'There is nothing at /state/%zz/.'],
    ['', 'It leads nowhere.'],
    ['#', 'It leads nowhere.'],
    ['https://', 'https:// is no address.'],
    ['javascript:void(0)', 'Nothing here may lead to a javascript: address.'],
    [`${site.origin}/faq/`, 'Write a path: the page is also read on other hosts.'],
    ['tel:888-555-0142', 'No telephone can dial tel:888-555-0142.'],
    ['mailto:help', 'mailto:help names no mailbox.'],
  ])('to “%s” is reported', (address, problem) => {
    expect(link(address)).toEqual([problem]);
  });

  it('may point to an element of its own page', () => {
    expect(check('<a href="#here">x</a><p id="here">')).toEqual([]);
    expect(check('<a href="#there">x</a><p id="here">')).toEqual([
      '/faq/ has no element with the id “there”.',
    ]);
  });
});

it.each([
  '<a href="/faq/#state=AZ">data for the script of a page</a>',
  '<form action="/api/leads" method="post">',
  '<script src="/_astro/a.js" type="module"></script>',
  '<astro-island component-url="/_astro/a.js" renderer-url="/_astro/a.js">',
])('accepts %s', (body) => {
  expect(check(body)).toEqual([]);
});

it.each([
  '<form action="/send">',
  '<button formaction="/send">',
  '<script src="/_astro/gone.js"></script>',
  '<img src="/gone.png">',
  '<img srcset="/data/laws.json 1x, /gone.png 2x">',
  '<link rel="icon" href="/gone.ico">',
  '<astro-island component-url="/_astro/gone.js">',
  '<style>@font-face { src: url("/gone.woff2") }</style>',
])('reports %s', (body) => {
  expect(check(body)).toHaveLength(1);
});
