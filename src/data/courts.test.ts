import { describe, expect, it } from 'vitest';

import { courtFor, courtsOf } from '~/domain/law/court-directory.ts';
import { isOfficialSource } from '~/domain/law/source.ts';
import { countyKey } from '~/domain/places/county-name.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';

import { COUNTIES } from './places.ts';
import { COURTS } from './courts.ts';
import { sealingLaw } from './laws.ts';

describe('the sample fees of §9', () => {
  it.each([
    ['AZ', 'Maricopa', 283, 65, 27, 375],
    ['AZ', 'Pima', 269, 65, 27, 361],
    ['CA', 'Los Angeles', 435, 75, 40, 550],
    ['CA', 'San Diego', 435, 75, 40, 550],
    ['TX', 'Harris', 121, 50, 25, 196],
    ['TX', 'Dallas', 121, 50, 25, 196],
    ['FL', 'Miami-Dade', 185, 40, 30, 255],
  ] as const)('%s, %s', (state, county, filing, service, certified, total) => {
    const { fees, feesAreLocal } = courtFor(COURTS, state, `${county} County`);
    expect(fees).toEqual({ filing, service, certified, total });
    expect(feesAreLocal).toBe(true);
  });

  it('are the default everywhere else', () => {
    for (const [state, county] of [
      ['AZ', 'Yavapai'],
      ['NY', 'Kings'],
      ['DC', ''],
    ] as const) {
      expect(courtFor(COURTS, state, county).fees).toEqual({
        filing: 250,
        service: 60,
        certified: 30,
        total: 340,
      });
    }
  });
});

describe('the courts', () => {
  it("are the state's kind of court, with its help pages, in every state", () => {
    for (const code of JURISDICTION_CODES) {
      const answer = courtFor(COURTS, code, '');
      expect(answer.court.name).toBe(sealingLaw(code).courtName);
      expect(answer.selfHelp?.url).toMatch(/^https:\/\//u);
    }
  });

  it("show confirmed details: Pima's address, San Diego's hours, Dallas's three courthouses", () => {
    expect(courtFor(COURTS, 'AZ', 'Pima').court.phone).toBe('(520) 724-3171');
    expect(courtFor(COURTS, 'CA', 'San Diego').court.hours).toContain('8:30 a.m. to 4:00 p.m.');
    expect(courtFor(COURTS, 'TX', 'Dallas').court.locations).toHaveLength(3);
  });

  it('hide what was not confirmed: Harris, and the address and phone of Miami-Dade', () => {
    for (const [state, county] of [
      ['TX', 'Harris'],
      ['FL', 'Miami-Dade'],
    ] as const) {
      const { court } = courtFor(COURTS, state, county);
      expect([court.address, court.phone, court.hours]).toEqual([null, null, null]);
      expect(court.confirmed).toBe(false);
      expect(court.note).toContain('could not confirm');
    }
  });

  it('name existing counties, and link official pages only', () => {
    for (const code of JURISDICTION_CODES) {
      const official = COUNTIES[code].map(countyKey);
      for (const [county, { court }] of Object.entries(courtsOf(COURTS, code).counties)) {
        expect(official).toContain(countyKey(county));
        for (const { website } of court === null ? [] : [court, ...court.locations]) {
          if (website !== null) expect(isOfficialSource(website), website).toBe(true);
        }
      }
    }
  });
});
