import { expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { historicalPlace } from './historical-place.ts';

it('removes places that are marked as gone', () => {
  const places = [settlement({ name: 'Alton North (historical)' }), settlement({ name: 'Alton' })];
  expect(removedBy(historicalPlace, places)).toEqual(['Alton North (historical)']);
});
