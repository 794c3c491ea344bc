import { describe, expect, it } from 'vitest';

import { countyList, countyOfPlace, countyType, planningRegionList } from './counties.ts';
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

  it('are not mixed with the planning regions of Connecticut', () => {
    expect(planningRegionList([{ fips: '09110', bareName: 'Capitol' }])).toEqual([
      { fips: '09110', name: 'Capitol Planning Region', type: 'planning region' },
    ]);
  });
});

const valid = new Set(['20009', '20010']);
const place = settlement({ name: 'Salina', countyFips: '20009' });

it("the county is the source's code, whatever the map says", () => {
  expect(countyOfPlace(place, valid, () => '20010')).toBe('20009');
});

it('the county comes from the map if the source has none or a retired one', () => {
  expect(countyOfPlace({ ...place, countyFips: null }, valid, () => '20010')).toBe('20010');
  expect(countyOfPlace({ ...place, countyFips: '02270' }, valid, () => '20010')).toBe('20010');
});

it('a county is never invented', () => {
  const lost = { ...place, countyFips: null };
  expect(() => countyOfPlace(lost, valid, () => undefined)).toThrow('No county for Salina, KS');
  expect(() => countyOfPlace(lost, valid, () => '29095')).toThrow('No county for Salina, KS');
});
