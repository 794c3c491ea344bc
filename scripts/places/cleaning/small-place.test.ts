import { expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { smallPlace } from './small-place.ts';

it('removes places below five hundred people and those of which the source knows no number', () => {
  const places = [
    settlement({ name: 'Williamsburg', population: 0 }),
    settlement({ name: 'Fort Yates', population: 191, featureCode: 'PPLA2' }),
    settlement({ name: 'Reiles Acres', population: 500 }),
  ];
  expect(removedBy(smallPlace, places)).toEqual(['Williamsburg', 'Fort Yates']);
});
