import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SITE_PLACES } from '#data/site-places.ts';
import { landingPath, placeSlug } from '#domain/places/place-address.ts';

import { cityAddress } from './CitySearch.tsx';

const search = (city: string, state = '', issue = '') => cityAddress({ city, state, issue });

describe('cityAddress', () => {
  it.each([
    ['Los Angeles', '/city/los-angeles/'],
    ['Indianapolis, IN', '/city/indianapolis/?state=IN'],
    ['Portland, Oregon', '/city/portland/?state=OR'],
    ['St. Louis', '/city/st-louis/'],
    ['Coeur d’Alene', '/city/coeur-dalene/'],
    ['Winston-Salem', '/city/winston-salem/'],
    ['Cañon City', '/city/canon-city/'],
    ['東京', '/city/%E6%9D%B1%E4%BA%AC/'],
  ])('leads %j to %s', (city, address) => {
    expect(search(city)).toBe(address);
  });

  it('gives every place that has a page its own address', () => {
    for (const { place } of Object.values(SITE_PLACES).flat())
      expect(search(place.name)).toBe(landingPath(placeSlug(place.name)));
  });

  it('adds state and issue if they were chosen', () => {
    expect(search('Houston', 'TX', 'broken-lease')).toBe('/city/houston/?state=TX&issue=broken-lease');
    expect(search('Houston', '', 'broken-lease')).toBe('/city/houston/?issue=broken-lease');
  });

  it.each(['', '   ', '--', '...'])('gives no address for %j', (city) => {
    expect(search(city)).toBeUndefined();
  });

  it('always stays under /city/, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (city, issue) => {
        const address = search(city, 'TX', issue);
        const { pathname, origin } = new URL(address ?? '/city/x/', 'https://a.example');
        expect(origin).toBe('https://a.example');
        expect(pathname).toMatch(/^\/city\/[^/]+\/$/);
      }),
    );
  });
});
