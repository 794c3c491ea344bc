import { describe, expect, it } from 'vitest';

import { COURT_WORDS } from '~/content/words/en/law.ts';
import { courtAt, courtFor, evictionCourt } from '~/domain/law/court-directory.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

import { COURTS } from './courts.ts';
import { EVICTION_COURTS } from './eviction-courts.ts';
import { COUNTIES, PLACES } from './places.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';

const everyCounty = JURISDICTION_CODES.flatMap((code) => COUNTIES[code].map((county) => ({ code, county })));
const courtOfPlace = (code: JurisdictionCode, slug: string) => {
  const { place, county } = sitePlace(code, slug);
  const at = { geonameId: place.geonameId, county: county.name };
  return courtAt(COURTS, code, EVICTION_COURTS[code], at, COURT_WORDS).court;
};

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
