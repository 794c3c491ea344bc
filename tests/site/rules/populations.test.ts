import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { populations } from './populations.ts';

const path = '/state/texas/houston/';
const SPANISH = '/es/state/texas/';
const TOLD = ['It tells how many people live somewhere.'];

it.each([
  '<p>Houston has a population of 2.3 million.</p>',
  '<p>2,304,580 people live in Houston.</p>',
  '<p>It has 900 inhabitants.</p>',
  '<p>Home to 2.3 million.</p>',
  '<img alt="Houston, 2,304,580 residents" src="/a.svg">',
  '<script type="application/ld+json">{"population": 2304580}</script>',
])('reports %s', (body) => {
  expect(problems(populations(samplePage(body, { path })))).toEqual(TOLD);
});

it.each(['<p>Texas tiene 30 millones de habitantes.</p>', '<p>Allí viven 2,304,580 personas.</p>'])(
  'reports in Spanish %s',
  (body) => {
    expect(problems(populations(samplePage(body, { path: SPANISH })))).toEqual(TOLD);
  },
);

it('accepts counts of something else', () => {
  const body = '<p>Houston is in Harris County. 247 approvals, 7 to 21 days, 10 places around it.</p>';
  expect(populations(samplePage(body, { path }))).toEqual([]);
});

it('ignores pages that show no places', () => {
  expect(populations(samplePage('<p>10,000 people found a home.</p>', { path: '/about/' }))).toEqual([]);
});
