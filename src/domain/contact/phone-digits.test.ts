import { describe, expect, it } from 'vitest';

import { nationalDigits, phoneDigits } from './phone-digits.ts';

describe('the digits of a phone number', () => {
  it.each([
    ['(602) 555-0134', '6025550134'],
    ['+44 20 7946 0958', '442079460958'],
    ['٦٠٢٥٥٥٠١٣٤', '6025550134'],
    ['𝟞𝟘𝟚𝟝𝟝𝟝𝟘𝟙𝟛𝟜', '6025550134'],
    ['call my sister', ''],
  ])('of %s are %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  it.each([
    ['+1 602 555 0134', '6025550134'],
    ['16025550134', '6025550134'],
    ['6025550134', '6025550134'],
    ['1602555013', '1602555013'],
    ['442079460958', '442079460958'],
  ])('within the country of %s are %s', (typed, digits) => {
    expect(nationalDigits(typed)).toBe(digits);
  });
});
