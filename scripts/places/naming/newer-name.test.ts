import { describe, expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { renamings } from './newer-name.ts';

const at = (name: string, lat = 38.5) => ({ name, state: 'KS', lat, lng: -98.5 });

describe('a name that is gone from the newer list', () => {
  it('is replaced by the one new name at its point', () => {
    const barrow = settlement({ name: 'Barrow' });
    expect(renamings([barrow], [at('Utqiagvik'), at('Nome', 39)])).toEqual([
      { place: barrow, name: 'Utqiagvik' },
    ]);
  });

  it.each<[string, Parameters<typeof renamings>[1]]>([
    ['is still there, under another spelling', [at('St. Ives'), at('Kernow')]],
    ['has two names at its point', [at('Kernow'), at('Cornwall')]],
    ['has no name at its point', [at('Kernow', 38.6)]],
    ['has a name that only adds to it', [at('Saint Ives Village')]],
  ])('stays when it %s', (_, newer) => {
    expect(renamings([settlement({ name: 'Saint Ives' })], newer)).toEqual([]);
  });

  it('stays when the new name is that of another old place, or the place too small for the newer list', () => {
    const neighbour = settlement({ name: 'Kernow', lat: 38.51 });
    expect(renamings([settlement({ name: 'Barrow' }), neighbour], [at('Kernow')])).toEqual([]);
    expect(renamings([settlement({ name: 'Barrow', population: 900 })], [at('Utqiagvik')])).toEqual([]);
  });
});
