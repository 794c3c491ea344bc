import { describe, expect, it } from 'vitest';

import { SITE_PLACES } from '~/data/site-places.ts';

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

const place = (name: string) => ({ name, path: `/${name.toLowerCase().replaceAll(' ', '-')}/` });
const STATES: readonly FoundState[] = [
  {
    ...{ code: 'AZ', name: 'Arizona', areas: [place('Tempe'), place('Sun City')] },
    cities: [
      { ...place('Phoenix'), areas: [place('Tempe'), place('Sun City')] },
      { ...place('Mesa'), areas: [place('Tempe')] },
      { ...place('Tucson'), areas: [] },
    ],
  },
  {
    ...{ code: 'ME', name: 'Maine', areas: [place('Bath')] },
    cities: [{ ...place('Portland'), areas: [place('Bath')] }],
  },
];
const paths = (typed: string, code: string) =>
  filterPlaces(STATES, typed)
    ?.states.get(code)
    ?.map(({ path }) => path);

describe('the narrowed list of places', () => {
  it('keeps a state whole when its name fits', () => {
    expect(paths('ariz', 'AZ')).toEqual(['/phoenix/', '/mesa/', '/tucson/']);
    expect(paths('ariz', 'ME')).toBeUndefined();
  });

  it('keeps all areas of a city that fits', () => {
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

  it('finds words inside names, and not the middle of a word', () => {
    expect(paths('city', 'AZ')).toEqual(['/phoenix/']);
    expect(filterPlaces(STATES, 'ity')).toEqual({ states: new Map(), matches: 0 });
  });

  it('narrows nothing for an empty field', () => {
    expect(filterPlaces(STATES, '  ')).toBeUndefined();
  });
});
