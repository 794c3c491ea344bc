import { describe, expect, it } from 'vitest';

import { SITE_PLACES } from '#data/site-places.ts';

import { nearestNames, placeIndexFile, placesNamed, readPlaceIndex, suggestPlaces } from './place-index.ts';
import { readCityQuery } from './place-query.ts';

const states = readPlaceIndex(placeIndexFile(SITE_PLACES)) ?? [];
const first = (typed: string) => {
  const [found] = suggestPlaces(states, typed, undefined, 6);
  return found && `${found.name}, ${found.state}`;
};

describe('what people type for a city', () => {
  it.each([
    ['NYC', 'New York City, NY'],
    ['New York', 'New York City, NY'],
    ['Philly', 'Philadelphia, PA'],
    ['St Pete', 'St. Petersburg, FL'],
    ['Ft Wayne', 'Fort Wayne, IN'],
    ['Ft. Wayne', 'Fort Wayne, IN'],
    ['L.A.', 'Los Angeles, CA'],
    ['DC', 'Washington, DC'],
    ['D.C.', 'Washington, DC'],
    ['Washington DC', 'Washington, DC'],
    ['Indianapolis, IN', 'Indianapolis, IN'],
    ['Indianapolis IN', 'Indianapolis, IN'],
    ['Portland, Maine', 'Portland, ME'],
    ['portland, me', 'Portland, ME'],
  ])('%s finds %s', (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  it('finds every Mount Vernon under its short form', () => {
    const names = suggestPlaces(states, 'Mt Vernon', undefined, 6).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(name).toMatch(/^Mount Vernon/u);
  });

  it.each(['46201', '46201-1234', ' 90210 '])('%s is a ZIP code', (typed) => {
    expect(readCityQuery(typed)).toEqual({ kind: 'zip' });
    expect(suggestPlaces(states, typed, undefined, 6)).toEqual([]);
  });

  it('keeps a name that only looks like one with a state', () => {
    expect(readCityQuery('Winston, Salem')).toEqual({
      kind: 'city',
      name: 'Winston, Salem',
      state: undefined,
    });
    expect(readCityQuery('Lake IT')).toEqual({ kind: 'city', name: 'Lake IT', state: undefined });
  });
});

describe('a name that no place has', () => {
  it.each([
    ['Pheonix', 'Phoenix, AZ'],
    ['Albuquerqe', 'Albuquerque, NM'],
    ['Indianopolis', 'Indianapolis, IN'],
  ])('%s is near %s', (typed, name) => {
    const [nearest] = nearestNames(states, typed, undefined, 3);
    expect(nearest && `${nearest.name}, ${nearest.state}`).toBe(name);
  });

  it('has no near name if nothing is alike', () => {
    expect(nearestNames(states, 'Nowhere At All', undefined, 3)).toEqual([]);
    expect(nearestNames(states, 'x', undefined, 3)).toEqual([]);
  });

  it('is found in any spelling if a place has it', () => {
    expect(placesNamed(states, 'ft wayne', undefined).map(({ path }) => path)).toEqual([
      '/state/indiana/fort-wayne/',
    ]);
    expect(placesNamed(states, 'portland', 'ME').map(({ path }) => path)).toEqual(['/state/maine/portland/']);
    expect(placesNamed(states, 'atlantis', undefined)).toEqual([]);
  });
});
