import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { COUNTIES } from './counties.ts';

describe('the counties that the form offers', () => {
  it.each([
    ['AZ', 15, 'Maricopa County'],
    ['LA', 64, 'Orleans Parish'],
    ['AK', 30, 'Anchorage Municipality'],
    ['VA', 133, 'Alexandria city'],
    ['MO', 115, 'St. Louis city'],
    ['NV', 17, 'Carson City'],
    ['NM', 33, 'Doña Ana County'],
    ['TX', 254, 'Harris County'],
    ['DC', 1, 'District of Columbia'],
  ] as const)('%s has %i, %s among them', (state, count, name) => {
    expect(COUNTIES[state]).toHaveLength(count);
    expect(COUNTIES[state]).toContain(name);
  });

  it("are Connecticut's eight traditional ones", () => {
    expect(COUNTIES.CT).toEqual([
      'Fairfield County',
      'Hartford County',
      'Litchfield County',
      'Middlesex County',
      'New Haven County',
      'New London County',
      'Tolland County',
      'Windham County',
    ]);
  });

  it('are 3,143 in all: 3,142 of the states, and DC', () => {
    expect(JURISDICTION_CODES.flatMap((code) => COUNTIES[code])).toHaveLength(3_143);
  });

  it('are offered in the order of the alphabet', () => {
    const { compare } = new Intl.Collator('en');
    for (const code of JURISDICTION_CODES) expect([...COUNTIES[code]].sort(compare)).toEqual(COUNTIES[code]);
  });
});
