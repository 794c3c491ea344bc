import { expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { DENY_LIST, deniedPlace } from './denied-place.ts';

it('removes a row by its number and leaves a namesake alone', () => {
  const places = [
    settlement({ name: 'Ironville', state: 'KY', population: 288_649, geonameId: 4295940 }),
    settlement({ name: 'Ironville', state: 'KY', population: 700 }),
  ];
  const ids = [...deniedPlace.among(places, { isPostalCity: () => true })].map(({ geonameId }) => geonameId);
  expect(ids).toEqual([4295940]);
});

it('says of each row why', () => {
  for (const id of DENY_LIST.ids) expect(DENY_LIST.get({ geonameId: id })?.reason).toMatch(/^\w.{8,}/u);
});
