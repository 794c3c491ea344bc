import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { spacing } from './spacing.ts';

it.each([
  '<p>One, two; three: four … and so on... Yes? (No.)</p>',
  '<p>\n    One\n    two\n  </p>',
  '<p><a href="/">One</a>, two</p>',
  '<pre>a  ,  b</pre>',
  '<p>at .5 % and 24/7</p>',
])('accepts %s', (body) => {
  expect(spacing(samplePage(body))).toEqual([]);
});

it.each([
  ['<p>One  two</p>', 'Two spaces in a row.'],
  ['<p>One , two</p>', 'A space before a mark.'],
  ['<p>It ends .</p>', 'A space before the full stop.'],
  ['<p>One,, two</p>', 'A mark twice.'],
  ['<p>One, , two</p>', 'A mark twice.'],
  ['<p>It ends..</p>', 'A mark twice.'],
  ['<p>Two ( or three)</p>', 'A space inside brackets.'],
  ['<p><a href="/">One</a> , two</p>', 'A space before a mark.'],
  ['<img alt="A  key">', 'Two spaces in a row.'],
])('reports %s', (body, problem) => {
  expect(problems(spacing(samplePage(body)))).toContain(problem);
});
