import { describe, expect, it } from 'vitest';

import { ALIASES, PLACE_SIZES } from '#data/postal.ts';
import { SITE_PLACES } from '#data/site-places.ts';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import { placeIndexFile, readPlaceIndex } from './place-index.ts';
import { placePath } from './place-address.ts';

const file = placeIndexFile(SITE_PLACES, PLACE_SIZES, ALIASES);
const states = readPlaceIndex(JSON.parse(JSON.stringify(file)))?.states ?? [];

describe('the list of all places', () => {
  it('is restored from its file with every page at its own address', () => {
    const paths = states.flatMap(({ cities, areas }) => [...cities, ...areas].map(({ path }) => path));
    const expected = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code].map(placePath));
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it("keeps each city's own list in order", () => {
    const phoenix = states.find(({ code }) => code === 'AZ')?.cities.find(({ name }) => name === 'Phoenix');
    const listed = SITE_PLACES.AZ[0]?.state.majorCities.find(({ name }) => name === 'Phoenix')?.nearby;
    expect(phoenix?.areas.map(({ path }) => path)).toEqual(
      listed?.map(({ slug }) => `/state/arizona/${slug}/`),
    );
  });

  it.each([undefined, null, 'text', {}, { format: 1, states: [] }])('is not read from %j', (download) => {
    expect(readPlaceIndex(download)).toBeUndefined();
  });
});
