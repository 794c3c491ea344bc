import { describe, expect, it } from 'vitest';

import { PLACES } from '~/content/places.ts';
import { SITE_PLACES, sitePlace } from '~/content/site-places.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';
import { spokenMiles, whereabouts } from './whereabouts.ts';

describe('where a place is', () => {
  it('is told from its major city, and from the capital where that is another one', () => {
    const { nearestCity, capital } = whereabouts(sitePlace('AZ', 'tempe'));
    expect(nearestCity).toMatchObject({ miles: 5, direction: 'west' });
    expect(nearestCity?.to.name).toBe('Mesa');
    expect(capital?.to.name).toBe('Phoenix');
  });

  it('names each city once: an area of the capital has no second line about it', () => {
    const area = SITE_PLACES.DE.find(({ parent }) => parent?.slug === PLACES.DE.capital);
    if (area === undefined) throw new Error('Dover has no area.');
    expect(whereabouts(area).capital).toBeNull();
  });

  it('is told of a major city from the nearest other one, however far', () => {
    const { nearestCity, capital } = whereabouts(sitePlace('AK', 'juneau'));
    expect(nearestCity?.to.name).toBe('Sitka');
    expect(capital).toBeNull();
  });

  it('has nothing to be told from in Washington DC', () => {
    expect(whereabouts(sitePlace('DC', 'washington'))).toEqual({ nearestCity: null, capital: null });
  });

  it('never names the place itself', () => {
    for (const site of JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code])) {
      const { nearestCity, capital } = whereabouts(site);
      for (const other of [nearestCity, capital]) expect(other?.to.slug).not.toBe(site.place.slug);
    }
  });
});

it.each([
  [11.6, '11.6 miles'],
  [1, '1 mile'],
  [0.4, 'less than a mile'],
])('says %d as “%s”', (miles, words) => {
  expect(spokenMiles(miles)).toBe(words);
});
