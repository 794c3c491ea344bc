import { describe, expect, it } from 'vitest';

import { COURT_WORDS } from '#content/words/en/law.ts';
import { courtFor, courtsOf, evictionCourt } from '#domain/law/court-directory.ts';
import { isOfficialSource } from '#domain/law/source.ts';
import { countyKey } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

import { courtsIn, EVICTION_COURTS, shownCourtOf } from './courts.ts';
import { sealingLaw } from './laws.ts';
import { COUNTIES, PLACES } from './places.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';

const COURTS = courtsIn('en');

describe('court fees', () => {
  // Typed from the courts' own tables. The sample fees of product §9 were up to 4.5 times higher.
  it.each([
    ['AZ', 'Maricopa', { filing: 63, certified: 28 }],
    ['TX', 'Harris', { filing: 54 }],
    ['TX', 'Dallas', { filing: 54, service: 80 }],
    ['FL', 'Miami-Dade', { filing: 185, summons: 10, service: 40 }],
  ] as const)('of %s, %s, are those of a public table with its year', (state, county, amounts) => {
    const { readIn, asOf, ...fees } = courtFor(COURTS, state, `${county} County`).fees ?? {};
    expect(fees).toEqual(amounts);
    expect(readIn).not.toBe('');
    expect(asOf).toMatch(/^20\d{2}$/u);
  });

  it('are left to the clerk where no table was read', () => {
    for (const [state, county] of [
      ['AZ', 'Pima'],
      ['CA', 'Los Angeles'],
      ['CA', 'San Diego'],
      ['NY', 'Kings'],
      ['DC', ''],
    ] as const) {
      expect(courtFor(COURTS, state, county).fees, county).toBeNull();
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
    expect(courtFor(COURTS, 'AZ', 'Pima County').court.phone).toBe('(520) 724-3171');
    expect(courtFor(COURTS, 'CA', 'San Diego County').court.hours).toContain('8:30 a.m. to 4:00 p.m.');
    expect(courtFor(COURTS, 'TX', 'Dallas County').court.locations).toHaveLength(3);
  });

  it('hide what was not confirmed: Harris, and the address and phone of Miami-Dade', () => {
    for (const [state, county] of [
      ['TX', 'Harris County'],
      ['FL', 'Miami-Dade County'],
    ] as const) {
      const { court } = courtFor(COURTS, state, county);
      expect([court.address, court.phone, court.hours]).toEqual([null, null, null]);
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

const everyCounty = JURISDICTION_CODES.flatMap((code) => COUNTIES[code].map((county) => ({ code, county })));
const courtOfPlace = (code: JurisdictionCode, slug: string) => {
  const { place, county } = sitePlace(code, slug);
  const at = { geonameId: place.geonameId, county: county.name };
  return shownCourtOf(code, at, 'en');
};

it('Los Angeles County names its court and no single courthouse', () => {
  for (const slug of ['los-angeles', 'long-beach', 'pasadena']) {
    const { name, address, note } = courtOfPlace('CA', slug);
    expect(name).toBe('Superior Court of California, County of Los Angeles');
    expect(address).toBeNull();
    expect(note).toContain('the summons names the one');
  }
});

describe('the court of a county', () => {
  it('has a name in all 3,143 counties, without a placeholder or a bracket', () => {
    expect(everyCounty).toHaveLength(3143);
    const wrong = everyCounty.filter(({ code, county }) => {
      const name = evictionCourt(EVICTION_COURTS[code], county)?.name ?? '';
      const shown = courtFor(COURTS, code, county).court;
      return !/^[^{}()]+$/u.test(name) || /[{}]/u.test(shown.name + shown.caption) || shown.note === '';
    });
    expect(wrong).toEqual([]);
  });

  it('is named in a letter only if it is certain and the county decides it', () => {
    const wrong = everyCounty.filter(({ code, county }) => {
      const known = evictionCourt(EVICTION_COURTS[code], county);
      const { caption } = courtFor(COURTS, code, county).court;
      const isExact = known?.certain === true && known.decidedBy === null;
      const kind = courtFor(COURTS, code, '').court.caption;
      return !isExact && caption === known?.name && caption !== kind;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['AL', 'Autauga County', 'District Court of Autauga County, Alabama'],
    ['AK', 'Juneau City and Borough', 'Alaska District Court, First Judicial District'],
    ['CO', 'Denver County', 'Denver County Court'],
    ['GA', 'Fulton County', 'Magistrate Court of Fulton County'],
    ['IA', 'Iowa County', 'Iowa District Court for Iowa County'],
    ['LA', 'Caddo Parish', 'Justice of the Peace Court or City Court in Caddo Parish'],
    ['LA', 'Orleans Parish', 'First or Second City Court of New Orleans'],
    ['MD', 'Baltimore city', 'District Court of Maryland for Baltimore City'],
    ['MD', 'Baltimore County', 'District Court of Maryland for Baltimore County'],
    ['MO', 'St. Louis city', 'Circuit Court of the City of St. Louis'],
    ['MO', 'St. Louis County', 'Circuit Court of St. Louis County, Missouri'],
    ['NV', 'Carson City', 'Carson City Justice Court'],
    ['NY', 'Kings County', 'Civil Court of the City of New York, Housing Part, Kings County'],
    ['PA', 'Philadelphia County', 'Philadelphia Municipal Court'],
    ['PA', 'Allegheny County', 'Magisterial District Court in Allegheny County'],
    ['TN', 'Davidson County', 'General Sessions Court of Metropolitan Nashville and Davidson County'],
    ['TX', 'Travis County', 'Justice Court of Travis County'],
    ['UT', 'Utah County', 'Utah Fourth District Court, Utah County'],
    ['VA', 'Alexandria city', 'Alexandria General District Court'],
    ['VA', 'Charles City County', 'Charles City County General District Court'],
    ['VA', 'Winchester city', 'Winchester-Frederick General District Court'],
    ['VT', 'Chittenden County', 'Vermont Superior Court, Chittenden Unit, Civil Division'],
  ] as const)('%s, %s', (code, county, name) => {
    expect(courtFor(COURTS, code, county).court.name).toBe(name);
  });

  it('is not named where it is uncertain: Fairfax city', () => {
    const { court } = courtFor(COURTS, 'VA', 'Fairfax city');
    expect(court.name).toBe('General District Court');
    expect(court.note).toBe(COURT_WORDS.likely);
  });
});

describe('the court of a place', () => {
  it.each([
    ['CT', 'stamford', 'Connecticut Superior Court, Housing Session at Norwalk'],
    ['MA', 'boston', 'Massachusetts Housing Court, Eastern Division'],
    ['MA', 'cambridge', 'Massachusetts Housing Court, Eastern Division'],
    ['MI', 'detroit', '36th District Court'],
    ['NV', 'reno', 'Reno Justice Court'],
    ['NY', 'buffalo', 'Buffalo City Court'],
    ['OH', 'cleveland', 'Cleveland Municipal Court, Housing Division'],
    ['AZ', 'mesa', 'Maricopa County Justice Courts'],
    ['TX', 'austin', 'Justice Court of Travis County'],
  ] as const)('%s, %s', (code, slug, name) => {
    expect(courtOfPlace(code, slug).name).toBe(name);
  });

  it('is named, or described by what decides it, for at least 95% of places', () => {
    const places = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
    const answered = places.filter(({ state, place }) => {
      const { name, note } = courtOfPlace(state.abbreviation, place.slug);
      const kind = courtFor(COURTS, state.abbreviation, '').court.name;
      return name !== kind || note.includes(' decides ');
    });
    expect(answered.length / places.length).toBeGreaterThanOrEqual(0.95);
  });

  it('depends on the town in Connecticut, not on the planning region or old county', () => {
    const fairfield = SITE_PLACES.CT.filter(({ county }) => county.name === 'Fairfield County');
    expect(new Set(fairfield.map(({ place }) => courtOfPlace('CT', place.slug).name)).size).toBeGreaterThan(
      1,
    );
    expect(PLACES.CT.counties).toHaveLength(8);
  });
});
