import { COURT_WORDS } from '~/content/words/en/law.ts';
import { describe, expect, it } from 'vitest';

import { type CourtData, courtDirectory, courtFor } from './court-directory.ts';
import { courtFeesSchema, type CourtRecord } from './court-directory-schema.ts';

it('refuses fees that do not add up to their total', () => {
  const maricopa = { filing: 283, service: 65, certified: 27, total: 375 };
  expect(courtFeesSchema.safeParse(maricopa).success).toBe(true);
  expect(courtFeesSchema.safeParse({ ...maricopa, total: 376 }).error?.issues[0]).toMatchObject({
    path: ['total'],
    message: 'must be the sum of filing, service and certified',
  });
  expect(courtFeesSchema.safeParse({ ...maricopa, filing: -1, total: 91 }).success).toBe(false);
});

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
const standard = { filing: 250, service: 60, certified: 30, total: 340 };
const local = { filing: 269, service: 65, certified: 27, total: 361 };
const selfHelp = { title: 'Self-help', url: 'https://www.azcourts.gov/selfservicecenter', verified: true };

const directory = courtDirectory(
  {
    courtNames: { AZ: 'Justice Court' },
    counties: { AZ: { Pima: record, Maricopa: { ...record, verified: false } } },
    selfHelp: { AZ: selfHelp } as CourtData['selfHelp'],
    fees: { sample: true, default: standard, counties: { AZ: { Pima: local, Cochise: local } } },
  },
  COURT_WORDS,
);

describe('the court of a case', () => {
  it("is the county's, with its fees, however the county is written", () => {
    for (const county of ['Pima', 'pima county', ' PIMA ']) {
      expect(courtFor(directory, 'AZ', county)).toMatchObject({
        court: { name: record.court.name, address: record.court.address, note: record.note, confirmed: true },
        fees: local,
        feesAreLocal: true,
      });
    }
  });

  it("is the state's kind of court where the county is unknown or left out", () => {
    for (const county of ['Yavapai', '', 'Atlantis']) {
      expect(courtFor(directory, 'AZ', county)).toMatchObject({
        court: { name: 'Justice Court', address: null, phone: null },
        fees: standard,
        feesAreLocal: false,
        selfHelp: { title: selfHelp.title, url: selfHelp.url },
      });
    }
  });

  it('may have local fees without a local court', () => {
    expect(courtFor(directory, 'AZ', 'Cochise')).toMatchObject({
      court: { name: 'Justice Court' },
      fees: local,
      feesAreLocal: true,
    });
  });

  it('is the one on the summons where nothing is known of the state', () => {
    const answer = courtFor(directory, 'TX', 'Harris');
    expect(answer).toMatchObject({
      court: { name: 'The court named on your summons' },
      selfHelp: null,
      fees: standard,
    });
    expect(answer.court.note).toContain('summons');
  });

  it('shows neither address nor phone of a court that was not confirmed, and says so', () => {
    const { court } = courtFor(directory, 'AZ', 'Maricopa');
    expect(court).toMatchObject({
      name: record.court.name,
      address: null,
      phone: null,
      hours: null,
      confirmed: false,
    });
    expect(court.website).toBe(record.court.website);
    expect(court.note).toContain('We could not confirm its details');
  });

  it('omits the fields for editors', () => {
    expect(JSON.stringify(directory)).not.toContain(record.research);
  });
});
