import { describe, expect, it } from 'vitest';

import { removedBy, settlement } from '../testing/settlement.ts';
import { suffixedTwin } from './suffixed-twin.ts';

describe('a name with one word more', () => {
  it.each(['Framingham Center', 'Derry Village', 'Pacolet Mills', 'Cameron Park Colonia'])(
    '%s goes where the town itself is near',
    (name) => {
      const town = settlement({ name: name.split(' ').slice(0, -1).join(' ') });
      expect(removedBy(suffixedTwin, [settlement({ name }), town])).toEqual([name]);
    },
  );

  it.each([
    ['Yuba City', 'Yuba', 'four miles off', 38.56],
    ['West Stamford', 'Stamford', 'before the name', 38.5],
    ['Kansas City', 'Topeka', 'of another town', 38.5],
  ])('%s stays beside %s: the word is %s', (name, other, _, lat) => {
    expect(removedBy(suffixedTwin, [settlement({ name }), settlement({ name: other, lat })])).toEqual([]);
  });
});
