import { describe, expect, it } from 'vitest';

import { nationalDigits, phoneDigits, telephoneLink } from './telephone.ts';

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

it.each([
  ['(602) 258-3434', 'tel:+16022583434'],
  ['1-888-478-2572', 'tel:+18884782572'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['211', 'tel:211'],
  ['６０２ ５５５ ０１３４', 'tel:+16025550134'],
  ['＋４４ ２０ ７９４６ ０９５８', 'tel:+442079460958'],
  ['٦٠٢٥٥٥٠١٣٤', 'tel:+16025550134'],
  ['𝟞𝟘𝟚𝟝𝟝𝟝𝟘𝟙𝟛𝟜', 'tel:+16025550134'],
  ['+47 22 00 00 00', 'tel:+4722000000'],
  ['442079460958', 'tel:442079460958'],
  ['<b>602</b> 555 0134', 'tel:+16025550134'],
])('dials %s as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
