import { describe, expect, it } from 'vitest';

import { PLACES } from '~/content/places.ts';
import { areasAround } from './areas-around.ts';
import { milesBetween, roundedMiles } from './distance.ts';
import type { Area } from './place.ts';

const area = (code: keyof typeof PLACES, slug: string): Area => {
  const found = PLACES[code].areas.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`${code} has no area ${slug}.`);
  return found;
};

describe('what lies around an area', () => {
  it('is nearest first, with its miles', () => {
    const bear = area('DE', 'bear');
    const around = areasAround(PLACES.DE, bear);
    expect(around[0]?.place.name).toBe('Brookside');
    expect(around.map(({ miles }) => miles)).toEqual(
      around.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
    for (const { place, miles } of around) expect(miles).toBe(roundedMiles(milesBetween(bear, place)));
  });

  it('has the major city that lists it among it', () => {
    expect(areasAround(PLACES.DE, area('DE', 'bear')).map(({ place }) => place.slug)).toContain('newark');
  });

  it('does not reach over water: nothing of Maui lies around Lahaina but Maui', () => {
    const maui = PLACES.HI.counties.find(({ name }) => name === 'Maui County')?.fips;
    const around = areasAround(PLACES.HI, area('HI', 'lahaina'));
    expect(around.length).toBeGreaterThan(5);
    expect(new Set(around.map(({ place }) => place.countyFips))).toEqual(new Set([maui]));
  });

  it('is what its parent lists for a place on no list, and nothing beyond fifty miles', () => {
    const nowhere = { ...area('AZ', 'tempe'), slug: 'nowhere', geonameId: 1 };
    expect(areasAround(PLACES.AZ, { ...nowhere, parent: 'phoenix' }).length).toBeGreaterThan(0);
    expect(areasAround(PLACES.AZ, { ...nowhere, lat: 36.8, parent: 'phoenix' })).toEqual([]);
  });
});
