import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { headings } from './headings.ts';

it.each([
  ['one h1 and nothing else', '<h1>A</h1>'],
  ['one level down at a time, and up by any number', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'],
])('accepts %s', (_, body) => {
  expect(headings(samplePage(body))).toEqual([]);
});

it.each([
  ['no h1', '<h2>A</h2>', ['The page has no h1.', 'The heading before it asks for h1 or higher, not h2.']],
  ['a second h1', '<h1>A</h1><h1>B</h1>', ['The page has another h1 before this one.']],
  ['a level left out', '<h1>A</h1><h3>B</h3>', ['The heading before it asks for h2 or higher, not h3.']],
  [
    'a level left out further down',
    '<h1>A</h1><h2>B</h2><h2>C</h2><h4>D</h4>',
    ['The heading before it asks for h3 or higher, not h4.'],
  ],
])('reports %s', (_, body, expected) => {
  expect(problems(headings(samplePage(body)))).toEqual(expected);
});
