import { expect, it } from 'vitest';

import { telephoneLink } from './telephone-link.ts';

it.each([
  ['(602) 258-3434', 'tel:+16022583434'],
  ['1-888-478-2572', 'tel:+18884782572'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['211', 'tel:211'],
  ['６０２ ５５５ ０１３４', 'tel:+16025550134'],
])('dials %s as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
