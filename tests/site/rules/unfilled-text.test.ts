import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { unfilledText } from './unfilled-text.ts';

it.each([
  '<p>The terms are null and void. Nan Walker, the landlord’s undoing.</p>',
  '<astro-island props="{&quot;a&quot;:[0,1]}" opts="{&quot;name&quot;:&quot;undefined&quot;}"></astro-island>',
  '<script>if (x === undefined) { y() }</script>',
  '<input pattern="\\d{5}">',
])('accepts %s', (body) => {
  expect(unfilledText(samplePage(body))).toEqual([]);
});

it.each([
  ['<p>Call undefined today</p>', '“undefined” is no text for people.'],
  ['<p>[object Object]</p>', '“[object Object]” is no text for people.'],
  ['<p>NaN days</p>', '“NaN” is no text for people.'],
  ['<p>Invalid Date</p>', '“Invalid Date” is no text for people.'],
  ['<p>Hello {name}</p>', '“{” is no text for people.'],
  ['<p>null</p>', '“null” is no text for people.'],
  ['<p>TODO: words</p>', '“TODO” is no text for people.'],
  ['<p>Lorem ipsum</p>', '“Lorem” is no text for people.'],
  ['<a href="/state/undefined/">x</a>', '“undefined” in href.'],
  ['<a href="/state/null/">x</a>', '“/null/” in href.'],
  ['<img alt="Map of undefined">', '“undefined” in alt.'],
])('reports %s', (body, problem) => {
  expect(problems(unfilledText(samplePage(body)))).toEqual([problem]);
});

it('also checks the head', () => {
  expect(unfilledText(samplePage('', { head: '<title>undefined, Texas</title>' }))).toHaveLength(1);
});
