import { describe, expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { KEPT_TWINS } from './inflated-twin.ts';
import { namesakeCopy } from './namesake-copy.ts';

const seat = settlement({ name: 'Centerville', population: 5372, featureCode: 'PPLA2', countyFips: '19007' });
const hamlet = { name: 'Centerville', population: 5745, countyFips: '19015', lat: 40 };

describe('a hamlet with the population of its namesake in another county', () => {
  it('is removed, and the town stays', () => {
    expect([...namesakeCopy.among([settlement(hamlet), seat], { isPostalCity: () => false })]).toEqual([
      expect.objectContaining({ countyFips: '19015' }),
    ]);
  });

  it.each([
    ['has another population', { population: 900 }],
    ['is a seat itself', { featureCode: 'PPLA2' }],
    ['was counted by the census', { edited: '2011-05-14' }],
    ['was known to a reader', { geonameId: KEPT_TWINS.ids[0] ?? 0 }],
  ])('stays when it %s', (_, given) => {
    expect(removedBy(namesakeCopy, [settlement({ ...hamlet, ...given }), seat])).toEqual([]);
  });

  it('stays beside a namesake of which nothing is known either: a reader must say which is the town', () => {
    const other = settlement({ name: 'Centerville', population: 5372 });
    expect(removedBy(namesakeCopy, [settlement(hamlet), other])).toEqual([]);
  });
});
