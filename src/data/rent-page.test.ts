import { expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { rentPage } from './rent-page.ts';

it('each state’s page has its own rules and those of its cities, and somebody who helps free', () => {
  for (const code of JURISDICTION_CODES) {
    const { rules, cities, help } = rentPage(code, 'en');
    const shown = [...rules, ...cities.flatMap((city) => city.rules)];
    expect(new Set(shown), code).toEqual(new Set(RENTER_PROTECTIONS.filter(({ state }) => state === code)));
    expect(help.phone ?? help.url, code).not.toBeNull();
  }
  expect(rentPage('FL', 'en').rules).toEqual([]);
  expect(rentPage('TX', 'en').rules.map(({ id }) => id)).toContain('tx-screening-notice');
});

it('a county’s income is three times its rent', () => {
  const harris = rentPage('TX', 'en').counties.find(({ name }) => name === 'Harris County');
  expect(harris).toEqual({ name: 'Harris County', rent: '$1,573', income: '$4,719' });
  for (const code of JURISDICTION_CODES)
    for (const { name, rent, income } of rentPage(code, 'en').counties)
      expect(income === '', `${name}, ${code}`).toBe(rent === '');
});
