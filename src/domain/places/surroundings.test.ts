import { describe, expect, it } from 'vitest';

import { PLACES } from '~/content/places.ts';
import { SITE_PLACES, sitePlace } from '~/content/site-places.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';
import { MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './place.ts';
import { placePath } from './site-place.ts';
import { majorCitiesBeyond, majorCitiesNear, surroundings } from './surroundings.ts';

const ALL = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
const PATHS = new Set(ALL.map(placePath));

describe('the surroundings of a place', () => {
  it("are a major city's own list, nearest first", () => {
    const listed = PLACES.AZ.majorCities[0]?.nearby.map(({ miles }) => miles) ?? [];
    expect(surroundings(sitePlace('AZ', 'phoenix')).map(({ miles }) => miles)).toEqual(
      listed.toSorted((a, b) => a - b),
    );
  });

  it('are empty where nobody lives near, and nothing is made up', () => {
    expect(surroundings(sitePlace('AK', 'juneau'))).toEqual([]);
    expect(surroundings(sitePlace('DC', 'washington'))).toEqual([]);
  });

  it('of every place lead to pages, within the radius, at most ten, and never to the place itself', () => {
    for (const site of ALL) {
      const near = surroundings(site);
      expect(near.length).toBeLessThanOrEqual(MAX_NEARBY_AREAS);
      for (const { path, miles } of near) {
        // Not toContain, which copies the three thousand paths each time.
        expect(PATHS.has(path)).toBe(true);
        expect(path).not.toBe(placePath(site));
        expect(miles).toBeGreaterThan(0);
        expect(miles).toBeLessThanOrEqual(SERVICE_RADIUS_MILES);
      }
    }
  });
});

describe('the other major cities near a major city', () => {
  it('are those of its file, with the way to their pages', () => {
    expect(majorCitiesNear(sitePlace('AZ', 'phoenix')).map(({ path }) => path)).toEqual([
      '/state/arizona/glendale/',
      '/state/arizona/scottsdale/',
      '/state/arizona/peoria/',
      '/state/arizona/mesa/',
    ]);
  });

  it('are left out for an area, whose neighbours they are', () => {
    expect(majorCitiesNear(sitePlace('AZ', 'tempe'))).toEqual([]);
  });
});

describe('the major cities that a page has not named', () => {
  it('make up all of the jurisdiction together with those that it has, each once', () => {
    for (const site of ALL) {
      const named = [...surroundings(site), ...majorCitiesNear(site)];
      const beyond = majorCitiesBeyond(site, named);
      const cities = site.state.majorCities.map((city) => placePath({ state: site.state, place: city }));
      const told = [placePath(site), ...named.map(({ path }) => path), ...beyond.map(({ path }) => path)];
      const toldOnce = new Set(told);
      expect(toldOnce.size).toBe(told.length);
      expect(cities.filter((path) => !toldOnce.has(path))).toEqual([]);
      expect(beyond.map(({ miles }) => miles)).toEqual(
        beyond.map(({ miles }) => miles).toSorted((a, b) => a - b),
      );
    }
  });

  it('are told with distance and direction', () => {
    const [first] = majorCitiesBeyond(sitePlace('AK', 'juneau'), []);
    expect(first).toMatchObject({ name: 'Sitka', direction: 'south' });
    expect(first?.miles).toBeGreaterThan(80);
  });
});
