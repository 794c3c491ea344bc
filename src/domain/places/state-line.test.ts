import { describe, expect, it } from 'vitest';

import { PLACES_BEYOND, SITE_PLACES, sitePlace } from '~/content/site-places.ts';
import { milesBetween, roundedMiles } from './distance.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';
import { SERVICE_RADIUS_MILES } from './place.ts';
import { acrossTheLine } from './state-line.ts';

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
  ] as const)('is none within the radius of %s %s', (code, slug) => {
    expect(across(code, slug)).toBeNull();
  });

  it('is the same that a look at every place of the country finds', () => {
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
