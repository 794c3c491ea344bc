import { describe, expect, it } from 'vitest';

import { COURT_WORDS, FEE_WORDS } from '#content/words/en/law.ts';
import { courtsIn } from '#data/courts.ts';
import {
  courtAt,
  type CourtData,
  courtDirectory,
  courtFor,
  courtName,
  courtsOf,
  evictionCourt,
  exactCourtName,
  filingInformation,
  placeCourt,
} from './court-directory.ts';
import type { CourtRecord, EvictionCourts } from './facts-schema.ts';

const record: CourtRecord = {
  court: {
    name: 'Pima County Consolidated Justice Court',
    address: '240 N. Stone Ave., Tucson, AZ 85701',
    phone: '(520) 724-3171',
    hours: null,
    website: 'https://www.jp.pima.gov/',
  },
  note: 'Ajo and Green Valley have their own justice courts.',
  locations: [],
  verified: true,
  source: { title: 'Pima County', url: 'https://www.jp.pima.gov/' },
  research: 'Counter hours were not shown.',
};
const local = { filing: 69, service: 65, readIn: 'The clerk', asOf: '2026' };
const selfHelp = { title: 'Self-help', url: 'https://www.azcourts.gov/selfservicecenter', verified: true };

const EVICTIONS: EvictionCourts = {
  rule: 'The justice court of the precinct hears evictions.',
  citation: 'A.R.S. § 22-201',
  textRead: false,
  courts: [
    { name: 'Gila Justice Court', certain: false, decidedBy: null, note: null, counties: ['Gila County'] },
    {
      name: '{bare} Court',
      certain: true,
      decidedBy: null,
      note: 'It sits daily.',
      counties: ['Yuma County'],
    },
    { name: '{county} Justice Court', certain: true, decidedBy: 'precinct', note: null, counties: null },
  ],
  places: [{ name: 'Yuma City Court', certain: true, note: null, places: [{ geonameId: 7, name: 'Yuma' }] }],
};

const directory = courtDirectory(
  {
    courtNames: { AZ: 'Justice Court' },
    counties: { AZ: { Pima: record, Maricopa: { ...record, verified: false } } },
    evictions: { AZ: EVICTIONS },
    countyNames: {
      AZ: [
        'Cochise County',
        'Gila County',
        'Maricopa County',
        'Pima County',
        'Yuma County',
        'Santa Cruz County',
      ],
    },
    selfHelp: { AZ: selfHelp } as CourtData['selfHelp'],
    fees: { AZ: { Pima: local, Cochise: local } },
  },
  COURT_WORDS,
);

describe('the court on a paper', () => {
  it.each([
    ['AZ', 'Pima County', 'Pima County Consolidated Justice Court'],
    ['CA', 'Los Angeles County', 'Superior Court of California, County of Los Angeles'],
    ['IN', 'Adams County', 'Adams Circuit or Superior Court'],
  ] as const)('in %s, %s is %s', (state, county, name) => {
    expect(exactCourtName(courtsOf(courtsIn('en'), state), county)).toBe(name);
  });

  it.each([
    ['AZ', 'Maricopa County'],
    ['TX', 'Harris County'],
    ['TX', 'Dallas County'],
    ['IN', 'Marion County'],
    ['AZ', ''],
  ] as const)('in %s, %j is only in the renter’s own papers', (state, county) => {
    expect(exactCourtName(courtsOf(courtsIn('en'), state), county)).toBeUndefined();
  });
});

describe('the court of a case', () => {
  it("is the county's, with its fees", () => {
    expect(courtFor(directory, 'AZ', 'Pima County')).toMatchObject({
      court: { name: record.court.name, address: record.court.address, note: record.note },
      fees: local,
    });
  });

  it("is the state's kind of court for any text that is not an official name, such as a city's", () => {
    for (const county of ['Yavapai', 'Pima', 'Yuma', '', 'constructor']) {
      expect(courtFor(directory, 'AZ', county)).toMatchObject({
        court: { name: 'Justice Court', address: null, phone: null },
        fees: null,
        selfHelp: { title: selfHelp.title, url: selfHelp.url },
      });
    }
  });

  it('has its own name in other counties', () => {
    const { court } = courtFor(directory, 'AZ', 'Yuma County');
    expect(court).toMatchObject({ name: 'Yuma Court', caption: 'Yuma Court', address: null });
    expect(court.note).toBe(`It sits daily. ${COURT_WORDS.lookOnTheSummons}`);
  });

  it('is a general name, with what decides, where the county does not; a letter names the kind of court', () => {
    const { court } = courtFor(directory, 'AZ', 'Santa Cruz County');
    expect(court.name).toBe('Santa Cruz County Justice Court');
    expect(court.note).toContain('The precinct of the home decides');
    expect(court.caption).toBe('Justice Court');
  });

  it('is hedged where the name is only likely, and not used in letters', () => {
    const { court } = courtFor(directory, 'AZ', 'Gila County');
    expect(court.name).toBe('Gila Justice Court');
    expect(court.note).toBe(COURT_WORDS.likely);
    expect(court.caption).toBe('Justice Court');
  });

  it("has no brackets in a letter, and the address of the county's own court", () => {
    expect(courtFor(directory, 'AZ', 'Pima County').court.caption).toBe(record.court.name);
  });

  it('is called in the words of the directory in steps, and in English in letters', () => {
    const inSpanish = courtDirectory(
      {
        courtNames: { AZ: 'Justice Court o City Court (en Tucson)' },
        englishCourtNames: { AZ: 'Justice Court or City Court (in Tucson)' },
        nameInWords: (name) => name.replace('{bare} Court', 'Court en {bare}'),
        counties: {},
        evictions: { AZ: EVICTIONS },
        countyNames: { AZ: ['Gila County', 'Yuma County'] },
        selfHelp: { AZ: selfHelp } as CourtData['selfHelp'],
        fees: {},
      },
      COURT_WORDS,
    );
    const called = (county: string) => {
      const { court } = courtFor(inSpanish, 'AZ', county);
      return [court.called, court.caption];
    };
    expect(called('')).toEqual(['Justice Court o City Court', 'Justice Court or City Court']);
    expect(called('Gila County')).toEqual(['Justice Court o City Court', 'Justice Court or City Court']);
    expect(called('Yuma County')).toEqual(['Court en Yuma', 'Yuma Court']);
  });

  it('is that of a city where the city fixes it', () => {
    const at = (geonameId: number) =>
      courtAt(directory, 'AZ', EVICTIONS, { geonameId, county: 'Yuma County' }, COURT_WORDS).court.name;
    expect(at(7)).toBe('Yuma City Court');
    expect(at(8)).toBe('Yuma Court');
  });

  it('may have local fees without a local court', () => {
    expect(courtFor(directory, 'AZ', 'Cochise County')).toMatchObject({
      court: { name: 'Cochise County Justice Court', address: null },
      fees: local,
    });
  });

  it('is the one on the summons if nothing is known about the state', () => {
    const answer = courtFor(directory, 'TX', 'Harris County');
    expect(answer).toMatchObject({
      court: { name: 'The court named on your summons' },
      selfHelp: null,
      fees: null,
    });
    expect(answer.court.note).toContain('summons');
  });

  it('has no address and no phone if it was not confirmed, and says so', () => {
    const { court } = courtFor(directory, 'AZ', 'Maricopa County');
    expect(court).toMatchObject({
      name: record.court.name,
      address: null,
      phone: null,
      hours: null,
    });
    expect(court.website).toBe(record.court.website);
    expect(court.note).toContain('We could not confirm its details');
  });

  it('omits the editors’ fields', () => {
    expect(JSON.stringify(directory)).not.toContain(record.research);
  });
});

it.each([
  ['{county} Court', 'Orleans Parish', 'Orleans Parish Court'],
  ['{bare} Court', 'Orleans Parish', 'Orleans Court'],
  ['{bare} Court', 'Alexandria city', 'Alexandria Court'],
  ['{bare} Court', 'Charles City County', 'Charles City Court'],
  ['{bare} Court', 'Carson City', 'Carson City Court'],
  ['{bare} Court', 'Juneau City and Borough', 'Juneau Court'],
  ['District Court', 'Adams County', 'District Court'],
])('fills %s with %s', (template, county, name) => {
  expect(courtName(template, county)).toBe(name);
});

describe('the name of a court', () => {
  it('of a county comes from its entry, or else from the default', () => {
    expect(evictionCourt(EVICTIONS, 'Yuma County')?.name).toBe('Yuma Court');
    expect(evictionCourt(EVICTIONS, 'Pima County')?.name).toBe('Pima County Justice Court');
  });

  it('of a county that is not listed is unknown', () => {
    expect(
      evictionCourt({ ...EVICTIONS, courts: EVICTIONS.courts.slice(0, 2) }, 'Pima County'),
    ).toBeUndefined();
  });

  it('of a place is its own, if it has one', () => {
    expect(placeCourt(EVICTIONS, 7)?.name).toBe('Yuma City Court');
    expect(placeCourt(EVICTIONS, 8)).toBeUndefined();
  });
});

describe('what an eviction costs to file', () => {
  const filing = (state: 'AZ' | 'TX' | 'FL', county: string) =>
    filingInformation(courtsOf(courtsIn('en'), state), county, FEE_WORDS);

  it('is the sum of its parts, if all of them are known', () => {
    const { fees, total, feesNote } = filing('TX', 'Dallas County');
    expect(fees.map(({ amount }) => amount)).toEqual(['$54', '$80']);
    expect(total?.amount).toBe('$134');
    expect(feesNote).toContain('dallascounty.org, 2025. Sealing may cost less or nothing: ask the clerk');
    expect(filing('FL', 'Miami-Dade County').total?.amount).toBe('$235');
  });

  it('has no sum where the delivery is not known, and none with a copy', () => {
    expect(filing('AZ', 'Maricopa County')).toMatchObject({
      court: { name: 'Maricopa County Justice Courts' },
      fees: [{ amount: '$63' }, { amount: '$28' }],
      total: null,
    });
  });

  it('is for the clerk to say where no table was read', () => {
    expect(filing('AZ', 'Yavapai County')).toMatchObject({
      court: { name: 'Yavapai County Justice Court' },
      fees: [],
      total: null,
      feesNote: FEE_WORDS.note.unknown,
    });
  });
});
