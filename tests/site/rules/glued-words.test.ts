import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { gluedWords } from './glued-words.ts';

it.each([
  '<p>Data from <a href="/">GeoNames</a>, used by us.</p>',
  '<p>Call <a href="/">us</a> (free)</p>',
  '<p>“<em>Yes</em>” said the landlord’s <b>agent</b>’s aunt</p>',
  '<p>the 1<sup>st</sup> of May</p>',
  '<p>One<br>two</p>',
  '<p>well-<em>known</em></p>',
  '<ul><li><a href="/">One</a></li><li><a href="/">Two</a></li></ul>',
  '<p class="flex"><span>247</span><span>approvals</span></p>',
])('accepts %s', (body) => {
  expect(gluedWords(samplePage(body))).toEqual([]);
});

it.each([
  ['<p>Data from<a href="/">GeoNames</a></p>', ['No space between “from” and “GeoNames”.']],
  ['<p><a href="/">GeoNames</a>gives data</p>', ['No space between “GeoNames” and “gives”.']],
  [
    '<p>It costs<strong>$49.95</strong>to start</p>',
    ['No space between “costs” and “$49.95”.', 'No space between “$49.95” and “to”.'],
  ],
  ['<p>It ends.<em>Then</em> it begins</p>', ['No space between “ends.” and “Then”.']],
  ['<p>See <a href="/">one</a><a href="/">two</a> here</p>', ['No space between “one” and “two”.']],
  ['<p><b>7</b><!-- -->days</p>', ['No space between “7” and “days”.']],
  ['<p><b>Free</b>(no card)</p>', ['No space between “Free” and “(no”.']],
])('reports %s', (body, expected) => {
  expect(problems(gluedWords(samplePage(body)))).toEqual(expected);
});
