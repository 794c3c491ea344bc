import { expect, it } from 'vitest';

import { formatCount } from './count-text.ts';

it.each([
  [0, 'en', '0 cities'],
  [1, 'en', '1 city'],
  [1200, 'en', '1,200 cities'],
  [1, 'es', '1 city'],
  [2, 'es', '2 cities'],
])('%i things have the right plural form (%s)', (count, language, expected) => {
  expect(formatCount({ one: '{count} city', other: '{count} cities' }, count, language)).toBe(expected);
});
