import { expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { samePopulation } from './same-population.ts';

it('removes the older of two neighbours with one population, and neither where they are apart', () => {
  const places = [
    settlement({ name: 'Tanglewilde-Thompson Place', population: 5892, edited: '2011-05-14' }),
    settlement({ name: 'Tanglewilde', population: 5892, edited: '2017-03-10' }),
    settlement({ name: 'Elsewhere', population: 5892, edited: '2010-01-01', lat: 39 }),
  ];
  expect(removedBy(samePopulation, places)).toEqual(['Tanglewilde-Thompson Place']);
});
