import { describe, expect, it } from 'vitest';

import { postalEvidence, settlement } from '../testing.ts';
import { clean, CLEANING_RULES } from './clean.ts';

describe('cleaning', () => {
  it('compares places only within a state', () => {
    const kansas = settlement({ name: 'Highland', state: 'KS', lat: 39.9, lng: -95.3 });
    const missouri = settlement({ name: 'Highland', state: 'MO', lat: 39.9, lng: -95.2, population: 900 });
    expect(clean([kansas, missouri], postalEvidence()).places).toEqual([kansas, missouri]);
  });

  it('reports what each rule removed, in order, and loses nothing', () => {
    const source = [
      settlement({ name: 'Salina', population: 46_000 }),
      settlement({ name: 'Ghost (historical)', lat: 37 }),
      settlement({ name: 'McConnell AFB', lat: 37.5 }),
      settlement({ name: 'North Salina', population: 45_000 }),
    ];
    const { places, removals } = clean(source, postalEvidence());
    expect(removals.map(({ rule }) => rule)).toEqual(CLEANING_RULES);
    expect([...places, ...removals.flatMap((each) => each.places)]).toHaveLength(source.length);
    expect(places.map(({ name }) => name)).toEqual(['Salina']);
  });

  it('removes nothing more when repeated', () => {
    const source = Array.from({ length: 40 }, (_, at) =>
      settlement({ name: `Town ${at % 9}`, population: 400 + at * 137, lat: 37 + at * 0.07 }),
    );
    const once = clean(source, postalEvidence()).places;
    expect(clean(once, postalEvidence()).places).toEqual(once);
    expect(once.length).toBeLessThan(source.length);
  });
});
