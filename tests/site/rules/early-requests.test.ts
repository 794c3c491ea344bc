import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { earlyRequests } from './early-requests.ts';

const FONT = '<link rel="preload" as="font" href="/a.woff2">';

it.each([
  FONT,
  '<script type="module">start()</script>',
  '<script type="module" src="/a.js"></script>',
  '<link rel="stylesheet" media="print" href="/print.css">',
  '<link rel="icon" href="/favicon.svg">',
  '<img src="/a.png" loading="lazy">',
  '<astro-island component-url="/_astro/a.js">',
])('accepts %s', (body) => {
  expect(earlyRequests(samplePage(body))).toEqual([]);
});

it.each([
  '<script src="/a.js"></script>',
  '<link rel="stylesheet" href="/a.css">',
  '<link rel="modulepreload" href="/a.js">',
  '<link rel="preload" as="image" href="/a.png">',
  '<img src="/a.png">',
])('reports %s', (body) => {
  expect(problems(earlyRequests(samplePage(body)))).toEqual(['It is asked for before the first paint.']);
});

it('reports a second font', () => {
  expect(problems(earlyRequests(samplePage(FONT + FONT)))).toEqual(['One font is asked for already.']);
});

it('ignores the back office', () => {
  const page = samplePage('<script src="/a.js"></script>', { path: '/admin/login/' });
  expect(earlyRequests(page)).toEqual([]);
});
