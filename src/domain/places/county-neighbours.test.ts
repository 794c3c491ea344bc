import { expect, it } from 'vitest';

import { SITE_PLACES, SITE_PLACES_BY_COUNTY, sitePlace } from '~/content/site-places.ts';
import { countyNeighbours } from './county-neighbours.ts';

it('finds the other places of a county, and not the place itself', () => {
  const tempe = sitePlace('AZ', 'tempe');
  const others = countyNeighbours(SITE_PLACES_BY_COUNTY.AZ, tempe);
  expect(others.map(({ place }) => place.name)).toContain('Phoenix');
  expect(others.map(({ place }) => place.name)).not.toContain('Tempe');
  expect(others).toHaveLength(SITE_PLACES.AZ.filter(({ county }) => county.fips === '04013').length - 1);
});
