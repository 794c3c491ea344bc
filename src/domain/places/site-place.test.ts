import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';

import { sitePlaces } from './site-place.ts';

const INDIANA = sitePlaces(PLACES.IN);

describe('the places of a jurisdiction that have pages', () => {
  it('are its major cities, then its areas, each with its major city', () => {
    const places = sitePlaces(PLACES.AZ);
    expect(places).toHaveLength(PLACES.AZ.majorCities.length + PLACES.AZ.areas.length);
    expect(places[0]).toMatchObject({ kind: 'city', parent: undefined });
    expect(places.at(-1)).toMatchObject({
      kind: 'area',
      parent: { place: { slug: PLACES.AZ.areas.at(-1)?.parent } },
    });
  });

  it('are distinguished by county if they share a name', () => {
    const labels = INDIANA.filter(({ place }) => place.name === 'Highland').map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['Highland (Lake County)', 'Highland (Vanderburgh County)']);
    expect(new Set(INDIANA.map(({ label }) => label)).size).toBe(INDIANA.length);
  });

  it('are refused when a county is missing', () => {
    expect(() => sitePlaces({ ...PLACES.AZ, counties: [] })).toThrow(/Arizona has no county/u);
  });
});
