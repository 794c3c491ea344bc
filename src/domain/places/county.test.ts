import { describe, expect, it } from 'vitest';

import { COUNTY_TYPES, officialCountyName } from './county.ts';

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
    ['Capitol', 'planning region', 'Capitol Planning Region'],
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
