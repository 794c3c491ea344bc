import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { rentedHomesAt } from '#domain/places/rented-homes.ts';
import { rentsAt } from '#domain/places/rents.ts';

import { COUNTY_RENTS, INCOME_LIMITS, isRentFloor, RENTED_HOMES, stateRents, TOWN_RENTS } from './rents.ts';
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
    ['CT', 'cos-cob', null, 2511],
    ['CT', 'hartford', null, 1865],
    ['MA', 'revere', 'Boston-Cambridge-Quincy, MA-NH HUD Metro FMR Area', 2941],
    ['NH', 'salem', 'Lawrence, MA-NH HUD Metro FMR Area', 2270],
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

  it('of a state are those of its counties, or of its places where HUD counts towns', () => {
    for (const code of JURISDICTION_CODES) {
      const { of, parts } = stateRents(code);
      const byTown = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'].includes(code);
      expect(of, code).toBe(byTown ? 'places' : 'counties');
      expect(parts.length, code).toBeGreaterThan(0);
    }
  });

  it('are the same in a whole HUD area, so that none has the name of another', () => {
    const areas = Map.groupBy(
      [
        ...Object.values(COUNTY_RENTS.counties),
        ...Object.values(TOWN_RENTS.places).map(([, , ...row]) => row),
      ].filter(([area]) => area !== null),
      ([area]) => area,
    );
    for (const [area, rows] of areas) expect(new Set(rows.map((row) => row.join())).size, area ?? '').toBe(1);
  });

  it('are the least that HUD uses in many counties of some states', () => {
    expect(isRentFloor('AL', 776)).toBe(true);
    expect(isRentFloor('AL', 1016)).toBe(false);
    expect(isRentFloor('DC', 2246)).toBe(false);
  });

  it('have income limits for more than 3,000 counties, none of them in New England', () => {
    expect(
      Object.keys(INCOME_LIMITS.counties).filter((fips) => /^(?:09|25|23|33|44|50)/u.test(fips)),
    ).toEqual([]);
    expect(Object.keys(INCOME_LIMITS.counties).length).toBeGreaterThan(3000);
  });
});

describe('rented homes', () => {
  it.each([
    ['AL', 'huntsville', { area: null, rented: 42, empty: 7, years: '2020–2024' }],
    ['OH', 'barberton', { area: 'Akron, OH', rented: 32, empty: 3, years: '2019–2023' }],
  ] as const)(
    '%s, %s: of the place itself where the census counts it, else of its area',
    (code, slug, homes) => {
      expect(rentedHomesAt(RENTED_HOMES, sitePlace(code, slug).place)).toEqual(homes);
    },
  );

  it('exist for nine of ten places, and no county is in two areas', () => {
    const found = places.filter(({ place }) => rentedHomesAt(RENTED_HOMES, place) !== null);
    expect(found.length / places.length).toBeGreaterThanOrEqual(0.9);
    const counties = RENTED_HOMES.areas.homes.flatMap(([, , , codes]) => codes);
    expect(new Set(counties).size).toBe(counties.length);
  });
});
