import { expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { cityCounty } from './city-county.ts';

it('removes the quarters of a city that fills its county, and keeps the city and the boroughs', () => {
  const places = [
    settlement({ name: 'Astoria', state: 'NY', countyFips: '36081' }),
    settlement({ name: 'Queens Village', state: 'NY', countyFips: '36081', geonameId: 5133271 }),
    settlement({ name: 'Queens', state: 'NY', countyFips: '36081', geonameId: 5133273 }),
    settlement({ name: 'New York City', state: 'NY', countyFips: null, geonameId: 5128581 }),
    settlement({ name: 'Adams Morgan', state: 'DC', countyFips: '11001' }),
    settlement({ name: 'Washington', state: 'DC', countyFips: '11001', geonameId: 4140963 }),
    settlement({ name: 'Towson', state: 'MD', countyFips: '24005' }),
  ];
  expect(removedBy(cityCounty, places)).toEqual(['Astoria', 'Queens Village', 'Adams Morgan']);
});
