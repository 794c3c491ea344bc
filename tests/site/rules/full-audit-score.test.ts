import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { fullAuditScore } from './full-audit-score.ts';

const HEAD = `
  <title>Second-chance rentals in Tempe, AZ</title>
  <meta name="description" content="${'A sentence about Tempe. '.repeat(6)}">
  <link rel="canonical" href="https://www.example.com/state/arizona/tempe/">
  <meta property="og:title" content="Tempe">
  <meta property="og:description" content="Help to rent again.">
  <meta property="og:image" content="https://www.example.com/social-picture.png">
  <meta property="og:type" content="website">`;
const DATA = '<script type="application/ld+json">{}</script>';

it('finds nothing on a page that scores 100', () => {
  expect(
    fullAuditScore(samplePage(`<h1>Tempe</h1><img src="/a.png" alt="">${DATA}`, { head: HEAD })),
  ).toEqual([]);
});

it('reports each deduction', () => {
  const page = samplePage('<h1>One</h1><h1>Two</h1><img src="/a.png">', {
    head: HEAD.replace('og:type', 'og:site_name'),
  });
  expect(problems(fullAuditScore(page))).toEqual([
    'The page has no og:type. Takes 2.',
    'The page has 2 H1s: “One”, “Two”. Takes 5.',
    'An image has no alt text. Takes 2.',
    'The page has no JSON-LD. Takes 5.',
  ]);
});

it('ignores pages hidden from search engines', () => {
  expect(fullAuditScore(samplePage('', { head: '<meta name="robots" content="noindex">' }))).toEqual([]);
});
