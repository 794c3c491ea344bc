import { describe, expect, it } from 'vitest';

import { PLACES_DEPTHS, placesDepth, POPULATION_FLOOR } from './places-depth.ts';

describe('the depth of the site', () => {
  it.each(PLACES_DEPTHS)('%s is known by its name', (depth) => {
    expect(placesDepth(depth)).toBe(depth);
  });

  it.each(['', 'over-10', 'Majors', 'constructor'])('%j is refused with the names of the others', (text) => {
    expect(() => placesDepth(text)).toThrow(
      `There is no places depth "${text}". Choose one of: majors, over-5000`,
    );
  });

  it('asks for fewer people the deeper it goes', () => {
    const floors = PLACES_DEPTHS.map((depth) => POPULATION_FLOOR[depth] ?? Infinity);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
  });
});
