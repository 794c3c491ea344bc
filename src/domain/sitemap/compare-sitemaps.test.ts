import { expect, it } from 'vitest';

import { compareSitemaps } from './compare-sitemaps.ts';

it('finds no difference between the same addresses in another order', () => {
  expect(compareSitemaps(['/a', '/b'], ['/b', '/a'])).toEqual({ missing: [], extra: [], repeated: [] });
});

it('finds what is missing, what is extra and what is named twice', () => {
  expect(compareSitemaps(['/a', '/b', '/c'], ['/c', '/x', '/c', '/c', '/y'])).toEqual({
    missing: ['/a', '/b'],
    extra: ['/x', '/y'],
    repeated: ['/c'],
  });
});
