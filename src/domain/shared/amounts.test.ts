import { expect, it } from 'vitest';

import { dollars, formatCount } from './amounts.ts';

it.each([
  [0, 'en', '0 cities'],
  [1, 'en', '1 city'],
  [1200, 'en', '1,200 cities'],
  [1, 'es', '1 city'],
  [2, 'es', '2 cities'],
])('%i things have the right plural form (%s)', (count, language, expected) => {
  expect(formatCount({ one: '{count} city', other: '{count} cities' }, count, language)).toBe(expected);
});

it('writes amounts with a comma at thousands', () => {
  expect([300, 900, 1000, 2500, 5000].map(dollars)).toEqual(['$300', '$900', '$1,000', '$2,500', '$5,000']);
});
