import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { placeCredit } from './place-credit.ts';

const GEONAMES = '<a href="https://www.geonames.org/">GeoNames</a>';
const LICENCE = '<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>';
const path = '/state/ohio/dublin/';

it('accepts a footer with the source and its licence', () => {
  expect(placeCredit(samplePage(`<footer>${GEONAMES} ${LICENCE}</footer>`, { path }))).toEqual([]);
});

it.each([path, '/es/state/ohio/'])('reports what is missing, and a credit that is elsewhere: %s', (place) => {
  const page = samplePage(`<p>${LICENCE}</p><footer>${GEONAMES}</footer>`, { path: place });
  expect(problems(placeCredit(page))).toEqual([
    'It does not link to https://creativecommons.org/licenses/by/4.0/.',
  ]);
});

it('ignores pages without places', () => {
  expect(placeCredit(samplePage('', { path: '/faq/' }))).toEqual([]);
});
