import { expect, it } from 'vitest';

import { displayName } from './display-name.ts';

it.each([
  ['Saint Paul', 'St. Paul'],
  ['St Marys', 'St. Marys'],
  ['St. Charles', 'St. Charles'],
  ['Sainte Genevieve', 'Ste. Genevieve'],
  ['Port Saint Lucie', 'Port St. Lucie'],
  ['City of Sammamish', 'Sammamish'],
  ['City of Milford (balance)', 'Milford'],
  ['Village of Campton Hills', 'Campton Hills'],
  ['Middlebury (village)', 'Middlebury'],
  ['Village of the Branch', 'Village of the Branch'],
  ['‘Ewa Beach', 'ʻEwa Beach'],
  ['Hanamā‘ulu', 'Hanamāʻulu'],
  ['Saintsville', 'Saintsville'],
])('%s is shown as %s', (source, shown) => {
  expect(displayName(source)).toBe(shown);
});
