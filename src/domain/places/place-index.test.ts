import { describe, expect, it } from 'vitest';

import { SITE_PLACES } from '#data/site-places.ts';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import {
  comparable,
  filterPlaces,
  type FoundState,
  placeIndexFile,
  readPlaceIndex,
  suggestPlaces,
} from './place-index.ts';
import { placePath } from './place-address.ts';

const file = placeIndexFile(SITE_PLACES);
const states = readPlaceIndex(JSON.parse(JSON.stringify(file))) ?? [];

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

  it.each([undefined, null, 'text', {}, { format: 2, states: [] }])('is not read from %j', (download) => {
    expect(readPlaceIndex(download)).toBeUndefined();
  });
});

describe('search suggestions', () => {
  const names = (typed: string, state?: 'OR' | 'ME') =>
    suggestPlaces(states, typed, state, 8).map(({ name, state: code }) => `${name}, ${code}`);

  it('list major cities before areas', () => {
    expect(names('portland').slice(0, 2).toSorted()).toEqual(['Portland, ME', 'Portland, OR']);
  });

  it('are limited to the chosen state', () => {
    expect(names('portland', 'ME')[0]).toBe('Portland, ME');
    for (const name of names('port', 'ME')) expect(name).toMatch(/, ME$/u);
  });

  it('match a name in any spelling', () => {
    expect(names('coeur d’alene')).toEqual(["Coeur d'Alene, ID"]);
    expect(names('SAINT PAUL')[0]).toBe('St. Paul, MN');
    expect(comparable('ʻEwa Beach')).toBe(comparable('ewa  beach'));
  });

  it('match a word inside a name, after names that begin with it', () => {
    expect(names('orleans')).toContain('New Orleans, LA');
  });

  it('are empty for an empty field, and never exceed the limit', () => {
    expect(names('')).toEqual([]);
    expect(names(' - ')).toEqual([]);
    expect(suggestPlaces(states, 's', undefined, 6)).toHaveLength(6);
  });
});

const place = (name: string) => ({ name, path: `/${name.toLowerCase().replaceAll(' ', '-')}/` });
const STATES: readonly FoundState[] = [
  {
    code: 'AZ',
    name: 'Arizona',
    areas: [place('Tempe'), place('Sun City')],
    cities: [
      { ...place('Phoenix'), areas: [place('Tempe'), place('Sun City')] },
      { ...place('Mesa'), areas: [place('Tempe')] },
      { ...place('Tucson'), areas: [] },
    ],
  },
  {
    code: 'ME',
    name: 'Maine',
    areas: [place('Bath')],
    cities: [{ ...place('Portland'), areas: [place('Bath')] }],
  },
];
const paths = (typed: string, code: string) =>
  filterPlaces(STATES, typed)
    ?.states.get(code)
    ?.map(({ path }) => path);

describe('the filtered list of places', () => {
  it('keeps a whole state when its name matches', () => {
    expect(paths('ariz', 'AZ')).toEqual(['/phoenix/', '/mesa/', '/tucson/']);
    expect(paths('ariz', 'ME')).toBeUndefined();
  });

  it('keeps all areas of a city that matches', () => {
    expect(filterPlaces(STATES, 'phoen')?.states.get('AZ')).toEqual([{ path: '/phoenix/', areas: null }]);
  });

  it('keeps an area under each city that lists it, and counts it once', () => {
    const filtered = filterPlaces(STATES, 'TEMPE');
    expect(filtered?.states.get('AZ')).toEqual([
      { path: '/phoenix/', areas: new Set(['/tempe/']) },
      { path: '/mesa/', areas: new Set(['/tempe/']) },
    ]);
    expect(filtered?.matches).toBe(1);
  });

  it('matches words inside names, but not the middle of a word', () => {
    expect(paths('city', 'AZ')).toEqual(['/phoenix/']);
    expect(filterPlaces(STATES, 'ity')).toEqual({ states: new Map(), matches: 0 });
  });

  it('is complete for an empty field', () => {
    expect(filterPlaces(STATES, '  ')).toBeUndefined();
  });
});
