import { describe, expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { militaryBase } from './military-base.ts';

describe('military sites', () => {
  it.each([
    'Offutt Air Force Base',
    'Andrews AFB',
    'Moody A F B',
    'Joint Base Lewis McChord',
    'Dover Base Housing',
    'Marine Corps Base Hawaii - MCBH',
    'Naval Academy',
    'Aberdeen Proving Ground',
  ])('%s is removed for its name', (name) => {
    expect(removedBy(militaryBase, [settlement({ name })])).toEqual([name]);
  });

  it.each([
    ['NC', 6941080],
    ['TX', 7261291],
  ] as const)('a fort in %s is removed by its number', (state, geonameId) => {
    expect(removedBy(militaryBase, [settlement({ name: 'Fort', state, geonameId })])).toHaveLength(1);
  });

  it.each([
    ['Fort Bragg', 'CA', 5350039],
    ['Fort Meade', 'FL', 4155988],
    ['West Point', 'UT', 5784580],
    ['West Point', 'MS', 4450753],
    ['Elmendorf', 'TX', 4689077],
    ['Farmington', 'NM', 5467328],
    ['Vandenberg Village', 'CA', 5405737],
  ] as const)('%s, %s is an ordinary town and stays', (name, state, geonameId) => {
    expect(removedBy(militaryBase, [settlement({ name, state, geonameId })])).toEqual([]);
  });
});
