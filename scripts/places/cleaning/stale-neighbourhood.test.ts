import { expect, it } from 'vitest';

import { postalEvidence, removedBy, settlement } from '../testing/settlement.ts';
import { staleNeighbourhood } from './stale-neighbourhood.ts';

it('removes what nobody has looked at since before 2010, unless it is a seat or gets mail', () => {
  const edited = '2006-01-15';
  const places = [
    settlement({ name: 'Tempe Junction', population: 158_368, edited }),
    settlement({ name: 'Tempe', population: 175_826 }),
    settlement({ name: 'Old Seat', edited, featureCode: 'PPLA2' }),
    settlement({ name: 'Fort Jones', edited }),
  ];
  expect(removedBy(staleNeighbourhood, places, postalEvidence('Fort Jones'))).toEqual(['Tempe Junction']);
});
