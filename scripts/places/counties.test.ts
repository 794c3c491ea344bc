import { describe, expect, it } from 'vitest';

import { countiesOfPlace, countyList, countyOfPoint, countyType, officialCountyName } from './counties.ts';
import { COUNTY_TYPES } from '../../src/domain/places/state-places.ts';
import { ReviewedList, type SharedCounties } from './reviewed-lists.ts';
import { settlement } from './testing.ts';

describe('the type of a county', () => {
  it.each([
    ['04013', undefined, 'county'],
    ['22071', undefined, 'parish'],
    ['51059', undefined, 'county'],
    ['51600', undefined, 'independent city'],
    ['24510', undefined, 'independent city'],
    ['24005', undefined, 'county'],
    ['29510', undefined, 'independent city'],
    ['32510', undefined, 'independent city'],
    ['11001', undefined, 'federal district'],
    ['02110', 'Juneau City and Borough', 'city and borough'],
    ['02275', 'City and Borough of Wrangell', 'city and borough'],
    ['02020', 'Anchorage Municipality', 'municipality'],
    ['02063', 'Chugach Census Area', 'census area'],
    ['02122', 'Kenai Peninsula Borough', 'borough'],
  ] as const)('%s (%s) is %s', (fips, fullName, type) => {
    expect(countyType(fips, fullName)).toBe(type);
  });

  it('in Alaska is never guessed', () => {
    expect(() => countyType('02999', undefined)).toThrow('02999');
    expect(() => countyType('02999', 'Somewhere')).toThrow('02999');
  });
});

describe('the counties of a state', () => {
  it('have their official names and are sorted by them', () => {
    const counties = countyList(
      [
        { fips: '51770', bareName: 'Roanoke' },
        { fips: '51161', bareName: 'Roanoke' },
        { fips: '51036', bareName: 'Charles City' },
      ],
      new Map(),
    );
    expect(counties.map(({ name }) => name)).toEqual([
      'Charles City County',
      'Roanoke city',
      'Roanoke County',
    ]);
  });
});

const valid = new Set(['20009', '20010']);
const place = settlement({ name: 'Salina', countyFips: '20009' });

it("the county is the source's code, whatever the map says", () => {
  expect(countyOfPoint(place, valid, () => '20010')).toBe('20009');
});

it('the county comes from the map if the source has none or a retired one', () => {
  expect(countyOfPoint({ ...place, countyFips: null }, valid, () => '20010')).toBe('20010');
  expect(countyOfPoint({ ...place, countyFips: '02270' }, valid, () => '20010')).toBe('20010');
});

it('a county is never invented', () => {
  const lost = { ...place, countyFips: null };
  expect(() => countyOfPoint(lost, valid, () => undefined)).toThrow('No county for Salina, KS');
  expect(() => countyOfPoint(lost, valid, () => '29095')).toThrow('No county for Salina, KS');
});

describe('a place in several counties', () => {
  const within = (entry: Omit<SharedCounties, 'name' | 'state'>) =>
    countiesOfPlace(
      place,
      valid,
      () => '20009',
      new ReviewedList<SharedCounties>('list.json', {
        [place.geonameId]: { name: 'Salina', state: 'KS', ...entry },
      }),
    );

  it('is in the county of most of its people, and has the parts of the others in percent', () => {
    expect(within({ counties: { '20009': 1234, '20010': 766 }, total: 2000 })).toEqual({
      countyFips: '20009',
      counties: [
        { fips: '20009', percent: 62 },
        { fips: '20010', percent: 38 },
      ],
    });
  });

  it('is in one county if the others have less than one percent', () => {
    expect(within({ counties: { '20009': 1990, '20010': 10 }, total: 2000 })).toEqual({
      countyFips: '20009',
    });
  });

  it('may have its point in another county, if the list says why', () => {
    const counties = { '20009': 400, '20010': 1600 };
    expect(within({ counties, total: 2000, pointIn: '20009', why: 'The town hall.' }).countyFips).toBe(
      '20010',
    );
    expect(() => within({ counties, total: 2000 })).toThrow(
      `list.json: ${place.geonameId} Salina, KS: the source puts it in 20009, most people live in 20010`,
    );
    expect(() => within({ counties, total: 2000, pointIn: '20009' })).toThrow('explain it');
  });

  it.each([
    [{ counties: { '20009': 1200, '20010': 700 }, total: 2000 }, 'its counties add up to 1900, not 2000.'],
    [{ counties: { '20009': 1200, '29095': 800 }, total: 2000 }, 'the state has no county 29095.'],
    [{ counties: { '20009': 2000 }, total: 2000, pointIn: '20009' }, '"pointIn" is not needed'],
  ])('is refused with file, place and reason: %o', (entry, reason) => {
    expect(() => within(entry)).toThrow(`list.json: ${place.geonameId} Salina, KS: ${reason}`);
  });
});

describe("a county's official name", () => {
  it.each([
    ['Maricopa', 'county', 'Maricopa County'],
    ['Orleans', 'parish', 'Orleans Parish'],
    ['Kenai Peninsula', 'borough', 'Kenai Peninsula Borough'],
    ['Wrangell', 'city and borough', 'Wrangell City and Borough'],
    ['Anchorage', 'municipality', 'Anchorage Municipality'],
    ['Nome', 'census area', 'Nome Census Area'],
    ['Baltimore', 'independent city', 'Baltimore city'],
    ['Carson City', 'independent city', 'Carson City'],
    ['Charles City', 'county', 'Charles City County'],
    ['District of Columbia', 'federal district', 'District of Columbia'],
  ] as const)('%s, %s: %s', (bareName, type, official) => {
    expect(officialCountyName(bareName, type)).toBe(official);
  });

  it('distinguishes a county from a city of the same name, for every type', () => {
    for (const type of COUNTY_TYPES.filter((each) => each !== 'independent city')) {
      expect(officialCountyName('St. Louis', type)).not.toBe(
        officialCountyName('St. Louis', 'independent city'),
      );
    }
  });
});
