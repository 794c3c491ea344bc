import { expect, it } from 'vitest';

import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { translations } from './translations.ts';

const site = sampleSite({ 'faq/index.html': '', 'es/faq/index.html': '', 'about/index.html': '' });
const link = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${site.origin}${path}">`;
const both = (path: string) => link('en', path) + link('es', `/es${path}`) + link('x-default', path);
const check = (path: string, head: string) => problems(translations(samplePage('', { path, head }), site));

it.each([
  ['an English page in both languages', '/faq/', both('/faq/')],
  ['its Spanish page', '/es/faq/', both('/faq/')],
  ['a page in English alone', '/about/', ''],
])('accepts %s', (_, path, head) => {
  expect(check(path, head)).toEqual([]);
});

it.each([
  ['a Spanish page that lists nothing', '/es/faq/', ''],
  ['a page that leaves itself out', '/faq/', link('es', '/es/faq/') + link('x-default', '/faq/')],
  ['a page that lists another', '/faq/', both('/about/')],
  ['no page for everybody else', '/faq/', link('en', '/faq/') + link('es', '/es/faq/')],
  ['a translation that is not there', '/about/', both('/about/')],
])('reports %s', (_, path, head) => {
  expect(check(path, head)).toHaveLength(1);
});
