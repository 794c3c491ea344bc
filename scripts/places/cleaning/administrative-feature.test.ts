import { expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { administrativeFeature } from './administrative-feature.ts';

it('removes sections of a city and groups of cities, whatever their population says', () => {
  const places = [
    settlement({ name: 'New South Memphis', featureCode: 'PPLX', population: 641_608 }),
    settlement({ name: 'Tri-Cities', featureCode: 'PPLL', population: 244_036 }),
    settlement({ name: 'Memphis', featureCode: 'PPLA2' }),
    settlement({ name: 'Washington', featureCode: 'PPLC' }),
    settlement({ name: 'Germantown' }),
  ];
  expect(removedBy(administrativeFeature, places)).toEqual(['New South Memphis', 'Tri-Cities']);
});
