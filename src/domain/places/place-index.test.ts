import { describe, expect, it } from 'vitest';

import { SITE_PLACES } from '~/content/site-places.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';
import { comparable, placeIndexFile, readPlaceIndex, suggestPlaces } from './place-index.ts';
import { placePath } from './site-place.ts';

const file = placeIndexFile(SITE_PLACES);
const states = readPlaceIndex(JSON.parse(JSON.stringify(file))) ?? [];

describe('the list of all places', () => {
  it('comes back from its file with every page, each at its own address', () => {
    const paths = states.flatMap(({ cities, areas }) => [...cities, ...areas].map(({ path }) => path));
    const expected = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code].map(placePath));
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it("keeps each city's own list, in its order", () => {
    const phoenix = states.find(({ code }) => code === 'AZ')?.cities.find(({ name }) => name === 'Phoenix');
    const listed = SITE_PLACES.AZ[0]?.state.majorCities.find(({ name }) => name === 'Phoenix')?.nearby;
    expect(phoenix?.areas.map(({ path }) => path)).toEqual(
      listed?.map(({ slug }) => `/state/arizona/${slug}/`),
    );
  });

  it.each([undefined, null, 'text', {}, { format: 2, states: [] }])('is not read from %j', (download) => {
    expect(readPlaceIndex(download)).toBeUndefined();
  });
});

describe('the suggestions for what was typed', () => {
  const names = (typed: string, state?: 'OR' | 'ME') =>
    suggestPlaces(states, typed, state, 8).map(({ name, state: code }) => `${name}, ${code}`);

  it('put major cities before areas', () => {
    expect(names('portland').slice(0, 2).toSorted()).toEqual(['Portland, ME', 'Portland, OR']);
  });

  it('keep to the chosen state', () => {
    expect(names('portland', 'ME')[0]).toBe('Portland, ME');
    for (const name of names('port', 'ME')) expect(name).toMatch(/, ME$/u);
  });

  it('find a name however it is written', () => {
    expect(names('coeur d’alene')).toEqual(["Coeur d'Alene, ID"]);
    expect(names('SAINT PAUL')[0]).toBe('St. Paul, MN');
    expect(comparable('ʻEwa Beach')).toBe(comparable('ewa  beach'));
  });

  it('find a word inside a name, after the names that begin with it', () => {
    expect(names('orleans')).toContain('New Orleans, LA');
  });

  it('are none for an empty field, and never more than asked for', () => {
    expect(names('')).toEqual([]);
    expect(names(' - ')).toEqual([]);
    expect(suggestPlaces(states, 's', undefined, 6)).toHaveLength(6);
  });
});
