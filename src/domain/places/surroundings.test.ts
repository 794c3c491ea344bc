import { describe, expect, it } from 'vitest';

import { PLACES } from '~/content/places.ts';
import { SITE_PLACES, sitePlace } from '~/content/site-places.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';
import { MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './place.ts';
import { placePath } from './site-place.ts';
import { majorCitiesNear, surroundings } from './surroundings.ts';

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
        expect(PATHS).toContain(path);
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
