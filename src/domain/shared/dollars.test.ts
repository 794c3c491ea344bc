import { expect, it } from 'vitest';

import { DEPOSIT_LOAN } from '~/config/offer.ts';

import { dollars } from './dollars.ts';

it('writes amounts with a comma at thousands', () => {
  expect([300, 900, 1000, 2500, 5000].map(dollars)).toEqual(['$300', '$900', '$1,000', '$2,500', '$5,000']);
});

it('formats amounts as the offer’s texts do', () => {
  expect(dollars(DEPOSIT_LOAN.minimum)).toBe(DEPOSIT_LOAN.minimumShown);
  expect(dollars(DEPOSIT_LOAN.maximum)).toBe(DEPOSIT_LOAN.maximumShown);
});
