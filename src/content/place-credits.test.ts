import { expect, it } from 'vitest';

import { PLACE_CREDITS } from './place-credits.ts';

it('says whose data the places are, under which licence, that it was changed, and links to both', () => {
  expect(PLACE_CREDITS.map(({ text }) => text).join('')).toBe(
    'Place data from GeoNames (geonames.org), licensed under CC BY 4.0, modified by us. County data from the US Census Bureau.',
  );
  const links = PLACE_CREDITS.flatMap(({ href }) => href ?? []).join(' ');
  expect(links).toContain('geonames.org');
  expect(links).toContain('creativecommons.org/licenses/by/4.0');
});
