import { expect, it } from 'vitest';

import { yearsBefore } from './Answers.tsx';

it.each([
  [5, '5 years before the check'],
  [1, '1 year before the check'],
  [0, 'in the year of the check'],
  [null, ''],
])('the card of a submission says how long before the check the case was filed: %s', (years, words) => {
  expect(yearsBefore(years)).toBe(words);
});
