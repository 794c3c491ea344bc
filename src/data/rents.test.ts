import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { rentsAt } from '#domain/places/rents.ts';

import { COUNTY_RENTS, INCOME_LIMITS, stateRent, TOWN_RENTS } from './rents.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';

const places = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
const rentsOf = (code: (typeof JURISDICTION_CODES)[number], slug: string) =>
  rentsAt(COUNTY_RENTS, TOWN_RENTS, sitePlace(code, slug).place);

describe("HUD's rents", () => {
  it('exist for at least 95% of places', () => {
    const found = places.filter(({ place }) => rentsAt(COUNTY_RENTS, TOWN_RENTS, place) !== null);
    expect(found.length / places.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['AL', 'montgomery', 'Montgomery, AL MSA', 1016],
    ['CT', 'cos-cob', 'Greenwich town', 2511],
    ['CT', 'hartford', 'Hartford town', 1865],
    ['MA', 'revere', 'Revere city', 2941],
  ] as const)('%s, %s: those of %s', (code, slug, area, twoBedrooms) => {
    expect(rentsOf(code, slug)?.area).toBe(area);
    expect(rentsOf(code, slug)?.rents[2]).toBe(twoBedrooms);
  });

  it('of a county are those of its own area: an independent city, a borough, a parish, the District', () => {
    for (const [code, slug] of [
      ['VA', 'alexandria'],
      ['AK', 'juneau'],
      ['LA', 'new-orleans'],
      ['DC', 'washington-dc'],
    ] as const) {
      const { place } =
        SITE_PLACES[code].find((each) => each.place.slug === slug) ?? SITE_PLACES[code][0] ?? {};
      if (place === undefined) throw new Error(`${code} has no ${slug}.`);
      const [, ...rents] = COUNTY_RENTS.counties[place.countyFips] ?? [];
      expect(rentsAt(COUNTY_RENTS, TOWN_RENTS, place)?.rents, slug).toEqual(rents);
    }
  });

  it('have a median in every state, by town where HUD counts towns, and one figure in the District', () => {
    for (const code of JURISDICTION_CODES) {
      const byTown = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'].includes(code);
      const { of, monthly } = stateRent(code);
      expect(of, code).toBe(byTown ? 'places' : code === 'DC' ? 'area' : 'counties');
      expect(monthly, code).toBeGreaterThan(0);
    }
    expect(stateRent('DC').monthly).toBe(rentsOf('DC', 'washington')?.rents[2]);
  });

  it('have income limits for more than 3,000 counties, none of them in New England', () => {
    expect(
      Object.keys(INCOME_LIMITS.counties).filter((fips) => /^(?:09|25|23|33|44|50)/u.test(fips)),
    ).toEqual([]);
    expect(Object.keys(INCOME_LIMITS.counties).length).toBeGreaterThan(3000);
  });
});
