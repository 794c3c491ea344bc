import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';
import { PLACES_BEYOND, SITE_PLACES, SITE_PLACES_BY_COUNTY, sitePlace } from '#data/site-places.ts';

import { milesBetween, roundedMiles } from './geometry.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';
import { placePath } from './place-address.ts';
import { type Area, MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './state-places.ts';
import {
  acrossTheLine,
  areasAround,
  countyNeighbours,
  majorCitiesBeyond,
  majorCitiesNear,
  surroundings,
  whereabouts,
} from './surroundings.ts';

describe('surroundings', () => {
  const ALL = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
  const PATHS = new Set(ALL.map(placePath));

  describe('the surroundings of a place', () => {
    it("are a major city's own list, nearest first", () => {
      const listed = PLACES.AZ.majorCities[0]?.nearby.map(({ miles }) => miles) ?? [];
      expect(surroundings(sitePlace('AZ', 'phoenix')).map(({ miles }) => miles)).toEqual(
        listed.toSorted((a, b) => a - b),
      );
    });

    it('stop the build if a list names an area that does not exist', () => {
      const phoenix = sitePlace('AZ', 'phoenix');
      const site = { ...phoenix, state: { ...phoenix.state, areas: [] } };
      expect(() => surroundings(site)).toThrow(/^arizona has no area .*, which phoenix lists\.$/u);
    });

    it('are empty if there is no place nearby', () => {
      expect(surroundings(sitePlace('AK', 'juneau'))).toEqual([]);
      expect(surroundings(sitePlace('DC', 'washington'))).toEqual([]);
    });

    it('are pages within the radius, at most ten and never the place itself', () => {
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
    it('come from its file, with the addresses of their pages', () => {
      expect(majorCitiesNear(sitePlace('AZ', 'phoenix')).map(({ path }) => path)).toEqual([
        '/state/arizona/glendale/',
        '/state/arizona/scottsdale/',
        '/state/arizona/peoria/',
        '/state/arizona/mesa/',
      ]);
    });

    it('are left out for an area, which lists them as neighbours', () => {
      expect(majorCitiesNear(sitePlace('AZ', 'tempe'))).toEqual([]);
    });
  });

  describe('the major cities not yet named on a page', () => {
    it('complete the jurisdiction’s cities, each once', () => {
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

    it('have distance and direction', () => {
      const [first] = majorCitiesBeyond(sitePlace('AK', 'juneau'), []);
      expect(first).toMatchObject({ name: 'Sitka', direction: 'south' });
      expect(first?.miles).toBeGreaterThan(80);
    });
  });
});

describe('whereabouts', () => {
  describe('where a place is', () => {
    it('is given from its major city, and from the capital if that is a different one', () => {
      const { nearestCity, capital } = whereabouts(sitePlace('AZ', 'tempe'));
      expect(nearestCity).toMatchObject({ miles: 5, direction: 'west' });
      expect(nearestCity?.to.name).toBe('Mesa');
      expect(capital?.to.name).toBe('Phoenix');
    });

    it('has each city once: an area of the capital has no second line about it', () => {
      const area = SITE_PLACES.DE.find(({ parent }) => parent?.slug === PLACES.DE.capital);
      if (area === undefined) throw new Error('Dover has no area.');
      expect(whereabouts(area).capital).toBeNull();
    });

    it('is given for a major city from the nearest other one, however far', () => {
      const { nearestCity, capital } = whereabouts(sitePlace('AK', 'juneau'));
      expect(nearestCity?.to.name).toBe('Sitka');
      expect(capital).toBeNull();
    });

    it('is empty in Washington DC', () => {
      expect(whereabouts(sitePlace('DC', 'washington'))).toEqual({ nearestCity: null, capital: null });
    });

    it('never names the place itself', () => {
      for (const site of JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code])) {
        const { nearestCity, capital } = whereabouts(site);
        for (const other of [nearestCity, capital]) expect(other?.to.slug).not.toBe(site.place.slug);
      }
    });
  });
});

describe('state line', () => {
  const ALL = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
  const across = (code: JurisdictionCode, slug: string) =>
    acrossTheLine(sitePlace(code, slug), PLACES_BEYOND[code]);

  describe('the closest place beyond the state line', () => {
    it.each([
      ['KS', 'kansas-city', 'MO'],
      ['DC', 'washington', 'VA'],
      ['RI', 'pawtucket', 'MA'],
    ] as const)('of %s %s is in %s', (code, slug, other) => {
      expect(across(code, slug)?.to.state.abbreviation).toBe(other);
    });

    it.each([
      ['HI', 'honolulu'],
      ['AK', 'anchorage'],
      ['TX', 'houston'],
    ] as const)('does not exist within the radius of %s %s', (code, slug) => {
      expect(across(code, slug)).toBeNull();
    });

    it('is the same as a search over every place of the country', () => {
      for (const code of JURISDICTION_CODES) {
        // Each twentieth place: all pairs of the country would take a minute.
        for (const site of SITE_PLACES[code].filter((_, index) => index % 20 === 0)) {
          const near = ALL.filter(({ state }) => state.abbreviation !== code)
            .map((to) => ({ to, miles: milesBetween(site.place, to.place) }))
            .filter(({ miles }) => miles <= SERVICE_RADIUS_MILES)
            .toSorted((a, b) => a.miles - b.miles)[0];
          const found = acrossTheLine(site, PLACES_BEYOND[code]);
          expect(found?.to.place.geonameId, site.place.name).toBe(near?.to.place.geonameId);
          if (near !== undefined) expect(found?.miles).toBe(roundedMiles(near.miles));
        }
      }
    });
  });
});

describe('county neighbours', () => {
  it('are the other places of the county', () => {
    const tempe = sitePlace('AZ', 'tempe');
    const others = countyNeighbours(SITE_PLACES_BY_COUNTY.AZ, tempe);
    expect(others.map(({ place }) => place.name)).toContain('Phoenix');
    expect(others.map(({ place }) => place.name)).not.toContain('Tempe');
    expect(others).toHaveLength(SITE_PLACES.AZ.filter(({ county }) => county.fips === '04013').length - 1);
  });
});

const area = (code: keyof typeof PLACES, slug: string): Area => {
  const found = PLACES[code].areas.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`${code} has no area ${slug}.`);
  return found;
};

describe('the surroundings of an area', () => {
  it('are listed nearest first, with distances', () => {
    const bear = area('DE', 'bear');
    const around = areasAround(PLACES.DE, bear);
    expect(around[0]?.place.name).toBe('Brookside');
    expect(around.map(({ miles }) => miles)).toEqual(
      around.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
    for (const { place, miles } of around) expect(miles).toBe(roundedMiles(milesBetween(bear, place)));
  });

  it('include the major city that lists it', () => {
    expect(areasAround(PLACES.DE, area('DE', 'bear')).map(({ place }) => place.slug)).toContain('newark');
  });

  it('do not cross water: all places around Lahaina are on Maui', () => {
    const maui = PLACES.HI.counties.find(({ name }) => name === 'Maui County')?.fips;
    const around = areasAround(PLACES.HI, area('HI', 'lahaina'));
    expect(around.length).toBeGreaterThan(5);
    expect(new Set(around.map(({ place }) => place.countyFips))).toEqual(new Set([maui]));
  });

  it('are what its parent lists for an unlisted place, within fifty miles', () => {
    const nowhere = { ...area('AZ', 'tempe'), slug: 'nowhere', geonameId: 1 };
    expect(areasAround(PLACES.AZ, { ...nowhere, parent: 'phoenix' }).length).toBeGreaterThan(0);
    expect(areasAround(PLACES.AZ, { ...nowhere, lat: 36.8, parent: 'phoenix' })).toEqual([]);
  });
});
