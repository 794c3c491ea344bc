import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';

import {
  hasSubstance,
  PLACES_DEPTHS,
  placesDepth,
  POPULATION_FLOOR,
  sitePlaces,
  type Substance,
  SUBSTANCE_FLOOR,
  substanceCount,
} from './site-place.ts';

const INDIANA = sitePlaces(PLACES.IN, []);

describe('the places of a jurisdiction that have pages', () => {
  it('are its major cities, then its areas, then those of a deeper setting', () => {
    const [first] = PLACES.AZ.areas;
    if (first === undefined) throw new Error('Arizona has no area.');
    const further = { ...first, name: 'Far Away', slug: 'far-away', geonameId: 1 };
    const places = sitePlaces(PLACES.AZ, [further]);
    expect(places).toHaveLength(PLACES.AZ.majorCities.length + PLACES.AZ.areas.length + 1);
    expect(places[0]).toMatchObject({ kind: 'city', parent: undefined });
    expect(places.at(-1)).toMatchObject({ kind: 'area', label: 'Far Away' });
    expect(places.at(-1)?.parent?.slug).toBe(first.parent);
  });

  it('are distinguished by county if they share a name', () => {
    const labels = INDIANA.filter(({ place }) => place.name === 'Highland').map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['Highland (Lake County)', 'Highland (Vanderburgh County)']);
    expect(new Set(INDIANA.map(({ label }) => label)).size).toBe(INDIANA.length);
  });

  it('are refused when a county is missing', () => {
    expect(() => sitePlaces({ ...PLACES.AZ, counties: [] }, [])).toThrow(/Arizona has no county/u);
  });
});

describe('the depth of the site', () => {
  it.each(PLACES_DEPTHS)('%s is recognized by its name', (depth) => {
    expect(placesDepth(depth)).toBe(depth);
  });

  it.each(['', 'over-10', 'Majors', 'constructor'])('%j is refused with the list of known names', (text) => {
    expect(() => placesDepth(text)).toThrow(
      `There is no places depth "${text}". Choose one of: majors, over-5000`,
    );
  });

  it('asks for fewer people the deeper it goes', () => {
    const floors = PLACES_DEPTHS.map((depth) => POPULATION_FLOOR[depth] ?? Infinity);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
  });
});

describe('the original content of a page', () => {
  const nothing: Substance = {
    ...{ court: false, rents: false, protections: false, help: false, law: false, surroundings: false },
  };

  it('counts what is unique to a page', () => {
    expect(substanceCount(nothing)).toBe(0);
    expect(substanceCount({ ...nothing, court: true, help: true })).toBe(2);
  });

  it('a page is offered to search engines from the minimum on', () => {
    expect(SUBSTANCE_FLOOR).toBe(2);
    expect(hasSubstance({ ...nothing, rents: true })).toBe(false);
    expect(hasSubstance({ ...nothing, rents: true, law: true })).toBe(true);
  });
});
