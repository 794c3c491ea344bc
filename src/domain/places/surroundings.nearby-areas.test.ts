import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PLACES, placesBySlug } from '#data/places.ts';

import { milesBetween, roundedMiles } from './geometry.ts';
import { type Area, MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './state-places.ts';
import { areasAround, type FindState, nearbyAreas, syntheticNames } from './surroundings.ts';

const STATES = Object.values(PLACES);
const unexpected = (failure: unknown): never => {
  throw new Error('The look-up failed.', { cause: failure });
};

describe('the areas near a city', () => {
  it("are the city's own list, with its order and distances, for every major city", () => {
    for (const state of STATES) {
      for (const city of state.majorCities) {
        const { source, areas } = nearbyAreas(placesBySlug, state.slug, city.slug, unexpected);
        expect(source).toBe('own');
        expect(areas.map(({ place }) => ({ slug: place?.slug, miles: place?.miles }))).toEqual(city.nearby);
      }
    }
  });

  it('are none where there is no town within fifty miles', () => {
    expect(nearbyAreas(placesBySlug, 'alaska', 'juneau', unexpected)).toEqual({ source: 'own', areas: [] });
  });

  it('are near, distinct and have pages, for every area', () => {
    for (const state of STATES) {
      const pages = new Set([...state.majorCities, ...state.areas].map(({ slug }) => slug));
      for (const area of state.areas) {
        const { source, areas } = nearbyAreas(placesBySlug, state.slug, area.slug, unexpected);
        const slugs = areas.map(({ place }) => place?.slug ?? '');
        expect(source).toBe('own');
        expect(slugs.length).toBeGreaterThan(0);
        expect(slugs.length).toBeLessThanOrEqual(MAX_NEARBY_AREAS);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs).not.toContain(area.slug);
        for (const { place } of areas) {
          expect(pages).toContain(place?.slug);
          expect(place?.miles).toBeLessThanOrEqual(SERVICE_RADIUS_MILES);
        }
      }
    }
  });

  it("are those of the state's first city for a city that is not listed", () => {
    const { source, areas } = nearbyAreas(placesBySlug, 'arizona', 'bisbee', unexpected);
    expect(source).toBe('first-city');
    expect(areas).toEqual(nearbyAreas(placesBySlug, 'arizona', 'phoenix', unexpected).areas);
  });

  it.each([
    ['a state that there is none of', 'atlantis', 'poseidonia', 'Poseidonia'],
    ['a jurisdiction whose first city has no list', 'washington-dc', 'georgetown', 'Georgetown'],
  ])('are ten names built from the city for %s', (_, state, city, name) => {
    expect(nearbyAreas(placesBySlug, state, city, unexpected)).toEqual({
      source: 'synthetic',
      areas: syntheticNames(name).map((each) => ({ name: each })),
    });
  });

  it("use the specification's ten words in synthetic names", () => {
    const names = syntheticNames('Troy');
    const words = 'North South East West Heights Hills Downtown Park Grove Valley'.split(' ');
    expect(names.map((name) => name.replace('Troy', '').trim())).toEqual(words);
  });

  it.each([
    ['cannot look anything up', () => unexpected('no such file')],
    ['finds a list that names an area which is not there', (slug) => broken(slug)],
  ] as const satisfies readonly (readonly [string, FindState])[])(
    'are synthetic, and the failure is reported, when the lookup %s',
    (_, findState) => {
      const failures: unknown[] = [];
      const found = nearbyAreas(findState, 'delaware', 'wilmington', (failure) => failures.push(failure));
      expect(found.source).toBe('synthetic');
      expect(found.areas).toHaveLength(10);
      expect(failures).toHaveLength(1);
    },
  );

  it('never throws, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (state, city) => {
        expect(nearbyAreas(placesBySlug, state, city, unexpected).areas).toHaveLength(10);
      }),
    );
  });
});

function broken(slug: string) {
  const state = placesBySlug(slug);
  return state && { ...state, areas: [] };
}

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
