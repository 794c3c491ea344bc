import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { PLACES } from '~/data/places.ts';

import {
  cityNameFromSlug,
  landingPath,
  missingPlace,
  placePath,
  placeSlug,
  statePath,
} from './place-address.ts';
import { sitePlaces } from './site-place.ts';

describe('a slug', () => {
  it.each([
    ["Coeur d'Alene", 'coeur-dalene'],
    ['Hanamāʻulu', 'hanamaulu'],
    ['ʻEwa Beach', 'ewa-beach'],
    ['Utqiaġvik', 'utqiagvik'],
    ['Doña Ana', 'dona-ana'],
    ["Town 'n' Country", 'town-n-country'],
    ['Winston-Salem', 'winston-salem'],
    ['St. Paul', 'st-paul'],
  ])('of %s is %s', (name, slug) => {
    expect(placeSlug(name)).toBe(slug);
  });
});

describe("a city's name from its address", () => {
  it.each([
    ['springfield', 'Springfield'],
    ['salt-lake-city', 'Salt Lake City'],
    ['winston--salem-', 'Winston Salem'],
    ['', ''],
    ['-', ''],
  ])('%j is %j', (slug, name) => {
    expect(cityNameFromSlug(slug)).toBe(name);
  });

  it('has no hyphen and no space at its ends, whatever the address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,40}$/u), (slug) => {
        expect(cityNameFromSlug(slug)).toMatch(/^(?:[^\s-]+(?: [^\s-]+)*)?$/u);
      }),
    );
  });
});

it('writes addresses with a slash at the end, as Hosting serves them', () => {
  const [highland] = sitePlaces(PLACES.IN, []);
  if (highland === undefined) throw new Error('Indiana has no place.');
  expect(statePath(PLACES.IN)).toBe('/state/indiana/');
  expect(placePath(highland)).toBe(`/state/indiana/${highland.place.slug}/`);
  expect(landingPath('st-louis')).toBe('/city/st-louis/');
});

it.each(['/state/atlantis/', '/state/', '/state/Arizona/', '/state/new%20york/', '/state/%3Cscript%3E/'])(
  '%s is no state',
  (path) => {
    expect(missingPlace(path)).toEqual({ kind: 'state' });
  },
);

it('is a place of a state that is known', () => {
  expect(missingPlace('/state/texas/nowhere/')).toMatchObject({ kind: 'place', state: { name: 'Texas' } });
});

it.each(['/', '/nothing/', '/city/atlantis/', '/states/atlantis/', ''])(
  '%s was not about a state',
  (path) => {
    expect(missingPlace(path)).toBeUndefined();
  },
);
