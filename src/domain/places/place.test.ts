import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { cityNameFromSlug, placeSlug } from './place.ts';

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
