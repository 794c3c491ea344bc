import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PLACES, placesBySlug } from '~/content/places.ts';
import { nearbyAreas, syntheticNames, type FindState } from './nearby-areas.ts';
import { MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './place.ts';

const STATES = Object.values(PLACES);
const unexpected = (failure: unknown): never => {
  throw new Error('The look-up failed.', { cause: failure });
};

describe('the areas near a city', () => {
  it("are the city's own list, in its order and with its miles, for every major city", () => {
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

  it('are what lies around it for every area: near, different, and with a page', () => {
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

  it("are the state's first city's for a city that the state's list does not know", () => {
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

  it("has the specification's ten words in its synthetic names", () => {
    const names = syntheticNames('Troy');
    const words = 'North South East West Heights Hills Downtown Park Grove Valley'.split(' ');
    expect(names.map((name) => name.replace('Troy', '').trim())).toEqual(words);
  });

  it.each([
    ['cannot look anything up', () => unexpected('no such file')],
    ['finds a list that names an area which is not there', (slug) => broken(slug)],
  ] as const satisfies readonly (readonly [string, FindState])[])(
    'are the synthetic ones, and the failure is reported, when it %s',
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
